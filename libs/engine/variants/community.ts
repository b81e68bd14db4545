import { defineVariant } from './define.js';
import type { Exchange, PotShare, Street, Variant, VariantSpec } from './variant.js';

/** Where a flop game departs from two down, a flop of three, a turn and a river. */
interface FlopShape {
  readonly holeCards: number;
  /** Cards of the flop that lie before the first betting round. */
  readonly firstBoardCards?: number;
  /** What is thrown away, and before which street. */
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

/** The whole pot for the best hand. */
export const allToHigh = (composition: PotShare['composition']): readonly PotShare[] => [
  { scale: 'high', composition, half: null },
];

/** P-LOW-2: one half for the best hand, the other for the best low of eight or under, if there is one. */
export const highAndEight = (composition: PotShare['composition']): readonly PotShare[] => [
  { scale: 'high', composition, half: 'high' },
  { scale: 'eight-or-better', composition, half: 'low' },
];
