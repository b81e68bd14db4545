import type { HandSetup } from '#engine';
import { formatMoney, type CanonicalHand } from '#histories';

/** The stakes that were described last: those of most hands of a log are equal. */
let last = { key: [] as readonly unknown[], text: '' };

/** The stakes of a hand in words, such as `USD 0.25/0.50 no-limit`: the bets of fixed limit and of games without blinds, else the blinds. */
export const describeStakes = (
  { currency, scale }: CanonicalHand,
  { stakes, structure }: HandSetup,
): string => {
  const { smallBlind, bigBlind, smallBet, bigBet, ante } = stakes;
  const key = [currency, scale, smallBlind, bigBlind, smallBet, bigBet, ante, structure.id, structure.fixed];
  if (key.every((value, index) => value === last.key[index])) return last.text;
  const sizes = structure.fixed || bigBlind === 0 ? [smallBet, bigBet] : [smallBlind, bigBlind];
  const money = sizes.map((chips) => formatMoney(chips, scale)).join('/');
  const text = `${currency} ${money}${ante > 0 ? ` ante ${formatMoney(ante, scale)}` : ''} ${structure.id}`;
  last = { key, text };
  return text;
};
