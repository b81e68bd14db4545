import { fillMessage } from '#text';
import { parseCards, type Card, type CardError, UNKNOWN } from '#cards';
import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** Longer than any hand or board. */
const LENGTH = 400;
const MAX_CARDS = 60;

const EXPECTED = {
  card: MESSAGES.cardExpected,
  rank: MESSAGES.rankExpected,
  suit: MESSAGES.suitExpected,
} as const satisfies Readonly<Record<CardError['expected'], unknown>>;

const written = z
  .union([z.string().max(LENGTH), z.array(z.string().max(LENGTH)).max(MAX_CARDS)])
  .describe('Cards as one text ("Ah Kh", "AhKh") or a list (["Ah", "Kh"]).');

type Written = z.output<typeof written>;

/** Parses cards; adds an issue for each text that is invalid. */
const readCards = (value: Written, context: z.RefinementCtx): Card[] => {
  const cards: Card[] = [];
  for (const [index, text] of (typeof value === 'string' ? [value] : value).entries()) {
    const parsed = parseCards(text);
    if (parsed.ok) {
      cards.push(...parsed.cards);
      continue;
    }
    const { expected, at, text: found } = parsed.error;
    const { en, es } = fillMessage(EXPECTED[expected], { at: String(at + 1), found });
    context.addIssue({
      code: 'custom',
      path: typeof value === 'string' ? [] : [index],
      message: en,
      params: { es },
    });
  }
  return cards;
};

const UNKNOWN_CARDS = {
  code: 'custom',
  message: MESSAGES.knownCardsExpected.en,
  params: { es: MESSAGES.knownCardsExpected.es },
} as const;

/** Cards in a request: `"AhKh"`, `"Ah Kh"` or `["Ah", "Kh"]`; in memory 0..51, 52 the joker, 53 an unknown card. */
export const CardsInput = written.transform(readCards);

/** The same as one text of cards, all of them known. */
export const CardsText = written.transform((value, context): string => {
  if (readCards(value, context).includes(UNKNOWN)) context.addIssue(UNKNOWN_CARDS);
  return typeof value === 'string' ? value : value.join(' ');
});
