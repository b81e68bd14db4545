import { type QuestionPlayer, MAX_RANGE_LENGTH, OUTPUTS } from '#equity';
import { variants } from '#engine';
import { z } from 'zod';
import type { SolverRequest } from '#solver-threads';
import { CardsText } from '../dto/cards.dto.js';
import { GameInput, gameOf } from '../dto/game.dto.js';
import { MESSAGES } from '../messages.js';

/** More than there can be in any game: what is between is told by the question's own reader. */
const MAX_PLAYERS = 100;
const MAX_DRAWS = 9;

const RangeText = z
  .string()
  .max(MAX_RANGE_LENGTH)
  .describe('hands that he may hold, such as QQ+,AKs or random: see docs/ranges.md');

/** A hand or a range, told so that what is wrong with one of them is told of it. */
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

const ABOVE_ZERO_BELOW_ONE = {
  error: MESSAGES.errorOutOfRange.en,
  params: { es: MESSAGES.errorOutOfRange.es },
};

const Wish = {
  method: z
    .enum(['auto', 'exact', 'monte-carlo'])
    .default('auto')
    .describe('auto counts all cases where that costs little and neither trials nor error are asked for'),
  trials: z.int().min(1).optional().describe('so many random trials'),
  error: z
    .number()
    .refine((error) => error > 0 && error < 1, ABOVE_ZERO_BELOW_ONE)
    .optional()
    .describe('random trials until the standard error of every player is as small as this'),
  seed: z
    .int()
    .optional()
    .describe(
      'of the trials: the same seed gives the same answer; where it is left out the question has one of its own, the same whenever it is asked',
    ),
  include: z
    .array(z.enum(OUTPUTS))
    .max(OUTPUTS.length)
    .optional()
    .describe(
      'what to tell besides: each hand of a range, how often players hold what on each street, the equities by the next card',
    ),
};

export const EquityRequest = z
  .strictObject({
    ...GameInput,
    players: z.array(Player).max(MAX_PLAYERS),
    board: CardsText.default('').describe('the board; of two the first, then the second'),
    dead: CardsText.default('').describe('cards that nobody can have'),
    draws: z
      .int()
      .min(0)
      .max(MAX_DRAWS)
      .optional()
      .describe('draw games: draws that are left; 1 where it is left out'),
    ...Wish,
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

/** The game of a request as a thread is told of it. @throws ProblemError for one that is not there, or makes no sense */
export const gameFor = (asked: Parameters<typeof gameOf>[0]): SolverRequest['game'] => {
  const game = gameOf(asked);
  return isKnown(game) ? game.id : game;
};

const KNOWN = new Set<unknown>(variants);
const isKnown = (game: unknown): boolean => KNOWN.has(game);

/** The question of a request. @throws ProblemError as `gameFor` */
export const questionIn = ({
  players,
  board,
  dead,
  draws,
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
