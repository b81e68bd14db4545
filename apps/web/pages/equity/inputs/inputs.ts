import type { GameOptions } from '#client';
import { parseCards } from '../../../cards/notation.js';

/** The inputs of the calculator as its fields have them: texts may be incomplete. */
export interface Inputs {
  /** The id of a variant. */
  readonly game: string;
  /** The options of the game; empty for the plain game. */
  readonly options: GameOptions;
  readonly seats: readonly Seat[];
  readonly board: string;
  readonly dead: string;
  readonly method: Method;
  /** The required standard error, as text: `0.001`. */
  readonly error: string;
  /** The seed of random trials. */
  readonly seed: number;
  /** The number of draws left, in draw games. */
  readonly draws: number;
  readonly policy: Policy;
}

/** How players discard: `none` if the hands are the cards that they keep. */
export const POLICIES = ['none', 'best-one-draw', 'best-all-draws'] as const;
export type Policy = (typeof POLICIES)[number];

export const METHODS = ['auto', 'exact', 'monte-carlo'] as const;
export type Method = (typeof METHODS)[number];

/** A player. Both texts are kept; `kind` selects one. */
export interface Seat {
  /** Identifies the seat while others are added and removed; not a part of the request. */
  readonly id: number;
  readonly kind: SeatKind;
  readonly hand: string;
  readonly range: string;
}

export type SeatKind = 'hand' | 'range';

export const MIN_SEATS = 2;
/** The maximum number of players of any game. */
export const MAX_SEATS = 22;
export const DEFAULT_ERROR = '0.001';
export const DEFAULT_SEED = 1;
/** That of the API. */
export const DEFAULT_DRAWS = 1;
export const MAX_DRAWS = 9;

let lastId = 0;

export const newSeat = (kind: SeatKind = 'hand', text = ''): Seat => ({
  id: ++lastId,
  kind,
  hand: kind === 'hand' ? text : '',
  range: kind === 'range' ? text : '',
});

/** The text of the current kind. */
export const textOf = (seat: Seat): string => (seat.kind === 'hand' ? seat.hand : seat.range);

/** The inputs of a page without a link. */
export const exampleInputs = (): Inputs => ({
  game: 'holdem',
  options: {},
  seats: [newSeat('hand', 'AhKh'), newSeat('hand', 'QsQd')],
  board: '',
  dead: '',
  method: 'auto',
  error: DEFAULT_ERROR,
  seed: DEFAULT_SEED,
  draws: DEFAULT_DRAWS,
  policy: 'none',
});

/** The inputs with the minimum of players and all fields empty. */
export const emptyInputs = (inputs: Inputs): Inputs => ({
  ...inputs,
  seats: inputs.seats.slice(0, MIN_SEATS).map(({ id }) => ({ ...newSeat(), id })),
  board: '',
  dead: '',
});

export const withSeat = (inputs: Inputs, id: number, change: Partial<Omit<Seat, 'id'>>): Inputs => ({
  ...inputs,
  seats: inputs.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)),
});

/** The seat with a hand or a range. A whole hand without a range yet becomes the range. */
export const withKind = (inputs: Inputs, id: number, kind: SeatKind, holeCards: number): Inputs => {
  const { hand = '', range = '' } = inputs.seats.find((seat) => seat.id === id) ?? {};
  const { cards } = parseCards(hand);
  const isTaken = kind === 'range' && range.trim() === '' && cards.length === holeCards;
  return withSeat(inputs, id, isTaken ? { kind, range: cards.join('') } : { kind });
};

export const withoutSeat = (inputs: Inputs, id: number): Inputs =>
  inputs.seats.length <= MIN_SEATS
    ? withSeat(inputs, id, { hand: '', range: '' })
    : { ...inputs, seats: inputs.seats.filter((seat) => seat.id !== id) };

export const withNewSeat = (inputs: Inputs, max: number): Inputs =>
  inputs.seats.length >= max ? inputs : { ...inputs, seats: [...inputs.seats, newSeat()] };
