import type { Card } from '#cards';
import type { HandEvent, SeatClaim } from '../../hand.js';
import { formatMoney, NO_AMOUNT } from '../../money.js';
import {
  claimsBoard,
  claimsTotalPot,
  PhraseTable,
  readSeatMarks,
  remarks,
  type HandDraft,
  type LineReader,
  type Phrase,
  type PhraseMatch,
  type SeatMarks,
  type ShownHand,
} from '../../reading/index.js';
import { readShownHand } from './descriptions.js';

/** The streets of a fold by their words behind `folded `. */
const FOLDS: ReadonlyMap<string, string> = new Map([
  ['before the Flop', 'preflop'],
  ['on the Flop', 'flop'],
  ['on the Turn', 'turn'],
  ['on the River', 'river'],
  ['on 2nd St.', 'second'],
  ['on 3rd St.', 'third'],
  ['on 4th St.', 'fourth'],
  ['on 5th St.', 'fifth'],
  ['on 6th St.', 'sixth'],
  ['on 7th St.', 'seventh'],
  ['before the Draw', 'predraw'],
  ['before the draw', 'predraw'],
  ['after the Draw', 'first-draw'],
  ['after the 1st Draw', 'first-draw'],
  ['after the 2nd Draw', 'second-draw'],
  ['after the 3rd Draw', 'third-draw'],
]);

/** In Courchevel, whose first board card has a line too, a fold is named by the next street, and on the river by none. */
const COURCHEVEL_FOLDS: ReadonlyMap<string, string> = new Map([
  ['on the Flop', 'preflop'],
  ['on the Turn', 'flop'],
  ['on the River', 'turn'],
]);

/** `Total pot 650 Main pot 150. Side pot 500. | Rake 0`, `… Main pot $3. Side pot 1 $20. Side pot 2 $35.50. | Rake $1`. */
const claimsPots: LineReader = (draft, match, line) => {
  const parts = match.textAt(0).split('. ', MAX_POTS);
  const pots: number[] = [];
  for (const [index, part] of parts.entries()) {
    const words =
      index === 0 ? 'Main pot ' : part.startsWith(numbered(index)) ? numbered(index) : 'Side pot ';
    const amount = part.startsWith(words) ? draft.scanner.scan(part, words.length) : NO_AMOUNT;
    if (amount === NO_AMOUNT || !ENDS.includes(part.slice(draft.scanner.end))) return false;
    pots.push(amount);
  }
  claimsTotalPot(draft, match, line);
  for (const [pot, amount] of pots.entries()) draft.claimPot(pot, amount, line);
  draft.claimRake(match.amounts[1], line);
  return true;
};

/** What follows an amount: the last one has a dot of its own. */
const ENDS: readonly string[] = ['', '.'];
const MAX_POTS = 24;
const numbered = (index: number): string => `Side pot ${String(index)} `;

/** What a seat line says behind the name, and whose line it is. */
interface OutcomeDraft {
  readonly draft: HandDraft;
  readonly text: string;
  readonly players: HandDraft['players'];
  readonly scanner: HandDraft['scanner'];
  readonly seat: number;
  readonly marks: SeatMarks;
}

type OutcomeReader = (context: OutcomeDraft, match: PhraseMatch, line: number) => unknown;

/** What the line of a player states who wins or loses a showdown. */
interface StatedResult {
  readonly won: readonly number[];
  readonly cards: Card[] | null;
  /** The description of the hand; '' for none. */
  readonly words: string;
  readonly hand: ShownHand | null;
}

const claims =
  (outcome: SeatClaim['outcome']): OutcomeReader =>
  (context, match, line) => {
    const words = match.textAt(0);
    const [cards = null] = match.cards;
    const hand = words === '' ? null : readShownHand(words);
    claimResult(context, outcome, line, { won: match.amounts, cards, words, hand });
  };

/** A hand that was run twice has a line of each player for each run; the first one takes what the others add. */
const claimResult = (
  { draft, seat, marks }: OutcomeDraft,
  outcome: SeatClaim['outcome'],
  line: number,
  stated: StatedResult,
): void => {
  const at = draft.claims.findIndex((claim) => claim.type === 'seat' && claim.seat === seat);
  const earlier = at < 0 ? undefined : draft.claims[at];
  if (earlier?.type !== 'seat' || draft.run === 0 || earlier.outcome === 'other') {
    const claim = draft.claimSeat(seat, outcome, line, marks);
    addResult(claim, stated);
    if (earlier?.type !== 'seat' || earlier.outcome !== 'other') return;
    draft.claims.splice(at, 1);
    claim.outcome = 'won';
    claim.won.unshift(...earlier.won);
    return;
  }
  // Another position makes a second line of the seat, which contradicts the first one.
  if (marks.button !== earlier.button || marks.blind !== earlier.blind)
    draft.claimSeat(seat, outcome, line, marks);
  if (outcome === 'won') earlier.outcome = outcome;
  earlier.won.push(...stated.won);
  compareRun(draft, earlier, line, stated.won);
  addHand(draft, seat, line, stated);
};

/**
 * What a player wins on a further run is what the lines of the awards have, with or without side pots, which have lines of their
 * own. A figure that differs is reported on its line, and counts as that of the awards for the sum of all runs.
 */
const compareRun = (draft: HandDraft, claim: SeatClaim, line: number, won: readonly number[]): void => {
  const awards = draft.events.filter(
    (event) => event.type === 'collect' && event.seat === claim.seat && event.run === draft.run,
  );
  if (won.length === 0 || awards.length === 0) return;
  // Where the pot of a run is not what the lines of the awards have, these may be wrong.
  if (draft.contradictions.some(({ about }) => about === 'pot')) return;
  const [main, all] = [awards.filter((event) => !isOfSidePot(event)), awards].map(sumOf);
  const stated = won.reduce((sum, amount) => sum + amount, 0);
  if (stated === main || stated === all) return;
  draft.contradict('figures', draft.formatAmount(main), draft.formatAmount(stated), line);
  claim.won.push(main - stated);
};

const isOfSidePot = (event: HandEvent): boolean =>
  event.type === 'collect' && event.pot !== null && event.pot > 0;

const sumOf = (awards: readonly HandEvent[]): number =>
  awards.reduce((sum, event) => (event.type === 'collect' ? sum + event.amount : sum), 0);

const addResult = (claim: SeatClaim, { won, cards, words, hand }: StatedResult): void => {
  claim.won.push(...won);
  claim.cards = cards;
  if (hand === null) return;
  claim.readings = [hand.reading];
  if (hand.low !== undefined) claim.lows = [hand.low];
  if (hand.reading === null) claim.unread = words;
};

/** The cards and the hand of a further run. */
const addHand = (draft: HandDraft, seat: number, line: number, stated: StatedResult): void => {
  const { cards, words, hand } = stated;
  if (cards !== null) draft.claimHeldCards(seat, cards, line);
  if (hand === null) return;
  if (hand.reading === null) draft.events.push({ type: 'unread', text: words, line });
  else draft.claimMadeHand(seat, [], hand.reading, line);
  if (hand.low !== undefined) draft.claimMadeHand(seat, [], hand.low, line, true);
};

/** Whether the line of the first run says the same. */
const hasFolded = (
  { draft, seat, marks: { button, blind } }: OutcomeDraft,
  street: string | null,
  didNotBet: boolean,
): boolean =>
  draft.claims.some(
    (claim) =>
      claim.type === 'seat' &&
      claim.seat === seat &&
      claim.outcome === 'folded' &&
      claim.foldedOn === street &&
      claim.button === button &&
      claim.blind === blind &&
      (claim.didNotBet === true) === didNotBet,
  );

const folded =
  (didNotBet: boolean): OutcomeReader =>
  (context, match, line) => {
    const { draft, seat, marks } = context;
    const words = match.textAt(0);
    const isCourchevel = draft.game?.variant.startsWith('courchevel') === true;
    const foldedOn = words === '' ? null : (isCourchevel ? COURCHEVEL_FOLDS : FOLDS).get(words);
    if (foldedOn === undefined) return false;
    if (draft.run > 0 && hasFolded(context, foldedOn, didNotBet)) return true;
    const claim = draft.claimSeat(seat, 'folded', line, marks);
    claim.foldedOn = foldedOn;
    if (didNotBet) claim.didNotBet = true;
    return true;
  };

/** Lines behind the betting, whose player may be another one by mistake. */
const ENDINGS: ReadonlySet<HandEvent['type']> = new Set(['note', 'uncalled', 'show', 'muck', 'collect']);

/** The line of a player who was not dealt in. It contradicts the hand if the player posts or acts. */
const sitsOut: OutcomeReader = ({ draft, seat }, _match, line) => {
  const acts = draft.events.some(
    (event) => !ENDINGS.has(event.type) && 'seat' in event && event.seat === seat,
  );
  if (acts) draft.claimStranger(line, seat);
  else draft.note(seat, draft.lineText(), line);
};

/** In a side pot that was not run twice: the line of the player is still to come. */
const winsSidePot: OutcomeReader = ({ draft, seat, marks }, match, line) => {
  draft.claimSeat(seat, 'other', line, marks).won.push(match.amounts[0]);
};

const outcomes = new PhraseTable<OutcomeDraft>([
  { phrase: "didn't bet (folded)", read: folded(true) },
  { phrase: "folded {text} (didn't bet)", read: folded(true) },
  { phrase: 'folded {text}', read: folded(false) },
  { phrase: 'is sitting out', read: sitsOut },
  { phrase: 'collected ({amount})', read: claims('won') },
  { phrase: 'collected ({amount}), mucked', read: claims('won') },
  { phrase: 'showed [{cards}] and won ({amount}) with {text}', read: claims('won') },
  { phrase: 'showed [{cards}] and won ({amount})', read: claims('won') },
  { phrase: 'showed [{cards}] and lost with {text}', read: claims('lost') },
  { phrase: 'mucked', read: claims('mucked') },
  { phrase: 'mucked [{cards}]', read: claims('mucked') },
  { phrase: 'mucked [{cards}] - {text}', read: claims('mucked') },
  { phrase: 'wins the side pot ({amount})', read: winsSidePot },
  { phrase: 'wins side pot #{number} ({amount})', read: winsSidePot },
  // A fold on the river of Courchevel.
  {
    phrase: '[0]',
    read: ({ draft, seat, marks }, _match, line) => {
      draft.claimSeat(seat, 'folded', line, marks).foldedOn = 'river';
    },
  },
]);

const MARKS_END = ') ';

/** `Seat 2: Ann (small blind) folded on the Flop`: the position, and what became of the player. */
const seatLine: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const number = match.numbers.at(-1);
  const [from, end] = match.texts.slice(-2);
  let start = from;
  const { text, scanner, players } = draft;
  while (start < end && text.charAt(start) === ' ') start++;
  if (text.charAt(start) === '(') {
    const close = text.indexOf(MARKS_END, start);
    if (close < 0 || close >= end) return false;
    start = close + MARKS_END.length;
  }
  const marks = readSeatMarks(text.slice(from, start).trim());
  if (marks === null) return false;
  if (number !== seat) {
    draft.claimStranger(line);
    return true;
  }
  return outcomes.read({ draft, text, players, scanner, seat, marks }, match, start, end, line);
};

const startsRun: LineReader = (draft, match) => draft.startRun(match.numbers[0]);

/** `Pot 2 $69`: the part of a run of the main pot, less the rake, which is what its winners get. */
const comparesPot: LineReader = (draft, match, line) => {
  const run = match.numbers[0] - 1;
  const [amount] = match.amounts;
  let awarded = 0;
  for (const event of draft.events)
    if (event.type === 'collect' && event.run === run && (event.pot ?? 0) === 0) awarded += event.amount;
  draft.note(null, draft.lineText(), line);
  const { scale } = draft.scanner;
  if (awarded !== amount)
    draft.contradict('pot', formatMoney(awarded, scale), formatMoney(amount, scale), line);
};

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Total pot {amount} | Rake {amount}',
    read: (draft, match, line) => {
      draft.claimTotalPot(match.amounts[0], line);
      draft.claimRake(match.amounts[1], line);
    },
  },
  { phrase: 'Total pot {amount} {text} | Rake {amount}', read: claimsPots },
  { phrase: 'Board: [{cards}]', read: claimsBoard },
  { phrase: 'Seat {number}: {player} {text}', read: seatLine },
  // A player who left has no more than a name, and no line end.
  { phrase: 'Seat {number}: {name} Seat {number}: {player} {text}', read: seatLine },
  { phrase: '*** SUMMARY {number} ***', read: startsRun },
  { phrase: 'Pot {number} {amount}', read: comparesPot },
  { phrase: 'Duration {text}', read: remarks },
  // Archives number their hands before the header.
  { phrase: '*{text} # {number} *{text}', read: remarks },
  // Half a character at the end of a file in UTF-16.
  { phrase: '\uFFFD', read: remarks },
];
