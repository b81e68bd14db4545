import { CHIP_FAULTS, type FindingCode } from '#audit';
import { formatMoney } from '#histories';
import type { MoneyRow } from '#report';
import type { HandStatistics } from '#statistics';

interface Sums {
  hands: number;
  pots: number;
  collected: number;
  rake: number;
  unknown: number;
  unbalanced: number;
  readonly site: string;
  readonly stakes: string;
  readonly scale: number;
}

const NOTHING = { hands: 0, pots: 0, collected: 0, rake: 0, unknown: 0, unbalanced: 0 };

/** What all players collected; null if it is unknown of one. */
const collectedIn = (players: HandStatistics['players']): number | null => {
  let sum = 0;
  for (const { money } of players) {
    if (money.collected === null) return null;
    sum += money.collected;
  }
  return sum;
};

/** Adds up what was put in, collected and raked by site and stakes. */
export class MoneyTally {
  private readonly sums = new Map<string, Sums>();

  add({ site, stakes, scale, totalPot, players }: HandStatistics, codes: readonly FindingCode[]): void {
    const key = `${site}\n${stakes}\n${String(scale)}`;
    let sums = this.sums.get(key);
    if (sums === undefined) this.sums.set(key, (sums = { site, stakes, scale, ...NOTHING }));
    sums.hands++;
    const collected = collectedIn(players);
    const rake = players.reduce((sum, { money }) => sum + money.rake, 0);
    if (collected === null) sums.unknown++;
    else {
      sums.pots += totalPot;
      sums.collected += collected;
      sums.rake += rake;
    }
    const isOff = collected !== null && collected + rake !== totalPot;
    if (isOff || codes.some((code) => CHIP_FAULTS.includes(code))) sums.unbalanced++;
  }

  /** The stakes with the most hands, up to a number. */
  rows(most: number): MoneyRow[] {
    return [...this.sums.values()]
      .sort((a, b) => b.hands - a.hands)
      .slice(0, most)
      .map(({ scale, pots, collected, rake, ...row }) => ({
        ...row,
        pots: formatMoney(pots, scale),
        collected: formatMoney(collected, scale),
        rake: formatMoney(rake, scale),
        difference: formatMoney(pots - collected - rake, scale),
      }));
  }
}
