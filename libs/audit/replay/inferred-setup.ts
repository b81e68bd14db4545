import {
  dealingOrder,
  findVariant,
  killStakes,
  structureFor,
  variantWith,
  type HandSetup,
  type Stakes,
  type Switches,
  type Variant,
} from '#engine';
import { findBringIn, mayBringInBeLarger, type CanonicalHand, type Conventions } from '#histories';
import { findDealtIn, type PostEvent } from './dealt-in-players.js';
import { findRevenue } from './house-rake.js';
import { inferButton, isDeadButton } from './inferred-button.js';
import { inferStakes } from './inferred-stakes.js';
import type { AuditProfile } from './profile.js';

/** The setup of the engine, as far as the log states it, completed from the posts. */
export interface InferredSetup {
  readonly setup: HandSetup;
  /** The blinds contradict the stated button. The setup has the button that the blinds imply. */
  readonly isButtonContradicted: boolean;
}

/** The rules of a hand: the switches, the custom variants and the rake of the house. */
type House = Pick<AuditProfile, 'switches' | 'games' | 'rake'>;

const NO_POSTS: readonly PostEvent[] = [];

/** Infers the setup of a hand. Returns null if the engine does not have the variant. */
export const inferSetup = (
  hand: CanonicalHand,
  { switches, games, rake }: House,
  conventions: Conventions,
): InferredSetup | null => {
  const variant = findGame(hand, games);
  if (variant === null) return null;
  const { players, posts } = findDealtIn(hand);
  const antes = posts.some(isAnte) ? posts.filter(isAnte) : NO_POSTS;
  const stated = dealingOrder(players, hand.buttonSeat);
  const button = inferButton(hand, stated, posts, conventions, switches);
  const seats = button === hand.buttonSeat ? stated : dealingOrder(players, button);
  const usual = inferStakes(hand, variant, conventions, posts, antes, seats);
  const isKilled = (switches.kill === 'half' || switches.kill === 'full') && posts.some(isKill);
  const stakes = isKilled ? killStakes(usual, switches.kill) : usual;
  const bringInUnknown =
    variant.forced === 'bring-in' &&
    hand.stakes.bringIn == null &&
    findBringIn(hand) === null &&
    !(antes.length > 0 && opensFreely(variant, switches));
  const setup: HandSetup = {
    variant,
    structure: structureFor(hand.game.limit, variant, switches),
    switches: conventions.headsUpBlinds === 'either' ? { ...switches, headsUpBlinds: 'either' } : switches,
    stakes,
    seats,
    buttonSeat: button,
    bringInUnknown,
    bringInMayBeLarger:
      variant.forced === 'bring-in' && hand.stakes.bringIn == null && mayBringInBeLarger(hand),
    isTournament: hand.tournament !== null,
    seated: hand.players.length,
    wholeUnit: 10 ** hand.scale,
    revenue: findRevenue(hand, players.length, rake),
    oneAnte: antes.length === 1 && isTableAnte(antes[0], posts, players.length, stakes),
  };
  return {
    setup,
    isButtonContradicted:
      button !== hand.buttonSeat &&
      hand.buttonSeat !== null &&
      !(conventions.deadButton === 'on-last-holder' && isDeadButton(hand, players, button)),
  };
};

const findGame = ({ game }: CanonicalHand, games: readonly Variant[] = []): Variant | null => {
  const variant = findVariant(game.variant) ?? games.find(({ id }) => id === game.variant);
  return variant === undefined ? null : variantWith(variant, game.options);
};

const isKill = ({ kind }: PostEvent): boolean => kind === 'kill';

/** P-VAR-5CS: whether the highest upcard opens, which owes a forced bet only if there are no antes. */
const opensFreely = ({ bringInBy }: Variant, { fiveStudOpens }: Switches): boolean =>
  bringInBy === 'fiveStudOpens' && fiveStudOpens === 'high-card';

const isAnte = ({ kind }: PostEvent): boolean => kind === 'ante';

/**
 * P-SETUP-2: whether the only ante of a hand is a table ante: players with chips have not posted any. Heads-up, or if all others
 * went all-in with a blind and so could not post an ante, its poster does not show it, so its size decides: a table ante is
 * about a big blind, or a small bet, an ante of one player much less. The size of an all-in ante shows nothing.
 */
const isTableAnte = (
  { amount, allIn, seat }: PostEvent,
  posts: readonly PostEvent[],
  players: number,
  { bigBlind, smallBet }: Stakes,
): boolean => {
  const spent = new Set(posts.flatMap((post) => (post.seat !== seat && post.allIn ? [post.seat] : []))).size;
  if (players > 2 && spent < players - 1) return true;
  return amount * 2 >= Math.max(bigBlind, smallBet) || (allIn && spent === 0);
};
