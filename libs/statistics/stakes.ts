import type { Chips, HandSetup } from '#engine';
import { formatUnits, toUnits, type CanonicalHand } from '#histories';

/** The stakes that were described last: those of most hands of a log are equal. */
let last = { key: [] as readonly unknown[], text: '' };

/**
 * The stakes of a hand in words, such as `USD 0.25/0.50 no-limit`: the bets of fixed limit and of games without blinds, else the blinds.
 * Equal stakes have equal texts, whatever the decimals of the amounts in their logs are.
 */
export const describeStakes = (
  { currency, scale }: CanonicalHand,
  { stakes, structure }: HandSetup,
): string => {
  const { smallBlind, bigBlind, smallBet, bigBet, ante } = stakes;
  const key = [currency, scale, smallBlind, bigBlind, smallBet, bigBet, ante, structure.id, structure.fixed];
  if (key.every((value, index) => value === last.key[index])) return last.text;
  const sizes = structure.fixed || bigBlind === 0 ? [smallBet, bigBet] : [smallBlind, bigBlind];
  const decimals = Math.max(
    usualDecimals(currency),
    ...[...sizes, ante].map((chips) => decimalsOf(chips, scale)),
  );
  const format = (chips: Chips): string => formatUnits(toUnits(chips, scale), decimals);
  const text = `${currency} ${sizes.map(format).join('/')}${ante > 0 ? ` ante ${format(ante)}` : ''} ${structure.id}`;
  last = { key, text };
  return text;
};

/** Currencies that are counted in whole units. */
const WHOLE: ReadonlySet<string> = new Set(['CHIPS', 'PLAY', 'JPY', 'KRW']);

const usualDecimals = (currency: string): number => (WHOLE.has(currency) ? 0 : 2);

/** The decimals of an amount without the zeros at its end. */
const decimalsOf = (chips: Chips, scale: number): number => {
  let decimals = scale;
  for (let left = chips; decimals > 0 && left % 10 === 0; left /= 10) decimals--;
  return decimals;
};
