import { replayHand } from '#audit';
import { defaultSwitches } from '#engine';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import type { Position } from './definitions.js';
import { blindsOf, positionsOf } from './positions.js';

/** The blinds of a table, by seat. */
interface Blinds {
  readonly small?: number;
  readonly big?: number;
  readonly further?: readonly string[];
}

/** A hand in which everybody folds to the big blind. */
const handOf = (
  seats: readonly number[],
  button: number,
  { small, big, further = [] }: Blinds,
): CanonicalHand => {
  const posts = [
    ...(small === undefined ? [] : [`P${String(small)}: posts small blind $1`]),
    ...(big === undefined ? [] : [`P${String(big)}: posts big blind $2`]),
    ...further,
  ];
  const text = [
    "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/03/01 12:00:00 ET",
    `Table 'T' 10-max Seat #${String(button)} is the button`,
    ...seats.map((seat) => `Seat ${String(seat)}: P${String(seat)} ($200 in chips)`),
    ...posts,
    '*** HOLE CARDS ***',
    '*** SUMMARY ***',
    'Total pot $0 | Rake $0',
    '',
  ].join('\n');
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(reading.rejection.code);
  return reading.hand;
};

const positionsIn = (
  seats: readonly number[],
  button: number,
  blinds: Blinds,
): Readonly<Record<number, Position | null>> => {
  const hand = handOf(seats, button, blinds);
  const { state } = replayHand(hand, { id: 'default', switches: defaultSwitches })!;
  const positions = positionsOf(hand, state);
  return Object.fromEntries(state.seats.map((seat, player) => [seat, positions[player]]));
};

describe('positions', () => {
  test.each([
    [3, ['BTN', 'SB', 'BB']],
    [4, ['BTN', 'SB', 'BB', 'CO']],
    [5, ['BTN', 'SB', 'BB', 'HJ', 'CO']],
    [6, ['BTN', 'SB', 'BB', 'LJ', 'HJ', 'CO']],
    [7, ['BTN', 'SB', 'BB', 'UTG', 'LJ', 'HJ', 'CO']],
    [8, ['BTN', 'SB', 'BB', 'UTG', 'UTG+1', 'LJ', 'HJ', 'CO']],
    [9, ['BTN', 'SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'LJ', 'HJ', 'CO']],
    [10, ['BTN', 'SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'UTG+3', 'LJ', 'HJ', 'CO']],
  ] as const)('of %i players go from the button to the cutoff', (count, expected) => {
    const seats = Array.from({ length: count }, (_, index) => index + 1);
    for (const button of seats) {
      const at = (steps: number): number => ((button - 1 + steps) % count) + 1;
      const found = positionsIn(seats, button, { small: at(1), big: at(2) });
      expect(expected.map((_, steps) => found[at(steps)])).toEqual(expected);
    }
  });

  test('of two players: the button posts the small blind, and stays the button', () => {
    expect(positionsIn([2, 7], 7, { small: 7, big: 2 })).toEqual({ 2: 'BB', 7: 'BTN' });
  });

  test('with a dead button: nobody has the button, and its right neighbour is the cutoff', () => {
    const found = positionsIn([1, 2, 4, 5, 6], 3, { small: 4, big: 5 });
    expect(found).toEqual({ 1: 'HJ', 2: 'CO', 4: 'SB', 5: 'BB', 6: 'LJ' });
  });

  test('with a dead small blind: nobody is the small blind', () => {
    expect(positionsIn([1, 2, 3, 4], 1, { big: 2 })).toEqual({ 1: 'BTN', 2: 'BB', 3: 'HJ', 4: 'CO' });
  });

  test('are not those of the blinds that returning players post', () => {
    const further = ['P6: posts big blind $2', 'P5: posts small & big blinds $3'];
    expect(positionsIn([1, 2, 3, 4, 5, 6], 1, { small: 2, big: 3, further })).toEqual({
      ...{ 1: 'BTN', 2: 'SB', 3: 'BB' },
      ...{ 4: 'LJ', 5: 'HJ', 6: 'CO' },
    });
  });

  test('a small blind behind the big blind is a missed one', () => {
    const hand = handOf([1, 2, 3, 4, 5], 1, { big: 2, further: ['P4: posts small blind $1'] });
    const { state } = replayHand(hand, { id: 'default', switches: defaultSwitches })!;
    const { small, big } = blindsOf(hand, state);
    expect([small, state.seats[big]]).toEqual([-1, 2]);
  });
});
