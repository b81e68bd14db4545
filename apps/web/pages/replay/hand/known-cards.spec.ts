import { hidesKnownCards, knownHands } from './known-cards.js';
import { handOf, playerOf, stepOf } from './testing.js';

const playersWith = (first: string | null, second: string | null) => [
  { ...playerOf(1), cards: first },
  { ...playerOf(2), cards: second },
];

describe('cards that the log shows later', () => {
  test('are those of the record, in the places of unknown cards', () => {
    const hand = handOf({ steps: [stepOf({})], players: playersWith('Ah Kh', null) });
    expect(knownHands(hand, 0, { 1: '?? ??', 2: '?? ??' })).toEqual({ 1: 'Ah Kh', 2: '?? ??' });
    expect(knownHands(hand, 0, { 1: '?? Ah', 2: 'Qs ??' })).toEqual({ 1: 'Kh Ah', 2: 'Qs ??' });
    expect(knownHands(hand, 0, {})).toEqual({});
  });

  test('of stud are the first ones of the record that are not up', () => {
    const hand = handOf({ steps: [stepOf({})], players: playersWith('2c 3d Kd 4s 5h 6d 7s', null) });
    expect(knownHands(hand, 0, { 1: '?? ?? Kd' })).toEqual({ 1: '2c 3d Kd' });
    expect(knownHands(hand, 0, { 1: '?? ?? Kd 4s 5h 6d ??' })).toEqual({ 1: '2c 3d Kd 4s 5h 6d 7s' });
  });

  test('are not those that a player holds after a later draw', () => {
    const steps = [stepOf({}), stepOf({ event: 'discard', seat: 1 }), stepOf({})];
    const hand = handOf({ steps, players: playersWith('2c 3d 4s 5h 7d', null) });
    const hidden = { 1: '?? ?? ?? ?? ??' };
    expect(knownHands(hand, 0, hidden)).toEqual(hidden);
    expect(knownHands(hand, 2, hidden)).toEqual({ 1: '2c 3d 4s 5h 7d' });
  });

  test('are hidden as long as a player who is still in has some', () => {
    const hand = handOf({ steps: [stepOf({})], players: playersWith('Ah Kh', null) });
    const at = (live: readonly number[], cards: string) =>
      hidesKnownCards(hand, 0, stepOf({ live: [...live], hands: { 1: cards, 2: '?? ??' } }));
    expect([at([1, 2], '?? ??'), at([2], '?? ??'), at([1, 2], 'Ah Kh')]).toEqual([true, false, false]);
  });
});
