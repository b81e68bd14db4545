import type { HandClaim, SeatClaim } from '../../hand.js';
import { remarks, type HandDraft, type LineReader } from '../../reading/index.js';
import { DIALECT_2012 } from './conventions.js';

type ClaimOf<Type extends HandClaim['type']> = Extract<HandClaim, { type: Type }>;

const NO_BOARD = 'Board []';

/**
 * The total of one pot, without its rake: the last side pot is first, the main pot last. The program may
 * print a line once more: that of a side pot at once, that of the main pot behind the board.
 */
export const claimsPot: LineReader = (draft, match, line) => {
  const [amount, rake] = match.amounts;
  const pots = potsOf(draft);
  const last = draft.claims.findLast((claim) => claim.type === 'rake');
  const isRepeated = pots.at(-1)?.amount === amount && last?.amount === rake;
  if (hasBoardLine(draft) && !isRepeated) return false;
  if (isRepeated) return remarks(draft, match, line);
  draft.claimPot(pots.length, amount, line);
  if (rake !== undefined) draft.claimRake(rake, line);
  return true;
};

const potsOf = ({ claims }: HandDraft): ClaimOf<'pot'>[] => claims.filter((claim) => claim.type === 'pot');

const hasBoardLine = ({ claims, events }: HandDraft): boolean =>
  claims.some(({ type }) => type === 'board') ||
  events.some((event) => event.type === 'note' && event.text === NO_BOARD);

/** `Board []`: a hand that ends before the flop. */
export const claimsNoBoard: LineReader = (draft, match, line) =>
  draft.boardCards.length === 0 && remarks(draft, match, line) !== false;

/** Makes the claims of a whole hand from the lines of its pots and winners. O(claims). */
export const finishPots = (draft: HandDraft): void => {
  const pots = potsOf(draft);
  const rakes = draft.claims.filter((claim) => claim.type === 'rake');
  const last = pots.at(-1);
  if (last === undefined) return;
  checkMainPot(draft, last);
  const kept = draft.claims.filter(({ type }) => type !== 'rake' && type !== 'pot');
  draft.claims.length = 0;
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  // The lines of all pots state the same rake, that of the hand.
  const rake = rakes.find(({ amount }) => amount !== rakes.at(-1)?.amount) ?? rakes.at(-1);
  const isOfHand = rake !== undefined && isRakeOfHand(draft, pots.length, rakes);
  draft.claimTotalPot(total, last.line);
  if (isOfHand) draft.claimRake(rake.amount, rake.line);
  const ofPots = isOfHand ? [] : rakesOfPots(draft, rakes);
  if (pots.length > 1)
    for (const [index, { amount, line }] of [...pots].reverse().entries())
      draft.claimPot(index, amount, line, ofPots[index]);
  draft.claims.push(...kept);
  const winners = kept.filter((claim) => claim.type === 'seat').filter(({ won }) => won.length > 0);
  if (pots.length > 1) leaveOutPartialWinnings(winners, pots, total);
  for (const { seat, won, line } of winners) for (const amount of won) draft.collect(seat, amount, line);
};

/** The line of the main pot is printed once more behind the board only. */
const checkMainPot = ({ events, contradictions }: HandDraft, { line }: ClaimOf<'pot'>): void => {
  const isRepeated = events.some(
    (event) => event.type === 'note' && event.line === line + 1 && isPot(event.text),
  );
  if (isRepeated)
    contradictions.push({ about: 'repeated-claim', expected: '1', actual: '2', line: line + 1 });
};

const isPot = (text: string): boolean => text.startsWith('Total pot ');

/** Hands of September 2012 state no rake where nobody calls, and that of the pots before each further one. */
const isRakeOfHand = ({ dialect }: HandDraft, pots: number, rakes: readonly ClaimOf<'rake'>[]): boolean =>
  !dialect.startsWith(DIALECT_2012) || (pots === 1 && rakes[0].amount > 0);

/**
 * The rake of each pot but the last side pot, by its number: the line of the main pot states its rake, that of a side pot the
 * rake of all pots before it.
 */
const rakesOfPots = (draft: HandDraft, rakes: readonly ClaimOf<'rake'>[]): number[] => {
  const [main, ...before] = [...rakes].reverse();
  const [first] = before;
  if (first !== undefined && first.amount !== main.amount)
    draft.contradict('rake', draft.formatAmount(main.amount), draft.formatAmount(first.amount), first.line);
  return before.map(({ amount }, index) => (index === 0 ? main.amount : amount - before[index - 1].amount));
};

/** The line of a winner of several pots has one of them only. Then the figures of all winners are no awards. */
const leaveOutPartialWinnings = (
  winners: readonly SeatClaim[],
  pots: readonly ClaimOf<'pot'>[],
  total: number,
): void => {
  const isComplete = winners.reduce((sum, { won: [amount] }) => sum + amount, 0) >= total;
  // A figure that is a share of no pot is wrong; it stays for the audit.
  const isShare = ({ won: [amount] }: SeatClaim): boolean =>
    pots.some((pot) => SHARES.some((share) => Math.abs(amount * share - pot.amount) < share));
  if (isComplete || !winners.every(isShare)) return;
  for (const winner of winners) winner.won = [];
};

/** The numbers of winners of one pot. */
const SHARES = [1, 2, 3, 4];
