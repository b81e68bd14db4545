import { type CanonicalHand, findFormat } from '#histories';

const written = (hand: CanonicalHand, format: 'json' | 'ohh' | 'pokerstars'): string => {
  const result = findFormat(format)?.write?.(hand, { lossy: format === 'ohh' });
  if (result?.ok !== true) throw new Error(`${hand.game.variant} cannot be written`);
  return result.text;
};

/** The text of a hand in the JSON of the service. */
export const asJson = (hand: CanonicalHand): string => written(hand, 'json');

/** A record of a hand in Open Hand History, which has several lines. */
export const asOhh = (hand: CanonicalHand): string => written(hand, 'ohh');

/** The text of a hand in the layout of PokerStars. */
export const asText = (hand: CanonicalHand): string => written(hand, 'pokerstars');
