import { handSchema } from '#histories';
import { FIELD_TYPES, MOMENTS, presetIds, rulingRequestSchema } from '#rules';
import { z } from 'zod';
import { Words } from '../dto/words.dto.js';

/** A request for a ruling, for documentation: `answerRulingRequest` parses it. */
export const RulingRequest = z
  .strictObject({
    ...rulingRequestSchema.shape,
    profile: z
      .union([z.enum(presetIds), z.record(z.string(), z.unknown())])
      .meta({ description: 'the id of a preset, or a custom profile: the schema `profile` of /v1/schemas' }),
    hand: handSchema.exactOptional().meta({
      description:
        'A canonical hand up to the incident. The situation and the game are then computed from it.',
    }),
  })
  .meta({ id: 'RulingRequest', title: 'Request for a ruling' });

const FieldForm = z
  .object({
    name: z.string(),
    type: z
      .enum(FIELD_TYPES)
      .describe(
        'how it is entered: true or false, one of the choices, a whole number, a decimal amount, a text, a list of whole numbers, ' +
          'an object with a card for each seat, or otherwise as its schema says',
      ),
    question: Words,
    required: z.boolean().describe('whether every ruling on the incident needs it'),
    choices: z.array(z.object({ value: z.string(), name: Words })),
    min: z.int().nullable(),
    max: z.int().nullable(),
  })
  .meta({ id: 'RulingField' });

const IncidentForm = z
  .object({ type: z.string(), moment: z.enum(MOMENTS), title: Words, fields: z.array(FieldForm) })
  .meta({ id: 'IncidentForm' });

/** The incidents, and the words of a form about them. */
export const IncidentPage = z
  .object({
    items: z.array(IncidentForm),
    next: z.string().nullable().describe('always null: there is one page'),
    situation: z.array(FieldForm).describe('the facts of a situation'),
    names: z
      .object({ rulings: z.record(z.string(), Words), hands: z.record(z.string(), Words) })
      .describe('the names of rulings and of outcomes of the hand'),
  })
  .meta({ id: 'IncidentPage' });
