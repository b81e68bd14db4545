/** What the page asks, as its fields have it: texts may be unfinished. */
export interface Question {
  /** Id of a variant. */
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly board: string;
  readonly dead: string;
  readonly method: Method;
  /** The standard error that random trials go on for, as text: `0.001`. */
  readonly error: string;
  /** Of the random trials: with it a question is answered alike whenever it is asked. */
  readonly seed: number;
}

export const METHODS = ['auto', 'exact', 'monte-carlo'] as const;
export type Method = (typeof METHODS)[number];

/** One player: both texts are kept while he changes between them, `kind` says which one counts. */
export interface Seat {
  /** Tells seats apart while others come and go; no part of the question. */
  readonly id: number;
  readonly kind: SeatKind;
  readonly hand: string;
  readonly range: string;
}

export type SeatKind = 'hand' | 'range';

export const FEWEST_SEATS = 2;
/** Players of a question; there is no game for more. */
export const MOST_SEATS = 22;
export const USUAL_ERROR = '0.001';
export const USUAL_SEED = 1;

let lastId = 0;

export const newSeat = (kind: SeatKind = 'hand', text = ''): Seat => ({
  id: ++lastId,
  kind,
  hand: kind === 'hand' ? text : '',
  range: kind === 'range' ? text : '',
});

/** The text that counts. */
export const textOf = (seat: Seat): string => (seat.kind === 'hand' ? seat.hand : seat.range);

/** What the page shows to somebody who comes without a question. */
export const firstQuestion = (): Question => ({
  game: 'holdem',
  seats: [newSeat('hand', 'AhKh'), newSeat('hand', 'QsQd')],
  board: '',
  dead: '',
  method: 'auto',
  error: USUAL_ERROR,
  seed: USUAL_SEED,
});

/** As few players as there may be, with nothing in their hands. */
export const emptied = (question: Question): Question => ({
  ...question,
  seats: question.seats.slice(0, FEWEST_SEATS).map(({ id }) => ({ ...newSeat(), id })),
  board: '',
  dead: '',
});

export const withSeat = (question: Question, id: number, change: Partial<Omit<Seat, 'id'>>): Question => ({
  ...question,
  seats: question.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)),
});

export const withoutSeat = (question: Question, id: number): Question =>
  question.seats.length <= FEWEST_SEATS
    ? withSeat(question, id, { hand: '', range: '' })
    : { ...question, seats: question.seats.filter((seat) => seat.id !== id) };

export const withOneMore = (question: Question, most: number): Question =>
  question.seats.length >= most ? question : { ...question, seats: [...question.seats, newSeat()] };
