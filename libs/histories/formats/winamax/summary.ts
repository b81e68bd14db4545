import type { Card } from '#cards';
import type { SeatClaim } from '../../hand.js';
import {
  claimsBoard,
  type HandDraft,
  type LineReader,
  type Phrase,
  type PhraseMatch,
  readSeatMarks,
  type ShownHand,
} from '../../reading/index.js';
import { readDescription } from './descriptions.js';

/** The streets by their names in the summary. */
const streets: ReadonlyMap<string, string> = new Map([
  ['pre-flop', 'preflop'],
  ['flop', 'flop'],
  ['turn', 'turn'],
  ['river', 'river'],
  ['3rd street', 'third'],
  ['4th street', 'fourth'],
  ['5th street', 'fifth'],
  ['6th street', 'sixth'],
  ['7th street', 'seventh'],
]);

/** The shown hand of a line; high and low have a line each. */
interface StatedHand {
  readonly cards: Card[] | null;
  readonly hand: ShownHand | null;
}

const NOT_SHOWN: StatedHand = { cards: null, hand: null };

/**
 * The claim of the line of a seat; the second line of a seat in a high-low game completes the first. Null for a line of
 * another seat.
 */
const claimSeat = (
  draft: HandDraft,
  match: PhraseMatch,
  line: number,
  outcome: SeatClaim['outcome'],
  { cards, hand }: StatedHand = NOT_SHOWN,
): SeatClaim | null => {
  const [seat] = match.numbers;
  const marks = readSeatMarks(match.textAt(0));
  if (marks === null || draft.seatOf(match.players[0]) !== seat) return null;
  const before = draft.claims.at(-1);
  const splits = draft.game?.variant.endsWith('-8') === true;
  const isSecond =
    splits && before?.type === 'seat' && before.seat === seat && isSamePlayer(before, marks, cards);
  const claim = isSecond ? before : draft.claimSeat(seat, outcome, line, marks);
  if (claim.outcome !== 'won') claim.outcome = outcome;
  claim.cards = cards;
  if (hand?.low !== undefined) claim.lows = [hand.low];
  else if (hand?.reading === null) claim.unread = hand.text ?? '';
  else if (hand !== null) claim.readings.push(hand.reading);
  return claim;
};

const isSamePlayer = (
  before: SeatClaim,
  marks: Pick<SeatClaim, 'button' | 'blind'>,
  cards: readonly Card[] | null,
): boolean =>
  before.button === marks.button &&
  before.blind === marks.blind &&
  (before.cards ?? []).join() === (cards ?? []).join();

const shownHand = (draft: HandDraft, match: PhraseMatch): StatedHand => ({
  cards: [...match.cards[0]],
  hand: readDescription(match.textAt(1), draft.game?.variant ?? ''),
});

const wins =
  (isShown: boolean): LineReader =>
  (draft, match, line) => {
    const hand = isShown ? shownHand(draft, match) : NOT_SHOWN;
    const claim = claimSeat(draft, match, line, 'won', hand);
    claim?.won.push(match.amounts[0]);
    return claim !== null;
  };

const loses =
  (isShown: boolean): LineReader =>
  (draft, match, line) =>
    claimSeat(draft, match, line, 'lost', isShown ? shownHand(draft, match) : NOT_SHOWN) !== null;

const folded: LineReader = (draft, match, line) => {
  const street = streets.get(match.textAt(1));
  const claim = street === undefined ? null : claimSeat(draft, match, line, 'folded');
  if (claim === null) return false;
  claim.foldedOn = street ?? null;
  return true;
};

/** Without a street: a player whom the server folds, or who was not dealt in and has no chips or no other line. */
const foldedSilently: LineReader = (draft, match, line) => {
  const { seat, stack } = draft.players[match.players[0]];
  const isDealtIn =
    stack !== 0 &&
    draft.events.some((event) => event.type !== 'note' && 'seat' in event && event.seat === seat);
  if (isDealtIn) return claimSeat(draft, match, line, 'folded') !== null;
  if (seat !== match.numbers[0]) return false;
  draft.note(seat, draft.lineText(), line);
  return true;
};

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Total pot {amount} | Rake {amount}',
    read: (draft, match, line) => {
      draft.ended = true;
      draft.claimTotalPot(match.amounts[0], line);
      draft.claimRake(match.amounts[1], line);
    },
  },
  {
    phrase: 'Total pot {amount} | No rake',
    read: (draft, match, line) => {
      draft.ended = true;
      draft.claimTotalPot(match.amounts[0], line);
      draft.claimRake(0, line);
    },
  },
  // A total rounded to tens of chips, as the site printed large ones in 2010: `3.37k`.
  {
    phrase: 'Total pot {text}k | No rake',
    read: (draft, _match, line) => {
      draft.ended = true;
      draft.note(null, draft.lineText(), line);
      draft.claimRake(0, line);
    },
  },
  { phrase: 'Board: [{cards}]', read: claimsBoard },
  { phrase: 'Seat {number}: {player}{text} showed [{cards}] and won {amount} with {text}', read: wins(true) },
  { phrase: 'Seat {number}: {player}{text} showed [{cards}] and lost with {text}', read: loses(true) },
  { phrase: 'Seat {number}: {player}{text} won {amount}', read: wins(false) },
  { phrase: 'Seat {number}: {player}{text} folded on the {text}', read: folded },
  { phrase: 'Seat {number}: {player}{text} folded', read: foldedSilently },
  // The site writes so of losing hands that were shown.
  { phrase: 'Seat {number}: {player}{text} mucked', read: loses(false) },
  // A seat and a name that no player has.
  {
    phrase: 'Seat {number}: {text}',
    read: (draft, match, line) => {
      const [seat] = match.numbers;
      // The number is no seat of the hand if its player does nothing.
      const acts = draft.events.some(
        (event) => event.type !== 'note' && 'seat' in event && event.seat === seat,
      );
      draft.claimStranger(line, acts ? seat : 0);
    },
  },
];
