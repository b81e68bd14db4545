import type { HandSetup } from '#engine';
import { formatMoney, type CanonicalHand } from '#histories';

/** The stakes of a hand in words, such as `USD 0.25/0.50 no-limit`: the bets of fixed limit and of games without blinds, else the blinds. */
export const describeStakes = (
  { currency, scale }: CanonicalHand,
  { stakes, structure }: HandSetup,
): string => {
  const { smallBlind, bigBlind, smallBet, bigBet, ante } = stakes;
  const sizes = structure.fixed || bigBlind === 0 ? [smallBet, bigBet] : [smallBlind, bigBlind];
  const money = sizes.map((chips) => formatMoney(chips, scale)).join('/');
  return `${currency} ${money}${ante > 0 ? ` ante ${formatMoney(ante, scale)}` : ''} ${structure.id}`;
};
