import type { Violation } from './violations.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { rulesOfVariant } from './variants/rules.js';

/** Begins a draw with the first live player left of the button, all-in or not (P-VAR-5CD). */
export const beginExchange = (hand: Hand): void => {
  hand.drawer =
    hand.currentStreet?.exchange === undefined || hand.liveCount < 2 ? NO_PLAYER : nextLive(hand, -1);
};

const nextLive = (hand: Hand, from: number): number => {
  for (let player = from + 1; player < hand.size; player++) if (hand.live[player] === 1) return player;
  return NO_PLAYER;
};

/**
 * The rule that discarding `count` cards now would break: players draw in turn (P-DEAL-4), and the street limits the
 * number of cards.
 */
export const verifyExchange = (hand: Hand, seat: number, count: number): Violation | null => {
  const player = hand.playerAt(seat);
  if (player !== NO_PLAYER && hand.live[player] === 0)
    return { code: 'action-after-fold', rules: ['P-BET-7'], seat };
  if (hand.actor !== NO_PLAYER)
    return {
      code: 'wrong-draw',
      rules: ['P-DEAL-4'],
      seat,
      detail: { about: 'round-open', seat: hand.seats[hand.actor] },
    };
  if (player === NO_PLAYER || player !== hand.drawer)
    return {
      code: 'wrong-draw',
      rules: ['P-DEAL-1', ...rulesOfVariant(hand.setup.variant)],
      seat,
      detail: { about: 'seat-to-act', seat: hand.drawer === NO_PLAYER ? null : hand.seats[hand.drawer] },
    };
  const exchange = hand.currentStreet?.exchange;
  const { fewest, most } = exchange ?? { fewest: 0, most: 0 };
  if (count >= fewest && count <= most) return null;
  const expected = count < fewest ? fewest : most;
  return {
    code: 'wrong-draw',
    rules: rulesOfVariant(hand.setup.variant),
    seat,
    detail: { about: 'count', expected, actual: count },
  };
};

/** Records a draw, in turn or not, and passes the turn to the next live player. */
export const exchange = (hand: Hand, seat: number): void => {
  const player = hand.playerAt(seat);
  if (player === NO_PLAYER || hand.drawer === NO_PLAYER) return;
  hand.drawer = nextLive(hand, Math.max(player, hand.drawer));
};
