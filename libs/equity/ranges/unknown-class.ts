import { fillMessage } from '#cards';
import { EXPECTED } from '../messages/messages.js';
import { CARD_CLASSES, handClassesOf } from './hand-classes.js';
import type { Scanner } from './scanner.js';

/** An issue at a class that does not exist, from the dollar sign. */
export function failUnknownClass(scanner: Scanner, from: number): undefined {
  const classes = [...handClassesOf(scanner.shape.size), ...CARD_CLASSES].map(({ id }) => id).join(' ');
  const end = Math.max(scanner.at, from + 1);
  return scanner.fail('syntax', fillMessage(EXPECTED.knownClass, { classes }), from, end);
}
