import { dealHands } from '#dealer';
import { findFormat } from '#histories';

const { write } = findFormat('pokerstars');

/** Six-handed no-limit hold'em as text, one text a hand: the same hands for the same number and seed. */
export function* dealtTexts(hands, seed = 7) {
  for (const hand of dealHands({ game: 'holdem', limit: 'no-limit', hands, seed })) {
    const written = write(hand);
    if (!written.ok) throw new Error(`hand ${hand.id}: ${written.missing.join(', ')}`);
    yield `${written.text}\n\n`;
  }
}
