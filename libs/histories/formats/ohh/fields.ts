import { cardAt, fillMessage, parseCards, type Card, type Message } from '#cards';
import { readDecimal, scaleOf, unitsOf, type Decimal } from '../../decimals.js';
import type { JsonObject, JsonValue } from '../../exact-json.js';
import { messages } from '../../messages.js';
import { MAX_DECIMALS } from '../../money.js';
import type { RejectionCode } from '../../read-result.js';

/** The first error in the fields of a record: its line, and what was expected there. */
export interface FieldError {
  readonly code: RejectionCode;
  readonly line: number;
  readonly expected: Message;
}

const NO_ITEMS: readonly JsonValue[] = [];

/**
 * The fields of a record by type. The first error counts, and results after it are meaningless. Exporters write empty texts
 * for empty lists, and numbers as texts; both are accepted.
 */
export class Fields {
  error: FieldError | null = null;

  /** `scale`: decimals of the smallest unit. */
  constructor(readonly scale: number) {}

  fail(line: number, expected: Message, code: RejectionCode = 'invalid-hand'): null {
    this.error ??= { code, line, expected };
    return null;
  }

  /** Fails because a field is missing or has another type. */
  private failAt(object: JsonObject, key: string): null {
    const line = object.members.get(key)?.line ?? object.line;
    return this.fail(line, fillMessage(messages.fieldExpected, { key }));
  }

  /** A text, or a number as it is written; null for a missing or empty field. */
  text(object: JsonObject, key: string): string | null {
    const value = object.members.get(key);
    if (isAbsent(value)) return null;
    return value.kind === 'text' || value.kind === 'number' ? value.text : this.failAt(object, key);
  }

  requiredText(object: JsonObject, key: string): string {
    return this.text(object, key) ?? this.failAt(object, key) ?? '';
  }

  /** A whole number between two bounds; null for a missing field. */
  whole(object: JsonObject, key: string, min: number, max: number): number | null {
    const text = this.text(object, key);
    if (text === null) return null;
    const decimal = readDecimal(text);
    const number = decimal === null ? null : unitsOf(decimal, 0);
    return number !== null && number >= min && number <= max ? number : this.failAt(object, key);
  }

  requiredWhole(object: JsonObject, key: string, min: number, max: number): number {
    return this.whole(object, key, min, max) ?? this.failAt(object, key) ?? 0;
  }

  /** An amount in the smallest unit; null for a missing field. Only `signed` amounts may be negative. */
  amount(object: JsonObject, key: string, signed = false): number | null {
    const value = object.members.get(key);
    if (isAbsent(value)) return null;
    const decimal = decimalOf(value);
    if (decimal === null || (decimal.negative && !signed)) {
      const expected = fillMessage(messages.amountExpected, { key });
      return this.fail(value.line, expected);
    }
    const units = unitsOf(decimal, this.scale);
    if (units !== null) return units;
    const isTooFine = scaleOf(decimal) > MAX_DECIMALS;
    return this.fail(
      value.line,
      isTooFine
        ? fillMessage(messages.fewerDecimalsExpected, { max: String(MAX_DECIMALS) })
        : fillMessage(messages.smallerAmountExpected, { key }),
    );
  }

  requiredAmount(object: JsonObject, key: string): number {
    return this.amount(object, key) ?? this.failAt(object, key) ?? 0;
  }

  isTrue(object: JsonObject, key: string): boolean {
    const value = object.members.get(key);
    if (isAbsent(value)) return false;
    if (value.kind === 'literal') return value.value === true;
    this.failAt(object, key);
    return false;
  }

  /** The items of a list; none for a missing or empty field. */
  items(object: JsonObject, key: string): readonly JsonValue[] {
    const value = object.members.get(key);
    if (isAbsent(value)) return NO_ITEMS;
    if (value.kind === 'array') return value.items;
    this.failAt(object, key);
    return NO_ITEMS;
  }

  /** The objects of a list. */
  objects(object: JsonObject, key: string): readonly JsonObject[] {
    const objects: JsonObject[] = [];
    for (const item of this.items(object, key))
      if (item.kind === 'object') objects.push(item);
      else this.fail(item.line, fillMessage(messages.objectExpected, { key }));
    return objects;
  }

  /** An object; null for a missing one. */
  object(object: JsonObject, key: string): JsonObject | null {
    const value = object.members.get(key);
    if (isAbsent(value)) return null;
    return value.kind === 'object' ? value : this.failAt(object, key);
  }

  /** The cards of a list, a text each. */
  cards(object: JsonObject, key: string): Card[] {
    const cards: Card[] = [];
    for (const item of this.items(object, key)) {
      const card = item.kind === 'text' ? cardOf(item.text) : null;
      if (card === null) this.fail(item.line, messages.oneCardExpected);
      else cards.push(card);
    }
    return cards;
  }

  /** The line of a field; of its object for a missing one. */
  line(object: JsonObject, key: string): number {
    return object.members.get(key)?.line ?? object.line;
  }
}

/** The card of a text with one card, such as `Th`; null for any other text. */
const cardOf = (text: string): Card | null => {
  const card = text.length === 2 ? cardAt(text, 0) : -1;
  if (card >= 0) return card;
  const parsed = parseCards(text);
  return parsed.ok && parsed.cards.length === 1 ? parsed.cards[0] : null;
};

/** A missing field, `null` and an empty text say the same. */
const isAbsent = (value: JsonValue | undefined): value is undefined =>
  value === undefined ||
  (value.kind === 'literal' && value.value === null) ||
  (value.kind === 'text' && value.text === '');

const decimalOf = (value: JsonValue): Decimal | null =>
  value.kind === 'number' || value.kind === 'text' ? readDecimal(value.text) : null;

/** The fields that hold money, wherever they are in a record. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'ante_amount',
  'big_blind_amount',
  'bonus_amount',
  'bounty_won',
  'cashout_amount',
  'cashout_fee',
  'contributed_rake',
  'jackpot',
  'player_bounty',
  'rake',
  'small_blind_amount',
  'starting_stack',
  'win_amount',
  'bet_cap',
]);

/** The largest number of printed decimals, and of decimals without trailing zeros. */
interface Decimals {
  printed: number;
  needed: number;
}

/**
 * The decimals of the smallest unit. Cents have two even where an exporter prints `0.5` and `2.0`. Chips have none where it
 * prints `1500.0`. Whole numbers everywhere mean whole units.
 */
export const scaleOfRecord = (record: JsonObject, isMoney: boolean): number => {
  const decimals: Decimals = { printed: 0, needed: 0 };
  countDecimals(record, decimals);
  const { printed, needed } = decimals;
  if (printed !== 1) return Math.min(printed, MAX_DECIMALS);
  return isMoney ? 2 : needed;
};

const countDecimals = (value: JsonValue, decimals: Decimals): void => {
  if (value.kind === 'array') for (const item of value.items) countDecimals(item, decimals);
  if (value.kind !== 'object') return;
  for (const [key, member] of value.members)
    if (member.kind === 'object' || member.kind === 'array') countDecimals(member, decimals);
    else if (AMOUNTS.has(key)) {
      const amount = decimalOf(member);
      if (amount === null) continue;
      const scale = scaleOf(amount);
      if (scale > MAX_DECIMALS) continue;
      decimals.printed = Math.max(decimals.printed, scale);
      decimals.needed = Math.max(decimals.needed, significant(amount));
    }
};

const significant = ({ digits, decimals }: Decimal): number => {
  let left = Math.max(0, decimals);
  for (let at = digits.length - 1; left > 0 && (at < 0 || digits[at] === '0'); at--) left--;
  return left;
};
