import { failingRows } from '#testing';
import { engineSwitchTexts } from '../../libs/rules/profiles/switch-texts/index.js';
import { bettingHands } from './switch-hands/betting.js';
import { resultHands } from './switch-hands/results.js';
import { setupHands } from './switch-hands/setup.js';
import type { SwitchHands } from './switch-hands/tables.js';

const hands: SwitchHands = { ...setupHands, ...bettingHands, ...resultHands };

describe('every value of a switch of the engine changes the result of a hand', () => {
  const rows = engineSwitchTexts.map((text) => {
    const { resultWith, by } = hands[text.id];
    const wanted = new Map<unknown, string>(by);
    const found = text.values.map(({ value }) => [value, resultWith({ [text.id]: value })] as const);
    return [text.id, wanted, found] as const;
  });

  it('as the table says, with a different result for each value', () => {
    const failures = failingRows(rows, ([, wanted, found]) => {
      expect(new Map<unknown, string>(found)).toEqual(wanted);
      expect(new Set(wanted.values()).size).toBe(wanted.size);
    });
    expect(failures).toEqual([]);
  });
});
