import { presetIds } from '#rules';
import { z } from 'zod';
import { AmountInput } from '../dto/amount.dto.js';
import { CardsInput } from '../dto/cards.dto.js';
import { GameInput } from '../dto/game.dto.js';

/** More players than any game has. */
const MAX_PLAYERS = 52;

export const ShowdownRequest = z
  .strictObject({
    ...GameInput,
    board: CardsInput.optional().describe(
      'with several boards, one after the other; in stud, the community card if the last card is one',
    ),
    rake: AmountInput.optional(),
    profile: z
      .enum(presetIds)
      .default('pokerstars')
      .describe('the house profile, which decides where odd chips go'),
    players: z
      .array(
        z.strictObject({
          contributed: AmountInput.describe('all chips that the player put in'),
          cards: CardsInput.optional(),
          folded: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(MAX_PLAYERS)
      .describe('in dealing order: the first player is left of the button and first for an odd chip'),
  })
  .describe('The smallest unit is that of the amount with the most decimals; it is never divided.')
  .meta({ id: 'ShowdownRequest' });

const money = z.string().describe('decimal amount, with the most decimals of the amounts in the request');
const player = z.int().describe('index of the player in the request, from 0');

export const Showdown = z
  .object({
    game: z.string(),
    totalPot: money,
    rake: money,
    pots: z
      .array(
        z.object({
          amount: money.describe('before rake'),
          rake: money,
          players: z.array(player).describe('the players who could win it'),
          awards: z.array(
            z.object({ player, amount: money, half: z.string().nullable(), run: z.int().min(1) }),
          ),
        }),
      )
      .describe('the main pot, then the side pots'),
    players: z.array(z.object({ contributed: money, collected: money })),
  })
  .meta({ id: 'Showdown' });
