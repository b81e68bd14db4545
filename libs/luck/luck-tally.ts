import { foldName, formatUnits, spellingOf, toUnits } from '#histories';
import { PARTS } from './deal-analysis.js';
import type { HandLuck, PlayerLuck } from './luck-analysis.js';

/** Sums of results in ten-thousandths of a unit of money, and of their squares: integers, so that they are the same in any order. */
class Sums {
  count = 0;
  sum = 0n;
  squares = 0n;

  add(value: bigint): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  /** The sums of both. */
  with(other: Sums): Sums {
    const both = new Sums();
    both.count = this.count + other.count;
    both.sum = this.sum + other.sum;
    both.squares = this.squares + other.squares;
    return both;
  }

  /** The sample variance of a result; null for fewer than two. */
  get variance(): number | null {
    const count = BigInt(this.count);
    if (count < 2n) return null;
    return Number(count * this.squares - this.sum * this.sum) / Number(count * (count - 1n));
  }
}

/** The sums of a player in one currency. */
class Account {
  readonly net = new Sums();
  /** `net`, with the adjusted result of each all-in in place of the actual one. */
  readonly allIn = new Sums();
  allIns = 0;
  /** Open hands, with every deal corrected. */
  readonly open = new Pair();
  /** Open hands with a showdown of known hands, with the deals after the last action corrected. */
  readonly openShown = new Pair();
  /** Other hands with such a showdown. */
  readonly shown = new Pair();
  /** The largest number of decimals of a hand. */
  scale = 0;

  constructor(
    public name: string,
    readonly site: string,
    readonly currency: string,
  ) {}

  add({ net, allIn, adjusted }: PlayerLuck, { deal, isShown, scale }: HandLuck): void {
    if (net === null) return;
    this.scale = Math.max(this.scale, scale);
    const inParts = (amount: number): bigint => toUnits(amount, scale) * BigInt(PARTS);
    const actual = inParts(net);
    const expected = allIn === null ? actual : inParts(allIn);
    this.net.add(actual);
    this.allIn.add(expected);
    if (allIn !== null) this.allIns++;
    if (adjusted !== null) {
      this.open.net.add(actual);
      this.open.adjusted.add(toUnits(adjusted, scale));
    }
    if (!isShown) return;
    const shown = deal === 'open' ? this.openShown : this.shown;
    shown.net.add(actual);
    shown.adjusted.add(expected);
  }

  /** The hands that count for the luck-adjusted result. `isOpen`: whether the site hides no card. */
  counted(isOpen: boolean): Pair {
    return this.shown.with(isOpen ? this.open : this.openShown);
  }
}

/** The results of the same hands, as they were and adjusted. */
class Pair {
  constructor(
    readonly net = new Sums(),
    readonly adjusted = new Sums(),
  ) {}

  with(other: Pair): Pair {
    return new Pair(this.net.with(other.net), this.adjusted.with(other.adjusted));
  }
}

/** A result: what a player won over some hands, and the standard error of that sum. Decimal text in the currency. */
export interface Result {
  readonly net: string;
  /** Null for fewer than two hands. */
  readonly standardError: string | null;
}

/** An adjusted result. */
export interface AdjustedResult extends Result {
  /** The part of the variance of the net of the same hands that the adjustment saves; null if that has none. Below 0 if it adds to it. */
  readonly varianceSaved: number | null;
}

/** The results of a player in one currency. */
export interface LuckResult extends Result {
  readonly currency: string;
  /** Hands whose result is known. */
  readonly hands: number;
  /** Over the same hands. */
  readonly allInAdjusted: AdjustedResult & { readonly allIns: number };
  readonly luckAdjusted: AdjustedResult & {
    /** The hands that count, and those of them of which every deal is corrected. */
    readonly hands: number;
    readonly open: number;
    /** What the player won over these hands. */
    readonly unadjusted: Result;
  };
}

/** The hands of a run. */
export interface LuckCounts {
  readonly hands: number;
  /** Those that count for the luck-adjusted results, and those of them of which every deal is corrected. */
  readonly counted: number;
  readonly open: number;
  /** Those with an all-in before the last card that is not adjusted: a hand is unknown, or the game has no equity. */
  readonly allInsLeftOut: number;
}

export interface LuckSummary {
  readonly name: string;
  readonly site: string;
  readonly hands: number;
  readonly money: readonly LuckResult[];
}

/** The hands of a site. */
class Site {
  hands = 0;
  hidden = 0;
  open = 0;
  openShown = 0;
  shown = 0;
  leftOut = 0;

  add({ deal, isShown, hasLeftOutAllIn }: HandLuck): void {
    this.hands++;
    if (hasLeftOutAllIn) this.leftOut++;
    if (deal === 'hidden') this.hidden++;
    if (deal === 'open') {
      this.open++;
      if (isShown) this.openShown++;
    } else if (isShown) this.shown++;
  }

  /** A site that hides cards in some hands may have those of others in the deal because they were shown at the end. */
  get isOpen(): boolean {
    return this.hidden === 0;
  }
}

/** The results of players over any number of hands. Memory grows with the players. */
export class LuckTally {
  private readonly accounts = new Map<string, Account>();
  private readonly sites = new Map<string, Site>();

  /** Adds the players of a hand, or those whom `counts` accepts. O(players). */
  add(hand: HandLuck, counts: (player: PlayerLuck) => boolean = () => true): void {
    const { site: room, currency, players } = hand;
    let site = this.sites.get(room);
    if (site === undefined) this.sites.set(room, (site = new Site()));
    site.add(hand);
    for (const player of players) {
      if (!counts(player)) continue;
      const { name } = player;
      const key = `${room}\n${currency}\n${foldName(name)}`;
      let account = this.accounts.get(key);
      if (account === undefined) this.accounts.set(key, (account = new Account(name, room, currency)));
      if (name !== account.name) account.name = spellingOf(account.name, name);
      account.add(player, hand);
    }
  }

  /** The hands of all sites. */
  get counts(): LuckCounts {
    const counts = { hands: 0, counted: 0, open: 0, allInsLeftOut: 0 };
    for (const { hands, open, openShown, shown, leftOut, isOpen } of this.sites.values()) {
      counts.allInsLeftOut += leftOut;
      counts.hands += hands;
      counts.counted += shown + (isOpen ? open : openShown);
      if (isOpen) counts.open += open;
    }
    return counts;
  }

  /** The players, the one with most hands first. */
  get players(): LuckSummary[] {
    const players = new Map<string, { name: string; site: string; hands: number; money: LuckResult[] }>();
    for (const account of this.accounts.values()) {
      const { name, site } = account;
      const key = `${site}\n${foldName(name)}`;
      const player = players.get(key) ?? { name, site, hands: 0, money: [] };
      players.set(key, player);
      player.name = spellingOf(player.name, name);
      player.hands += account.net.count;
      player.money.push(resultOf(account, this.sites.get(site)?.isOpen === true));
    }
    return [...players.values()].sort(
      (a, b) => b.hands - a.hands || compare(a.name, b.name) || compare(a.site, b.site),
    );
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const resultOf = (account: Account, isOpen: boolean): LuckResult => {
  const { currency, scale, net, allIn, allIns, open } = account;
  const counted = account.counted(isOpen);
  return {
    currency,
    hands: net.count,
    ...statedIn(scale, net),
    allInAdjusted: { allIns, ...statedIn(scale, allIn), varianceSaved: savedBy(allIn, net) },
    luckAdjusted: {
      hands: counted.net.count,
      open: isOpen ? open.net.count : 0,
      ...statedIn(scale, counted.adjusted),
      varianceSaved: savedBy(counted.adjusted, counted.net),
      unadjusted: statedIn(scale, counted.net),
    },
  };
};

/** Rounded to the smallest unit. */
const statedIn = (scale: number, { sum, count, variance }: Sums): Result => {
  const amount = (parts: bigint): string => formatUnits(parts, scale, BigInt(PARTS));
  return {
    net: amount(sum),
    standardError: variance === null ? null : amount(BigInt(Math.round(Math.sqrt(count * variance)))),
  };
};

const savedBy = (adjusted: Sums, { variance }: Sums): number | null =>
  variance === null || variance === 0 || adjusted.variance === null
    ? null
    : Math.round(1_000 * (1 - adjusted.variance / variance)) / 1_000;
