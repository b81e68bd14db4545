import type { ScaleId } from '#ranking';
import { allToHigh, flopGame, highAndEight } from './community.js';
import { defineVariant } from './define.js';
import type { Variant, VariantSpec } from './variant.js';

/** Two variants with the same deal: one for the high hand only, one for high and low (P-VAR-OMAHA8). */
const highAndHighLow = (
  id: string,
  { en, es }: Variant['name'],
  shape: Pick<Parameters<typeof flopGame>[0], 'holeCards' | 'firstBoardCards' | 'maxPlayers'>,
  highLow: Partial<VariantSpec> = {},
): readonly Variant[] => [
  flopGame({
    id,
    name: { en, es },
    limit: 'pot-limit',
    ...shape,
    shares: allToHigh('two-and-three'),
  }),
  flopGame({
    id: `${id}-8`,
    name: { en: `${en} hi-lo eight-or-better`, es: `${es} hi-lo ocho o mejor` },
    limit: 'pot-limit',
    ...shape,
    ...highLow,
    shares: highAndEight('two-and-three'),
  }),
];

/** P-VAR-MORE: an Omaha hand wins one half, the five hole cards, after a draw, the other, on the scale of the game. */
const drawmahaGames: readonly (readonly [id: string, en: string, es: string, scale: ScaleId])[] = [
  ['drawmaha', 'Drawmaha', 'Drawmaha', 'high'],
  ['drawmaha-27', 'Drawmaha 2-7', 'Drawmaha 2-7', 'deuce-to-seven'],
  ['drawmaha-a5', 'Drawmaha A-5', 'Drawmaha A-5', 'ace-to-five'],
  ['drawmaha-badugi', 'Drawmaha badugi', 'Drawmaha badugi', 'badugi'],
];

/** P-VAR-OMAHA: a hand is exactly two hole cards and three board cards. */
export const omahaFamily: readonly Variant[] = [
  ...highAndHighLow(
    'omaha',
    { en: 'Omaha', es: 'Omaha' },
    { holeCards: 4, maxPlayers: 11 },
    { fixedLimitBy: 'fixedLimitAs' },
  ),
  ...highAndHighLow(
    'omaha-5',
    { en: 'Five-card Omaha', es: 'Omaha de 5 cartas' },
    { holeCards: 5, maxPlayers: 8 },
  ),
  ...highAndHighLow(
    'omaha-6',
    { en: 'Six-card Omaha', es: 'Omaha de 6 cartas' },
    { holeCards: 6, maxPlayers: 7 },
  ),
  /** The first flop card is dealt before the first betting round. */
  ...highAndHighLow(
    'courchevel',
    { en: 'Courchevel', es: 'Courchevel' },
    { holeCards: 5, firstBoardCards: 1, maxPlayers: 8 },
  ),
  ...drawmahaGames.map(([id, en, es, scale]) =>
    flopGame({
      id,
      name: { en, es },
      limit: 'pot-limit',
      holeCards: 5,
      exchange: { before: 'turn', cards: { fewest: 0, most: 5, replaced: true } },
      shares: [
        { scale: 'high', composition: 'two-and-three', half: 'high' },
        { scale, composition: scale === 'badugi' ? 'badugi' : 'own-five', half: 'draw' },
      ],
      stub: 'reshuffle-discards',
      maxPlayers: 8,
    }),
  ),
  /** The board is a cross of two lines of three cards: the left and right card, then the upper and lower one, then the middle. */
  defineVariant({
    id: 'criss-cross',
    name: { en: 'Criss-cross', es: 'Criss-cross' },
    deck: 'standard',
    forced: 'blinds',
    limit: 'pot-limit',
    streets: [
      { id: 'preflop', deals: [{ to: 'hole', count: 4 }], opener: 'after-blinds', size: 'small' },
      { id: 'flop', deals: [{ to: 'board', count: 2 }], opener: 'left-of-button', size: 'small' },
      { id: 'turn', deals: [{ to: 'board', count: 2 }], opener: 'left-of-button', size: 'big' },
      { id: 'river', deals: [{ to: 'board', count: 1 }], opener: 'left-of-button', size: 'big' },
    ],
    shares: allToHigh('one-line'),
    stub: 'never',
    maxPlayers: 11,
  }),
];
