import { bitCount, type Card } from '#cards';
import { shareStrength } from '#ranking';
import type { DiscardStage } from '../spot/discard-stages.js';
import { drawsOf, type EquityGame } from '../spot/game.js';
import type { BestPolicy } from '../spot/policy.js';
import { KeptSets } from './kept-sets.js';
import { Reference, type Strengths } from './reference.js';
import { Arranger } from './suit-classes.js';

/** Rounds until the policy is its own best answer: 2-7 triple draw takes four. */
const MAX_ROUNDS = 8;

/**
 * The best discards in games without a board: a player keeps the cards with the highest mean value of his hand after the draws that count: this
 * one, or all that are left. Every draw from the cards outside the hand is counted. The opponent was dealt a random hand, and has drawn
 * as often as the game allows by the same policy: after the best policy against a random hand, each round finds the best policy against
 * an opponent who draws by the one before, until it stays the same.
 */
export class DrawPolicy {
  private readonly arranger = new Arranger();

  private constructor(
    private readonly sets: KeptSets,
    /** By number of draws that are left, from one on, and class of hands: the subset of its cards that is kept. */
    private readonly keeps: readonly Uint8Array[],
  ) {}

  /** The policy of a game, whose draws all allow the same discards. Takes some seconds for hands of five cards. */
  static of(
    game: EquityGame,
    { fewest, most }: DiscardStage,
    policy: BestPolicy,
    rounds = MAX_ROUNDS,
  ): DrawPolicy {
    const sets = KeptSets.of(game.deck, game.holeCards);
    const reference = new Reference(
      game.shares,
      sets.cards.map((cards) => strengthsOf(game, cards)),
    );
    const draws = drawsOf(game);
    const keepsAgainst = (opponent: Float64Array): Uint8Array[] => {
      const keeps: Uint8Array[] = [];
      let values = reference.valuesAgainst(opponent);
      for (let draw = 0; draw < draws; draw++) {
        const best = draw > 0 && policy === 'best-one-draw' ? null : bestDiscards(sets, values, fewest, most);
        keeps.push(best?.keeps ?? keeps[0]);
        values = best?.values ?? values;
      }
      return keeps;
    };
    let keeps = keepsAgainst(sets.hands);
    for (let round = 0; round < rounds; round++) {
      let opponent = sets.hands;
      for (const kept of keeps.toReversed()) opponent = sets.afterDraw(opponent, kept);
      const answer = keepsAgainst(opponent);
      if (areEqual(answer, keeps)) break;
      keeps = answer;
    }
    return new DrawPolicy(sets, keeps);
  }

  /**
   * The cards of a hand that are kept, as a mask of their places. O(cards).
   *
   * @param draws how many draws are left, with this one
   */
  keep(hand: ArrayLike<Card>, draws: number): number {
    const { size } = this.sets;
    const arranged = this.arranger.arrange(hand, size);
    const kept = this.keeps[draws - 1][this.sets.numberOf(arranged)];
    let mask = 0;
    for (let at = 0; at < size; at++)
      if ((kept & (1 << arranged.cards.indexOf(hand[at]))) !== 0) mask |= 1 << at;
    return mask;
  }
}

const areEqual = (one: readonly Uint8Array[], other: readonly Uint8Array[]): boolean =>
  one.every((keeps, draw) => keeps.every((kept, hand) => kept === other[draw][hand]));

const strengthsOf = (game: EquityGame, cards: Uint8Array): Strengths =>
  game.shares.map((share) => shareStrength(game, share, cards, []));

/** By class of hands: the subset that is kept, and the mean value of the hand with it. */
interface BestDiscards {
  readonly keeps: Uint8Array;
  readonly values: Float64Array;
}

/** The best subset of each hand. Of equal ones it has the fewest discards, then the lowest mask. */
const bestDiscards = (sets: KeptSets, values: Float64Array, fewest: number, most: number): BestDiscards => {
  const sums = sets.sumsOf(values);
  const isAllowed = (subset: number): boolean => {
    const discards = sets.size - bitCount(subset);
    return discards >= fewest && discards <= most;
  };
  const subsets = Array.from({ length: sets.subsets }, (_, subset) => subset)
    .filter(isAllowed)
    .sort((a, b) => bitCount(b) - bitCount(a) || a - b);
  const best = { keeps: new Uint8Array(sets.hands.length), values: new Float64Array(sets.hands.length) };
  const means = new Float64Array(sets.subsets);
  for (let hand = 0; hand < sets.hands.length; hand++) {
    sets.meansAfter(hand, sums, means);
    let highest = -1;
    for (const subset of subsets) {
      if (means[subset] <= highest) continue;
      highest = means[subset];
      best.keeps[hand] = subset;
    }
    best.values[hand] = Math.round(highest);
  }
  return best;
};
