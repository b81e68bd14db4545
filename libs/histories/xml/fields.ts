import { isDigit } from '../characters.js';
import { currencyOfSign, isCurrencySign, NO_AMOUNT } from '../money.js';
import type { HandDraft } from '../reading/hand-draft.js';
import type { XmlElement } from './xml-element.js';
import type { XmlDraft } from './xml-reader.js';

/** Currencies whose amounts are printed with a dollar sign. */
const DOLLARS: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'ARS']);

/** The euro sign of Windows-1252 as some tools write it. */
const ESCAPED_EURO = '\\x80';

/** An attribute; empty if the element lacks it. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string => attributes[name] ?? '';

/** The first child with a name. */
export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

/** The text of a child without the blanks around it; empty if there is none. */
export const textOf = (element: XmlElement, name: string): string =>
  childOf(element, name)?.text.trim() ?? '';

/** The parts of a text between separators; null for more than `most`. */
export const splitAtMost = (text: string, separator: string, most: number): readonly string[] | null => {
  const parts = text.split(separator, most + 1);
  return parts.length > most ? null : parts;
};

/** A whole number of at most nine digits; -1 for any other text. */
export const numberOf = (text: string): number => {
  let value = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code) || at === MAX_DIGITS) return hasBlanks(text) ? numberOf(text.trim()) : -1;
    value = value * 10 + (code - ZERO);
  }
  return text === '' ? -1 : value;
};

const ZERO = 48;
const MAX_DIGITS = 9;

const hasBlanks = (text: string): boolean => text.trim().length < text.length;

/**
 * An amount with or without the sign of its currency; NO_AMOUNT if the text is anything else, or if the sign contradicts the
 * currency of the hand.
 */
export const amountOf = (
  { scanner, currency }: Pick<HandDraft, 'scanner' | 'currency'>,
  text: string,
): number => {
  const trimmed = text.trim();
  const amount = trimmed.includes(ESCAPED_EURO) ? trimmed.replace(ESCAPED_EURO, '€') : trimmed;
  const value = scanner.scan(amount, 0);
  if (value === NO_AMOUNT || scanner.end !== amount.length) return NO_AMOUNT;
  return fitsCurrency(amount.slice(0, 1), currency) && fitsCurrency(amount.slice(-1), currency)
    ? value
    : NO_AMOUNT;
};

/** Chips are often printed with the sign of a currency all the same. */
const CHIP_CURRENCIES: ReadonlySet<string> = new Set(['CHIPS', 'PLAY']);

/**
 * An amount of an element, with or without the sign of its currency; NO_AMOUNT if the text is anything else. A sign that
 * contradicts the currency of the hand, or the first sign with chips, is kept as a contradiction, and the amount counts.
 */
export const amountAt = (draft: HandDraft, { line }: XmlElement, text: string): number => {
  const trimmed = text.trim();
  const amount = trimmed.includes(ESCAPED_EURO) ? trimmed.replace(ESCAPED_EURO, '€') : trimmed;
  const value = draft.scanner.scan(amount, 0);
  if (value === NO_AMOUNT || draft.scanner.end !== amount.length) return NO_AMOUNT;
  for (const sign of [amount.slice(0, 1), amount.slice(-1)]) checkSign(draft, sign, line);
  return value;
};

const checkSign = (draft: HandDraft, sign: string, line: number): void => {
  const stated = isCurrencySign(sign) ? currencyOfSign(sign) : null;
  if (stated === null) return;
  const expected = CHIP_CURRENCIES.has(draft.currency) ? (draft.chipCurrency ??= stated) : draft.currency;
  if (!fitsCurrency(sign, expected)) draft.contradict('currency', expected, stated, line);
};

/** Keeps an element with attributes other than the named ones for the audit. */
export const expectAttributes = (draft: XmlDraft, element: XmlElement, names: ReadonlySet<string>): void => {
  for (const name of Object.keys(element.attributes))
    if (!names.has(name)) {
      draft.unread(element);
      return;
    }
};

const fitsCurrency = (sign: string, currency: string): boolean => {
  if (!isCurrencySign(sign) || currency === 'CHIPS' || currency === 'PLAY') return true;
  const stated = currencyOfSign(sign);
  return stated === null || stated === currency || (stated === 'USD' && DOLLARS.has(currency));
};

const SECONDS_DIGITS = 10;
const MILLISECONDS_DIGITS = 13;

/** Seconds or milliseconds since 1970 as UTC in ISO 8601; null for any other text. */
export const epochTime = (text: string): string | null => {
  if (text.length !== SECONDS_DIGITS && text.length !== MILLISECONDS_DIGITS) return null;
  const [high, low] = [numberOf(text.slice(0, 5)), numberOf(text.slice(5, SECONDS_DIGITS))];
  if (high < 0 || low < 0) return null;
  return new Date((high * 100_000 + low) * 1000).toISOString().replace('.000Z', 'Z');
};

/** Keeps an element that has a text for the audit. */
export const expectNoText = (draft: XmlDraft, element: XmlElement): void => {
  if (element.text.trim() !== '') draft.unread(element);
};
