import { BEST_POLICIES, type QuestionPlayer, MAX_RANGE_LENGTH, MAX_RULES, OUTPUTS } from '#equity';
import { variants } from '#engine';
import { policyTableSchema } from '#rules';
import { z } from 'zod';
import type { SolverRequest } from '#solver-threads';
import { CardsText } from '../dto/cards.dto.js';
import { GameInput, gameOf } from '../dto/game.dto.js';
import { MESSAGES } from '../messages.js';

/** More than any game has; `parseQuestion` reports the limit of the game. */
const MAX_PLAYERS = 100;
const MAX_DRAWS = 9;

const RangeText = z
  .string()
  .max(MAX_RANGE_LENGTH)
  .describe('hands that the player may hold, such as QQ+,AKs or random: see docs/ranges.md');

/** A hand or a range; an issue points at the member that is wrong. */
const Player = z
  .strictObject({ hand: CardsText.optional(), range: RangeText.optional() })
  .transform(({ hand, range }, context): QuestionPlayer => {
    if (hand !== undefined && range === undefined) return { hand };
    if (range !== undefined && hand === undefined) return { range };
    context.addIssue({
      code: 'custom',
      message: MESSAGES.handOrRangeExpected.en,
      params: { es: MESSAGES.handOrRangeExpected.es },
    });
    return z.NEVER;
  });

/** How players discard (docs/policies.md). */
const Policy = z
  .union([z.enum(BEST_POLICIES), policyTableSchema])
  .describe(
    `how players discard, if discards are still to come: the best cards as if no draw followed, the best cards over all draws left, or a table of at most ${String(MAX_RULES)} rules. In draw games the best cards are approximate: of two nearly equal discards the worse one may be kept (docs/policies.md)`,
  );

const ABOVE_ZERO_BELOW_ONE = {
  error: MESSAGES.errorOutOfRange.en,
  params: { es: MESSAGES.errorOutOfRange.es },
};

const Options = {
  method: z
    .enum(['auto', 'exact', 'monte-carlo'])
    .default('auto')
    .describe('auto counts all cases if that is cheap and neither trials nor error is given'),
  trials: z.int().min(1).optional().describe('number of random trials'),
  error: z
    .number()
    .refine((error) => error > 0 && error < 1, ABOVE_ZERO_BELOW_ONE)
    .optional()
    .describe('runs trials until the standard error of every player is at most this'),
  seed: z
    .int()
    .optional()
    .describe(
      'seed of the trials: the same seed gives the same answer; by default the request determines it',
    ),
  include: z
    .array(z.enum(OUTPUTS))
    .max(OUTPUTS.length)
    .optional()
    .describe(
      'additional outputs: each hand of a range, hand categories by street, equities by the next card',
    ),
};

export const EquityRequest = z
  .strictObject({
    ...GameInput,
    players: z.array(Player).max(MAX_PLAYERS),
    board: CardsText.default('').describe('the board; with two boards, the first and then the second'),
    dead: CardsText.default('').describe('dead cards'),
    draws: z.int().min(0).max(MAX_DRAWS).optional().describe('draws left in draw games; 1 by default'),
    policy: Policy.optional(),
    ...Options,
  })
  .superRefine(({ method, trials, error }, context) => {
    if (method !== 'exact') return;
    for (const [name, value] of Object.entries({ trials, error }))
      if (value !== undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: MESSAGES.exactWithTrials.en,
          params: { es: MESSAGES.exactWithTrials.es },
        });
  })
  .meta({
    id: 'EquityRequest',
    example: {
      game: 'holdem',
      players: [{ hand: 'AhKh' }, { range: 'QQ+,AKs' }],
      board: 'Ts9h2c',
    },
  });

export const RangeRequest = z
  .strictObject({ ...GameInput, range: RangeText })
  .meta({ id: 'RangeRequest', example: { game: 'holdem', range: 'QQ+,AKs:0.5' } });

/** The game of a request in a form that can be sent to a thread. @throws ProblemError if the game is unknown or invalid */
export const gameFor = (input: Parameters<typeof gameOf>[0]): SolverRequest['game'] => {
  const game = gameOf(input);
  return isBuiltIn(game) ? game.id : game;
};

const BUILT_IN = new Set<unknown>(variants);
const isBuiltIn = (game: unknown): boolean => BUILT_IN.has(game);

/** The equity request in a form that can be sent to a thread. @throws ProblemError as `gameFor` */
export const toSolverRequest = ({
  players,
  board,
  dead,
  draws,
  policy,
  method,
  trials,
  error,
  seed,
  include,
  ...game
}: z.output<typeof EquityRequest>): SolverRequest => ({
  game: gameFor(game),
  players,
  board,
  dead,
  ...(draws === undefined ? {} : { draws }),
  ...(policy === undefined ? {} : { policy }),
  options: {
    method,
    ...(trials === undefined ? {} : { trials }),
    ...(error === undefined ? {} : { error }),
    ...(seed === undefined ? {} : { seed }),
    ...(include === undefined || include.length === 0
      ? {}
      : { include: OUTPUTS.filter((output) => include.includes(output)) }),
  },
});
