import type { GameOptions } from '#client';
import { variants, withOptions } from '#engine';
import { gameWith } from './options.js';
import { optionTexts } from './options-text.js';

const OPTIONS: readonly GameOptions[] = [
  {},
  ...[20, 32, 36, 40, 44, 48, 52, 53].map((deck) => ({ deck })),
  { joker: 'bug' },
  { joker: 'wild', deck: 36 },
  { wildRanks: ['A', 'K'] },
  { boards: 2 },
];

test('a game with options has the deck and the boards that the engine gives it', () => {
  let possible = 0;
  for (const variant of variants)
    for (const options of OPTIONS) {
      const expected = withOptions(variant, options);
      if (!('id' in expected)) continue;
      possible++;
      const { deck, boards } = gameWith(variant, options);
      expect({ id: variant.id, options, deck, boards }).toEqual({
        id: variant.id,
        options,
        deck: expected.deck,
        boards: expected.boards,
      });
    }
  expect(possible).toBeGreaterThan(150);
});

test('options are named in words', () => {
  expect(optionTexts({ wildRanks: ['2'] }, 'en')).toEqual(['deuces wild']);
  expect(optionTexts({ wildRanks: ['2', 'J'], joker: 'bug', deck: 36 }, 'en')).toEqual([
    'deuces and jacks wild',
    'joker as a bug',
    'deck of 36 cards',
  ]);
  expect(optionTexts({ wildRanks: ['2', 'J'], openers: 'jacks' }, 'es')).toEqual([
    'doses y jotas comodines',
    'se abre con jotas o mejor',
  ]);
  expect(optionTexts({ declare: false, bomb: false }, 'en')).toEqual([]);
});
