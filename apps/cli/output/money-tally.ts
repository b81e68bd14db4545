import { CHIP_FAULTS, type FindingCode } from '#audit';
import { formatUnits, toUnits } from '#histories';
import type { MoneyRow } from '#report';
import type { HandStatistics } from '#statistics';

interface Sums {
  hands: number;
  /** In units of money, as the next two: hands may have amounts of different decimals. */
  pots: bigint;
  collected: bigint;
  rake: bigint;
  unknown: number;
  unbalanced: number;
  readonly site: string;
  readonly stakes: string;
  /** The most decimals of a hand. */
  scale: number;
}

const NOTHING = { hands: 0, pots: 0n, collected: 0n, rake: 0n, unknown: 0, unbalanced: 0 };

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
    const key = `${site}\n${stakes}`;
    let sums = this.sums.get(key);
    if (sums === undefined) this.sums.set(key, (sums = { site, stakes, scale, ...NOTHING }));
    sums.hands++;
    sums.scale = Math.max(sums.scale, scale);
    const collected = collectedIn(players);
    const rake = players.reduce((sum, { money }) => sum + money.rake, 0);
    if (collected === null) sums.unknown++;
    else {
      sums.pots += toUnits(totalPot, scale);
      sums.collected += toUnits(collected, scale);
      sums.rake += toUnits(rake, scale);
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
        pots: formatUnits(pots, scale),
        collected: formatUnits(collected, scale),
        rake: formatUnits(rake, scale),
        difference: formatUnits(pots - collected - rake, scale),
      }));
  }
}
