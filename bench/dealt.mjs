import { dealHands } from '#dealer';
import { findFormat } from '#histories';

const { write } = findFormat('pokerstars');

/** Texts of six-handed no-limit hold'em hands, the same for the same number and seed. */
export function* dealtTexts(hands, seed = 7) {
  for (const hand of dealHands({ game: 'holdem', limit: 'no-limit', hands, seed })) {
    const written = write(hand);
    if (!written.ok) throw new Error(`hand ${hand.id}: ${written.missing.join(', ')}`);
    yield `${written.text}\n\n`;
  }
}
