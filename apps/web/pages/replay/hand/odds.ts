import { cardsIn } from './cards-in.js';
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
 * The equities that hold after `at` events: those of the latest moment before it. With several runs, each has its latest moment
 * whose board is dealt, and `bySeat` is that of the run that was dealt to last. O(events × moments).
 */
export const equityAt = ({ streets, folds }: HandEquity, steps: readonly Step[], at: number): EquityView => {
  const latest = new Map<number | null, EquityMoment>();
  for (const moment of [...streets, ...folds])
    if (moment.step <= at && isDealt(moment, steps, at) && moment.step >= (latest.get(moment.run)?.step ?? 0))
      latest.set(moment.run, moment);
  const runs = [...latest.values()].filter(({ run }) => run !== null);
  const lastDealt = steps.slice(0, at).findLast(({ event }) => event === 'board')?.run ?? null;
  const shown = runs.find(({ run }) => run === lastDealt) ?? runs.at(-1) ?? latest.get(null);
  if (shown === undefined) return NO_EQUITY;
  // A fold of unknown cards changes no equity, so that no moment begins with it.
  const live = steps.at(at)?.live ?? shown.unknown;
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

/**
 * Whether all cards that a moment counts are on the table after `at` events. A moment begins with its street, before the cards of
 * the street are dealt and before the players have drawn; moments of all runs begin together.
 */
const isDealt = (moment: EquityMoment, steps: readonly Step[], at: number): boolean => {
  const { run, boards, players, street } = moment;
  const state = steps[at];
  if (state === undefined) return true;
  const first = (run ?? 1) - 1;
  const isBoardDealt = boards.every(
    (board, index) => (state.boards[first + index]?.length ?? 0) >= board.length,
  );
  const isDrawOver = !steps.slice(at).some((step) => step.event === 'discard' && step.street === street);
  return (
    isBoardDealt &&
    isDrawOver &&
    players.every(({ seat, hand }) => !state.live.includes(seat) || isHeld(hand, state.hands[seat]))
  );
};

/** Whether the cards of a player on the table, of which some may be unknown, are those of a hand. */
const isHeld = (hand: string, onTable = ''): boolean => {
  const cards = cardsIn(hand);
  const shown = cardsIn(onTable);
  return (
    shown.length === cards.length && shown.every((card) => card === UNKNOWN_CARD || cards.includes(card))
  );
};

const UNKNOWN_CARD = '??';
