import { defineVariant } from './define.js';
import type { Exchange, PotShare, Street, Variant, VariantSpec } from './variant.js';

/** The differences between flop games. */
interface FlopShape {
  readonly holeCards: number;
  /** Flop cards that are dealt before the first betting round. */
  readonly firstBoardCards?: number;
  /** A discard or draw, and the street that it precedes. */
  readonly exchange?: { readonly before: 'flop' | 'turn'; readonly cards: Exchange };
}

/** The four betting rounds of a flop game. */
const flopStreets = ({ holeCards, firstBoardCards = 0, exchange }: FlopShape): readonly Street[] => {
  const early: Street['deals'] = firstBoardCards > 0 ? [{ to: 'board', count: firstBoardCards }] : [];
  const board = (id: string, count: number, size: Street['size']): Street => ({
    id,
    ...(exchange?.before === id ? { exchange: exchange.cards } : {}),
    deals: [{ to: 'board', count }],
    opener: 'left-of-button',
    size,
  });
  return [
    {
      id: 'preflop',
      deals: [{ to: 'hole', count: holeCards }, ...early],
      opener: 'after-blinds',
      size: 'small',
    },
    board('flop', 3 - firstBoardCards, 'small'),
    board('turn', 1, 'big'),
    board('river', 1, 'big'),
  ];
};

type FlopGame = Pick<VariantSpec, 'id' | 'name' | 'shares' | 'maxPlayers'> & FlopShape & Partial<VariantSpec>;

/** A game with blinds, a flop, a turn and a river. */
export const flopGame = ({ holeCards, firstBoardCards, exchange, ...game }: FlopGame): Variant =>
  defineVariant({
    deck: 'standard',
    forced: 'blinds',
    streets: flopStreets({
      holeCards,
      ...(firstBoardCards === undefined ? {} : { firstBoardCards }),
      ...(exchange === undefined ? {} : { exchange }),
    }),
    stub: 'never',
    ...game,
  });

/** The best high hand wins the whole pot. */
export const allToHigh = (composition: PotShare['composition']): readonly PotShare[] => [
  { scale: 'high', composition, half: null },
];

/** P-LOW-2: the best high hand wins one half, the best eight-or-better low the other, if a hand qualifies. */
export const highAndEight = (composition: PotShare['composition']): readonly PotShare[] => [
  { scale: 'high', composition, half: 'high' },
  { scale: 'eight-or-better', composition, half: 'low' },
];
