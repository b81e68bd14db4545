import { z } from 'zod';

const part = z.number().min(0).max(1);
const count = z.string().describe('an integer, or a fraction in lowest terms');

/** What a question of equity is answered with: `Answer` of libs/equity, and how long it took. */
export const EquityAnswer = z
  .object({
    game: z.string(),
    method: z.enum(['exact', 'monte-carlo']),
    total: z.string().describe('cases, equally likely, or trials'),
    seed: z.int().nullable().describe('null where all cases were counted'),
    seconds: z.number().describe('that one thread would take'),
    players: z.array(
      z.looseObject({
        hand: z.string().describe('as it was asked'),
        equity: part.describe('the part of the pot that he wins on the average'),
        win: part,
        tie: part,
        wins: count,
        ties: count,
        shares: count,
        standardError: z.number(),
        interval: z.tuple([part, part]).describe('where the equity lies in 95 of 100 samples'),
        high: part.optional(),
        low: part.optional(),
        draw: part.optional(),
        badugi: part.optional(),
        scoop: part.optional(),
      }),
    ),
  })
  .meta({ id: 'EquityAnswer' });
export type EquityAnswer = z.output<typeof EquityAnswer>;
