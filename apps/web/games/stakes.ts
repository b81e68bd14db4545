import type { Language } from '../messages/catalogue.js';
import { plainAmount } from '../messages/numbers.js';

interface Stakes {
  readonly smallBlind: string | null;
  readonly bigBlind: string | null;
  readonly smallBet?: string | undefined;
  readonly bigBet?: string | undefined;
}

/**
 * The stakes of a hand: `0.50/1.00`, the bets of fixed limit and of games without blinds, else the blinds. An amount that is
 * unknown or zero is left out.
 */
export const stakesText = (
  { smallBlind, bigBlind, smallBet, bigBet }: Stakes,
  language: Language,
): string => {
  const amounts =
    smallBet === undefined || bigBet === undefined ? [smallBlind, bigBlind] : [smallBet, bigBet];
  return amounts
    .flatMap((amount) => (amount === null || !/[1-9]/.test(amount) ? [] : plainAmount(amount, language)))
    .join('/');
};
