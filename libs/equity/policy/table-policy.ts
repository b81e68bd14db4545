import { ACE, bitCount, type Card, JOKER, RANK_COUNT, rankOf } from '#cards';
import { SCALES } from '#ranking';
import type { DiscardStage } from '../spot/discard-stages.js';
import type { EquityGame } from '../spot/game.js';
import type { BestPolicy } from '../spot/policy.js';
import { mayKeep, type ReadRule } from '../spot/policy-table.js';
import { HandSet } from './hand-set.js';

/** A rule whose ranges can be looked up. */
interface Rule {
  readonly draws: number | null;
  readonly hand: HandSet | null;
  readonly keep: 'all' | 'none' | BestPolicy | HandSet;
}

/** The cards that a best policy keeps, as a mask of their places. */
export type KeepBest = (
  policy: BestPolicy,
  hand: Uint8Array,
  stage: DiscardStage,
  board: ArrayLike<Card>,
) => number;

/** A policy as a table of rules: the first rule that fits a hand decides. It does not regard the board. */
export class TablePolicy {
  private readonly rules: readonly Rule[];
  /** By card: its place in the order in which cards are preferred, the least first. */
  private readonly preference: Uint8Array;

  constructor(
    game: EquityGame,
    rules: readonly ReadRule[],
    private readonly keepBest: KeepBest,
  ) {
    this.rules = rules.map(({ draws, hand, keep }) => ({
      draws,
      hand: hand === null ? null : HandSet.of(hand),
      keep: typeof keep === 'string' ? keep : HandSet.of(keep),
    }));
    this.preference = preferenceOf(game);
  }

  /** The cards of a hand, ascending, that are kept, as a mask of their places. O(rules times subsets). */
  keep(hand: Uint8Array, stage: DiscardStage, board: ArrayLike<Card>): number {
    for (const rule of this.rules) {
      const kept = this.keepBy(rule, hand, stage, board);
      if (kept !== null) return kept;
    }
    throw new Error('no rule of the policy fits a hand');
  }

  /** Null if the rule does not fit. */
  private keepBy(
    { draws, hand: hands, keep }: Rule,
    hand: Uint8Array,
    stage: DiscardStage,
    board: ArrayLike<Card>,
  ): number | null {
    const all = (1 << hand.length) - 1;
    if (draws !== null && draws !== stage.draws) return null;
    if (hands !== null && (hands.size !== hand.length || !hands.has(hand, all))) return null;
    if (keep === 'all') return mayKeep(stage, hand.length) ? all : null;
    if (keep === 'none') return mayKeep(stage, 0) ? 0 : null;
    if (typeof keep === 'string') return this.keepBest(keep, hand, stage, board);
    return mayKeep(stage, keep.size) ? this.preferred(keep, hand, all) : null;
  }

  /** Of the cards that a rule may keep, those that are preferred; null if the hand has none. */
  private preferred(keep: HandSet, hand: Uint8Array, all: number): number | null {
    let best: number | null = null;
    let least = Infinity;
    for (let chosen = 0; chosen <= all; chosen++) {
      if (bitCount(chosen) !== keep.size || !keep.has(hand, chosen)) continue;
      const order = this.orderOf(hand, chosen);
      if (order >= least) continue;
      least = order;
      best = chosen;
    }
    return best;
  }

  /** Orders choices of equally many cards by their least preferred cards. */
  private orderOf(hand: Uint8Array, chosen: number): number {
    let places = 0;
    for (let at = 0; at < hand.length; at++)
      if ((chosen & (1 << at)) !== 0) places += 2 ** (3 * this.preference[hand[at]]);
    return places;
  }
}

/** Low cards are preferred in games that the lowest hand wins, high cards in others. A joker is always preferred. */
const preferenceOf = ({ shares }: EquityGame): Uint8Array => {
  const { wins, lowest } = SCALES[shares[0].scale];
  const heightOf = (card: Card): number => (lowest === ACE ? (rankOf(card) + 1) % RANK_COUNT : rankOf(card));
  return Uint8Array.from({ length: JOKER + 1 }, (_, card) => {
    if (card === JOKER) return 0;
    return 1 + (wins === 'lowest' ? heightOf(card) : RANK_COUNT - 1 - heightOf(card));
  });
};
