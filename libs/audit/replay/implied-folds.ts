import { apply, NO_PLAYER, type Hand } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import type { FindingCollector } from '../findings/collector.js';

/**
 * Applies and reports folds that a log leaves out: of players who face a bet and have no later event. An incident may come
 * while a player still has to act, so it implies no fold.
 */
export const insertImpliedFolds = (
  hand: CanonicalHand,
  state: Hand,
  collector: FindingCollector,
  event: HandEvent,
  index: number,
): void => {
  if (event.type === 'note' || event.type === 'unread' || event.type === 'incident') return;
  while (state.actor !== NO_PLAYER && state.toCall(state.actor) > 0) {
    const { actor } = state;
    const seat = state.seats[actor];
    if (('seat' in event && event.seat === seat) || lastEventOf(hand, seat) > index) return;
    collector.add('implied-fold', ['P-BET-2', 'L-CLAIM-1'], event.line, seat);
    apply(state, { type: 'fold', seat });
    // Where two players have one seat, the fold is that of the first one.
    if (state.actor === actor) return;
  }
};

/** The index of the last event of a seat; -1 for none. */
const lastEventOf = ({ events }: CanonicalHand, seat: number): number =>
  events.findLastIndex((event) => 'seat' in event && event.seat === seat);
