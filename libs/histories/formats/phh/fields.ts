import { fillMessage, type Message } from '#cards';
import { messages } from '../../messages.js';
import type { TomlValue } from './toml.js';
import { readDecimal, scaleOf, unitsOf, type Decimal } from '../../decimals.js';
import { MAX_DECIMALS } from '../../money.js';

/** The first error in the fields of a hand: the line, and what was expected on it. */
export interface FieldError {
  readonly line: number;
  readonly expected: Message;
}

/** An item of a list of amounts: a decimal, or an unknown stack. */
type Entry = Decimal | 'inf';

const LISTS = [
  'antes',
  'blinds_or_straddles',
  'starting_stacks',
  'finishing_stacks',
  'winnings',
  '_largest_bets',
] as const;
const SINGLES = ['bring_in', 'small_bet', 'big_bet', 'min_bet'] as const;
/** Claims about the end of the hand: a split pot may have more decimals than the smallest chip. */
const CLAIMS: readonly string[] = ['finishing_stacks', 'winnings'];

export type ListKey = (typeof LISTS)[number];
export type SingleKey = (typeof SINGLES)[number];

/**
 * The fields of a hand by type, and the scale that their amounts need. It relies on toml.ts for the values; the first error
 * counts, and results after it are meaningless.
 */
export class Fields {
  error: FieldError | null = null;
  /** Decimals of the smallest unit: the largest number in any amount. */
  scale = 0;
  private readonly lists = new Map<ListKey, readonly Entry[]>();
  private readonly singles = new Map<SingleKey, Decimal>();

  constructor(
    private readonly values: ReadonlyMap<string, TomlValue>,
    private readonly firstLine: number,
  ) {
    for (const key of LISTS) this.readList(key);
    for (const key of SINGLES) this.readSingle(key);
  }

  has(key: string): boolean {
    return this.values.has(key);
  }

  /** The line of a field; the first line of the hand for a missing field. */
  line(key: string): number {
    return this.values.get(key)?.line ?? this.firstLine;
  }

  /** Makes the scale large enough for an amount. */
  addAmount(amount: Decimal, line: number): void {
    const scale = scaleOf(amount);
    if (scale > MAX_DECIMALS)
      this.fail(line, fillMessage(messages.fewerDecimalsExpected, { max: String(MAX_DECIMALS) }));
    else this.scale = Math.max(this.scale, scale);
  }

  /** The length of a required list. */
  length(key: ListKey): number {
    const list = this.lists.get(key);
    if (list === undefined) this.fail(this.firstLine, fillMessage(messages.fieldExpected, { key }));
    return list?.length ?? 0;
  }

  /** Amounts of a list, one for each player, in the smallest unit; null for an unknown one. */
  amounts(key: ListKey, players: number): (number | null)[] {
    const list = this.lists.get(key);
    if (list === undefined) {
      this.fail(this.firstLine, fillMessage(messages.fieldExpected, { key }));
      return [];
    }
    if (list.length !== players)
      this.fail(
        this.line(key),
        fillMessage(messages.amountPerPlayerExpected, { key, count: String(players) }),
      );
    return list.map((entry) => (entry === 'inf' ? null : this.units(entry, key)));
  }

  /** Known amounts of an optional list of any length; null for a missing one. */
  list(key: ListKey): number[] | null {
    const list = this.lists.get(key);
    return list?.flatMap((entry) => (entry === 'inf' ? [] : (this.units(entry, key) ?? []))) ?? null;
  }

  amount(key: SingleKey): number | null {
    const single = this.singles.get(key);
    return single === undefined ? null : this.units(single, key);
  }

  /** The text of a field, numbers as they are written; null for a missing field. */
  text(key: string): string | null {
    const value = this.values.get(key);
    return value?.kind === 'string' || value?.kind === 'number' || value?.kind === 'time' ? value.text : null;
  }

  /** A whole number between two bounds; null for anything else. */
  whole(key: string, min: number, max: number): number | null {
    const value = this.values.get(key);
    return value?.kind === 'number' ? wholeOf(value.text, min, max) : null;
  }

  isTrue(key: string): boolean {
    const value = this.values.get(key);
    return value?.kind === 'boolean' && value.value;
  }

  items(key: string): readonly TomlValue[] | null {
    const value = this.values.get(key);
    return value?.kind === 'array' ? value.items : null;
  }

  fail(line: number, expected: Message): void {
    this.error ??= { line, expected };
  }

  private units(amount: Decimal, key: string): number | null {
    const units = unitsOf(amount, this.scale);
    // A claim that is no number of units cannot be compared, and is left out.
    if (units === null && !CLAIMS.includes(key))
      this.fail(this.line(key), fillMessage(messages.smallerAmountExpected, { key }));
    return units;
  }

  private readList(key: ListKey): void {
    if (!this.values.has(key)) return;
    const items = this.items(key);
    const entries: Entry[] = [];
    for (const item of items ?? []) {
      const entry = item.kind === 'number' ? entryOf(item.text) : null;
      if (entry === null) break;
      entries.push(entry);
      if (entry !== 'inf' && (!CLAIMS.includes(key) || scaleOf(entry) <= MAX_DECIMALS))
        this.addAmount(entry, item.line);
    }
    if (items?.length !== entries.length)
      this.fail(this.line(key), fillMessage(messages.amountListExpected, { key }));
    else if (key !== 'starting_stacks' && entries.includes('inf'))
      this.fail(this.line(key), fillMessage(messages.knownAmountsExpected, { key }));
    else this.lists.set(key, entries);
  }

  private readSingle(key: SingleKey): void {
    const value = this.values.get(key);
    if (value === undefined) return;
    const entry = value.kind === 'number' ? entryOf(value.text) : null;
    if (entry === null || entry === 'inf') {
      this.fail(value.line, fillMessage(messages.amountExpected, { key }));
      return;
    }
    this.addAmount(entry, value.line);
    this.singles.set(key, entry);
  }
}

const INFINITE: readonly string[] = ['inf', '+inf'];

const entryOf = (text: string): Entry | null => {
  if (INFINITE.includes(text)) return 'inf';
  const decimal = readDecimal(text);
  return decimal === null || decimal.negative ? null : decimal;
};

/** A whole number between two bounds; null for any other text. */
export const wholeOf = (text: string, min: number, max: number): number | null => {
  const number = /^\+?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
};
