import { compare, minus, plus, shareOf, timesIn } from './chips.js';
import type { HandEquity, ReplayedHand, Step } from './record.js';

/** What a call costs, and what it can win. */
export interface PotOdds {
  readonly call: string;
  /** The chips that the caller can win: of each opponent at most as many as the caller puts in. */
  readonly pot: string;
  /** The odds, `3.5` to 1. */
  readonly odds: string;
  /** The equity that the call needs, in ten-thousandths. */
  readonly needed: number;
}

/** The pot odds of the player to act; null if there is nothing to call. O(players). */
export const potOddsOf = (
  { players }: Pick<ReplayedHand, 'players'>,
  { legal, pot, stacks }: Step,
): PotOdds | null => {
  const call = legal?.call ?? null;
  if (legal === null || call === null) return null;
  const paidBy = (seat: number): string | null => {
    const start = players.find((player) => player.seat === seat)?.startingStack ?? null;
    const stack = stacks[seat] ?? null;
    return start === null || stack === null ? null : minus(start, stack);
  };
  const own = paidBy(legal.seat);
  let winnable = pot;
  if (own !== null) {
    const most = plus(own, call);
    for (const { seat } of players) {
      const paid = paidBy(seat);
      if (paid !== null && compare(paid, most) > 0) winnable = minus(winnable, minus(paid, most));
    }
  }
  return { call, pot: winnable, odds: timesIn(call, winnable), needed: shareOf(call, plus(winnable, call)) };
};

/** The equity of each seat at a position, from 0 to 1, as far as its cards are known. */
export interface EquityView {
  readonly bySeat: ReadonlyMap<number, number>;
  readonly isExact: boolean;
}

export const NO_EQUITY: EquityView = { bySeat: new Map(), isExact: true };

/** The equities that hold at a position: those of the latest moment before it. */
export const equityAt = ({ streets, folds }: HandEquity, at: number): EquityView => {
  let latest: HandEquity['streets'][number] | null = null;
  for (const moment of [...streets, ...folds])
    if (moment.step <= at && moment.step >= (latest?.step ?? 0)) latest = moment;
  if (latest === null) return NO_EQUITY;
  return {
    bySeat: new Map(latest.players.map(({ seat, equity }) => [seat, equity])),
    isExact: latest.counted?.method !== 'monte-carlo',
  };
};
