import { rankOf, suitOf } from '#cards';
import { Random } from '#random';
import { bestHand } from './best.js';
import { fiveCardTables } from './five.js';
import type { ScaleId } from './scale.js';

describe('the tables for five cards', () => {
  it.each<ScaleId>(['high', 'short', 'ace-to-five', 'eight-or-better'])('have the strengths of %s', (id) => {
    const { rankKey, rows, columns, strengths, shift, mask, flushes } = fiveCardTables(id)!;
    const random = new Random(3);
    const deck = Array.from({ length: 52 }, (_, card) => card);
    for (let round = 0; round < 2_000; round++) {
      random.shuffle(deck, 20);
      // Every third hand is of one suit, if suits make a difference.
      const hand =
        round % 3 === 0
          ? [...new Set(deck.slice(0, 20).map((card) => card - (card % 4)))].slice(0, 5)
          : deck.slice(0, 5);
      const key = hand.reduce((sum, card) => sum + rankKey[rankOf(card)], 0);
      const ranks = hand.reduce((set, card) => set | (1 << rankOf(card)), 0);
      const suited = flushes !== null && new Set(hand.map(suitOf)).size === 1;
      const strength = suited ? flushes[ranks] : strengths[rows[key >>> shift] + columns[key & mask]];
      expect(strength).toBe(bestHand(id, 'any-five', hand, []));
    }
  });

  it('are undefined if a flush makes a hand worse or a hand does not have five cards', () => {
    for (const id of ['deuce-to-seven', 'ace-to-six', 'badugi', 'three-card'] as const)
      expect(fiveCardTables(id)).toBeUndefined();
  });
});
