import {
  type AuditedHand,
  collectedBy,
  contributionOf,
  entitlementOf,
  type HandAnalysis,
  knownCardsOf,
} from '#audit';
import { UNKNOWN } from '#cards';
import type { Chips } from '#engine';
import type { CanonicalHand } from '#histories';
import { allInAdjustment } from './all-in-adjustment.js';
import { DealAnalysis, type DealKind, PARTS } from './deal-analysis.js';
import { firstValued } from './open-deal.js';

/** The results of the players of a hand with chance taken out. Plain data, with amounts in the smallest unit. */
export interface HandLuck {
  readonly site: string;
  readonly currency: string;
  /** The number of decimals of the smallest unit. */
  readonly scale: number;
  readonly deal: DealKind;
  /** Whether the hands of all who contended to the end are known, however they came to be, so that deals after the last action can be. */
  readonly isShown: boolean;
  /** Whether all-ins ended the betting before the last card, but cannot be adjusted: a hand is unknown, or the game has no equity. */
  readonly hasLeftOutAllIn: boolean;
  /** Those who are dealt in, in the order of the deal. */
  readonly players: readonly PlayerLuck[];
}

export interface PlayerLuck {
  readonly name: string;
  /** Collected less contributed; null if it is unknown what the player collected. Cash-outs are apart. */
  readonly net: Chips | null;
  /** The all-in adjusted net; null if the player was in no all-in that can be counted, so that the net stands. */
  readonly allIn: Chips | null;
  /** The net with every deal corrected, in ten-thousandths of the smallest unit; null if the deal is not open. */
  readonly adjusted: number | null;
}

/** Takes chance out of the results of a hand, as docs/luck.md defines it. */
export class LuckAnalysis implements HandAnalysis<HandLuck> {
  private readonly deals = new DealAnalysis();

  begin(hand: CanonicalHand): ReturnType<DealAnalysis['begin']> {
    return this.deals.begin(hand);
  }

  end(audited: AuditedHand): HandLuck | null {
    const { hand, replay } = audited;
    const { state } = replay;
    // R-IRR-3: a void hand was not played.
    if (state.isVoid) return null;
    const adjustment = allInAdjustment(audited);
    const hasLeftOutAllIn = adjustment === 'left-out';
    const expected = hasLeftOutAllIn ? null : adjustment;
    const { deal, worth } = this.deals.end(audited);
    const names = new Map(hand.players.map(({ seat, name }) => [seat, name]));
    return {
      site: hand.site,
      currency: hand.currency,
      scale: hand.scale,
      deal,
      isShown: isShown(audited),
      hasLeftOutAllIn,
      players: state.seats.map((seat, player) => {
        const received = collectedBy(audited, seat) ?? entitlementOf(audited, player);
        const net = received === null ? null : received - contributionOf(audited, player);
        const allIn = state.live[player] === 1 ? (expected?.[player] ?? null) : null;
        const result = allIn ?? net;
        const adjusted = worth === null || result === null ? null : result * PARTS - worth[player];
        return { name: names.get(seat) ?? '', net, allIn, adjusted };
      }),
    };
  }
}

/** Whether there was a showdown, in a game whose deals have a value, in which the cards of all live hands are known. */
const isShown = (audited: AuditedHand): boolean => {
  const { state, isOver } = audited.replay;
  const { variant } = state.setup;
  if (state.liveCount < 2 || !isOver || state.passedOut || firstValued(variant) === null) return false;
  return state.seats.every((seat, player) => {
    if (state.live[player] === 0) return true;
    const cards = knownCardsOf(audited, seat);
    return cards?.length === variant.holeCards && !cards.includes(UNKNOWN);
  });
};
