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

/** Adds the line of a seat; the second line of a seat in a high-low game completes the first. */
const claimSeat = (
  draft: HandDraft,
  match: PhraseMatch,
  line: number,
  outcome: SeatClaim['outcome'],
  stated: Partial<SeatClaim> = {},
): boolean => {
  const [seat] = match.numbers;
  const marks = readSeatMarks(match.textAt(0));
  if (marks === null || draft.seatOf(match.players[0]) !== seat) return false;
  const before = draft.claims.at(-1);
  const splits = draft.game?.variant.endsWith('-8') === true;
  if (!splits || before?.type !== 'seat' || before.seat !== seat || !isSamePlayer(before, marks, stated)) {
    draft.claimSeat(seat, outcome, line, { ...marks, ...stated });
    return true;
  }
  draft.claims[draft.claims.length - 1] = {
    ...before,
    outcome: before.outcome === 'won' ? 'won' : outcome,
    won: [...before.won, ...(stated.won ?? [])],
    readings: [...before.readings, ...(stated.readings ?? [])],
    ...(stated.lows === undefined ? {} : { lows: stated.lows }),
  };
  return true;
};

const isSamePlayer = (
  before: SeatClaim,
  marks: Pick<SeatClaim, 'button' | 'blind'>,
  { cards }: Partial<SeatClaim>,
): boolean =>
  before.button === marks.button &&
  before.blind === marks.blind &&
  (before.cards ?? []).join() === (cards ?? []).join();

/** What a shown hand of the summary states; high and low have a line each. */
const shownHand = (draft: HandDraft, match: PhraseMatch): Partial<SeatClaim> => {
  const { reading, low }: ShownHand = readDescription(match.textAt(1), draft.game?.variant ?? '');
  const cards = [...match.cards[0]];
  return low === undefined ? { cards, readings: [reading] } : { cards, lows: [low] };
};

const folded: LineReader = (draft, match, line) => {
  const words = match.textAt(1);
  const street = streets.get(words);
  return street !== undefined && claimSeat(draft, match, line, 'folded', { foldedOn: street });
};

/** Without a street: a player whom the server folds, or who was not dealt in and has no other line. */
const foldedSilently: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const isDealtIn = draft.events.some(
    (event) => event.type !== 'note' && 'seat' in event && event.seat === seat,
  );
  if (isDealtIn) return claimSeat(draft, match, line, 'folded');
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
  {
    phrase: 'Seat {number}: {player}{text} showed [{cards}] and won {amount} with {text}',
    read: (draft, match, line) =>
      claimSeat(draft, match, line, 'won', { ...shownHand(draft, match), won: [match.amounts[0]] }),
  },
  {
    phrase: 'Seat {number}: {player}{text} showed [{cards}] and lost with {text}',
    read: (draft, match, line) => claimSeat(draft, match, line, 'lost', shownHand(draft, match)),
  },
  {
    phrase: 'Seat {number}: {player}{text} won {amount}',
    read: (draft, match, line) => claimSeat(draft, match, line, 'won', { won: [match.amounts[0]] }),
  },
  { phrase: 'Seat {number}: {player}{text} folded on the {text}', read: folded },
  { phrase: 'Seat {number}: {player}{text} folded', read: foldedSilently },
  // The site writes so of losing hands that were shown.
  {
    phrase: 'Seat {number}: {player}{text} mucked',
    read: (draft, match, line) => claimSeat(draft, match, line, 'lost'),
  },
  // A seat and a name that no player has.
  {
    phrase: 'Seat {number}: {text}',
    read: (draft, match, line) =>
      draft.claims.push({ type: 'stranger', seat: match.numbers[0], text: draft.lineText(), line }),
  },
];
