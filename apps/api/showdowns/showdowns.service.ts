import { potPartOf, settleShowdown, type ShowdownError, TOO_MUCH_RAKE } from '#engine';
import { formatMoney } from '#histories';
import { findProfile, presetIds, profiles } from '#rules';
import { z } from 'zod';
import { AmountInput, commonScale, unitsAt } from '../dto/amount.dto.js';
import { CardsInput } from '../dto/cards.dto.js';
import { GameInput, gameOf } from '../dto/game.dto.js';
import { MESSAGES } from '../messages.js';

/** More players than any game has. */
const MAX_PLAYERS = 52;

export const ShowdownRequest = z
  .strictObject({
    ...GameInput,
    board: CardsInput.optional().describe(
      'with two boards, the first and then the second; in stud, the community card if the last card is one',
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

type Settled =
  | { readonly ok: true; readonly showdown: z.output<typeof Showdown> }
  | { readonly ok: false; readonly error: ShowdownError };

const NOTHING = { digits: 0n, decimals: 0 } as const;

/** Settles a showdown in whole units of the scale of its amounts; exact. */
export const settle = (request: z.output<typeof ShowdownRequest>): Settled => {
  const { board = [], rake = NOTHING, profile } = request;
  const variant = gameOf(request);
  const scale = commonScale([rake, ...request.players.map(({ contributed }) => contributed)]);
  const total = request.players.reduce((sum, { contributed }) => sum + unitsAt(contributed, scale), 0n);
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) return impossible('/players', MESSAGES.potTooLarge);
  const rakeUnits = unitsAt(rake, scale);
  if (rakeUnits > total) return impossible('/rake', TOO_MUCH_RAKE);
  const players = request.players.map(({ contributed, cards = [], folded }) => ({
    contributed: Number(unitsAt(contributed, scale)),
    cards,
    folded,
  }));
  const { switches } = findProfile(profile) ?? profiles[0];
  const answer = settleShowdown({ variant, board, rake: Number(rakeUnits), players }, switches);
  if (!answer.ok) return answer;
  const { pots, net, awards } = answer.result;
  const print = (amount: number): string => formatMoney(amount, scale);
  const collected = players.map((_, index) =>
    awards.reduce((sum, award) => (award.player === index ? sum + award.amount : sum), 0),
  );
  return {
    ok: true,
    showdown: {
      game: variant.id,
      totalPot: print(Number(total)),
      rake: print(Number(rakeUnits)),
      pots: pots.map((pot, index) => ({
        amount: print(pot.amount),
        rake: print(pot.amount - net[index]),
        players: [...pot.players],
        awards: awards
          .filter((award) => award.pot === index)
          .map((award) => ({
            player: award.player,
            amount: print(award.amount),
            ...potPartOf(variant, award),
          })),
      })),
      players: players.map(({ contributed }, index) => ({
        contributed: print(contributed),
        collected: print(collected[index]),
      })),
    },
  };
};

const impossible = (pointer: string, message: ShowdownError['message']): Settled => ({
  ok: false,
  error: { code: 'impossible-pot', pointer, message },
});
