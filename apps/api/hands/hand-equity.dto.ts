import { z } from 'zod';

const REASONS = ['unknown-hands', 'needs-policy', 'cards-disagree', 'unusual-deal'] as const;

const boards = z.array(z.array(z.string())).describe('board cards, by board');
const countedBy = z
  .object({ method: z.enum(['exact', 'monte-carlo']), total: z.string(), seed: z.int().nullable() })
  .nullable();
const standardError = z.number().describe('0 if all cases were counted');
const money = z.string().describe('decimal amount in the currency of the hand');
const part = z.number().min(0).max(1);

const street = z.object({
  step: z
    .int()
    .min(0)
    .describe(
      'index of the first step of the replay at which the cards of the street are on the table and all players have drawn; the number ' +
        'of steps if the last one deals a card',
    ),
  street: z.string(),
  run: z.int().min(1).nullable().describe('null before the first run'),
  boards,
  dead: z.string().describe('dead cards'),
  unknown: z.array(z.int()).describe('seats whose hole cards are unknown; they are left out'),
  counted: countedBy.describe(
    'how the equities were counted; if all equities of the hand together take long, some have fewer trials and a larger standard error',
  ),
  reason: z.enum(REASONS).nullable().describe('why there is no equity'),
  players: z.array(
    z.object({
      seat: z.int(),
      hand: z.string(),
      equity: part,
      win: part,
      tie: part,
      standardError,
    }),
  ),
});

const pot = z.object({
  amount: money,
  rake: money,
  counted: countedBy.describe('null if only one player can win the pot'),
  players: z.array(z.object({ seat: z.int(), equity: part, standardError, expected: money })),
});

const allIn = z.object({
  street: z.string(),
  boards,
  pots: z.array(pot),
  players: z.array(z.object({ seat: z.int(), expected: money, won: money, difference: money })),
});

const equity = {
  handId: z.string().nullable().describe('id of the hand on its site'),
  streets: z.array(street).describe('equities at the start of each betting round'),
  folds: z
    .array(street)
    .describe(
      'equities after a player with known cards has folded in a betting round, if two players are left',
    ),
  allIn: allIn.nullable().describe('expected amounts at the end of the betting, if cards were still to come'),
  noAllIn: z
    .enum([...REASONS, 'no-all-in'])
    .nullable()
    .describe('why allIn is null'),
};

export const HandEquityResponse = z
  .object({ id: z.string(), importId: z.uuid(), ...equity })
  .meta({ id: 'HandEquity' });

export const UnstoredHandEquity = z.object(equity).meta({ id: 'UnstoredHandEquity' });
