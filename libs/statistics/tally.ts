import type { Chips } from '#engine';
import { STATISTICS, type Position, type StatisticId } from './definitions.js';
import type { HandStatistics, PlayerStatistics } from './hand-statistics.js';

/** What the hands of a cell have in common. */
export interface CellKey {
  readonly site: string;
  readonly name: string;
  readonly variant: string;
  readonly currency: string;
  /** The number of decimals of the smallest unit, in which sums are. */
  readonly scale: number;
  /** In words, such as `USD 0.25/0.50 no-limit`. */
  readonly stakes: string;
  /** 0 in games without blinds. */
  readonly bigBlind: Chips;
  /** Such as `2024-03`; null if the log does not state the time. */
  readonly month: string | null;
  /** The number of players who are dealt in. */
  readonly tableSize: number;
  readonly position: Position | null;
}

/** Numbers of hands and of actions. `settled` hands are those whose result is known; `net`, `adjusted` and `squares` are those of them. */
export const COUNTS = ['hands', 'raises', 'calls', 'folds', 'settled'] as const;

export type CountId = (typeof COUNTS)[number];

/** Sums of amounts in the smallest unit. `adjusted` is `net` with expected results of all-ins, and `squares` are those of each net. */
export const AMOUNTS = ['rake', 'cashOut', 'net', 'adjusted', 'squares'] as const;

export type AmountId = (typeof AMOUNTS)[number];

/** The sums of the hands of a player that have everything in common that statistics can be grouped by. All are exact. */
export interface Cell {
  readonly key: CellKey;
  count(id: CountId): number;
  amount(id: AmountId): bigint;
  share(id: StatisticId): { readonly count: number; readonly of: number };
}

/** The values by which hands can be grouped, and the field of the key that has each. */
export const GROUP_FIELDS = {
  position: 'position',
  stakes: 'stakes',
  game: 'variant',
  month: 'month',
  'table-size': 'tableSize',
} as const satisfies Readonly<Record<string, keyof CellKey>>;

export type Grouping = keyof typeof GROUP_FIELDS;

/** The groupings that are not needed have one value, so that they make no further cells. */
const UNGROUPED = { variant: '', stakes: '', month: null, tableSize: 0 } as const;

/**
 * Statistics of any number of hands as sums: those of two parts are those of the whole, in any order. Memory grows with the cells, not
 * with the hands.
 */
export class Tally {
  /** By what the players of a hand have in common, then by player and position: short keys are found sooner. */
  private readonly groups = new Map<string, Group>();
  hands = 0;
  /** Hands with an all-in that cannot be adjusted. */
  allInsLeftOut = 0;

  /** @param by what the hands of a player will be grouped by; a cell is for one value of it. Fewer cells take less memory. */
  constructor(private readonly by: Grouping | null = null) {}

  /** Adds the players of a hand, or those whom `counts` accepts. O(players). */
  add(hand: HandStatistics, counts: (player: PlayerStatistics) => boolean = () => true): void {
    this.hands++;
    if (hand.hasLeftOutAllIn) this.allInsLeftOut++;
    const { by } = this;
    const { site, currency, scale, bigBlind, players } = hand;
    const common = { ...UNGROUPED, site, currency, scale, bigBlind, ...groupOf(hand, by) };
    const text = Object.values(common).join('\n');
    let group = this.groups.get(text);
    if (group === undefined) this.groups.set(text, (group = { common, cells: new Map() }));
    for (const player of players) {
      if (!counts(player)) continue;
      const { name } = player;
      const position = by === 'position' ? player.position : null;
      const key = `${position ?? ''}\n${name}`;
      let cell = group.cells.get(key);
      if (cell === undefined) group.cells.set(key, (cell = new TallyCell(group.common, name, position)));
      cell.add(player);
    }
  }

  /** The cells one by one. */
  *cells(): Generator<Cell> {
    for (const { cells } of this.groups.values()) yield* cells.values();
  }
}

/** Hands that have in common what the players of a hand have. */
interface Group {
  readonly common: Omit<CellKey, 'name' | 'position'>;
  /** By position and player. */
  readonly cells: Map<string, TallyCell>;
}

const groupOf = (
  { variant, stakes, playedAt, players }: HandStatistics,
  by: Grouping | null,
): Partial<CellKey> => {
  if (by === 'game') return { variant };
  if (by === 'stakes') return { stakes };
  if (by === 'month') return { month: monthOf(playedAt) };
  return by === 'table-size' ? { tableSize: players.length } : {};
};

const SHARES_LENGTH = 2 * STATISTICS.length;
const AMOUNTS_AT = SHARES_LENGTH + COUNTS.length;
const LENGTH = AMOUNTS_AT + AMOUNTS.length;
/** The places of counts and amounts in the sums of a cell. */
const [HANDS, RAISES, CALLS, FOLDS, SETTLED] = COUNTS.map((_, index) => SHARES_LENGTH + index);
const [RAKE, CASH_OUT, NET, ADJUSTED, SQUARES] = AMOUNTS.map((_, index) => AMOUNTS_AT + index);

class TallyCell implements Cell {
  /** Shares by bit of `PlayerStatistics.bits`, then counts, then amounts less what is in `large`: one list takes the least memory. */
  private readonly sums = new Array<number>(LENGTH).fill(0);
  /** Parts of the amounts that exceed the safe integers; null as long as there are none. */
  private large: bigint[] | null = null;

  constructor(
    private readonly common: Omit<CellKey, 'name' | 'position'>,
    private readonly name: string,
    private readonly position: Position | null,
  ) {}

  get key(): CellKey {
    const { common, name, position } = this;
    return { ...common, name, position };
  }

  add({ bits, aggression, money }: PlayerStatistics): void {
    const { sums } = this;
    sums[HANDS]++;
    sums[RAISES] += aggression.raises;
    sums[CALLS] += aggression.calls;
    sums[FOLDS] += aggression.folds;
    for (let bit = 0, left = bits; left > 0; bit++, left >>>= 1) sums[bit] += left & 1;
    this.addAmount(RAKE, money.rake);
    this.addAmount(CASH_OUT, money.cashOut);
    const { net } = money;
    if (net === null) return;
    sums[SETTLED]++;
    this.addAmount(NET, net);
    this.addAmount(ADJUSTED, money.adjusted ?? net);
    const square = net * net;
    if (Number.isSafeInteger(square)) this.addAmount(SQUARES, square);
    else this.addLarge(SQUARES, BigInt(net) ** 2n);
  }

  count(id: CountId): number {
    return this.sums[SHARES_LENGTH + COUNTS.indexOf(id)];
  }

  amount(id: AmountId): bigint {
    const at = AMOUNTS.indexOf(id);
    return BigInt(this.sums[AMOUNTS_AT + at]) + (this.large?.[at] ?? 0n);
  }

  share(id: StatisticId): { readonly count: number; readonly of: number } {
    const bit = 2 * STATISTICS.indexOf(id);
    return { of: this.sums[bit], count: this.sums[bit + 1] };
  }

  /** Adds a safe integer. Integers of any size take ten times as long, and are seldom needed. */
  private addAmount(at: number, amount: number): void {
    const { sums } = this;
    const sum = sums[at] + amount;
    if (Number.isSafeInteger(sum)) sums[at] = sum;
    else this.addLarge(at, BigInt(amount));
  }

  private addLarge(at: number, amount: bigint): void {
    this.large ??= AMOUNTS.map(() => 0n);
    this.large[at - AMOUNTS_AT] += amount;
  }
}

/** The year and the month of a time in ISO 8601, in which a year has four digits, or a sign and six. */
const MONTH = /^(?:\d{4}|[+-]\d{6})-\d\d/;

/** Null if there is no time, or none in ISO 8601. */
const monthOf = (playedAt: string | null): string | null => MONTH.exec(playedAt ?? '')?.[0] ?? null;
