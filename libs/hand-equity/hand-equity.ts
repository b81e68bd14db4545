import type { AuditProfile } from '#audit';
import { formatCard, formatCards } from '#cards';
import type { Variant } from '#engine';
import { makeAnswer, type SeededOptions, expectedPots, type EquityResult, equityAt } from '#equity';
import { type CanonicalHand, formatMoney } from '#histories';
import {
  type HandTrace,
  isAllIn,
  type NoEquity,
  type RecordedCards,
  type SteppedStreet,
  traceHand,
} from './hand-trace.js';

/** The equities of the known hands of a played hand on each street, and the result of an all-in. Amounts of money are text. */
export interface HandEquity {
  readonly streets: readonly StreetEquity[];
  /** The equities after a player with known cards has folded in a betting round, if at least two players are left. */
  readonly folds: readonly StreetEquity[];
  readonly allIn: AllInEquity | null;
  /** Why there is no all-in result. */
  readonly noAllIn: NoAllIn | null;
}

export type NoAllIn = NoEquity | 'no-all-in';

/** How something was counted. */
interface Counted {
  readonly method: EquityResult['method'];
  readonly total: string;
  readonly seed: number | null;
}

/** The equities of the known hands at the start of a betting round, or after a fold in it. */
export interface StreetEquity {
  /** The index of the first step of the replay in the street. In stud and draw games its cards may come in the steps after it. */
  readonly step: number;
  readonly street: string;
  /** The number of the run, from 1; null as long as all runs have the same board. */
  readonly run: number | null;
  readonly boards: readonly (readonly string[])[];
  /** Known cards that can no longer come. */
  readonly dead: string;
  /** Seats still in the hand whose cards are unknown: they are left out. */
  readonly unknown: readonly number[];
  /** Null if there is no result; `reason` has the reason. */
  readonly counted: Counted | null;
  readonly reason: NoEquity | null;
  readonly players: readonly SeatEquity[];
}

export interface SeatEquity {
  readonly seat: number;
  readonly hand: string;
  readonly equity: number;
  readonly win: number;
  readonly tie: number;
  readonly standardError: number;
}

/** An all-in before the last card: the expected and the actual awards. */
export interface AllInEquity {
  readonly street: string;
  readonly boards: readonly (readonly string[])[];
  readonly pots: readonly {
    readonly amount: string;
    readonly rake: string;
    /** Null for a pot that only one player can win. */
    readonly counted: Counted | null;
    readonly players: readonly {
      readonly seat: number;
      readonly equity: number;
      readonly expected: string;
    }[];
  }[];
  readonly players: readonly AdjustedSeat[];
}

/** The expected award of a player from all pots, net of rake, the actual award, and the actual minus the expected award. */
export interface AdjustedSeat {
  readonly seat: number;
  readonly expected: string;
  readonly won: string;
  readonly difference: string;
}

/**
 * Computes the equities of a played hand; null if the engine cannot replay it. The same hand with the same options gives the same
 * result, exact or sampled.
 */
export const equityOfHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  recorded: RecordedCards,
  options?: SeededOptions,
): HandEquity | null => {
  const trace = hand.cancelled ? null : traceHand(hand, profile, recorded);
  if (trace === null) return null;
  return {
    streets: trace.streets.map((street) => streetEquity(trace, street, options)),
    folds: trace.folds.map((street) => streetEquity(trace, street, options)),
    ...allInEquity(trace, hand.scale, options),
  };
};

const countedBy = (result: EquityResult): Counted => ({
  method: result.method,
  total: String(result.tally.total),
  seed: result.method === 'exact' ? null : result.seed,
});

const formatBoards = (boards: SteppedStreet['moment']['boards']): string[][] =>
  boards.map((board) => board.map(formatCard));

const streetEquity = (
  { variant, audited }: HandTrace,
  { index, run, step, moment, unknown, reason }: SteppedStreet,
  options?: SeededOptions,
): StreetEquity => {
  const { seats } = audited.replay.state;
  const equity = reason === null ? equityAt(moment, options) : null;
  const base = {
    step,
    street: variant.streets[index].id,
    run: run === null ? null : run + 1,
    boards: formatBoards(moment.boards),
    dead: formatCards(moment.dead),
    unknown: unknown.map((player) => seats[player]),
  };
  if (equity === null) return { ...base, counted: null, reason: reason ?? 'unknown-hands', players: [] };
  return {
    ...base,
    counted: countedBy(equity.result),
    reason: null,
    players: seatEquities(variant, equity.result, equity.players).map((seat, at) => ({
      seat: seats[equity.players[at]],
      hand: formatCards(moment.hands[equity.players[at]] ?? []),
      ...seat,
    })),
  };
};

const seatEquities = (
  variant: Variant,
  result: EquityResult,
  players: readonly number[],
): Pick<SeatEquity, 'equity' | 'win' | 'tie' | 'standardError'>[] =>
  makeAnswer(
    variant,
    result,
    players.map(() => ''),
    [],
  ).players.map(({ equity, win, tie, standardError }) => ({ equity, win, tie, standardError }));

const allInEquity = (
  trace: HandTrace,
  scale: number,
  options?: SeededOptions,
): Pick<HandEquity, 'allIn' | 'noAllIn'> => {
  const { variant, audited, streets, lastBetting } = trace;
  const none = (noAllIn: NoAllIn) => ({ allIn: null, noAllIn });
  if (!isAllIn(audited)) return none('no-all-in');
  const street = streets.find(({ index }) => index === lastBetting);
  if (street === undefined) return none('unusual-deal');
  if (street.reason !== null) return none(street.reason);
  const { pots, net } = audited.settlement;
  const expected = expectedPots(
    street.moment,
    pots.map(({ players }, pot) => ({ players, amount: net[pot] })),
    options,
  );
  if (expected === null) return none('unknown-hands');
  const { seats } = audited.replay.state;
  const money = (chips: number): string => formatMoney(chips, scale);
  const due = seats.map(() => 0);
  for (const { players, expected: chips } of expected)
    players.forEach((player, at) => (due[player] += chips[at]));
  const contenders = [...new Set(pots.flatMap(({ players }) => players))].sort((a, b) => a - b);
  return {
    noAllIn: null,
    allIn: {
      street: variant.streets[lastBetting].id,
      boards: formatBoards(street.moment.boards),
      pots: expected.map(({ players, result, expected: chips }, pot) => ({
        amount: money(pots[pot].amount),
        rake: money(pots[pot].amount - net[pot]),
        counted: result === null ? null : countedBy(result),
        players: players.map((player, at) => ({
          seat: seats[player],
          equity: result === null ? 1 : seatEquities(variant, result, players)[at].equity,
          expected: money(chips[at]),
        })),
      })),
      players: contenders.map((player) => {
        const won = wonBy(trace, player);
        return {
          seat: seats[player],
          expected: money(due[player]),
          won: money(won),
          difference: money(won - due[player]),
        };
      }),
    },
  };
};

/** The award of a player according to the log, or to the rules if the log has no awards. */
const wonBy = ({ audited }: HandTrace, player: number): number => {
  const { money, awards } = audited.settlement;
  const seat = audited.replay.state.seats[player];
  const received =
    money.awards.length > 0
      ? money.awards.filter((award) => award.seat === seat)
      : awards.filter((award) => award.player === player);
  return received.reduce((sum, { amount }) => sum + amount, 0);
};
