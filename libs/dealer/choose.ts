import {
  figuresFor,
  NO_PLAYER,
  type BettingAction,
  type Chips,
  type Hand,
  type LegalActions,
  type BetBounds,
} from '#engine';
import type { Random } from '#random';
import type { Conduct } from './pool.js';
import type { Mood, StreetTendencies } from './tendencies.js';

/**
 * Chooses one of the legal actions of the player to act, by the tendencies. `committed`: a bet that leaves less than this
 * part of the stack becomes an all-in. `conduct` changes the weights for the players of a pool.
 */
export const chooseAction = (
  hand: Hand,
  legal: LegalActions,
  mood: Mood,
  committed: number,
  random: Random,
  conduct: Conduct | null = null,
): BettingAction => {
  const street = rowOf(mood.streets, hand.street);
  const forced = hand.street === 0 && hand.lastBlind !== NO_PLAYER ? 1 : 0;
  const usual = rowOf(street.facing, Math.max(0, hand.bets - forced));
  const { fold, stay, push } = conduct === null ? usual : conduct(hand, usual);
  const range = legal.bet ?? legal.raise;
  const { seat, call, bringIn } = legal;
  // Players do not fold when they may check.
  switch (random.weighted([call === null ? 0 : fold, stay, range === null ? 0 : push])) {
    case 0:
      return { type: 'fold', seat };
    case 2: {
      if (range === null) break;
      const to = sizeOf(hand, range, street, committed, random);
      const allIn = to === figuresFor(hand, hand.actor).allIn;
      return { type: legal.bet === null ? 'raise' : 'bet', seat, to, allIn };
    }
    default:
      break;
  }
  if (bringIn !== null)
    return { type: 'bring-in', seat, amount: bringIn, allIn: bringIn === hand.stack[hand.actor] };
  if (call === null) return { type: 'check', seat };
  return { type: 'call', seat, amount: call, allIn: call === hand.stack[hand.actor] };
};

const rowOf = <T>(rows: readonly T[], index: number): T => rows[Math.min(index, rows.length - 1)];

/** The total to bet or raise to. In fixed limit only some totals are possible. */
const sizeOf = (
  hand: Hand,
  { min, max, totals = [] }: BetBounds,
  street: StreetTendencies,
  committed: number,
  random: Random,
): Chips => {
  if (totals.length > 2) return random.pick(totals);
  if (hand.setup.structure.fixed) return min === max || random.chance(0.5) ? min : max;
  if (random.chance(street.allIn)) return max;
  const { level, potAfterCall, allIn } = figuresFor(hand, hand.actor);
  const { fraction } = street.sizes[random.weighted(street.sizes.map(({ weight }) => weight))];
  const target = level + Math.round((potAfterCall * fraction) / hand.chip) * hand.chip;
  const to = Math.min(max, Math.max(min, target));
  return max === allIn && allIn - to < hand.stack[hand.actor] * committed ? max : to;
};
