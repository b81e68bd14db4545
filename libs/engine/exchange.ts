import type { Chips } from './chips.js';
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
  if (count >= fewest && count <= most) {
    const price = priceOf(hand, count);
    const stack = hand.stack[player];
    return price <= stack
      ? null
      : { code: 'over-stack', rules: ['P-SETUP-5'], seat, expected: stack, actual: price };
  }
  const expected = count < fewest ? fewest : most;
  return {
    code: 'wrong-draw',
    rules: rulesOfVariant(hand.setup.variant),
    seat,
    detail: { about: 'count', expected, actual: count },
  };
};

/** The player from whom a player receives cards on the current street; NO_PLAYER if cards are not passed. */
export const passerTo = (hand: Hand, player: number): number => {
  const passed = hand.currentStreet?.exchange?.passed;
  if (passed === undefined || player === NO_PLAYER) return NO_PLAYER;
  const step = passed === 'left' ? hand.size - 1 : 1;
  let from = player;
  do from = (from + step) % hand.size;
  while (hand.live[from] === 0 && from !== player);
  return from;
};

/** What discards cost on the current street: dead chips, which all players of the main pot can win. */
const priceOf = ({ currentStreet, setup }: Hand, count: number): Chips =>
  (currentStreet?.exchange?.price ?? 0) * setup.stakes.smallBet * count;

/** The most cards that the drawer may discard: those that the street allows, and that he can pay for. */
export const mostDiscards = (hand: Hand): number => {
  const rule = hand.currentStreet?.exchange;
  const each = priceOf(hand, 1);
  if (rule === undefined || hand.drawer === NO_PLAYER) return 0;
  return each === 0 ? rule.most : Math.min(rule.most, Math.floor(hand.stack[hand.drawer] / each));
};

/** Records a draw, in turn or not: the player pays for the cards, and the turn passes to the next live player. */
export const exchange = (hand: Hand, seat: number, count: number): void => {
  const player = hand.playerAt(seat);
  if (player === NO_PLAYER || hand.drawer === NO_PLAYER) return;
  const price = Math.min(priceOf(hand, count), hand.stack[player]);
  if (price > 0) {
    hand.stack[player] -= price;
    hand.dead[player] += price;
  }
  hand.drawer = nextLive(hand, Math.max(player, hand.drawer));
};
