import { z } from 'zod';
import { CardsInput } from '../dto/cards.dto.js';
import { GameInput } from '../dto/game.dto.js';
import { Words } from '../dto/words.dto.js';

/** More hands than a deck can deal. */
const MAX_HANDS = 52;

export const EvaluationRequest = z
  .strictObject({
    ...GameInput,
    hands: z.array(CardsInput).max(MAX_HANDS),
    board: CardsInput.optional(),
  })
  .meta({ id: 'EvaluationRequest' });

const handValue = {
  category: z.string().nullable().describe('null for a hand that does not qualify'),
  ranks: z.array(z.int()).describe('ranks, the most significant first; 0 is the deuce, 12 the ace'),
  description: Words.nullable(),
  plays: z.string().nullable().describe('the cards that form the hand; null if there are too few'),
  rank: z.int().nullable().describe('1 for the best hand; equal hands have equal ranks'),
  best: z.boolean(),
};

export const EvaluationResponse = z
  .object({
    game: z.string(),
    board: z.string(),
    hands: z.array(
      z.object({
        cards: z.string(),
        ...handValue,
        halves: z
          .array(z.object({ half: z.string().nullable(), ...handValue }))
          .optional()
          .describe('the value for each half, in split-pot games'),
      }),
    ),
  })
  .meta({ id: 'Evaluation' });
