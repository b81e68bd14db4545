import type { PhraseLine } from './phrase-fields.js';
import type { FieldType, PrintedField } from './printed-hand.js';
import { words } from './vocabulary.js';

const CARD = /(?<![\p{L}\p{N}])(?:10|[2-9TJQKA])[cdhsCDHS♣♦♥♠](?![\p{L}\p{N}])/gu;
const BRACKETS = /[[(]([^[\]()]*)[\])]/g;
const TIME = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}:\d{2}(?::\d{2})?/g;
/** Whole numbers of so many digits are ids. */
const ID = /^\d{7,}$/;
const TOKEN = /(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{8,}/gu;
const FIGURE = /[$€£¥₹]?\d(?:[\d.,]*\d)?(?: ?[€$£])?/g;

/**
 * The fields of a line: those of the phrase that read it, then every other name, card, figure and known word. The words and
 * figures in the name of the table state nothing.
 */
export const fieldsOfLine = (
  text: string,
  names: readonly string[],
  phrase: PhraseLine | null,
  kind: string,
  table: string,
): PrintedField[] => {
  const found = new Fields(text);
  addColumns(found, text);
  if (/\p{L}/u.test(table)) found.exclude(table);
  if (phrase !== null) addPhrase(found, text, phrase, names);
  for (const name of names.toSorted((a, b) => b.length - a.length)) found.addName(name);
  if (kind !== 'header' && kind !== 'seat')
    for (const brackets of text.matchAll(BRACKETS))
      for (const card of brackets[1].matchAll(CARD))
        found.add('card', brackets.index + 1 + card.index, card[0]);
  addFigures(found, text, kind === 'header' || kind === 'marker' || kind === 'remark');
  for (const word of words) found.addWord(word);
  return found.list;
};

/** Fields of a phrase have offsets in the trimmed line, or in the entry of a row. A text is searched again for fields. */
const addPhrase = (found: Fields, text: string, phrase: PhraseLine, names: readonly string[]): void => {
  const places = placesIn(text, phrase.text);
  if (places === null) return;
  for (const field of phrase.fields) {
    const { kind } = field;
    const start = places[field.start];
    const words = text.slice(start, places[field.end]);
    if (kind === 'cards') {
      // Cards without blanks, cards with a bracket each, cards with blanks or commas.
      const cards = /^(?:[2-9TJQKA][cdhs]){2,}$/.test(words)
        ? /../g
        : words.startsWith('[')
          ? /(?<=\[)[^\]]+/g
          : /[^\s,]+/g;
      for (const card of words.matchAll(cards)) found.add('card', start + card.index, card[0]);
    } else if (kind === 'number') {
      const isSeat = /seat #?$/i.test(text.slice(0, start));
      found.add(isSeat ? 'seat' : 'number', start, words);
    } else if (kind === 'amount') found.add('amount', start, words);
    else if (kind === 'player' || (kind === 'name' && names.includes(words)))
      found.add('player', start, words);
  }
};

/** The offsets in a line of the characters of a part of it, and of its end. In the rows of a table, quotes are doubled. */
const placesIn = (text: string, part: string): readonly number[] | null => {
  const places: number[] = [];
  const start = text.indexOf(part);
  let at = start >= 0 ? start : 1 + text.slice(1).search(/\S/);
  for (const character of part.split('')) {
    if (text.charAt(at) !== character) return null;
    places.push(at);
    at += start < 0 && character === '"' ? 2 : 1;
  }
  return [...places, at];
};

/** The columns after the entry of a row: its time and its order. */
const addColumns = (found: Fields, text: string): void => {
  const columns = /",([^",]*),([^",]*)$/.exec(text);
  if (columns === null) return;
  found.add('time', columns.index + 2, columns[1]);
  found.add('number', columns.index + 3 + columns[1].length, columns[2]);
};

/** Whether a character is in a long word of letters and digits: the id of a player. */
const isInToken = (text: string, at: number): boolean =>
  [...text.matchAll(TOKEN)].some(({ index, 0: { length } }) => index <= at && at < index + length);

const addFigures = (found: Fields, text: string, isHeader: boolean): void => {
  for (const time of text.matchAll(TIME)) if (/[:/-]/.test(time[0])) found.add('time', time.index, time[0]);
  for (const figure of text.matchAll(FIGURE)) {
    const before = text.slice(0, figure.index);
    const isMoney = /[$€£¥₹]/.test(figure[0]);
    const type: FieldType = /(?:seat|siège|platz|asiento|place) #?$/i.test(before)
      ? 'seat'
      : isMoney ||
          (!isHeader && !/#$|[\p{L}]$/u.test(before) && !isInToken(text, figure.index)) ||
          (isHeader && /[(/]$/.test(before) && !ID.test(figure[0]))
        ? 'amount'
        : 'number';
    found.add(type, figure.index, figure[0]);
  }
};

/** Fields of a line that do not overlap; the first ones count. */
class Fields {
  readonly list: PrintedField[] = [];
  /** Text without fields. */
  readonly #excluded: { readonly start: number; readonly end: number }[] = [];
  constructor(private readonly text: string) {}

  add(type: FieldType, start: number, words: string): void {
    const end = start + words.length;
    if (words === '' || [...this.list, ...this.#excluded].some((one) => start < one.end && one.start < end))
      return;
    this.list.push({ type, start, end });
  }

  exclude(words: string): void {
    for (let at = this.text.indexOf(words); at >= 0; at = this.text.indexOf(words, at + words.length))
      this.#excluded.push({ start: at, end: at + words.length });
  }

  addName(name: string): void {
    for (let at = this.text.indexOf(name); at >= 0; at = this.text.indexOf(name, at + name.length)) {
      const isWhole = !/[\p{L}\p{N}]/u.test(this.text.charAt(at - 1)) || at === 0;
      if (isWhole && !/[\p{L}\p{N}]/u.test(this.text.charAt(at + name.length))) this.add('player', at, name);
    }
  }

  addWord(word: string): void {
    for (let at = this.text.indexOf(word); at >= 0; at = this.text.indexOf(word, at + word.length)) {
      const isWhole = !/[\p{L}\p{N}]/u.test(this.text.charAt(at - 1)) || at === 0 || !/^\p{L}/u.test(word);
      const after = this.text.charAt(at + word.length);
      if (isWhole && !(/\p{L}$/u.test(word) && /\p{L}/u.test(after))) this.add('word', at, word);
    }
  }
}
