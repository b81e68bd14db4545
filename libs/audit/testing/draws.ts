import type { CanonicalHand } from '#histories';
import { cards, makeHand, type Unplaced } from './canonical-hand.js';

/** 2-7 triple draw of four players. The last one, who draws after the stub was reshuffled, discards two known cards. */
export const makeReshuffledDraw = (drawn: string): CanonicalHand => {
  const seats = [1, 2, 3, 4];
  const others = seats.slice(0, -1);
  const discards = (seat: number, count: number, thrown: string | null): Unplaced => ({
    type: 'discard',
    seat,
    count,
    cards: thrown === null ? null : cards(thrown),
  });
  const deals = (dealt: string): Unplaced => ({ type: 'deal', seat: 4, cards: cards(dealt) });
  const checked = seats.map((seat): Unplaced => ({ type: 'check', seat }));
  const change = (id: string, ...last: readonly Unplaced[]): Unplaced[] => [
    { type: 'street', street: id },
    ...others.map((seat) => discards(seat, 5, null)),
    ...last,
  ];
  return makeHand(seats, {
    format: 'json',
    game: { variant: 'lowball-27-triple', limit: 'fixed-limit', rotation: null },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 10, bigBet: 20, cap: null },
    buttonSeat: 4,
    events: [
      { type: 'post', seat: 1, kind: 'small-blind', amount: 5, dead: 0, allIn: false },
      { type: 'post', seat: 2, kind: 'big-blind', amount: 10, dead: 0, allIn: false },
      { type: 'hole-cards' },
      deals('2c 3d 4h 5s Ks'),
      ...[3, 4].map((seat): Unplaced => ({ type: 'call', seat, amount: 10, allIn: false })),
      { type: 'call', seat: 1, amount: 5, allIn: false },
      { type: 'check', seat: 2 },
      ...change('first-draw', discards(4, 5, '2c 3d 4h 5s Ks'), deals('2d 3h 4s 7c Kh')),
      ...checked,
      ...change('second-draw', discards(4, 2, '7c Kh'), deals(drawn)),
      ...checked,
    ],
  });
};
