import type { Award, Chips } from '#engine';

/**
 * The two rates at which a site rakes winners, as a ratio: a winner at the higher rate pays `high` where one at the lower
 * rate pays `low`. `share` is what a winner at the lower rate pays of his part of the pot, in ten-thousandths, as long as no
 * cap reduces it.
 */
export interface WinnerRates {
  readonly low: number;
  readonly high: number;
  readonly share: number;
}

const TEN_THOUSAND = 10_000;

/** A rake that a cap reduced is at least this; a smaller one that is below the rate is a rate that is not known. */
const LEAST_CAP = 75;

/** The largest number of winners whose rates are tried in every combination. */
const MAX_WINNERS = 6;

/**
 * R-TIE-2, P-SETUP-6: the awards of a split pot whose winners the site rakes at different rates, if the stated awards
 * follow from the rates; else null. `gross` are the awards of the pots before rake, `stated` gives what the log awards each
 * player. The rake must show that the rates differ: it lies between what one rate gives and what the other gives.
 */
export const awardsByRate = (
  gross: readonly Award[],
  rake: Chips,
  stated: (player: number) => Chips,
  rates: WinnerRates,
): Award[] | null => {
  const parts = new Map<number, Chips>();
  let pot = 0;
  for (const { player, amount } of gross) {
    parts.set(player, (parts.get(player) ?? 0) + amount);
    pot += amount;
  }
  if (parts.size < 2 || parts.size > MAX_WINNERS || parts.size !== gross.length) return null;
  const paid = [...parts].map(([player, part]) => ({ part, rake: part - stated(player) }));
  if (paid.some((winner) => winner.rake < 0)) return null;
  if (!isMixed(rake, pot, rates) || !areAtRates(paid, rake, rates)) return null;
  return gross.map((award) => ({ ...award, amount: stated(award.player) }));
};

/** Whether a rake shows that its payers have different rates, or was reduced by a cap so that it shows nothing. */
const isMixed = (rake: Chips, pot: Chips, { low, high, share }: WinnerRates): boolean => {
  const least = Math.ceil((pot * share) / TEN_THOUSAND);
  const most = Math.floor((pot * share * high) / (low * TEN_THOUSAND));
  return (rake > least && rake < most) || (rake < least && rake >= LEAST_CAP);
};

/** Whether every winner pays one of two rates in this ratio, rounded up or down to a unit, and not all the same one. */
const areAtRates = (
  winners: readonly { readonly part: Chips; readonly rake: Chips }[],
  rake: Chips,
  { low, high }: WinnerRates,
): boolean => {
  const all = (1 << winners.length) - 1;
  for (let highOnes = 1; highOnes < all; highOnes++) {
    const weightOf = (index: number): number => ((highOnes >> index) & 1 ? high : low);
    const weights = winners.reduce((sum, { part }, index) => sum + part * weightOf(index), 0);
    const fits = winners.every((winner, index) => {
      const due = rake * winner.part * weightOf(index);
      return winner.rake >= Math.floor(due / weights) && winner.rake <= Math.ceil(due / weights);
    });
    if (fits) return true;
  }
  return false;
};
