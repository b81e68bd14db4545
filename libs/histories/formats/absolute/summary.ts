import { parseCards, type Card } from '#cards';
import type { SeatClaim } from '../../hand.js';
import { NO_AMOUNT } from '../../money.js';
import { claimsBoard, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { readDescription } from './descriptions.js';

const STREETS: ReadonlyMap<string, string> = new Map([
  ['POCKET CARDS', 'preflop'],
  ['FLOP', 'flop'],
  ['TURN', 'turn'],
  ['RIVER', 'river'],
]);

const MAX_PARTS = 16;

/** The total, the rake and the rake of the jackpot. */
const claimsTotal: LineReader = (draft, match, line) => {
  const [total, rake, jackpot = 0] = match.amounts;
  draft.claimTotalPot(total, line);
  if (match.amounts.length > 1) draft.claimRake(rake + jackpot, line);
};

/**
 * `5,480:3,750,1,730`: commas separate the pots, and group their thousands. The pots are read in the way in which they add
 * up to the total.
 */
const claimsPots: LineReader = (draft, match, line) => {
  const [total, rake, jackpot = 0] = match.amounts;
  const parts = match.textAt(0).split(',');
  const pots = parts.length > MAX_PARTS ? null : findPots(draft, parts, 0, total);
  if (pots === null) return false;
  draft.claimTotalPot(total, line);
  if (match.amounts.length > 1) draft.claimRake(rake + jackpot, line);
  for (const [pot, amount] of pots.entries()) draft.claimPot(pot, amount, line);
  return true;
};

/** The amounts of the parts from `from` on that add up to a sum; null for none. */
const findPots = (draft: HandDraft, parts: readonly string[], from: number, sum: number): number[] | null => {
  if (from === parts.length) return sum === 0 ? [] : null;
  for (let until = from + 1; until <= Math.min(parts.length, from + MAX_GROUPS); until++) {
    const amount = draft.scanner.scan(parts.slice(from, until).join(''), 0);
    if (amount === NO_AMOUNT || amount > sum) continue;
    const rest = findPots(draft, parts, until, sum - amount);
    if (rest !== null) return [amount, ...rest];
  }
  return null;
};

/** An amount has at most three groups of digits, so that few ways are tried. */
const MAX_GROUPS = 3;

/** `P:As,P:Ac,B:10h,B:10d,B:Kd`: the best cards of a hand, from the pocket and the board; null for any other text. */
const readBest = (text: string): Card[] | null => {
  const faces = text.trim().split(',', MAX_PARTS);
  if (!faces.every((face) => face.startsWith('P:') || face.startsWith('B:'))) return null;
  const parsed = parseCards(faces.map((face) => face.slice(2)).join(' '));
  return parsed.ok ? parsed.cards : null;
};

/** The total of a player includes a proposition bet; without one, it is the amount for the high hand. */
const checkTotal = (draft: HandDraft, [total, high = total]: readonly number[], line: number): void => {
  const hasProposition = draft.events.some(
    (event) => event.type === 'note' && event.text.endsWith(' proposition pot'),
  );
  if (total < high || (total > high && !hasProposition))
    draft.contradict('figures', draft.formatAmount(high), draft.formatAmount(total), line);
};

/** The marks of a seat behind its name, and what they state. */
const positions: readonly (readonly [mark: string, stated: Pick<SeatClaim, 'button' | 'blind'>])[] = [
  ['', { button: false, blind: null }],
  [' (dealer)', { button: true, blind: null }],
  [' (small blind)', { button: false, blind: 'small' }],
  [' (big blind)', { button: false, blind: 'big' }],
];

const claims =
  (outcome: SeatClaim['outcome'], marks: Pick<SeatClaim, 'button' | 'blind'>, hasBest = false): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    if (match.numbers[0] !== seat) {
      draft.claimStranger(line);
      return true;
    }
    const isFold = outcome === 'folded';
    const text = isFold ? '' : match.textAt(0);
    const reading = text === '' ? null : readDescription(text);
    if (text !== '' && reading === null) draft.keepUnread(line);
    checkTotal(draft, match.amounts, line);
    const claim = draft.claimSeat(seat, outcome, line, marks);
    // The total of a player includes proposition bets, the amount for the high hand does not.
    const [total, high = total] = match.amounts;
    if (high !== undefined) claim.won = [high];
    claim.cards = match.cards.at(0) ?? null;
    if (reading !== null) claim.readings = [reading];
    if (isFold) claim.foldedOn = STREETS.get(match.textAt(0)) ?? null;
    if (!hasBest) return true;
    const best = readBest(match.textAt(1));
    if (best === null) draft.keepUnread(line);
    else draft.claimMadeHand(seat, best, reading, line);
    return true;
  };

const verbs = ['collected', 'won'];

const seatLines: readonly Phrase<HandDraft>[] = positions.flatMap(([mark, stated]) => {
  const start = `Seat {number}: {player}${mark} `;
  return [
    { phrase: `${start}Folded on the {text}`, read: claims('folded', stated) },
    { phrase: `${start}HI: [Mucked] [{cards}]`, read: claims('mucked', stated) },
    { phrase: `${start}HI:lost with {text} [{cards} - {text}]`, read: claims('lost', stated, true) },
    ...verbs.flatMap((verb) => {
      const won = `${start}${verb} Total ({amount}){opt: All-In}`;
      return [
        {
          phrase: `${won} HI:({amount}) with {text} [{cards} - {text}]{text}`,
          read: claims('won', stated, true),
        },
        { phrase: `${won} HI:({amount}){opt: }{opt: }[Does not show]`, read: claims('won', stated) },
        { phrase: won, read: claims('won', stated) },
      ];
    }),
  ];
});

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Total Pot({amount})', read: claimsTotal },
  { phrase: 'Total Pot({amount}) | Rake ({amount})', read: claimsTotal },
  { phrase: 'Total Pot({amount}) | Rake ({amount}) | Jackpot Rake ({amount})', read: claimsTotal },
  {
    phrase:
      'Total Pot({amount}) | Rake ({amount}) | Jackpot Rake ({amount}) | {text} Proposition Pot ({text})',
    read: claimsTotal,
  },
  { phrase: 'Total Pot({amount}:{text})', read: claimsPots },
  { phrase: 'Total Pot({amount}:{text}) | Rake ({amount})', read: claimsPots },
  { phrase: 'Total Pot({amount}:{text}) | Rake ({amount}) | Jackpot Rake ({amount})', read: claimsPots },
  { phrase: 'Board [{cards}]', read: claimsBoard },
  ...seatLines,
];
