import { fillMessage, formatCards, parseCards } from '#cards';
import { z } from 'zod';
import { MAX_RUNS, MAX_SEAT } from './hand-limits.js';
import { messages } from './messages.js';

const cardMessages = {
  card: messages.cardExpected,
  rank: messages.rankExpected,
  suit: messages.suitExpected,
} as const;

/** Cards: numbers in memory (0..51, 52 the joker, 53 an unknown card), text in JSON. */
export const cards = z
  .codec(
    z.string().meta({ description: 'Cards separated by blanks: "Kh Ad"; "??" is an unknown card.' }),
    z.array(z.int().min(0).max(53)),
    {
      decode: (text, context) => {
        const parsed = parseCards(text);
        if (parsed.ok) return parsed.cards;
        const { expected, at, text: found } = parsed.error;
        const { en, es } = fillMessage(cardMessages[expected], { at: String(at + 1), found });
        context.issues.push({ code: 'custom', input: text, message: en, params: { es } });
        return z.NEVER;
      },
      encode: (numbers) => formatCards(numbers),
    },
  )
  .meta({ id: 'Cards' });

export const chips = z.int().min(0).meta({ description: 'An amount in the smallest unit of the hand.' });
export const line = z.int().min(1).meta({ description: 'Line of the decoded text, counted from 1.' });
export const seat = z.int().min(0).max(MAX_SEAT);

/** Site and id are bounded because every finding of a hand repeats them. */
export const name = z.string().max(255);
export const id = z.string().max(2_000);

export const run = z
  .int()
  .min(0)
  .max(MAX_RUNS - 1)
  .meta({ description: '0 for the only or first run of the board, 1 for the second …' });

/** A hand as a log describes it: the category and the ranks that the text names (0 = deuce … 12 = ace), best first. */
export const reading = z.object({
  category: z.enum([
    'high-card',
    'pair',
    'two-pair',
    'three-of-a-kind',
    'straight',
    'flush',
    'full-house',
    'four-of-a-kind',
    'straight-flush',
    'five-of-a-kind',
    'low',
    'badugi',
    'three-card',
    'two-card',
    'one-card',
  ]),
  ranks: z.array(z.int().min(0).max(12)).max(5),
  among: z
    .array(z.int().min(0).max(12))
    .max(5)
    .exactOptional()
    .meta({ description: 'Ranks that the text names without their place in the hand.' }),
  loose: z.literal(true).exactOptional().meta({
    description: 'The text lacks ranks, contradicts itself, or has words beside those of a description.',
  }),
});
