import { dealHands } from '#dealer';
import type { CanonicalHand } from '#histories';
import { equity } from './testing/recorded-equity.js';

describe('equity of a played hand in a game in which the order of the deal decides', () => {
  /** By seat: what the players of the last street were paid of a hand that nobody left on it. */
  const paid = (hand: CanonicalHand, seats: readonly number[]): number[] | null => {
    const last = hand.events.findLastIndex((event) => event.type === 'deal');
    const isLeft = hand.events.slice(last).some(({ type }) => type === 'fold');
    const won = seats.map((seat) =>
      hand.events.reduce(
        (sum, event) => (event.type === 'collect' && event.seat === seat ? sum + event.amount : sum),
        0,
      ),
    );
    return isLeft ? null : won;
  };
  /** The cards of a showdown in another order than they were dealt. */
  const sorted = (hand: CanonicalHand): CanonicalHand => ({
    ...hand,
    events: hand.events.map((event) =>
      event.type === 'show' ? { ...event, cards: event.cards.toSorted((a, b) => a - b) } : event,
    ),
  });

  it.each(['follow-the-queen', 'chicago-high'])(
    'P-WILD-1: %s: on the last street it is what the players won, whatever the order of the shown cards',
    (game) => {
      let compared = 0;
      for (const hand of dealHands({ game, hands: 400, seed: 8, open: true, format: 'canonical' })) {
        const { streets } = equity(sorted(hand), { method: 'monte-carlo', trials: 1, seed: 1 });
        const { players = [], street, reason } = streets.at(-1) ?? {};
        const won = paid(
          hand,
          players.map(({ seat }) => seat),
        );
        if (street !== 'seventh' || reason !== null || players.length < 2 || won === null) continue;
        const best = players.map(({ equity: part }) => part > 0);
        expect([game, hand.id, best]).toEqual([game, hand.id, won.map((amount) => amount > 0)]);
        compared++;
      }
      expect(compared).toBeGreaterThan(15);
    },
  );
});
