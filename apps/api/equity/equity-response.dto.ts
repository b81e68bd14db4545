import type { Answer, RangeExplanation } from '#equity';
import { z } from 'zod';
import { Problem } from '../http/problem.js';

const part = z.number().min(0).max(1);
const count = z.string().describe('an integer, or a fraction a/b in lowest terms');

const HandWorth = z.looseObject({
  hand: z.string(),
  weight: z.string(),
  total: z.string().describe('the weight of the cases, or the trials, in which he holds it'),
  equity: part.nullable(),
  standardError: z.number().nullable(),
});

const Categories = z.looseObject({
  board: z.int().describe('cards of the board'),
  cards: z.int().describe('cards of the player'),
  half: z.string().nullable(),
  total: z.string(),
  frequencies: z.array(z.object({ category: z.string(), part, count: z.string() })),
});

const NextCard = z.object({
  card: z.string(),
  total: z.string(),
  players: z.array(part).describe('equities, by player'),
  standardErrors: z.array(z.number()),
});

const CountedBy = z.object({ method: z.enum(['exact', 'monte-carlo']), seed: z.int().nullable() });

const PlayerAnswer = z.object({
  hand: z.string().describe('as it was asked'),
  equity: part.describe('the part of the pot that he wins on the average'),
  win: part.describe('how often he wins all of it'),
  tie: part.describe('how often he wins a part of it'),
  wins: count,
  ties: count,
  shares: count.describe('pots that he wins, over all cases'),
  standardError: z.number().min(0),
  interval: z.tuple([part, part]).describe('where the equity lies in 95 of 100 samples'),
  high: part
    .optional()
    .describe('games that split the pot: the part that he wins by this half, as for the other halves'),
  low: part.optional(),
  draw: part.optional(),
  badugi: part.optional(),
  scoop: part.optional().describe('how often he wins all halves'),
  hands: z.array(HandWorth).nullable().optional().describe('include hands: each hand of the range'),
  categories: z
    .array(Categories)
    .optional()
    .describe('include categories: how often he holds what, by street'),
});

/** What a question is answered with, as `floorman equity --json` prints it. */
export const EquityAnswer = z
  .object({
    game: z.string(),
    method: z.enum(['exact', 'monte-carlo']),
    total: z.string().describe('cases, equally likely, with ranges the sum of their weights; or trials'),
    seed: z
      .int()
      .nullable()
      .describe('of the trials, whether it was asked for or not; null for what was counted'),
    reached: z
      .boolean()
      .optional()
      .describe(
        'trials that went on for a standard error: false where there were as many as may be, and it is larger still',
      ),
    seconds: z.number().min(0).describe('that the answer took; 0 where it was known'),
    cached: z.boolean().describe('whether the answer to this or an equal question was known'),
    players: z.array(PlayerAnswer),
    nextCards: z
      .array(NextCard)
      .nullable()
      .optional()
      .describe('include next-cards: the equities by the card that comes next'),
    included: z.record(z.string(), CountedBy).optional().describe('how what was included was counted'),
  })
  .meta({
    id: 'EquityAnswer',
    example: {
      game: 'holdem',
      method: 'exact',
      total: '1712304',
      seed: null,
      seconds: 0.001,
      cached: false,
      players: [
        {
          hand: 'AhKh',
          equity: 0.4621445,
          win: 0.46019,
          tie: 0.00393,
          wins: '787966',
          ties: '6732',
          shares: '791332',
          standardError: 0,
          interval: [0.4621445, 0.4621445],
        },
      ],
    },
  });
export type EquityAnswer = Answer & { readonly seconds: number; readonly cached: boolean };

/** The keys in the order in which the command line has them. */
export const equityAnswer = (
  { players, ...rest }: Answer,
  seconds: number,
  cached: boolean,
): EquityAnswer => ({
  ...rest,
  seconds,
  cached,
  players,
});

/** One line of the answer to a batch. */
export const EquityBatchLine = z
  .object({
    index: z.int().nonnegative().describe('which question it is about, from 0; blank lines are none'),
    answer: EquityAnswer.optional(),
    problem: Problem.optional().describe('in place of an answer: why there is none'),
  })
  .meta({ id: 'EquityBatchLine' });

const RangeCell = z.object({
  hand: z.string().describe('hands that differ by their suits alone: QQ, AKs, AKo'),
  combos: z.int(),
  weight: z.int().describe('what these weigh together, in thousandths'),
  of: z.int().describe('how many there are'),
});

export const RangeAnswer = z
  .object({
    game: z.string(),
    range: z.string().describe('as it was asked'),
    combos: z.int().describe('hands in the range, whatever they weigh'),
    weighted: z.string().describe('what they weigh together, in hands: a decimal of at most three places'),
    percent: z.number().describe('of all hands that the deck has, to four decimals'),
    grid: z
      .array(z.array(RangeCell))
      .nullable()
      .describe('hands of two cards: by rank, ace first, suited hands above the diagonal; else null'),
  })
  .meta({
    id: 'RangeAnswer',
    example: { game: 'badugi', range: 'Ah2d3c', combos: 1, weighted: '1', percent: 0.0045, grid: null },
  });
export type RangeAnswer = RangeExplanation & { readonly game: string; readonly range: string };
