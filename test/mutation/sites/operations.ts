import type { Random } from '../../support/random.js';
import {
  ownLines,
  type FieldType,
  type PrintedField,
  type PrintedHand,
  type PrintedLine,
} from './printed-hand.js';
import { otherWord } from './vocabulary.js';

/** A change of a field: the text that replaces it; null where the change does not apply. */
export interface FieldOperation {
  readonly id: string;
  readonly types: readonly FieldType[];
  readonly replace: (words: string, hand: PrintedHand, random: Random, line: PrintedLine) => string | null;
}

/** A change of lines: the new lines, and the places of the change in them. */
export interface LineOperation {
  readonly id: string;
  readonly change: (hand: PrintedHand, line: PrintedLine) => LineChange | null;
}

export interface LineChange {
  readonly lines: readonly string[];
  /** Indexes of the lines that show the change first. */
  readonly at: readonly number[];
}

/** The digits of an amount as a whole number, with its decimals and what is printed around it. */
const parseAmount = (words: string) => {
  // Some tools write the euro sign of Windows-1252 as `\x80`.
  const found = /(?<!\\x|\\x8)(?:\d[\d.,'\s]*\d|\d)/.exec(words);
  if (found === null) return null;
  const [figure] = found;
  const fraction = /[.,](\d{1,2})$/.exec(figure) ?? /\.(\d{3,5})$/.exec(figure);
  const decimals = fraction === null ? 0 : fraction[1].length;
  const separator = fraction === null ? '' : fraction[0].charAt(0);
  const value = Number(figure.replace(/\D/g, ''));
  if (!Number.isSafeInteger(value * 10)) return null;
  return {
    value,
    print: (changed: number): string => {
      const digits = String(changed).padStart(decimals + 1, '0');
      const whole = digits.slice(0, digits.length - decimals);
      const tail = decimals === 0 ? '' : separator + digits.slice(-decimals);
      return words.slice(0, found.index) + whole + tail + words.slice(found.index + figure.length);
    },
  };
};

const changeAmount =
  (change: (value: number) => number) =>
  (words: string): string | null => {
    const amount = parseAmount(words);
    if (amount === null) return null;
    const changed = change(amount.value);
    return changed < 0 || changed === amount.value ? null : amount.print(changed);
  };

/** The first two neighbouring digits that differ, exchanged. */
const exchangeDigits = (value: number): number => {
  const digits = [...String(value)];
  const at = digits.findIndex(
    (digit, index) => index > 0 && digit !== digits[index - 1] && !(index === 1 && digit === '0'),
  );
  if (at < 0) return value;
  [digits[at - 1], digits[at]] = [digits[at], digits[at - 1]];
  return Number(digits.join(''));
};

const SIGNS: Readonly<Record<string, string>> = { $: '€', '€': '$', '£': '$', '¥': '$' };

const changeSign = (words: string): string | null => {
  const sign = [...words].find((character) => SIGNS[character] !== undefined);
  return sign === undefined ? null : words.replace(sign, SIGNS[sign]);
};

/** The cards that the log prints, as printed. */
const printedCards = (hand: PrintedHand): Set<string> =>
  new Set(
    ownLines(hand).flatMap(({ text, fields }) =>
      fields.filter(({ type }) => type === 'card').map(({ start, end }) => text.slice(start, end)),
    ),
  );

const isCard = (words: string): boolean =>
  words.length >= 2 && /\d|[TJQKADBR]|^[cdhs][tjqka]$/.test(words) && !/^[Xx?]/.test(words);

/** A card in the notation of the log that it does not print: the rank of one of its cards and the suit of another. */
const unusedCard = (words: string, hand: PrintedHand, random: Random): string | null => {
  const seen = printedCards(hand);
  const cards = [...seen].filter(isCard);
  const isSuitFirst = /^[CDHS](?:10|[2-9JQKAT])$/.test(words) && !/^[2-9TJQKA]/.test(words);
  const split = (card: string): [string, string] => {
    if (isSuitFirst) return [card.slice(1), card.slice(0, 1)];
    const rank = /^(?:10|.)/.exec(card)![0];
    return [rank, card.slice(rank.length)];
  };
  const made = cards.flatMap((one) =>
    cards.map((other) => {
      const [rank] = split(one);
      const [, suit] = split(other);
      return isSuitFirst ? suit + rank : rank + suit;
    }),
  );
  return random.pick(made.filter((card) => !seen.has(card))) ?? null;
};

const cardsElsewhere = (words: string, hand: PrintedHand): string[] =>
  [...printedCards(hand)].filter((card) => card !== words && isCard(card));

const maxSeat = ({ hand }: PrintedHand): number => Math.max(...hand.players.map(({ seat }) => seat));

/** The other players as the log prints them on lines like this one: by name, or in the site's own way, `"name @ id"`. */
const otherPlayers = (words: string, hand: PrintedHand): string[] => {
  const names = hand.hand.players.map(({ name }) => name).filter((name) => name !== '');
  if (names.includes(words)) return names.filter((name) => name !== words);
  const printed = ownLines(hand).flatMap(({ text, fields }) =>
    fields.filter(({ type }) => type === 'player').map(({ start, end }) => text.slice(start, end)),
  );
  const others = [...new Set(printed)].filter((name) => name !== words && !names.includes(name));
  return others.length > 0 ? others : names;
};

const nextDigit = (words: string): string | null => {
  const at = words.search(/\d(?!.*\d)/s);
  if (at < 0) return null;
  const digit = Number(words.charAt(at));
  return words.slice(0, at) + String(digit === 9 ? 8 : digit + 1) + words.slice(at + 1);
};

export const fieldOperations: readonly FieldOperation[] = [
  { id: 'one-more', types: ['amount'], replace: changeAmount((value) => value + 1) },
  { id: 'one-less', types: ['amount'], replace: changeAmount((value) => value - 1) },
  { id: 'times-ten', types: ['amount'], replace: changeAmount((value) => value * 10) },
  { id: 'digits-exchanged', types: ['amount'], replace: changeAmount(exchangeDigits) },
  { id: 'other-currency', types: ['amount'], replace: changeSign },
  {
    id: 'unused-card',
    types: ['card'],
    replace: (words, hand, random) => (isCard(words) ? unusedCard(words, hand, random) : null),
  },
  {
    id: 'dealt-card',
    types: ['card'],
    replace: (words, hand, random) =>
      isCard(words) ? (random.pick(cardsElsewhere(words, hand)) ?? null) : null,
  },
  { id: 'no-card', types: ['card'], replace: (words) => (isCard(words) ? '1x' : null) },
  {
    id: 'other-player',
    types: ['player'],
    replace: (words, hand, random) => random.pick(otherPlayers(words, hand)) ?? null,
  },
  {
    id: 'unknown-player',
    types: ['player'],
    // Quotes are not part of a name.
    replace: (words) => words.replace(/^("*)[^"](.*?)("*)$/s, '$1Z$2q$3'),
  },
  {
    id: 'taken-seat',
    types: ['seat'],
    replace: (words, { hand }, random) =>
      random.pick(hand.players.map(({ seat }) => String(seat)).filter((seat) => seat !== words)) ?? null,
  },
  { id: 'seat-beyond', types: ['seat'], replace: (_, hand) => String(maxSeat(hand) + 20) },
  {
    id: 'free-seat',
    types: ['seat'],
    replace: (words, { hand }) => {
      const taken = new Set(hand.players.map(({ seat }) => String(seat)));
      const seats = Array.from({ length: hand.table.seats ?? 9 }, (_, index) => String(index + 1));
      return seats.find((seat) => !taken.has(seat) && seat !== words) ?? null;
    },
  },
  { id: 'other-digit', types: ['number', 'time'], replace: nextDigit },
  { id: 'other-word', types: ['word'], replace: otherWord },
];

/** The words of a line between its fields. */
const wordsBetween = ({ text, fields }: PrintedLine): string[] => {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of sorted(fields)) {
    parts.push(text.slice(at, start));
    at = end;
  }
  return [...parts, text.slice(at)];
};

export const sorted = (fields: readonly PrintedField[]): PrintedField[] =>
  fields.filter(({ type }) => type !== 'word').toSorted((a, b) => a.start - b.start);

const typesOf = ({ fields }: PrintedLine): string =>
  sorted(fields)
    .map(({ type }) => type)
    .join(' ');

const ACTIONS: ReadonlySet<string> = new Set(['fold', 'check', 'call', 'bet', 'raise']);

export const lineOperations: readonly LineOperation[] = [
  {
    id: 'removed',
    change: ({ lines, isReversed }, { at }) => ({
      lines: lines.filter((line) => line.at !== at).map(({ text }) => text),
      // After the last line, the end of the hand shows the change.
      at: isReversed ? [at - 1, at] : [Math.min(at, lines.length - 2)],
    }),
  },
  {
    id: 'doubled',
    change: ({ lines }, { at }) => ({
      lines: lines.flatMap(({ text }, index) => (index === at ? [text, text] : [text])),
      at: [at, at + 1],
    }),
  },
  {
    id: 'exchanged-with-next',
    change: ({ lines, isReversed }, { at }) => {
      const next = lines[at + 1];
      const texts = lines.map(({ text }) => text);
      if (next === undefined || next.text === texts[at] || next.kind === 'blank' || next.kind === 'header')
        return null;
      // The rows of a table have an order of their own: their entries are exchanged.
      const [one, other] = isReversed ? exchangedEntries(texts[at], next.text) : [next.text, texts[at]];
      if (one === texts[at]) return null;
      texts[at] = one;
      texts[at + 1] = other;
      return { lines: texts, at: [at, at + 1] };
    },
  },
  {
    id: 'other-action',
    change: (hand, line) => {
      if (!ACTIONS.has(line.kind)) return null;
      const types = typesOf(line);
      const other = hand.lines.find(
        (one) => ACTIONS.has(one.kind) && one.kind !== line.kind && typesOf(one) === types,
      );
      if (other === undefined) return null;
      const words = wordsBetween(other);
      const fields = sorted(line.fields).map(({ start, end }) => line.text.slice(start, end));
      const text = words.map((part, index) => part + (fields[index] ?? '')).join('');
      const lines = hand.lines.map((one) => (one.at === line.at ? text : one.text));
      return text === line.text ? null : { lines, at: [line.at] };
    },
  },
];

/** Two rows of a table with their first columns exchanged. */
const exchangedEntries = (one: string, other: string): [string, string] => {
  const entryEnd = (row: string): number => row.lastIndexOf('",') + 1;
  const [first, second] = [entryEnd(one), entryEnd(other)];
  return [other.slice(0, second) + one.slice(first), one.slice(0, first) + other.slice(second)];
};
