import type { EquityGame } from './game.js';
import type { RangeOrder } from '../ranges/range.js';
import { isOrdered } from '../ranges/ordering.js';

/** The scales of the halves of the ordered Omaha games. */
const OMAHA_SCALES = { omaha: 'high', 'omaha-8': 'high eight-or-better' } as const;

/**
 * The order of hands behind percentages of a game, or null. Two-card hands are ordered by deck. Four-card hands are ordered for Omaha
 * and Omaha hi-lo with the usual deck.
 */
export const orderOf = ({
  deck,
  holeCards,
  boardCards,
  shares,
  wildCards,
}: EquityGame): RangeOrder | null => {
  if (holeCards === 2) return isOrdered(deck) ? 'two-cards' : null;
  const isOmaha =
    holeCards === 4 &&
    boardCards === 5 &&
    deck === 'standard' &&
    wildCards === undefined &&
    shares.every(({ composition }) => composition === 'two-and-three');
  if (!isOmaha) return null;
  const scales = shares.map(({ scale }) => scale).join(' ');
  if (scales === OMAHA_SCALES.omaha) return 'omaha';
  return scales === OMAHA_SCALES['omaha-8'] ? 'omaha-8' : null;
};
