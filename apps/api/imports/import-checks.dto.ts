import { DEFAULT_ALPHA as FAIRNESS_ALPHA, SCOPES, TESTS } from '#fairness';
import { DEFAULT_ALPHA as PARTNERS_ALPHA, MEASURES } from '#partners';
import { z } from 'zod';
import { lang, Limit, textSchema } from '../http/query.dto.js';
import { MESSAGES } from '../messages.js';

const isAlpha = (text: string): boolean => text.trim() !== '' && Number(text) > 0 && Number(text) < 1;

const alphaOr = (usual: number) =>
  textSchema(isAlpha, MESSAGES.alphaExpected)
    .meta({ type: 'number', minimum: 0, maximum: 1, exclusiveMinimum: true, exclusiveMaximum: true })
    .transform(Number)
    .optional()
    .describe(`${String(usual)} by default`);

export const FairnessQuery = z.strictObject({
  alpha: alphaOr(FAIRNESS_ALPHA),
  by: z.enum(SCOPES).optional().describe('tests for each site or table; for all deals together without it'),
  lang,
});

export const PartnersQuery = z.strictObject({
  alpha: alphaOr(PARTNERS_ALPHA),
  all: z
    .enum(['true', 'false'])
    .optional()
    .describe('all pairs that were compared, not only the suspect ones'),
  limit: Limit.optional().describe('the number of pairs, those with the highest scores; 100 by default'),
  lang,
});

const count = z.int();
const figure = z.number().nullable();

const Place = z.object({
  cell: z.string().describe('a rank, suit, card, class of starting hands, kind of flop, or FROM→TO'),
  place: z.int().nullable().describe('the seat, or the place in the order of the deal from 1'),
  observed: z.number(),
  expected: z.number(),
});

/** The tests of the deal of an import, as `floorman fairness --json` has them. */
export const FairnessResponse = z
  .object({
    tests: z.array(
      z.object({
        test: z.enum(TESTS),
        site: z.string().nullable(),
        table: z.string().nullable(),
        deck: z.string(),
        holeCards: count,
        known: z
          .enum(['all', 'own'])
          .describe('whose cards count: of all players, or of the owner of the log'),
        n: z.number().describe('the size of the sample in its unit'),
        unit: z.enum(['cards', 'hands', 'flops', 'deals', 'all-ins']),
        minimum: z.number().describe('the smallest sample that is judged'),
        statistic: figure,
        df: figure.describe('degrees of freedom'),
        p: figure,
        q: figure.describe('the q-value among all tests'),
        effect: figure,
        worst: Place.nullable().describe('the count that departs most'),
        cells: z
          .array(
            z.object({ cell: z.string(), observed: z.number(), expected: z.number(), deviation: z.number() }),
          )
          .optional(),
        verdict: z.enum(['ok', 'suspect', 'too-few']),
      }),
    ),
    alpha: z.number(),
    hands: z.object({
      deals: count,
      complete: count.describe('at sites whose logs have the cards of all players in every hand'),
      own: count.describe('at other sites: with the cards of the owner of the log'),
      leftOut: count.describe('hands that are not tested, because there are too many sites or tables'),
    }),
  })
  .meta({ id: 'Fairness' });

const bigBlinds = z.number().describe('in big blinds');
const percent = z.number().nullable();

/** Pairs of players of an import, as `floorman partners --json` has them. */
export const PartnersResponse = z
  .object({
    alpha: z.number(),
    minHands: count.describe('the fewest hands of a pair that is compared'),
    leftOut: count.describe('hands that are not compared, because there are too many sites'),
    sites: z
      .array(
        z.object({
          site: z.string(),
          hands: count,
          players: count,
          pairs: count.describe('that there are'),
          shared: count.describe('pairs that shared a hand'),
          tested: count,
          suspect: count,
          betPercent: percent.describe('bets and raises of all players who face one other player'),
          checkedDownPercent: percent.describe('hands of the last two players without a bet'),
        }),
      )
      .describe('base rates by site'),
    pairs: z.array(
      z.object({
        site: z.string(),
        players: z.tuple([z.string(), z.string()]).describe('the one who gave more chips first'),
        verdict: z.enum(['suspect', 'ok', 'too-few']),
        score: z.number().describe('minus the decimal logarithm of the combined p-value'),
        hands: count,
        flow: z.object({ given: bigBlinds, taken: bigBlinds, net: bigBlinds }),
        play: z.object({
          turns: count,
          bets: count,
          folds: count,
          betPercent: percent,
          expectedBetPercent: percent,
          lastTwo: count,
          checkedDown: count,
        }),
        worth: z.tuple([bigBlinds, bigBlinds]).describe('what the decisions of each were worth to the other'),
        tables: z.object({ together: count, expected: z.number(), p: z.number(), q: z.number() }),
        measures: z.array(
          z.object({
            measure: z.enum(MEASURES),
            actual: z.number(),
            expected: z.number(),
            z: figure,
            p: figure,
            q: figure,
          }),
        ),
        evidence: z
          .array(z.object({ hand: z.string(), measure: z.enum(MEASURES) }))
          .describe('the hands in which it shows most, by the number of the site'),
      }),
    ),
    hands: count,
  })
  .meta({ id: 'Partners' });
