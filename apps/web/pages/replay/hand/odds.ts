import { compare, plus, shareOf, timesIn } from './chips.js';
import type { HandEquity, Step } from './record.js';

/** What a call costs, and what it can win. */
export interface PotOdds {
  readonly call: string;
  /** The chips that the caller can win: the pots so far, and of each bet at most as much as the caller bets. */
  readonly pot: string;
  /** The odds, `3.5` to 1. */
  readonly odds: string;
  /** The equity that the call needs, in ten-thousandths. */
  readonly needed: number;
}

/** The pot odds of the player to act; null if there is nothing to call. O(players + pots). */
export const potOddsOf = ({ legal, pots, bets }: Step): PotOdds | null => {
  const call = legal?.call ?? null;
  if (legal === null || call === null) return null;
  const own = plus(bets[legal.seat] ?? '0', call);
  const won = [
    ...pots.filter(({ seats }) => seats.includes(legal.seat)).map(({ amount }) => amount),
    ...Object.values(bets).map((bet) => (compare(bet, own) > 0 ? own : bet)),
  ];
  const pot = won.reduce(plus, '0');
  return { call, pot, odds: timesIn(call, pot), needed: shareOf(call, plus(pot, call)) };
};

/** The equity of each seat, from 0 to 1, as far as its cards are known. */
type Equities = ReadonlyMap<number, number>;

/** The equities at a position. */
export interface EquityView {
  readonly bySeat: Equities;
  /** The run whose board the equities belong to, from 1; null if all runs have the same board. */
  readonly run: number | null;
  /** The number of boards that the equities count together: more than one in games with several boards. */
  readonly boards: number;
  /** The equities of each run whose board is its own. */
  readonly runs: readonly { readonly run: number; readonly bySeat: Equities }[];
  /** The seats still in the hand whose cards are unknown: the equities are those of the others among themselves. */
  readonly unknown: readonly number[];
  readonly isExact: boolean;
}

export const NO_EQUITY: EquityView = {
  bySeat: new Map(),
  run: null,
  boards: 0,
  runs: [],
  unknown: [],
  isExact: true,
};

type EquityMoment = HandEquity['streets'][number];

/**
 * The equities that hold after `at` events: those of the latest moment before it, if it belongs to the same street. With several
 * runs, each has its latest moment whose board is dealt, and `bySeat` is that of the run that was dealt to last: runs are dealt
 * after the betting, so that the equity of one holds while another is dealt. O(events × moments).
 */
export const equityAt = ({ streets, folds }: HandEquity, steps: readonly Step[], at: number): EquityView => {
  const latest = new Map<number | null, EquityMoment>();
  for (const moment of [...streets, ...folds])
    if (moment.step <= at && moment.step >= (latest.get(moment.run)?.step ?? 0))
      latest.set(moment.run, moment);
  const runs = [...latest.values()].filter(({ run }) => run !== null);
  const lastDealt = steps.slice(0, at).findLast(({ event }) => event === 'board')?.run ?? null;
  const shown = runs.find(({ run }) => run === lastDealt) ?? runs.at(-1) ?? latest.get(null);
  if (shown === undefined) return NO_EQUITY;
  const state = steps.at(at);
  // The cards of the next street are being dealt, or players draw.
  if (shown.run === null && state !== undefined && state.street !== shown.street) return NO_EQUITY;
  // A fold of unknown cards changes no equity, so that no moment begins with it.
  const live = state?.live ?? shown.unknown;
  return {
    bySeat: equitiesOf(shown),
    run: shown.run,
    boards: shown.boards.length,
    runs: runs.map((moment) => ({ run: moment.run ?? 1, bySeat: equitiesOf(moment) })),
    unknown: shown.unknown.filter((seat) => live.includes(seat)),
    isExact: shown.counted?.method !== 'monte-carlo',
  };
};

const equitiesOf = ({ players }: EquityMoment): Equities =>
  new Map(players.map(({ seat, equity }) => [seat, equity]));
