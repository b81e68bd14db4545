import { cardAt, parseCards, type Card } from '#cards';
import { indexWithin, lastIndexWithin } from '../bounded-search.js';
import { isCapital, isDigit } from '../characters.js';
import type { HandPlayer } from '../hand.js';
import { currencyOfSign, isCurrencySign, NO_AMOUNT, type AmountScanner } from '../money.js';
import { LetterPairs } from './letter-pairs.js';
import type { FieldKind, PhraseStep } from './phrase.js';
import { longestNameAt } from './player-names.js';

/** What a phrase needs to know about the hand: its text, its players so far, and how amounts are scanned. */
export interface PhraseContext {
  readonly text: string;
  readonly players: readonly HandPlayer[];
  readonly scanner: AmountScanner;
  /** The cards of a text in the notation of the site; null if it holds anything else. */
  readonly parseCards?: (text: string) => Card[] | null;
  /** A mark that may follow the name of a player, after blanks, and is no part of the lines' phrases: `[ME]`. */
  readonly nameMark?: string;
  /** Text that may stand before the name of a player at the start of a line: `Player `. */
  readonly namePrefix?: string;
}

/** A field of a matched line, for tests and tools: its kind and its place in the text. */
export interface MatchedField {
  readonly kind: FieldKind;
  readonly start: number;
  readonly end: number;
}

/** A name or a text may fit in several places of a line; this many are tried, so that matching stays linear. */
const MAX_PLACES = 8;
const MAX_NUMBER_DIGITS = 9;
/** Bits of the number of fields of one kind in a mark: a line has far fewer than 64 of each. */
const MARK_BITS = 6;
const MAX_FIELDS = 2 ** MARK_BITS - 1;
/** Currencies that are also printed with the sign of dollars. */
export const DOLLARS: ReadonlySet<string> = new Set(['AUD', 'CAD', 'HKD', 'NZD', 'SGD']);
/** Letters of the code of a currency. */
const CODE_LENGTH = 3;
/** Longer texts are no cards. */
const MAX_MISPRINT = 64;
const DOLLAR = 0x24;
const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/**
 * The fields of a matched line. One object serves all lines, so a reader copies what it keeps. Fields of one kind are in
 * the order of the line.
 */
export class PhraseMatch {
  /** Indexes into the players of the hand. */
  readonly players: number[] = [];
  readonly amounts: number[] = [];
  /** Offsets of the amounts with their currencies: start and end, in turn. */
  readonly amountSpans: number[] = [];
  readonly numbers: number[] = [];
  readonly cards: Card[][] = [];
  /** Offsets of names and texts: start and end, in turn. */
  readonly texts: number[] = [];
  /** Whether the line marks an all-in. */
  allIn = false;
  /** Start and end of each field, with its kind, in the order of the line. */
  readonly fields: MatchedField[] = [];
  /** Whether other text may stand where cards are expected, to find lines with a card that is none. */
  acceptsMisprints = false;
  /** Whether such text was found. */
  hasMisprint = false;
  #context: PhraseContext | null = null;
  #steps: readonly PhraseStep[] = [];
  #end = 0;
  #recording = false;
  /** The pairs of one line, and which line it is. */
  readonly #pairs = new LetterPairs();
  #pairsText = '';
  #pairsStart = 0;
  #pairsEnd = 0;

  /** Records the places of the fields as well; off by default, because it allocates. */
  recordFields(): void {
    this.#recording = true;
  }

  /** The text of the name or the text with an index; '' if the phrase has none. */
  textAt(index: number): string {
    const { texts } = this;
    const text = this.#context?.text ?? '';
    return 2 * index + 1 < texts.length ? text.slice(texts[2 * index], texts[2 * index + 1]) : '';
  }

  /** Adds a player whose name was found at [start, end) before the other steps are matched. */
  addPlayer(index: number, start: number, end: number): void {
    this.players.push(index);
    this.#record('player', start, end);
  }

  /** The ISO code of the currency that an amount is printed with; null for none. */
  currencyOf(index: number): string | null {
    return currencyIn(
      this.#context?.text ?? '',
      this.amountSpans[2 * index],
      this.amountSpans[2 * index + 1],
    );
  }

  /**
   * A currency that an amount is printed with, by code or by sign, other than the expected one; null for none. The sign of
   * dollars stands for all of them.
   */
  otherCurrencyOf(index: number, expected: string): string | null {
    const text = this.#context?.text ?? '';
    const start = this.amountSpans[2 * index];
    const end = this.amountSpans[2 * index + 1];
    // Most amounts begin with a figure or the sign of dollars, and end with a figure.
    const first = text.charCodeAt(start);
    const isPlain =
      (isDigit(first) || (first === DOLLAR && expected === 'USD')) && isDigit(text.charCodeAt(end - 1));
    if (isPlain) return null;
    return (
      otherCode(text, start, expected) ??
      (end - CODE_LENGTH < start ? null : otherCode(text, end - CODE_LENGTH, expected)) ??
      otherSign(text.charAt(start), expected) ??
      otherSign(text.charAt(end - 1), expected)
    );
  }

  /** Matches the steps from `step` on with [at, end) of the text of the context. O(length × `MAX_PLACES`) a text field. */
  match(
    context: PhraseContext,
    steps: readonly PhraseStep[],
    step: number,
    at: number,
    end: number,
  ): boolean {
    this.#context = context;
    this.#steps = steps;
    this.#end = end;
    return this.#from(step, at);
  }

  /** Forgets the fields of the last line. */
  clear(): void {
    this.#reset(0);
    this.allIn = false;
    this.hasMisprint = false;
  }

  /** Whether the line [start, end) of a text may contain all texts with these pairs. O(length) once a line. */
  mayContain(pairs: LetterPairs, text: string, start: number, end: number): boolean {
    if (this.#pairsStart !== start || this.#pairsEnd !== end || this.#pairsText !== text) {
      this.#pairsText = text;
      this.#pairsStart = start;
      this.#pairsEnd = end;
      this.#pairs.clear();
      this.#pairs.add(text, start, end);
    }
    return this.#pairs.includes(pairs);
  }

  #from(step: number, at: number): boolean {
    const context = this.#context;
    if (context === null) return false;
    const { text } = context;
    const end = this.#end;
    for (; step < this.#steps.length; step++) {
      const current = this.#steps[step];
      switch (current.kind) {
        case 'literal': {
          const behind = at + current.text.length;
          // Most texts differ in the first character.
          if (behind > end || text.charCodeAt(at) !== current.first) return false;
          if (!text.startsWith(current.text, at)) return false;
          at = behind;
          break;
        }
        case 'optional':
          if (text.charCodeAt(at) !== current.first) break;
          return this.#withOptional(current.text, current.allIn, step, at);
        case 'blanks': {
          const behind = skipBlanks(text, at, end);
          if (behind === at) return false;
          at = behind;
          break;
        }
        case 'amount': {
          const behind = this.#amount(context, at);
          if (behind < 0 || behind > end) return false;
          this.#record('amount', at, behind);
          at = behind;
          break;
        }
        case 'number': {
          const behind = this.#number(text, at);
          if (behind < 0) return false;
          this.#record('number', at, behind);
          at = behind;
          break;
        }
        case 'cards': {
          const behind = this.#literalAfter(step, at);
          if (behind < 0 || !this.#cards(context, at, behind)) return false;
          this.#record('cards', at, behind);
          at = behind;
          break;
        }
        case 'player':
          return this.#player(context.players, step, at);
        case 'name':
        case 'text':
          return this.#text(current.kind, step, at);
      }
    }
    return at === end;
  }

  #withOptional(words: string, allIn: boolean, step: number, at: number): boolean {
    const text = this.#context?.text ?? '';
    const behind = at + words.length;
    if (behind <= this.#end && text.startsWith(words, at)) {
      const mark = this.#mark();
      if (this.#from(step + 1, behind)) {
        this.allIn ||= allIn;
        return true;
      }
      this.#reset(mark);
    }
    return this.#from(step + 1, at);
  }

  /** Offset after the amount and the code of its currency; -1 for none. */
  #amount({ text, scanner }: PhraseContext, at: number): number {
    const start = isCodeAt(text, at) && text.charCodeAt(at + 3) === SPACE ? at + 4 : at;
    const amount = scanner.scan(text, start);
    if (amount === NO_AMOUNT) return -1;
    let behind = scanner.end;
    if (isBlank(text.charCodeAt(behind))) {
      if (isCurrencySign(text.charAt(behind + 1))) behind += 2;
      else if (isCodeAt(text, behind + 1)) behind += 4;
    }
    this.amountSpans.push(at, behind);
    this.amounts.push(amount);
    return behind;
  }

  #number(text: string, at: number): number {
    let value = 0;
    let behind = at;
    for (; behind < this.#end && isDigit(text.charCodeAt(behind)); behind++)
      value = value * 10 + (text.charCodeAt(behind) - 48);
    if (behind === at || behind - at > MAX_NUMBER_DIGITS) return -1;
    this.numbers.push(value);
    return behind;
  }

  /** Offset of the literal after a step, searched from `at`; the end of the line if nothing follows; -1 for none. */
  #literalAfter(step: number, at: number): number {
    if (step + 1 >= this.#steps.length) return this.#end;
    const next = this.#steps[step + 1];
    if (next.kind !== 'literal') return this.#end;
    return indexWithin(this.#context?.text ?? '', next.text, at, this.#end);
  }

  #cards({ text, parseCards: parseOwn }: PhraseContext, start: number, end: number): boolean {
    const cards: Card[] = [];
    let at = start;
    for (; at < end; at += 2) {
      if (text.charCodeAt(at) === SPACE) at++;
      const card = cardAt(text, at);
      if (card < 0) break;
      cards.push(card);
    }
    if (at < end) {
      const words = text.slice(start, end);
      const parsed = parseOwn === undefined ? anyNotation(words) : parseOwn(words);
      if (parsed === null) {
        if (!this.acceptsMisprints || words.length > MAX_MISPRINT) return false;
        this.hasMisprint = true;
      }
      this.cards.push(parsed ?? []);
    } else this.cards.push(cards);
    return true;
  }

  /** The player with the longest name with which the rest of the line matches. O(players × length). */
  #player(players: readonly HandPlayer[], step: number, at: number): boolean {
    const text = this.#context?.text ?? '';
    let shorterThan = Infinity;
    for (let tries = 0; tries < MAX_PLACES; tries++) {
      const player = longestNameAt(players, text, at, shorterThan);
      if (player < 0) return false;
      shorterThan = players[player].name.length;
      const behind = at + shorterThan;
      const mark = this.#mark();
      this.addPlayer(player, at, behind);
      if (behind <= this.#end && this.#from(step + 1, behind)) return true;
      this.#reset(mark);
    }
    return false;
  }

  /** A name reaches to the last fit of what follows, a text to the first. */
  #text(kind: 'name' | 'text', step: number, at: number): boolean {
    const text = this.#context?.text ?? '';
    const next = step + 1 < this.#steps.length ? this.#steps[step + 1] : null;
    const words = next?.kind === 'literal' ? next.text : '';
    let from = at;
    let to = this.#end;
    for (let tries = 0; tries < MAX_PLACES; tries++) {
      const place =
        words === ''
          ? this.#end
          : kind === 'name'
            ? lastIndexWithin(text, words, at, to)
            : indexWithin(text, words, from, this.#end);
      if (place < 0) return false;
      const mark = this.#mark();
      this.texts.push(at, place);
      this.#record(kind, at, place);
      if (this.#from(step + 1, place)) return true;
      this.#reset(mark);
      if (words === '') return false;
      from = place + 1;
      to = place + words.length - 1;
    }
    return false;
  }

  /** The numbers of fields so far, in one integer of 30 bits. */
  #mark(): number {
    const { players, amounts, numbers, cards, texts } = this;
    let mark = players.length;
    mark = (mark << MARK_BITS) | amounts.length;
    mark = (mark << MARK_BITS) | numbers.length;
    mark = (mark << MARK_BITS) | cards.length;
    return (mark << MARK_BITS) | texts.length;
  }

  /** Forgets the fields after a mark. */
  #reset(mark: number): void {
    if (this.#mark() === mark) return;
    const { players, amounts, amountSpans, numbers, cards, texts, fields } = this;
    shorten(texts, mark & MAX_FIELDS);
    shorten(cards, (mark >> MARK_BITS) & MAX_FIELDS);
    shorten(numbers, (mark >> (2 * MARK_BITS)) & MAX_FIELDS);
    shorten(amounts, (mark >> (3 * MARK_BITS)) & MAX_FIELDS);
    shorten(players, (mark >> (4 * MARK_BITS)) & MAX_FIELDS);
    shorten(amountSpans, 2 * amounts.length);
    if (this.#recording)
      shorten(fields, players.length + amounts.length + numbers.length + cards.length + texts.length / 2);
  }

  #record(kind: FieldKind, start: number, end: number): void {
    if (this.#recording) this.fields.push({ kind, start, end });
  }
}

/** Removes the last elements of a list. The memory of the list stays for the next line, unlike with `length = 0`. */
const shorten = (list: unknown[], length: number): void => {
  while (list.length > length) list.pop();
};

/** A code other than the expected one at an offset; null for none. */
const otherCode = (text: string, at: number, expected: string): string | null =>
  isCodeAt(text, at) && !text.startsWith(expected, at) ? text.slice(at, at + CODE_LENGTH) : null;

/** The currency of a sign that excludes the expected one; null for none. */
const otherSign = (sign: string, expected: string): string | null => {
  const currency = currencyOfSign(sign);
  if (currency === null || currency === expected) return null;
  return currency === 'USD' && DOLLARS.has(expected) ? null : currency;
};

const isBlank = (code: number): boolean => code === SPACE || code === NO_BREAK_SPACE;

/** Offset of the first character of [at, end) that is no blank. */
const skipBlanks = (text: string, at: number, end: number): number => {
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
};

const anyNotation = (words: string): Card[] | null => {
  const parsed = parseCards(words);
  return parsed.ok ? parsed.cards : null;
};

/** The currency printed in [start, end), the span of an amount: its code before or after the figures, or its sign. */
const currencyIn = (text: string, start: number, end: number): string | null => {
  if (isCodeAt(text, start)) return text.slice(start, start + 3);
  if (isCapital(text.charCodeAt(end - 1))) return text.slice(end - 3, end);
  return currencyOfSign(text.charAt(start)) ?? currencyOfSign(text.charAt(end - 1));
};

/** Whether three capitals that stand alone are at an offset: the code of a currency. */
const isCodeAt = (text: string, at: number): boolean =>
  isCapital(text.charCodeAt(at)) &&
  isCapital(text.charCodeAt(at + 1)) &&
  isCapital(text.charCodeAt(at + 2)) &&
  !isWordCode(text.charCodeAt(at + 3));

const isWordCode = (code: number): boolean =>
  isCapital(code) || isDigit(code) || (code >= 0x61 && code <= 0x7a);
