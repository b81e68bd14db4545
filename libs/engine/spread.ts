import type { Chips } from './chips.js';
import type { Hand } from './hand.js';

/**
 * P-SETUP-3: the largest bet or raise of the current street in spread limit, in chips: what the stakes say for this betting round,
 * else what the game says for the street, else the big bet. O(streets).
 */
export const largestSpreadBet = ({ street, currentStreet, setup }: Hand): Chips => {
  const { stakes, variant } = setup;
  const { largestBets, smallBet, bigBet } = stakes;
  if (largestBets === undefined || largestBets.length === 0)
    return currentStreet?.spread === undefined ? bigBet : currentStreet.spread * smallBet;
  let round = 0;
  for (let before = 0; before < street; before++) if (variant.streets[before].opener !== 'nobody') round++;
  return largestBets[Math.min(round, largestBets.length - 1)];
};
