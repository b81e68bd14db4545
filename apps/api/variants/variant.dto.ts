import { z } from 'zod';
import { Words } from '../dto/words.dto.js';
import { pageOf } from '../http/page.dto.js';

export const Variant = z
  .object({
    id: z.string(),
    name: Words,
    deck: z.string().describe('the deck of the game'),
    decks: z.array(z.string()).describe('the decks that the option `deck` can choose'),
    mostHeld: z.int().describe('the most hole cards that a player has at one time'),
    holeCards: z.int().describe('hole cards of a player after the last deal'),
    boardCards: z.int().describe('board cards after the last deal'),
    forced: z.string().describe('the forced bets'),
    limit: z.string().describe('the usual limit'),
    exposed: z.string().optional().describe('the scale that compares exposed cards'),
    stub: z.string().describe('what happens when the deck runs out'),
    oddChips: z.string().describe('who receives odd chips'),
    isLowball: z.boolean().describe('whether only the lowest hand wins'),
    boards: z.int().optional().describe('number of boards'),
    betsPerRound: z.int().optional().describe('bets in a fixed-limit round, regardless of the house profile'),
    openers: z.string().optional(),
    bringInBy: z.string().optional().describe('the switch that decides which exposed card owes the bring-in'),
    fixedLimitBy: z.string().optional().describe('the switch that can replace fixed limit by another limit'),
    streets: z.array(
      z.object({
        id: z.string(),
        exchange: z
          .object({ fewest: z.int(), most: z.int(), replaced: z.boolean() })
          .optional()
          .describe('cards exchanged before the street'),
        deals: z.array(z.object({ to: z.string(), count: z.int(), up: z.boolean().optional() })),
        opener: z.string(),
        size: z.string().describe('the fixed-limit bet of the street: small or big'),
        openPairDoubles: z.boolean().optional(),
        mustBeOpened: z.boolean().optional(),
      }),
    ),
    shares: z
      .array(z.object({ scale: z.string(), composition: z.string(), half: z.string().nullable() }))
      .describe('the parts of the pot: the scale of hands and their composition'),
    maxPlayers: z.int(),
  })
  .meta({ id: 'Variant' });
export const VariantPage = pageOf(Variant, 'VariantPage');

/** `parseVariant` reports what is wrong with it, in the language of the response. */
export const OwnGame = z
  .record(z.string(), z.unknown())
  .meta({ id: 'OwnGame', description: 'a custom variant: the schema `variant` of /v1/schemas' });

export const Validation = z
  .object({
    valid: z.boolean(),
    variant: Variant.nullable().describe('the variant with its derived members'),
    errors: z.array(z.object({ pointer: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: 'VariantValidation' });
