import type { Card } from '#cards';
import { shareStrength } from '#ranking';
import type { DiscardStage } from '../spot/discard-stages.js';
import { drawsOf, type EquityGame } from '../spot/game.js';
import type { BestPolicy } from '../spot/policy.js';
import { BestDraws } from './best-draws.js';
import { KeptSets } from './kept-sets.js';
import { Reference, type Strengths, VALUE_UNITS } from './reference.js';
import { Arranger } from './suit-classes.js';

/** Rounds until the policy is its own best answer: 2-7 single draw takes six. */
const MAX_ROUNDS = 8;

/** The policy is its own best answer if another one would gain less on average, in units. */
const FEW_UNITS = 3e-5 * VALUE_UNITS;

/** How much of the opponent is replaced in a round: with all of it, the rounds swing around the answer. */
const PART = 0.8;

/**
 * The best discards in games without a board: a player keeps the cards with the highest mean value of his hand after the draws that count: this
 * one, or all that are left. Every draw from the cards outside the hand is counted. The opponent was dealt a random hand, has drawn as
 * often as the game allows by the same policy, and has none of the player's cards: after the best policy against a random hand, each round finds
 * the best policy against an opponent who draws by those before, until another one gains hardly more. The last answer regards the player's
 * discards too.
 */
export class DrawPolicy {
  private readonly arranger = new Arranger();

  private constructor(
    private readonly sets: KeptSets,
    /** By number of draws that are left, from one on, and class of hands: the subset of its cards that is kept. */
    private readonly keeps: readonly Uint8Array[],
  ) {}

  /**
   * The policy of a game, whose draws all allow the same discards. Takes some seconds for hands of five cards.
   *
   * @param rounds the most rounds; without any, the opponent has a random hand
   */
  static of(
    game: EquityGame,
    { fewest, most }: DiscardStage,
    policy: BestPolicy,
    rounds = MAX_ROUNDS,
  ): DrawPolicy {
    const sets = KeptSets.of(game.deck, game.holeCards);
    const discards = new BestDraws(sets, fewest, most);
    const reference = new Reference(
      game.shares,
      sets,
      sets.cards.map((cards) => strengthsOf(game, cards)),
    );
    const draws = drawsOf(game);
    const isOneDraw = policy === 'best-one-draw';
    const answerTo = (
      opponent: Float64Array,
      withChanges: boolean,
      others: readonly Uint8Array[],
    ): Answer => {
      const keeps: Uint8Array[] = [];
      let values = reference.valuesAgainst(opponent, withChanges);
      let gain = 0;
      for (let draw = 0; draw < draws; draw++) {
        if (draw > 0 && isOneDraw) keeps.push(keeps[0]);
        else {
          const best = discards.best(values, !isOneDraw && draw < draws - 1, others.at(draw));
          keeps.push(best.keeps);
          values = best.values;
          gain = Math.max(gain, best.gain);
        }
      }
      return { keeps, gain };
    };
    const after = (keeps: readonly Uint8Array[]): Float64Array =>
      keeps.toReversed().reduce((opponent, kept) => sets.afterDraw(opponent, kept), sets.hands);
    let opponent = sets.hands;
    let { keeps, gain } = answerTo(opponent, false, []);
    for (let round = 0; round < rounds && gain > FEW_UNITS; round++) {
      const next = after(keeps);
      opponent =
        round === 0 ? next : next.map((likely, hand) => opponent[hand] + PART * (likely - opponent[hand]));
      ({ keeps, gain } = answerTo(opponent, false, keeps));
    }
    keeps = answerTo(rounds === 0 ? opponent : after(keeps), true, []).keeps;
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

/** The best discards against an opponent, and what they gain over others: the most of any draw, in units. */
interface Answer {
  readonly keeps: Uint8Array[];
  readonly gain: number;
}

const strengthsOf = (game: EquityGame, cards: Uint8Array): Strengths =>
  game.shares.map((share) => shareStrength(game, share, cards, []));
