import type { AuditProfile } from '#audit';
import { formatCard, formatCards } from '#cards';
import type { Variant } from '#engine';
import {
  makeAnswer,
  type SeededOptions,
  expectedPots,
  type EquityResult,
  equityAt,
  type OptionsFor,
  PLAYED_OPTIONS,
} from '#equity';
import { type CanonicalHand, formatMoney } from '#histories';
import { type AllIn, MAX_HAND_COST, optionsWithin } from './cost-of-hand.js';
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
  /**
   * The index of the first step of the replay at which the cards are on the table and all players have drawn: the number of steps if
   * the last one deals a card.
   */
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
      readonly standardError: number;
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
 * result, exact or sampled. A hand that would cost more than `maxCost`, in the unit of `solvingCost`, has its costliest equities
 * sampled with fewer trials, and a larger standard error.
 */
export const equityOfHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  recorded: RecordedCards,
  options: SeededOptions = PLAYED_OPTIONS,
  maxCost = MAX_HAND_COST,
): HandEquity | null => {
  const trace = hand.cancelled ? null : traceHand(hand, profile, recorded);
  if (trace === null) return null;
  const allIn = findAllIn(trace);
  const optionsFor = optionsWithin(maxCost, trace, typeof allIn === 'string' ? null : allIn, options);
  return {
    streets: trace.streets.map((street) => streetEquity(trace, street, optionsFor)),
    folds: trace.folds.map((street) => streetEquity(trace, street, optionsFor)),
    ...(typeof allIn === 'string'
      ? { allIn: null, noAllIn: allIn }
      : allInEquity(trace, allIn, hand.scale, optionsFor)),
  };
};

/** The street of an all-in and its pots, less their rake; or why there is no result. */
const findAllIn = ({ audited, streets, lastBetting }: HandTrace): AllIn | NoAllIn => {
  if (!isAllIn(audited)) return 'no-all-in';
  const street = streets.find(({ index }) => index === lastBetting);
  if (street === undefined) return 'unusual-deal';
  if (street.reason !== null) return street.reason;
  const { pots, net } = audited.settlement;
  return { street, pots: pots.map(({ players }, pot) => ({ players, amount: net[pot] })) };
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
  optionsFor: OptionsFor,
): StreetEquity => {
  const { seats } = audited.replay.state;
  const equity = reason === null ? equityAt(moment, optionsFor) : null;
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

/** The equities of the players of a pot; all of it for a player who alone can win it. */
const potEquities = (
  variant: Variant,
  result: EquityResult | null,
  players: readonly number[],
): Pick<SeatEquity, 'equity' | 'standardError'>[] =>
  result === null ? [{ equity: 1, standardError: 0 }] : seatEquities(variant, result, players);

const allInEquity = (
  trace: HandTrace,
  { street, pots: played }: AllIn,
  scale: number,
  optionsFor: OptionsFor,
): Pick<HandEquity, 'allIn' | 'noAllIn'> => {
  const { variant, audited, lastBetting } = trace;
  const expected = expectedPots(street.moment, played, optionsFor);
  if (expected === null) return { allIn: null, noAllIn: 'unknown-hands' };
  const { pots, net } = audited.settlement;
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
        players: potEquities(variant, result, players).map(({ equity, standardError }, at) => ({
          seat: seats[players[at]],
          equity,
          standardError,
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
