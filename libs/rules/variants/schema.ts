import { deckIds } from '#cards';
import {
  DIRECTIONS,
  findVariant,
  FORCED_BETS,
  HALVES,
  LIMITS,
  MAX_PARTS,
  OPENERS,
  OPENING_PAIRS,
  STUB_RULES,
} from '#engine';
import { COMPOSITIONS, SCALES, type CompositionId, type ScaleId } from '#ranking';
import { z } from 'zod';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** Limits above the needs of any game, so that no definition is expensive to check. */
const MAX_STREETS = 12;
const MAX_DEALS = 8;
const MAX_CARDS = 20;
const MAX_SHARES = 4;
const MAX_PLAYERS = 22;
const MAX_SPREAD = 1000;
const MAX_PRICE = 100;

const SUITS = ['c', 'd', 'h', 's'] as const;

const rank = z.enum(RANKS);
const text = z.string().min(1).max(80);
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(64);
const count = z.int().min(1).max(MAX_CARDS);

const exchange = z.strictObject({
  fewest: z.int().min(0).max(MAX_CARDS),
  most: count,
  replaced: z.boolean().meta({ description: 'Whether each player receives a new card for each discard.' }),
  passed: z.enum(DIRECTIONS).exactOptional().meta({
    description:
      'Each player receives the discards of a neighbour, instead of new cards: they are passed to the left or right.',
  }),
  price: z.int().min(1).max(MAX_PRICE).exactOptional().meta({
    description: 'What each discard costs, in smallest bets. The chips go into the main pot.',
  }),
});

const deal = z.strictObject({
  to: z.enum(['hole', 'board']),
  count,
  up: z.boolean().exactOptional().meta({ description: 'Hole cards only: dealt face up.' }),
});

const street = z.strictObject({
  id,
  exchange: exchange
    .exactOptional()
    .meta({ description: 'A discard or draw before the deal of the street.' }),
  deals: z.array(deal).max(MAX_DEALS),
  opener: z.enum(OPENERS),
  size: z.enum(['small', 'big']).meta({ description: 'The bet size of the street in fixed limit.' }),
  spread: z.int().min(1).max(MAX_SPREAD).exactOptional().meta({
    description: 'Spread limit: the largest bet or raise of the street, in smallest bets.',
  }),
  openPairDoubles: z.boolean().exactOptional(),
  mustBeOpened: z.boolean().exactOptional().meta({
    description: 'If no player bets, the hand ends and the antes stay in the pot for the next hand.',
  }),
});

const share = z.strictObject({
  scale: z.enum(Object.keys(SCALES) as [ScaleId, ...ScaleId[]]),
  composition: z.enum(Object.keys(COMPOSITIONS) as [CompositionId, ...CompositionId[]]),
  half: z.enum(HALVES).nullable().default(null),
  from: z.enum(['downcards']).exactOptional().meta({
    description: 'Only cards that were dealt face down play.',
  }),
  atLeast: z.array(rank).min(1).max(5).exactOptional().meta({
    description: 'The ranks of the weakest hand that qualifies, without a flush.',
  }),
  parts: z.int().min(1).max(MAX_PARTS).exactOptional().meta({
    description: 'How many parts of the pot the share is, 1 by default.',
  }),
});

/** A deck by its cards, `Js Jh Qs Qh Ks Kh`, or by its ranks and suits. */
const listedDeck = z.union([
  z.strictObject({ cards: z.string().min(2).max(200) }),
  z.strictObject({
    ranks: z.array(rank).min(1).max(RANKS.length),
    suits: z.array(z.enum(SUITS)).min(1).max(SUITS.length),
    joker: z.boolean().exactOptional(),
  }),
]);

/** A custom variant as JSON (docs/variants.md). It cannot have the id of a built-in variant. */
export const variantSchema = z
  .strictObject({
    id: id.refine((taken) => findVariant(taken) === undefined, { abort: true, params: { code: 'taken' } }),
    name: z.strictObject({ en: text, es: text }),
    deck: z.union([z.enum(deckIds() as [string, ...string[]]), listedDeck]).default('standard'),
    wild: z
      .strictObject({
        joker: z.enum(['wild', 'bug']).exactOptional(),
        ranks: z.array(rank).max(RANKS.length).exactOptional(),
        follows: rank.exactOptional().meta({
          description: 'The rank of the last upcard that follows an upcard of this rank is wild.',
        }),
        lowestDown: z.boolean().exactOptional().meta({
          description:
            'The lowest downcard of a player, and his other cards of its rank, are wild in his hand.',
        }),
      })
      .exactOptional(),
    forced: z.enum(FORCED_BETS).default('blinds'),
    limit: z.enum(LIMITS).exactOptional().meta({
      description: 'The usual limit of the game. By default fixed limit with a bring-in, otherwise no limit.',
    }),
    exposed: z.enum(Object.keys(SCALES) as [ScaleId, ...ScaleId[]]).exactOptional(),
    openers: z.enum(OPENING_PAIRS).exactOptional(),
    streets: z.array(street).min(1).max(MAX_STREETS),
    shares: z.array(share).min(1).max(MAX_SHARES),
    boards: z.literal([1, 2, 3]).exactOptional(),
    declared: z.boolean().exactOptional().meta({
      description: 'High-low: each player declares the half for which he contends (P-SHOW-8).',
    }),
    betsPerRound: z.int().min(1).max(20).exactOptional().meta({
      description: 'Fixed limit: the maximum number of bets in a round. Overrides the house profile.',
    }),
    stub: z.enum(STUB_RULES).default('never'),
    maxPlayers: z.int().min(2).max(MAX_PLAYERS),
  })
  .meta({ id: 'VariantDefinition', title: 'Custom variant' });

/** The JSON Schema (draft 2020-12) of the input. */
export const variantJsonSchema = () => z.toJSONSchema(variantSchema, { io: 'input' });

/** Ranks by number, 0 = deuce. */
export const rankNumbers = (letters: readonly string[]): number[] =>
  letters.map((letter) => RANKS.findIndex((rank) => rank === letter));
