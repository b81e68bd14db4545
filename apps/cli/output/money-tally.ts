import { CHIP_FAULTS, type FindingCode } from '#audit';
import { formatMoney } from '#histories';
import type { MoneyRow } from '#report';
import type { HandStatistics } from '#statistics';

interface Sums {
  hands: number;
  pots: number;
  rake: number;
  unbalanced: number;
  readonly site: string;
  readonly stakes: string;
  readonly scale: number;
}

/** Adds up pots and rake by site and stakes. */
export class MoneyTally {
  private readonly sums = new Map<string, Sums>();

  add({ site, stakes, scale, totalPot, players }: HandStatistics, codes: readonly FindingCode[]): void {
    const key = `${site}\n${stakes}\n${String(scale)}`;
    let sums = this.sums.get(key);
    if (sums === undefined)
      this.sums.set(key, (sums = { site, stakes, scale, hands: 0, pots: 0, rake: 0, unbalanced: 0 }));
    sums.hands++;
    sums.pots += totalPot;
    sums.rake += players.reduce((sum, { money }) => sum + money.rake, 0);
    if (codes.some((code) => CHIP_FAULTS.includes(code))) sums.unbalanced++;
  }

  /** The stakes with the most hands, up to a number. */
  rows(most: number): MoneyRow[] {
    return [...this.sums.values()]
      .sort((a, b) => b.hands - a.hands)
      .slice(0, most)
      .map(({ scale, pots, rake, ...row }) => ({
        ...row,
        pots: formatMoney(pots, scale),
        rake: formatMoney(rake, scale),
      }));
  }
}
