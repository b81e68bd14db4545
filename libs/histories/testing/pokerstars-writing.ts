import type { CanonicalHand } from '../hand.js';
import { pokerstars } from '../formats/pokerstars/index.js';
import { writePokerstars } from '../formats/pokerstars/writer.js';
import { LineCursor } from '../source/lines.js';

/** Reads a log of one hand. Throws if it is rejected. */
export const readText = (text: string): CanonicalHand => {
  const reading = pokerstars.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return reading.hand;
};

/** Writes a hand; the pointers to the missing parts if it cannot be written. */
export const writeText = (hand: CanonicalHand): string => {
  const writing = writePokerstars(hand);
  return writing.ok ? writing.text : writing.missing.join(', ');
};

/** The pointers to the parts that the layout cannot hold. */
export const listMissing = (hand: CanonicalHand): readonly string[] => {
  const writing = writePokerstars(hand);
  return writing.ok ? [] : writing.missing;
};
