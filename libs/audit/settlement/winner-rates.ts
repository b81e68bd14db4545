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
 * R-TIE-2, P-SETUP-6: the awards of a hand with several winners whom the site rakes at different rates, if the stated awards
 * follow from the rates; else null. A player has one award from each pot and run. `gross` are the awards before rake,
 * `stated` gives what the log awards in the place of each. The rake must show that the rates differ: it lies between what one
 * rate gives and what the other gives.
 */
export const awardsByRate = (
  gross: readonly Award[],
  rake: Chips,
  stated: (award: Award) => Chips,
  rates: WinnerRates,
): Award[] | null => {
  const winners = [...new Set(gross.map(({ player }) => player))];
  if (winners.length < 2 || winners.length > MAX_WINNERS) return null;
  const places = new Set(
    gross.map(({ player, pot, run }) => `${String(player)} ${String(pot)} ${String(run)}`),
  );
  if (places.size !== gross.length) return null;
  const paid = gross.map((award) => ({
    winner: winners.indexOf(award.player),
    part: award.amount,
    rake: award.amount - stated(award),
  }));
  const pot = gross.reduce((sum, { amount }) => sum + amount, 0);
  if (paid.some((award) => award.rake < 0)) return null;
  if (!isMixed(rake, pot, rates) || !areAtRates(paid, winners.length, rake, rates)) return null;
  return gross.map((award) => ({ ...award, amount: stated(award) }));
};

/** Whether a rake shows that its payers have different rates, or was reduced by a cap so that it shows nothing. */
const isMixed = (rake: Chips, pot: Chips, { low, high, share }: WinnerRates): boolean => {
  const least = Math.ceil((pot * share) / TEN_THOUSAND);
  const most = Math.floor((pot * share * high) / (low * TEN_THOUSAND));
  return (rake > least && rake < most) || (rake < least && rake >= LEAST_CAP);
};

/** What a winner pays of his part of one pot and run. */
interface Payment {
  readonly winner: number;
  readonly part: Chips;
  readonly rake: Chips;
}

/** Whether every winner pays one of two rates in this ratio, rounded up or down to a unit, and not all the same one. */
const areAtRates = (
  payments: readonly Payment[],
  winners: number,
  rake: Chips,
  { low, high }: WinnerRates,
): boolean => {
  const all = (1 << winners) - 1;
  for (let highOnes = 1; highOnes < all; highOnes++) {
    const weightOf = ({ winner }: Payment): number => ((highOnes >> winner) & 1 ? high : low);
    const weights = payments.reduce((sum, payment) => sum + payment.part * weightOf(payment), 0);
    const fits = payments.every((payment) => {
      const due = rake * payment.part * weightOf(payment);
      return payment.rake >= Math.floor(due / weights) && payment.rake <= Math.ceil(due / weights);
    });
    if (fits) return true;
  }
  return false;
};
