import type { PlayerTotals } from './api.js';

/** A name at a site: one player. */
export interface NameAtSite {
  readonly name: string;
  readonly site: string;
  readonly hands: number;
  readonly firstPlayedAt: string | null;
  readonly lastPlayedAt: string | null;
}

/** The players of some totals, which are apart by currency: the one with most hands first. */
export const namesIn = (totals: readonly PlayerTotals[]): NameAtSite[] => {
  const found = new Map<string, NameAtSite>();
  for (const { name, site, hands, firstPlayedAt, lastPlayedAt } of totals) {
    // Names and sites contain no line feed.
    const key = `${site}\n${name}`;
    const before = found.get(key);
    found.set(key, {
      name,
      site,
      hands: hands + (before?.hands ?? 0),
      firstPlayedAt: extreme(before?.firstPlayedAt ?? null, firstPlayedAt, (a, b) => a < b),
      lastPlayedAt: extreme(before?.lastPlayedAt ?? null, lastPlayedAt, (a, b) => a > b),
    });
  }
  return [...found.values()].sort((a, b) => b.hands - a.hands);
};

/** The moment of two that comes first in an order. Moments of the API are all in UTC, so that their text can be compared. */
const extreme = (
  one: string | null,
  other: string | null,
  isFirst: (a: string, b: string) => boolean,
): string | null => (one === null || (other !== null && isFirst(other, one)) ? other : one);

/** The player that an address means: of its site, and written as in it, as far as there is one; null if there is none at all. */
export const chosenName = (
  names: readonly NameAtSite[],
  { name, site }: { readonly name: string; readonly site: string },
): NameAtSite | null => {
  const atSite = names.filter((each) => each.site === site);
  const possible = atSite.length > 0 ? atSite : names;
  return possible.find((each) => each.name === name) ?? possible[0] ?? null;
};
