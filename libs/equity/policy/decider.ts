import type { Card, DeckId } from '#cards';
import { deckCards, JOKER, rankOf } from '#cards';
import type { DiscardStage } from '../spot/discard-stages.js';
import type { EquityGame } from '../spot/game.js';
import { type BestPolicy, type DiscardPolicy, isBestPolicy, type SpotPolicy } from '../spot/policy.js';
import { readTable } from '../spot/policy-table.js';
import { RecentValues } from '../spot/recent-values.js';
import { BoardPolicy, isComparable } from './board-policy.js';
import { DrawPolicy } from './draw-policy.js';
import { hasEqualSuits } from './suit-classes.js';
import { TablePolicy } from './table-policy.js';

/** Decides what a player keeps of a hand. The cards are ascending; the answer is a mask of their places. */
export type Decider = (hand: Uint8Array, stage: DiscardStage, board: ArrayLike<Card>) => number;

const deciders = new WeakMap<SpotPolicy, Decider>();

/** The decider of a policy. It is cached, because making it may take seconds. */
export const deciderOf = (game: EquityGame, spotPolicy: SpotPolicy): Decider => {
  let decider = deciders.get(spotPolicy);
  if (decider === undefined) deciders.set(spotPolicy, (decider = newDecider(game, spotPolicy)));
  return decider;
};

const newDecider = (game: EquityGame, { policy, stages }: SpotPolicy): Decider => {
  const { keepBest } = bestDiscardsOf(game);
  if (typeof policy === 'string') return (hand, stage, board) => keepBest(policy, hand, stage, board);
  const table = new TablePolicy(game, readTable(game, stages, policy).rules, keepBest);
  return (hand, stage, board) => table.keep(hand, stage, board);
};

/** The best policies that a policy uses. */
export const bestPoliciesIn = (policy: DiscardPolicy): BestPolicy[] =>
  (typeof policy === 'string'
    ? [policy]
    : [...policy.rules.map(({ keep }) => keep), policy.otherwise]
  ).filter(isBestPolicy);

/** The best discards of a game, made when they are first needed. */
class BestDiscards {
  private readonly draws: Partial<Record<BestPolicy, DrawPolicy>> = {};
  private board: BoardPolicy | undefined;

  constructor(private readonly game: EquityGame) {}

  readonly keepBest = (
    policy: BestPolicy,
    hand: Uint8Array,
    stage: DiscardStage,
    board: ArrayLike<Card>,
  ): number => {
    if (!stage.replaced) return (this.board ??= new BoardPolicy(this.game)).keep(hand, hand.length, board);
    return (this.draws[policy] ??= DrawPolicy.of(this.game, stage, policy)).keep(hand, stage.draws);
  };
}

/**
 * The best discards of the last games. Those of a draw game take seconds to make, and a byte for each draw and class of hands, 0.8 MB for
 * both policies of triple draw: all games that come with Floorman have room. A game with a board has up to 1,755 tables of 11 kB.
 */
const draws = new RecentValues<BestDiscards>(32);
const boards = new RecentValues<BestDiscards>(4);

/** The best discards of a game. They are found by the data of the game, because threads get copies of it. */
const bestDiscardsOf = (game: EquityGame): BestDiscards => {
  const { deck, holeCards, boardCards, shares, streets, wildCards } = game;
  const cache = boardCards === 0 ? draws : boards;
  const key = JSON.stringify([deck, holeCards, boardCards, shares, streets, [...(wildCards?.kinds ?? [])]]);
  return cache.get(key, () => new BestDiscards(game));
};

const MAX_DRAW_HAND = 5;

/** Whether the best policies can decide these discards. */
export const hasBestPolicy = (game: EquityGame, stages: readonly DiscardStage[]): boolean => {
  if (stages.length === 0) return true;
  const [first] = stages;
  if (first.replaced)
    return (
      game.boardCards === 0 &&
      game.holeCards <= MAX_DRAW_HAND &&
      stages.every(
        ({ replaced, fewest, most }) => replaced && fewest === first.fewest && most === first.most,
      ) &&
      areSuitsEqual(game)
    );
  return (
    stages.length === 1 && first.held - first.fewest === game.holeCards && isComparable(game, first.board)
  );
};

/** Whether hands that differ only in the names of suits are equally good. */
const areSuitsEqual = ({ deck, shares, wildCards }: EquityGame): boolean =>
  hasEqualSuits(deck) &&
  shares.every(({ scale }) => scale !== 'highest-spade' && scale !== 'lowest-spade') &&
  (wildCards === undefined || isByRank(deck, wildCards.kinds));

const isByRank = (deck: DeckId, kinds: Uint8Array): boolean => {
  const cards = deckCards(deck).filter((card) => card !== JOKER);
  return cards.every((card) =>
    cards.every((other) => rankOf(card) !== rankOf(other) || kinds[card] === kinds[other]),
  );
};
