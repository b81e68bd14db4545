import { NO_PLAYER, UNKNOWN_STACK, type Hand } from '#engine';
import type { BettingEvent, Conventions, HandEvent } from '#histories';
import type { FindingCollector } from '../findings/collector.js';

/** The replay of a hand before an event. */
interface Replayed {
  readonly state: Hand;
  readonly collector: FindingCollector;
  readonly conventions: Conventions;
}

/** L-LINE-1: in `raises A to B`, A is the difference between B and the largest bet, or the own bet, so far. */
export const checkRaiseBy = (
  { state, collector, conventions }: Replayed,
  { seat, line, by: stated, to }: Extract<HandEvent, { type: 'raise' }>,
): void => {
  if (stated === null || !collector.trust.chips) return;
  const player = state.playerAt(seat);
  const isAdded = conventions.raiseBy === 'added' && player !== NO_PLAYER;
  const by = to - (isAdded ? state.bet[player] : state.largestBet);
  if (stated === by) return;
  if (conventions.raiseBy === 'unreliable')
    collector.add('site-figure', ['L-LINE-1'], line, seat, by, stated);
  else
    collector.addViolation({ code: 'amount', rules: ['L-LINE-1'], seat, expected: by, actual: stated }, line);
};

/** L-LINE-1: `and is all-in` is printed if the stack is empty, and only then. */
export const checkAllIn = (
  { state, collector, conventions }: Replayed,
  { seat, line, allIn }: { readonly seat: number; readonly line: number; readonly allIn: boolean },
  player: number,
  putIn: number,
): void => {
  const left = player === NO_PLAYER ? 0 : state.stack[player] - putIn;
  if (left === UNKNOWN_STACK || !collector.trust.chips) return;
  // At the cap of the chips of a hand a player has chips behind.
  if (left === 0 && !allIn && state.reachesCap(player)) return;
  const { allInMarked, coveringBets } = conventions;
  if (allIn ? left === 0 : left !== 0 || allInMarked !== 'always') return;
  if ((allInMarked === 'effective' || coveringBets === 'marked') && allIn && player !== NO_PLAYER) {
    if (state.bet[player] + putIn >= state.maxBetOfOthers(player)) return;
  }
  const violation = { code: 'amount', rules: ['L-LINE-1'], seat } as const;
  // Without chips left only the mark is missing, and the figures agree.
  const figures = left === 0 ? {} : { expected: putIn + left, actual: putIn };
  collector.addViolation({ ...violation, ...figures }, line);
};

/** A check without a decision: of a player who is all-in, or whose opponents all are. */
export const isIdleCheck = (state: Hand, event: BettingEvent): boolean => {
  const player = state.playerAt(event.seat);
  if (event.type !== 'check' || player === NO_PLAYER || state.actor !== NO_PLAYER || state.liveCount < 2)
    return false;
  return state.live[player] === 1 && (!state.canAct(player) || !state.othersCanAct(player));
};
