import { z } from 'zod';

/** The steps of a replay as JSON: `floorman replay --json`, `/replay` of a hand. Amounts are as in records. */
const money = z.string().meta({ description: 'Decimal amount in the currency of the hand.' });
const seats = z.array(z.int());

const legalRange = z.object({
  min: money.nullable().describe('smallest total; null if it depends on an unknown stack'),
  max: money.nullable().describe('largest total; null if it depends on an unknown stack'),
  totals: z.array(money).optional().describe('the only totals of fixed limit, where there are several'),
});

const legal = z.object({
  seat: z.int(),
  fold: z.boolean(),
  check: z.boolean(),
  call: money.nullable(),
  bringIn: money.nullable(),
  bet: legalRange.nullable(),
  raise: legalRange.nullable(),
});

export const stepSchema = z
  .object({
    line: z.int().min(1),
    event: z.string().describe('kind of the event, such as fold, call, small-blind, board or collect'),
    seat: z.int().nullable(),
    amount: money.nullable().describe('amount of the event; the total bet of a raise'),
    cards: z.string().nullable().describe('cards of the event'),
    run: z.int().min(1).nullable().describe('number of the run or board of the event; null for other events'),
    street: z.string().nullable().describe('null while blinds and antes are posted'),
    legal: legal.nullable().describe('what the player to act may do; null if nobody is to act'),
    pot: money.describe('all chips put in, bets of the round included'),
    pots: z
      .array(z.object({ amount: money, seats }))
      .describe('main pot and side pots without the bets of the round, and the seats that can win them'),
    bets: z.record(z.string(), money).describe('by seat: bet of the round; seats without one are left out'),
    stacks: z.record(z.string(), money.nullable()).describe('by seat; null for an unknown stack'),
    live: seats.describe('seats that have not folded'),
    hands: z
      .record(z.string(), z.string())
      .describe('by seat: cards known at this step, ?? for unknown ones; seats without cards are left out'),
    up: z
      .record(z.string(), z.string())
      .optional()
      .describe('by seat: those of the cards that were dealt face up, in games that have such cards'),
    boards: z.array(z.array(z.string())).describe('cards of each run or board so far'),
  })
  .meta({ id: 'ReplayStep', description: 'An event of a hand, and the state before it.' });

/** The smallest and the largest total of a bet. */
export type LegalRange = z.output<typeof legalRange>;

/** The legal actions of the player to act. */
export type Legal = z.output<typeof legal>;

/** An event of a hand, and the state before it. */
export type Step = z.output<typeof stepSchema>;
