import { handSchema } from '../../hand.js';
import type { WritableFormat } from '../format.js';

/** Writes a hand as one line of JSON. It relies on the schema alone, so nothing of a hand is left out. */
export const writeLine: WritableFormat['write'] = (hand) => ({
  ok: true,
  text: JSON.stringify(handSchema.encode(hand)),
});
