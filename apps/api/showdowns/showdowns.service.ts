import { potPartOf, settleShowdown, type ShowdownError, TOO_MUCH_RAKE } from '#engine';
import { formatMoney } from '#histories';
import { findProfile, profiles } from '#rules';
import type { z } from 'zod';
import { commonScale, unitsAt } from '../dto/amount.dto.js';
import { gameOf } from '../dto/game.dto.js';
import { MESSAGES } from '../messages.js';
import type { Showdown, ShowdownRequest } from './showdown.dto.js';

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
