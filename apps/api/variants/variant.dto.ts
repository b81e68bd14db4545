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
      .array(
        z.object({
          scale: z.string(),
          composition: z.string(),
          half: z.string().nullable(),
          from: z.string().optional().describe('which hole cards play'),
          atLeast: z
            .array(z.int())
            .readonly()
            .optional()
            .describe('the weakest hand that qualifies, from deuce 0 to ace 12'),
          parts: z.int().optional().describe('how many parts of the pot the share is'),
        }),
      )
      .describe('the parts of the pot: the scale of hands and their composition'),
    wild: z
      .object({
        joker: z.string().optional(),
        ranks: z.array(z.int()).readonly().optional(),
        follows: z.int().optional().describe('the rank of the last upcard that follows this rank is wild'),
        lowestDown: z.boolean().optional().describe('the lowest downcard of a player is wild'),
      })
      .optional()
      .describe('wild cards; ranks from deuce 0 to ace 12'),
    declared: z.boolean().optional().describe('whether players declare high, low or both'),
    maxPlayers: z.int(),
  })
  .meta({ id: 'Variant' });

const Rotation = z
  .object({
    id: z.string(),
    name: Words,
    games: z
      .array(z.object({ variant: z.string(), limit: z.string() }))
      .nullable()
      .describe('the games in the order of play; null if the dealer names any game'),
  })
  .meta({ id: 'Rotation' });

export const VariantPage = pageOf(Variant, 'VariantPage')
  .extend({ rotations: z.array(Rotation).describe('the rotations of these games, for `game.rotation`') })
  .meta({ id: 'VariantPage' });

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
