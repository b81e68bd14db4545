import { type Card, type Rank, RANK_COUNT, rankOf, STANDARD_CARD_COUNT, UNKNOWN } from '#cards';
import { bestHand } from './best.js';
import { classesOf, NO_HAND } from './classes.js';
import type { CompositionId } from './composition.js';
import { placeOf, type ScaleId, SCALES } from './scale.js';
import { wildCards, type WildCards } from './wild.js';

/** What decides a share of the pot. */
export interface RankedShare {
  readonly scale: ScaleId;
  readonly composition: CompositionId;
  /** Only cards that were dealt face down play. */
  readonly from?: 'downcards';
  /** The ranks of the weakest hand that qualifies, without a flush; by default any hand of the scale qualifies. */
  readonly atLeast?: readonly Rank[];
}

/** The cards of a game that depend on the place of a card in the deal. */
export interface RankedGame {
  readonly wildCards?: WildCards;
  /** P-WILD-1: wild cards that the deal decides. */
  readonly wild?: {
    /** The rank of the last upcard that follows an upcard of this rank is wild. */
    readonly follows?: Rank;
    /** The lowest downcard of a player, and his other cards of its rank, are wild in his hand. */
    readonly lowestDown?: boolean;
  };
  /** The places of the downcards of a player in the order of the deal, from 0. */
  readonly downcards?: readonly number[];
}

/** The least strength of a share, by share. */
const minima = new WeakMap<readonly Rank[], number>();

const leastOf = ({ scale, atLeast }: RankedShare): number => {
  if (atLeast === undefined) return NO_HAND;
  let least = minima.get(atLeast);
  if (least === undefined) {
    const counts = new Uint8Array(RANK_COUNT);
    for (const rank of atLeast) counts[rank]++;
    minima.set(atLeast, (least = classesOf(scale).ofRanks(counts)));
  }
  return least;
};

/** Whether the ranks are a hand of the scale, so that they can be its minimum. */
export const isHandOf = (scale: ScaleId, ranks: readonly Rank[]): boolean =>
  leastOf({ scale, composition: 'any-five', atLeast: ranks }) !== NO_HAND;

/** The wild cards in the hand of a player, whose hole cards are in the order of the deal. */
export const wildCardsIn = (
  game: RankedGame,
  hole: ArrayLike<Card>,
  count: number = hole.length,
): WildCards | undefined =>
  game.wild?.lowestDown === true ? withLowestDown(game, hole, count) : game.wildCards;

/** Buffer: the downcards of a hand. */
const down = new Int32Array(STANDARD_CARD_COUNT);

/**
 * Strength of a hand for a share of the pot, like `bestHand`: the higher strength wins. `NO_HAND` for a hand that does not
 * qualify or has too few cards, `UNREADABLE` for unknown or repeated cards. Where the deal decides, `hole` is in the order of
 * the deal.
 */
export const shareStrength = (
  game: RankedGame,
  share: RankedShare,
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number = hole.length,
  boardCount: number = board.length,
): number => {
  const { scale, composition, from } = share;
  const wild = wildCardsIn(game, hole, holeCount);
  if (from === undefined) {
    const strength = bestHand(scale, composition, hole, board, holeCount, boardCount, wild);
    return strength < leastOf(share) && strength > NO_HAND ? NO_HAND : strength;
  }
  let count = 0;
  for (const place of game.downcards ?? []) if (place < holeCount) down[count++] = hole[place];
  const strength = bestHand(scale, composition, down, board, count, 0, wild);
  return strength < leastOf(share) && strength > NO_HAND ? NO_HAND : strength;
};

/** By rank that is wild besides the wild cards of a game. */
const withRank = new WeakMap<object, (WildCards | undefined)[]>();
const NO_WILD_CARDS = wildCards(null);

/** The wild cards of a game, and all cards of a rank. */
const addRank = (base: WildCards = NO_WILD_CARDS, rank: Rank): WildCards => {
  let made = withRank.get(base);
  if (made === undefined) withRank.set(base, (made = []));
  let added = made[rank];
  if (added === undefined) {
    const kinds = Uint8Array.from(base.kinds);
    const ofRank = wildCards(null, [rank]).kinds;
    ofRank.forEach((kind, card) => (kinds[card] ||= kind));
    made[rank] = added = { kinds };
  }
  return added;
};

/** The wild cards in the hand of a player whose lowest downcard is wild; aces are high. */
const withLowestDown = (
  { wildCards: base, downcards = [] }: RankedGame,
  hole: ArrayLike<Card>,
  count: number,
): WildCards | undefined => {
  let lowest = RANK_COUNT;
  for (const place of downcards)
    if (place < count && hole[place] >= 0 && hole[place] < STANDARD_CARD_COUNT)
      lowest = Math.min(lowest, placeOf(rankOf(hole[place]), SCALES.high));
  return lowest === RANK_COUNT ? base : addRank(base, lowest);
};

/**
 * The wild cards of a game after upcards in the order of the deal: those of the game, and the rank that followed last. An
 * upcard that is itself of the rank that is followed starts anew; nothing follows it if it is the last one. Null if the
 * card that follows is unknown.
 */
export const wildCardsAfter = (game: RankedGame, upcards: Iterable<Card>): WildCards | undefined | null => {
  const { wild, wildCards: base } = game;
  const follows = wild?.follows;
  if (follows === undefined) return base;
  let following: Rank | null = null;
  let isNext = false;
  let isUnknown = false;
  for (const card of upcards) {
    if (card === UNKNOWN) {
      // It may be of the rank that is followed.
      isUnknown = true;
      continue;
    }
    const rank = card < STANDARD_CARD_COUNT ? rankOf(card) : null;
    if (rank === follows) {
      isNext = true;
      following = null;
      isUnknown = false;
    } else if (isNext) {
      isNext = false;
      following = rank;
    }
  }
  if (isUnknown) return null;
  return following === null ? base : addRank(base, following);
};
