import { handSchema } from '#histories';
import { rulingRequestSchema } from '#rules';
import { z } from 'zod';

/** A request for a ruling, for documentation: `answerRulingRequest` parses it. */
export const RulingRequest = z
  .strictObject({
    ...rulingRequestSchema.shape,
    hand: handSchema.exactOptional().meta({
      description:
        'A canonical hand up to the incident. The situation and the game are then computed from it.',
    }),
  })
  .meta({ id: 'RulingRequest', title: 'Request for a ruling' });
