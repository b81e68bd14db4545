import { z } from 'zod';
import { decimal } from '../profiles/decimal.js';

export const STAGES = [
  'before-deal',
  'initial-deal',
  'betting',
  'dealing',
  'draw',
  'showdown',
  'awarded',
  'between-hands',
] as const;
export type Stage = (typeof STAGES)[number];

const MOST_PLAYERS = 64;
const count = z.int().min(0).max(MOST_PLAYERS);

/**
 * The state of the hand when the floor is called. Every fact is optional: a ruling needs few of them, and names those that
 * are missing.
 */
export const situationSchema = z
  .strictObject({
    stage: z.enum(STAGES).exactOptional(),
    street: z.string().max(64).exactOptional().meta({ description: 'The id of a street of the game.' }),
    players: count.min(1).exactOptional().meta({ description: 'Players who were dealt in.' }),
    acted: count.exactOptional().meta({
      description: 'Different players who have acted since the forced bets of the hand (R-MIS-1).',
    }),
    toCall: decimal.exactOptional().meta({ description: 'What the player concerned has to call.' }),
    inFront: decimal.exactOptional().meta({
      description: 'What the player concerned has put in in this round before; nothing if absent.',
    }),
    betSize: decimal.exactOptional().meta({ description: 'The full bet or raise at this moment.' }),
    roundOver: z.boolean().exactOptional().meta({ description: 'Whether the betting round is complete.' }),
    handOver: z.boolean().exactOptional().meta({ description: 'Whether the pot was pushed.' }),
    tournament: z.boolean().exactOptional(),
    formal: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Whether the game is a formal one: a card room or a tournament.' }),
  })
  .meta({ id: 'Situation', title: 'Situation at the table' });

export type Situation = z.output<typeof situationSchema>;
