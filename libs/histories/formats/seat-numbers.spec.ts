import { cash } from '../testing/pokerstars-texts.js';
import { readText } from '../testing/pokerstars-writing.js';
import { numberFromOne } from './seat-numbers.js';

describe('the seats of a hand that counts from 0', () => {
  const hand = readText(cash);
  const lower = <Entry extends object>(entry: Entry): Entry =>
    'seat' in entry && typeof entry.seat === 'number' ? { ...entry, seat: entry.seat - first } : entry;
  const first = Math.min(...hand.players.map(({ seat }) => seat));
  const less = (seat: number | null): number | null => (seat === null ? null : seat - first);
  const fromZero = {
    ...hand,
    players: hand.players.map(lower),
    events: hand.events.map(lower),
    claims: hand.claims.map(lower),
    buttonSeat: less(hand.buttonSeat),
    heroSeat: less(hand.heroSeat),
  };

  it('move by one in all parts of the hand', () => {
    const { hand: moved, isShifted } = numberFromOne(fromZero);
    expect(isShifted).toBe(true);
    expect(Math.min(...moved.players.map(({ seat }) => seat))).toBe(1);
    const { isShifted: isAgain } = numberFromOne(moved);
    expect(isAgain).toBe(false);
    expect(JSON.stringify(moved)).not.toBe(JSON.stringify(fromZero));
    const places = (value: unknown): number[] =>
      [...JSON.stringify(value).matchAll(/"(?:seat|buttonSeat|heroSeat)":(\d+)/g)].map(([, seat]) =>
        Number(seat),
      );
    expect(places(moved)).toEqual(places(fromZero).map((seat) => seat + 1));
  });

  it('stay where they begin with another number', () => {
    expect(numberFromOne(hand)).toEqual({ hand, isShifted: false });
  });
});
