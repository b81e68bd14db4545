import { indexWithin } from '../../bounded-search.js';
import type { HandDraft, PhraseMatch } from '../../reading/index.js';

/** Chips that a player buys during the hand, and has when it ends. */
const bought = (draft: HandDraft, seat: number): number =>
  draft.events.reduce((sum, event) => {
    if (event.type !== 'note' || event.seat !== seat) return sum;
    const { text } = event;
    const words = BUYS.find((one) => text.includes(one));
    if (words === undefined) return sum;
    return sum + Math.max(0, draft.scanner.scan(text, text.indexOf(words) + words.length));
  }, 0);

const BUYS = [' rebuys ', ' brings '];

/** The stack of a player at the end; chips that were bought during the hand are part of it. */
export const claimsStack = (draft: HandDraft, match: PhraseMatch, amount: number, line: number): boolean => {
  const [seatNumber] = match.numbers;
  const name = match.textAt(0);
  const player = draft.players.find(({ seat }) => seat === seatNumber);
  if (player?.name !== name && (player !== undefined || draft.players.some((one) => one.name === name))) {
    draft.claimStranger(line, seatNumber);
    return true;
  }
  if (player === undefined) return false;
  draft.claimFinalStack(seatNumber, amount - bought(draft, seatNumber), line);
  return true;
};

const BOUNTY = ' (bounty value ';
/** Longer than the lines before the deal. */
const MAX_HEADER = 4_000;

/** The bounty for a player, which is that of the seat line of the header unless the player collects. O(header). */
export const checkBounty = (draft: HandDraft, match: PhraseMatch, line: number): void => {
  const [seat] = match.numbers;
  const [bounty] = match.amounts;
  const words = draft.lineText();
  const start = words.slice(0, words.indexOf(BOUNTY) + BOUNTY.length);
  const at = indexWithin(draft.text, start, draft.start, Math.min(draft.lineStart, draft.start + MAX_HEADER));
  if (at < 0 || draft.events.some((event) => event.type === 'collect' && event.seat === seat)) return;
  const before = draft.scanner.scan(draft.text, at + start.length);
  if (before !== bounty)
    draft.contradict('figures', draft.formatAmount(before), draft.formatAmount(bounty), line);
};

/** Who is not dealt in keeps the stack. O(players × claims). */
export const checkUnusedStacks = (draft: HandDraft): void => {
  for (const { seat, stack, dealtIn } of draft.players) {
    const final = draft.claims.find((claim) => claim.type === 'final-stack' && claim.seat === seat);
    if (dealtIn !== false || stack === null || final?.type !== 'final-stack' || final.amount === stack)
      continue;
    draft.contradict('figures', draft.formatAmount(stack), draft.formatAmount(final.amount), final.line);
  }
};
