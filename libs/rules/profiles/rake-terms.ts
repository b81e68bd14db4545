import { z } from 'zod';
import { LIMITS, RAKE_ROUNDINGS, type RakeRounding } from '#engine';
import { decimal, parseDecimal, type Decimal } from './decimal.js';

/** The largest number of rows of a rake schedule. */
export const MAX_RAKE_ROWS = 5_000;

/** The largest number of rates of a row. */
export const MAX_RATES = 4;

const MAX_DEALT = 64;
const count = z.int().min(0);

const stakes = z
  .strictObject({
    smallBlind: decimal.exactOptional(),
    bigBlind: decimal.exactOptional(),
    smallBet: decimal.exactOptional(),
    bigBet: decimal.exactOptional(),
  })
  .meta({ description: 'The stakes as the log states them; it does not state those that are left out.' });

const rate = z.strictObject({
  percent: z
    .string()
    .regex(/^(?:100|\d{1,2}(?:\.\d{1,2})?)$/)
    .meta({ description: 'What the house takes of a pot, in percent, with at most two decimals.' }),
  cap: decimal
    .nullable()
    .exactOptional()
    .meta({ description: 'The largest rake of a hand; null: no cap; absent: not known.' }),
  capAtLeast: decimal
    .exactOptional()
    .meta({ description: 'What a cap that is not known is at least: a smaller rake is not capped.' }),
});

/** How many hands of a log say what a row says. Nothing depends on it. */
const evidence = z.strictObject({
  hands: count.meta({ description: 'The hands that the row is about.' }),
  raked: count.meta({ description: 'Those with a rake.' }),
  departing: count.meta({ description: 'Those that contradict the row.' }),
  capped: count.meta({ description: 'Those whose rake is the cap.' }),
  withoutFlop: count.meta({ description: 'Those that ended in the first betting round.' }),
  rakedWithoutFlop: count,
  uncounted: count
    .exactOptional()
    .meta({ description: 'Hands above the bound on different pots and rakes, which were not counted.' }),
  percentRange: z
    .tuple([z.string().max(8), z.string().max(8)])
    .exactOptional()
    .meta({
      description:
        'The lowest and the highest rate that agree with the hands; with several rates, of the first.',
    }),
  unknown: z
    .array(z.enum(['rate', 'cap', 'rounding', 'without-flop', 'by']))
    .max(5)
    .meta({ description: 'What too few hands say, or what the hands contradict.' }),
});

export const rakeRowSchema = z.strictObject({
  site: z.string().max(255).exactOptional(),
  currency: z.string().max(255).exactOptional(),
  limit: z.enum(LIMITS).exactOptional(),
  stakes: stakes.exactOptional(),
  players: z
    .tuple([z.int().min(2).max(MAX_DEALT), z.int().min(2).max(MAX_DEALT)])
    .exactOptional()
    .meta({ description: 'The number of players dealt in: from and to.' }),
  rates: z.array(rate).max(MAX_RATES).meta({
    description:
      'The rates that a hand or, by winner, a winner may pay. Without any, the rake is not checked.',
  }),
  unit: decimal
    .exactOptional()
    .meta({ description: 'The rake is a whole number of these; the smallest unit of the hand if absent.' }),
  roundings: z.array(z.enum(RAKE_ROUNDINGS)).min(1).max(RAKE_ROUNDINGS.length).exactOptional().meta({
    description:
      'How the rake is rounded to units (nearest: half a unit up; nearest-even: half a unit to an even number of them): in one of these ways, or in any way if absent.',
  }),
  by: z.enum(['total', 'pot', 'winner']).default('total').meta({
    description: 'Whether the rake is rounded for all pots together, for each pot, or for each winner.',
  }),
  withoutFlop: z.enum(['free', 'raked']).exactOptional().meta({
    description: 'Whether hands that end in the first betting round are raked; not checked if absent.',
  }),
  evidence: evidence.exactOptional(),
});

/** A row of a rake schedule in JSON, as users write it. */
export type RakeRow = z.input<typeof rakeRowSchema>;

/** A rate of a rake schedule. `rate` is in ten-thousandths; `cap` is null for no cap, undefined if it is not known. */
export interface RakeRate {
  readonly rate: number;
  readonly cap: Decimal | null | undefined;
  readonly capAtLeast: Decimal | undefined;
}

type StakesName = 'smallBlind' | 'bigBlind' | 'smallBet' | 'bigBet';

/** P-SETUP-6: the rake of the hands of one kind. A kind that is undefined is any. */
export interface RakeTerms {
  readonly site: string | undefined;
  readonly currency: string | undefined;
  readonly limit: string | undefined;
  readonly stakes: Readonly<Partial<Record<StakesName, Decimal>>> | undefined;
  readonly players: readonly [number, number] | undefined;
  readonly rates: readonly RakeRate[];
  /** Undefined for the smallest unit of the hand. */
  readonly unit: Decimal | undefined;
  /** The possible ways. */
  readonly roundings: readonly RakeRounding[];
  readonly by: 'total' | 'pot' | 'winner';
  /** Undefined if it is not known. */
  readonly withoutFlop: 'free' | 'raked' | undefined;
}

const PERCENT_DECIMALS = 2;

/** The terms of a row. */
export const makeRakeTerms = (row: z.output<typeof rakeRowSchema>): RakeTerms => ({
  site: row.site,
  currency: row.currency,
  limit: row.limit,
  stakes:
    row.stakes === undefined
      ? undefined
      : Object.fromEntries(Object.entries(row.stakes).map(([name, text]) => [name, parseDecimal(text)])),
  players: row.players,
  rates: row.rates.map(({ percent, cap, capAtLeast }) => {
    const { units, scale } = parseDecimal(percent);
    return {
      rate: units * 10 ** (PERCENT_DECIMALS - scale),
      cap: typeof cap === 'string' ? parseDecimal(cap) : cap,
      capAtLeast: capAtLeast === undefined ? undefined : parseDecimal(capAtLeast),
    };
  }),
  unit: row.unit === undefined ? undefined : parseDecimal(row.unit),
  roundings: row.roundings ?? RAKE_ROUNDINGS,
  by: row.by,
  withoutFlop: row.withoutFlop,
});
