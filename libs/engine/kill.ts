import type { Chips } from './chips.js';
import type { Stakes } from './setup.js';
import type { Switches } from './switches.js';

type Kill = Switches['kill'];

/** What a kill makes of an amount; half a unit is left out. */
const killed = (amount: Chips, kill: Kill): Chips => {
  switch (kill) {
    case 'half':
      return Math.floor((amount * 3) / 2);
    case 'full':
      return amount * 2;
    default:
      return amount;
  }
};

/** P-SETUP-2: the size of a kill: that of the house in games with a big blind, else the small bet of the hand. */
export const killSize = ({ bigBlind, smallBet }: Stakes, kill: Kill): Chips =>
  bigBlind > 0 && (kill === 'half' || kill === 'full') ? killed(bigBlind, kill) : smallBet;

/**
 * P-SETUP-2: the stakes of a hand with a kill, from the usual stakes. Stakes whose small bet is not the big blind are those of the
 * hand already. Blinds and antes stay as they are.
 */
export const killStakes = (stakes: Stakes, kill: Kill): Stakes => {
  const { bigBlind, smallBet, bigBet, largestBets } = stakes;
  if (bigBlind === 0 || smallBet !== bigBlind) return stakes;
  return {
    ...stakes,
    smallBet: killed(smallBet, kill),
    bigBet: killed(bigBet, kill),
    ...(largestBets === undefined ? {} : { largestBets: largestBets.map((bet) => killed(bet, kill)) }),
  };
};
