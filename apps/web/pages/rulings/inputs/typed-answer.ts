import { mayHaveThousands } from '../../../text/thousands.js';
import type { Field } from '../api.js';
import type { MESSAGES } from '../messages.js';

/** What is wrong with a typed answer: the key of a message, with the bounds of the number. */
export interface AnswerError {
  readonly key: Extract<keyof typeof MESSAGES, `wrong${string}`>;
  readonly min: number;
  readonly max: number;
}

/** A typed answer as JSON, or what is wrong with it. */
export type ReadAnswer =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: AnswerError };

const read = (value: unknown): ReadAnswer => ({ ok: true, value });
const wrong = (
  key: AnswerError['key'],
  { min, max }: Partial<Pick<Field, 'min' | 'max'>> = {},
): ReadAnswer => ({
  ok: false,
  error: { key, min: min ?? 0, max: max ?? 0 },
});

/** A JSON value for the text of a fact, as its field is entered. */
export const readAnswer = (text: string, field: Field): ReadAnswer => {
  const answer = text.trim();
  switch (field.type) {
    case 'yes-no':
      return answer === 'yes' || answer === 'no' ? read(answer === 'yes') : wrong('wrongChoice');
    case 'choice':
      return field.choices.some(({ value }) => value === answer) ? read(answer) : wrong('wrongChoice');
    case 'whole-number':
      return readNumber(answer, field);
    case 'amount':
      return readAmount(answer);
    case 'numbers':
      return WHOLE_NUMBERS.test(answer) ? read(answer.split(/[ ,;/]+/).map(Number)) : wrong('wrongNumbers');
    case 'cards-by-seat':
      return readDraw(answer);
    default:
      return read(answer);
  }
};

const WHOLE_NUMBERS = /^\d{1,2}[ ,;/]+\d{1,2}$/;

const readNumber = (text: string, field: Field): ReadAnswer => {
  if (!/^\d{1,9}$/.test(text)) return wrong('wrongNumber');
  const number = Number(text);
  const { min, max } = field;
  const isPossible = (min === null || number >= min) && (max === null || number <= max);
  return isPossible ? read(number) : wrong('wrongRange', field);
};

const CURRENCY = /[$€£¥\s\u00a0]/g;
const AMOUNT = /^(?:\d{1,12}(?:[.,]\d{1,3})?|\d{1,7}[.,]\d{4,8})$/;

const readAmount = (text: string): ReadAnswer => {
  const amount = text.replace(CURRENCY, '');
  if (mayHaveThousands(amount)) return wrong('wrongThousands');
  return AMOUNT.test(amount) ? read(amount.replace(',', '.')) : wrong('wrongAmount');
};

const MOST_SEATS = 64;
const SEAT_AND_CARD = /^(\d{1,2})[ :=]+(10|[2-9TJQKA])([shdc])$/i;

/** `1 Jh, 4 Ks` as cards in the order of the text, which is the order of the deal. */
const readDraw = (text: string): ReadAnswer => {
  const dealt: { readonly seat: number; readonly card: string }[] = [];
  const seen = new Set<string>();
  for (const pair of text.split(/[,;]/)) {
    const found = SEAT_AND_CARD.exec(pair.trim());
    if (found === null) return wrong('wrongDraw');
    const [, seat, rank, suit] = found;
    if (Number(seat) > MOST_SEATS) return wrong('wrongDraw');
    const card = `${rank === '10' ? 'T' : rank.toUpperCase()}${suit.toLowerCase()}`;
    if (seen.has(card)) return wrong('wrongTwice');
    seen.add(card);
    dealt.push({ seat: Number(seat), card });
  }
  return read(dealt);
};
