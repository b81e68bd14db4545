import { type Answer, BEST_POLICIES, type RangeExplanation } from '#equity';
import { z } from 'zod';
import { Problem } from '../http/problem.js';

const part = z.number().min(0).max(1);
const count = z.string().describe('an integer, or a reduced fraction a/b');

const RangeHand = z.looseObject({
  hand: z.string(),
  weight: z.string(),
  total: z.string().describe('the weight of the cases, or the number of trials, with this hand'),
  equity: part.nullable(),
  standardError: z.number().nullable(),
});

const Categories = z.looseObject({
  board: z.int().describe('number of board cards'),
  cards: z.int().describe('number of cards of the player'),
  half: z.string().nullable(),
  total: z.string(),
  frequencies: z.array(z.object({ category: z.string(), part, count: z.string() })),
});

const NextCard = z.object({
  card: z.string(),
  total: z.string(),
  players: z.array(part).describe('equity by player'),
  standardErrors: z.array(z.number()),
});

const CountedBy = z.object({ method: z.enum(['exact', 'monte-carlo']), seed: z.int().nullable() });

const PlayerAnswer = z.object({
  hand: z.string().describe('the hand or range of the request'),
  equity: part.describe('expected share of the pot'),
  win: part.describe('probability of winning the whole pot'),
  tie: part.describe('probability of winning a part of the pot'),
  wins: count,
  ties: count,
  shares: count.describe('pots won over all cases; split pots count in part'),
  standardError: z.number().min(0),
  interval: z.tuple([part, part]).describe('95 % confidence interval of the equity'),
  high: part.optional().describe('share of the whole pot won by this half, in split-pot games'),
  low: part.optional(),
  draw: part.optional(),
  badugi: part.optional(),
  spade: part.optional(),
  scoop: part.optional().describe('probability of winning all halves'),
  keeps: z
    .string()
    .optional()
    .describe(
      'with a policy: the cards that it keeps of a known hand now, unless that depends on cards to come',
    ),
  hands: z.array(RangeHand).nullable().optional().describe('with include hands: each hand of the range'),
  categories: z
    .array(Categories)
    .optional()
    .describe('with include categories: frequencies of hand categories, by street'),
});

/** The answer to an equity request, as `floorman equity --json` prints it. */
export const EquityAnswer = z
  .object({
    game: z.string(),
    method: z.enum(['exact', 'monte-carlo']),
    total: z
      .string()
      .describe('number of equally likely cases (with ranges, the sum of their weights) or of trials'),
    deals: z
      .string()
      .optional()
      .describe('exact, with weights that differ: number of deals, each counted once whatever its weight'),
    seed: z.int().nullable().describe('seed of the trials; null for the method exact'),
    reached: z
      .boolean()
      .optional()
      .describe('false if the largest number of trials was reached before the requested standard error'),
    policy: z
      .enum([...BEST_POLICIES, 'table'])
      .optional()
      .describe('the policy that decided the discards'),
    seconds: z.number().min(0).describe('time to compute the answer; 0 if it was cached'),
    cached: z.boolean().describe('whether the answer comes from an earlier equal request'),
    players: z.array(PlayerAnswer),
    nextCards: z
      .array(NextCard)
      .nullable()
      .optional()
      .describe('with include next-cards: equities by the next card'),
    included: z.record(z.string(), CountedBy).optional().describe('the method of each included output'),
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

/** The members in the order of the command line. */
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

/** One line of the response to a bulk request. */
export const EquityBatchLine = z
  .object({
    index: z.int().nonnegative().describe('index of the request, from 0; blank lines do not count'),
    answer: EquityAnswer.optional(),
    problem: Problem.optional().describe('present instead of an answer'),
  })
  .meta({ id: 'EquityBatchLine' });

const RangeCell = z.object({
  hand: z.string().describe('hands that only differ in suits: QQ, AKs, AKo'),
  combos: z.int(),
  weight: z.int().describe('total weight, in thousandths'),
  of: z.int().describe('number of all such hands'),
  hands: z
    .array(z.object({ hand: z.string(), weight: z.int().describe('in thousandths') }))
    .nullable()
    .describe('the hands in the range, if some are missing or their weights differ; otherwise null'),
});

export const RangeResponse = z
  .object({
    game: z.string(),
    range: z.string().describe('the range of the request'),
    combos: z.int().describe('number of hands in the range, regardless of their weights'),
    weighted: z.string().describe('total weight in hands: a decimal with up to three places'),
    percent: z.number().describe('share of all hands of the deck, with up to four decimals'),
    grid: z
      .array(z.array(RangeCell))
      .nullable()
      .describe(
        'for hands of two cards: by rank, ace first, suited hands above the diagonal; otherwise null',
      ),
  })
  .meta({
    id: 'RangeAnswer',
    example: { game: 'badugi', range: 'Ah2d3c', combos: 1, weighted: '1', percent: 0.0045, grid: null },
  });
export type RangeResponse = RangeExplanation & { readonly game: string; readonly range: string };
