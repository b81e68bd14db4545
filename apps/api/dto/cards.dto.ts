import { parseCards, type Card, type CardError, UNKNOWN } from '#cards';
import { z } from 'zod';

/** Longer than any hand or board is ever written. */
const LENGTH = 400;
const MAX_CARDS = 60;

const EXPECTED: Readonly<Record<CardError['expected'], { readonly en: string; readonly es: string }>> = {
  card: { en: 'a card', es: 'una carta' },
  rank: { en: 'a rank', es: 'un valor' },
  suit: { en: 'a suit', es: 'un palo' },
};

const written = z
  .union([z.string().max(LENGTH), z.array(z.string().max(LENGTH)).max(MAX_CARDS)])
  .describe('Cards as one text ("Ah Kh", "AhKh") or a list (["Ah", "Kh"]).');

type Written = z.output<typeof written>;

/** The cards that are written, and what is wrong where there are none. */
const readCards = (value: Written, context: z.RefinementCtx): Card[] => {
  const cards: Card[] = [];
  for (const [index, text] of (typeof value === 'string' ? [value] : value).entries()) {
    const parsed = parseCards(text);
    if (parsed.ok) {
      cards.push(...parsed.cards);
      continue;
    }
    const { expected, at, text: found } = parsed.error;
    const { en, es } = EXPECTED[expected];
    context.addIssue({
      code: 'custom',
      path: typeof value === 'string' ? [] : [index],
      message: `${en} was expected at character ${at + 1}, not "${found}"`,
      params: { es: `se esperaba ${es} en el carácter ${at + 1}, no "${found}"` },
    });
  }
  return cards;
};

const FACELESS = {
  code: 'custom',
  message: 'cards whose faces are known were expected; a hand of which something is not known is a range',
  params: {
    es: 'se esperaban cartas de valor y palo conocidos; una mano de la que algo no se sabe es un rango',
  },
} as const;

/** Cards in a request: `"AhKh"`, `"Ah Kh"` or `["Ah", "Kh"]`; in memory 0..51, 52 the joker, 53 an unknown card. */
export const CardsInput = written.transform(readCards);

/** The same, in memory as one text of cards, all of them known. */
export const CardsText = written.transform((value, context): string => {
  if (readCards(value, context).includes(UNKNOWN)) context.addIssue(FACELESS);
  return typeof value === 'string' ? value : value.join(' ');
});
