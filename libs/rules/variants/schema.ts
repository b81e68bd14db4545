import { deckIds } from '#cards';
import { findVariant, FORCED_BETS, HALVES, LIMITS, OPENERS, STUB_RULES } from '#engine';
import { COMPOSITIONS, SCALES, type CompositionId, type ScaleId } from '#ranking';
import { z } from 'zod';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** Far beyond any game, and small enough that none costs more than another. */
const MOST_STREETS = 12;
const MOST_DEALS = 8;
const MOST_CARDS = 20;
const MOST_SHARES = 4;
const MOST_PLAYERS = 22;

const text = z.string().min(1).max(80);
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(64);
const count = z.int().min(1).max(MOST_CARDS);

const exchange = z.strictObject({
  fewest: z.int().min(0).max(MOST_CARDS),
  most: count,
  replaced: z.boolean().meta({ description: 'Whether each player gets as many new cards.' }),
});

const deal = z.strictObject({
  to: z.enum(['hole', 'board']),
  count,
  up: z.boolean().exactOptional().meta({ description: 'Hole cards only: dealt face up.' }),
});

const street = z.strictObject({
  id,
  exchange: exchange.exactOptional().meta({ description: 'Cards thrown away before the street is dealt.' }),
  deals: z.array(deal).max(MOST_DEALS),
  opener: z.enum(OPENERS),
  size: z.enum(['small', 'big']).meta({ description: 'Which of the two bets a fixed limit plays here.' }),
  openPairDoubles: z.boolean().exactOptional(),
  mustBeOpened: z
    .boolean()
    .exactOptional()
    .meta({ description: 'If nobody bets, the hand is thrown in and the antes stay.' }),
});

const share = z.strictObject({
  scale: z.enum(Object.keys(SCALES) as [ScaleId, ...ScaleId[]]),
  composition: z.enum(Object.keys(COMPOSITIONS) as [CompositionId, ...CompositionId[]]),
  half: z.enum(HALVES).nullable().default(null),
});

/** A game of a house's own, as JSON (docs/variants.md). Ids of games that everybody knows are taken. */
export const variantSchema = z
  .strictObject({
    id: id.refine((taken) => findVariant(taken) === undefined, { abort: true, params: { code: 'taken' } }),
    name: z.strictObject({ en: text, es: text }),
    deck: z.enum(deckIds() as [string, ...string[]]).default('standard'),
    wild: z
      .strictObject({
        joker: z.enum(['wild', 'bug']).exactOptional(),
        ranks: z.array(z.enum(RANKS)).max(RANKS.length).exactOptional(),
      })
      .exactOptional(),
    forced: z.enum(FORCED_BETS).default('blinds'),
    limit: z.enum(LIMITS).exactOptional().meta({
      description: 'The limit that it is mostly played at; fixed with a bring-in unless said, else none.',
    }),
    exposed: z.enum(Object.keys(SCALES) as [ScaleId, ...ScaleId[]]).exactOptional(),
    openers: z.enum(['jacks']).exactOptional(),
    streets: z.array(street).min(1).max(MOST_STREETS),
    shares: z.array(share).min(1).max(MOST_SHARES),
    boards: z.literal([1, 2]).exactOptional(),
    betsPerRound: z
      .int()
      .min(1)
      .max(20)
      .exactOptional()
      .meta({ description: 'Fixed limit: bets of a round, whatever the house has for other games.' }),
    stub: z.enum(STUB_RULES).default('never'),
    maxPlayers: z.int().min(2).max(MOST_PLAYERS),
  })
  .meta({ id: 'VariantDefinition', title: 'A game of a house’s own' });

/** The same as JSON Schema (draft 2020-12), of what may be sent. */
export const variantJsonSchema = z.toJSONSchema(variantSchema, { io: 'input' });

/** Ranks by number, 0 = deuce. */
export const rankNumbers = (letters: readonly string[]): number[] =>
  letters.map((letter) => RANKS.findIndex((rank) => rank === letter));
