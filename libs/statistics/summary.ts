import { foldName, formatUnits, isAnonymousSite, spellingOf, toUnits } from '#histories';
import { POSITIONS, STATISTICS, type StatisticId } from './definitions.js';
import { GROUP_FIELDS, type AmountId, type Cell, type CountId, type Grouping } from './tally.js';

/** How often a player did something, of how many chances. Parts can be added up. */
export interface Share {
  readonly count: number;
  readonly of: number;
  /** With one decimal; null without a chance. */
  readonly percent: number | null;
}

/** The results of a player in one currency. Amounts are decimal text in the currency. */
export interface MoneyResult {
  readonly currency: string;
  /** Hands whose result is known; the other figures are those of these hands. */
  readonly hands: number;
  readonly net: string;
  readonly rake: string;
  readonly cashOut: string;
  /** `net` in big blinds of each hand; null if no hand has a big blind. */
  readonly bigBlinds: string | null;
  readonly bbPer100: number | null;
  /** Of 100 hands, in big blinds; null for fewer than two hands. */
  readonly standardDeviation: number | null;
  /** The 95% interval of `bbPer100`. */
  readonly interval: readonly [number, number] | null;
  readonly allInAdjusted: string;
  readonly allInAdjustedBbPer100: number | null;
}

/** The statistics of some hands of a player. */
export type Statistics = Readonly<Record<StatisticId, Share>> & {
  readonly hands: number;
  /** Bets and raises for each call after the first round; null without calls. */
  readonly aggressionFactor: number | null;
  readonly aggressionFrequency: Share;
  /** One entry a currency: the one with most hands first. */
  readonly money: readonly MoneyResult[];
};

/** The statistics of a player's hands that have a value in common. */
export type StatisticsGroup = { readonly by: Grouping; readonly key: string | null } & Statistics;

export type PlayerSummary = {
  readonly name: string;
  readonly site: string;
  /** Whether the site names a place at the table in place of a player: the name is many people. */
  readonly anonymous: boolean;
} & Statistics & {
    readonly groups: readonly StatisticsGroup[];
  };

export const GROUPINGS = Object.keys(GROUP_FIELDS) as readonly Grouping[];

/** The value by which a grouping groups; null if the hand has none. */
const groupKey = ({ key }: Cell, by: Grouping): string | null => {
  const value = key[GROUP_FIELDS[by]];
  return value === null ? null : String(value);
};

/** The name for the author of logs of a site that names no players. */
export const HERO = 'Hero';

/** A player with the cells of the hands, before they are summarized. */
export interface PlayerCells extends Pick<PlayerSummary, 'name' | 'site' | 'anonymous' | 'hands'> {
  readonly cells: readonly Cell[];
}

/** The players of cells: the one with most hands first. O(cells). */
export const playersOf = (cells: Iterable<Cell>): PlayerCells[] => {
  const players = groupCells(cells, ({ key: { site, name } }) => `${site}\n${foldName(name)}`);
  return [...players.values()]
    .map((own): PlayerCells => {
      const { site } = own[0].key;
      const name = own.map(({ key }) => key.name).reduce(spellingOf);
      const anonymous = isAnonymousSite(site) && name !== HERO;
      return { name, site, anonymous, hands: sumOf(own, 'hands'), cells: own };
    })
    .sort((a, b) => b.hands - a.hands || compare(a.name, b.name) || compare(a.site, b.site));
};

/** The statistics of a player. A summary has several times the size of the cells. */
export const summarizePlayer = (
  { cells, name, site, anonymous }: PlayerCells,
  by: Grouping | null = null,
): PlayerSummary => ({
  name,
  site,
  anonymous,
  ...statisticsOf(cells),
  groups: by === null ? [] : groupsOf(cells, by),
});

/** The statistics of all players of cells: the one with most hands first. O(cells). */
export const summarize = (
  cells: Iterable<Cell>,
  { by = null }: { readonly by?: Grouping | null } = {},
): PlayerSummary[] => playersOf(cells).map((player) => summarizePlayer(player, by));

const sumOf = (cells: readonly Cell[], id: CountId): number =>
  cells.reduce((total, cell) => total + cell.count(id), 0);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const groupsOf = (cells: readonly Cell[], by: Grouping): StatisticsGroup[] => {
  return [...groupCells(cells, (cell) => groupKey(cell, by))]
    .sort(([a], [b]) => compareKeys(by, a, b))
    .map(([key, own]) => ({ by, key, ...statisticsOf(own) }));
};

/** Positions from the button on, numbers by size, other keys by their text; a missing key comes last. */
const compareKeys = (by: Grouping, a: string | null, b: string | null): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (by === 'table-size') return Number(a) - Number(b);
  const places: readonly string[] = POSITIONS;
  return by === 'position' ? places.indexOf(a) - places.indexOf(b) : compare(a, b);
};

const groupCells = <Key>(cells: Iterable<Cell>, keyOf: (cell: Cell) => Key): Map<Key, Cell[]> => {
  const groups = new Map<Key, Cell[]>();
  for (const cell of cells) {
    const key = keyOf(cell);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return groups;
};

/** The statistics of cells of one player. */
export const statisticsOf = (cells: readonly Cell[]): Statistics => {
  const shares = Object.fromEntries(
    STATISTICS.map((id) => {
      let [count, of] = [0, 0];
      for (const cell of cells) {
        const share = cell.share(id);
        count += share.count;
        of += share.of;
      }
      return [id, shareOf(count, of)];
    }),
  ) as Record<StatisticId, Share>;
  const [raises, calls, folds] = [sumOf(cells, 'raises'), sumOf(cells, 'calls'), sumOf(cells, 'folds')];
  return {
    hands: sumOf(cells, 'hands'),
    ...shares,
    aggressionFactor: calls === 0 ? null : rounded(raises / calls, 2),
    aggressionFrequency: shareOf(raises, raises + calls + folds),
    money: [...groupCells(cells, ({ key }) => key.currency)]
      .map(([currency, own]) => moneyIn(currency, own))
      .sort((a, b) => b.hands - a.hands || compare(a.currency, b.currency)),
  };
};

const shareOf = (count: number, of: number): Share => ({
  count,
  of,
  percent: of === 0 ? null : rounded((100 * count) / of, 1),
});

const moneyIn = (currency: string, cells: readonly Cell[]): MoneyResult => {
  const scale = cells.reduce((most, { key }) => Math.max(most, key.scale), 0);
  const amount = (id: AmountId): string =>
    formatUnits(
      cells.reduce((total, cell) => total + toUnits(cell.amount(id), cell.key.scale), 0n),
      scale,
    );
  const { bigBlinds, bbPer100, standardDeviation, interval, adjustedBbPer100 } = inBigBlinds(cells);
  return {
    currency,
    hands: sumOf(cells, 'settled'),
    net: amount('net'),
    rake: amount('rake'),
    cashOut: amount('cashOut'),
    bigBlinds,
    bbPer100,
    standardDeviation,
    interval,
    allInAdjusted: amount('adjusted'),
    allInAdjustedBbPer100: adjustedBbPer100,
  };
};

type BigBlindResult = Pick<MoneyResult, 'bigBlinds' | 'bbPer100' | 'standardDeviation' | 'interval'> & {
  readonly adjustedBbPer100: number | null;
};

const NO_BIG_BLIND: BigBlindResult = {
  bigBlinds: null,
  bbPer100: null,
  standardDeviation: null,
  interval: null,
  adjustedBbPer100: null,
};

/** The quantile of the normal distribution for an interval of 95%. */
const QUANTILE = 1.959964;

/** The sums of the hands with one size of the big blind, exact. */
interface SumsOfBlind {
  readonly bigBlind: number;
  readonly scale: number;
  settled: number;
  net: bigint;
  adjusted: bigint;
  squares: bigint;
}

/** The sums of cells by the big blind, the smallest first: rounding then does not depend on the order of the cells. */
const sumsByBlind = (cells: readonly Cell[]): SumsOfBlind[] => {
  const found = new Map<string, SumsOfBlind>();
  for (const cell of cells) {
    const { bigBlind, scale } = cell.key;
    if (bigBlind === 0) continue;
    const id = `${String(bigBlind)} ${String(scale)}`;
    const before = found.get(id) ?? { bigBlind, scale, settled: 0, net: 0n, adjusted: 0n, squares: 0n };
    before.settled += cell.count('settled');
    before.net += cell.amount('net');
    before.adjusted += cell.amount('adjusted');
    before.squares += cell.amount('squares');
    found.set(id, before);
  }
  return [...found.values()].sort((a, b) => a.bigBlind - b.bigBlind || a.scale - b.scale);
};

/** The results in big blinds of each hand: the hands of a cell have the same big blind. */
const inBigBlinds = (cells: readonly Cell[]): BigBlindResult => {
  let hands = 0;
  let net = 0;
  let adjusted = 0;
  let squares = 0;
  for (const { bigBlind, ...sums } of sumsByBlind(cells)) {
    hands += sums.settled;
    net += Number(sums.net) / bigBlind;
    adjusted += Number(sums.adjusted) / bigBlind;
    squares += Number(sums.squares) / bigBlind ** 2;
  }
  if (hands === 0) return NO_BIG_BLIND;
  const perHundred = (100 * net) / hands;
  const found = {
    bigBlinds: rounded(net, 1).toFixed(1),
    bbPer100: rounded(perHundred, 1),
    adjustedBbPer100: rounded((100 * adjusted) / hands, 1),
  };
  if (hands < 2) return { ...found, standardDeviation: null, interval: null };
  const variance = Math.max(0, squares - net ** 2 / hands) / (hands - 1);
  const deviation = 10 * Math.sqrt(variance);
  const margin = (QUANTILE * deviation) / Math.sqrt(hands / 100);
  return {
    ...found,
    standardDeviation: rounded(deviation, 1),
    interval: [rounded(perHundred - margin, 1), rounded(perHundred + margin, 1)],
  };
};

const rounded = (value: number, decimals: number): number => {
  const text = Number(value.toFixed(decimals));
  return text === 0 ? 0 : text;
};
