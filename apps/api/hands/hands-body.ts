import { handSchema } from '#histories';
import { reference } from '../openapi/schemas.js';

/** The body of requests with hands that need not be stored: a log, or canonical hands. */
export const HANDS = {
  'text/plain': { schema: { type: 'string' } },
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  'application/json': {
    schema: {
      oneOf: [reference(handSchema, 'input'), { type: 'array', items: reference(handSchema, 'input') }],
    },
  },
};
