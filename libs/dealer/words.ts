import { describe, explain, type Category, type HandValue, type ScaleId } from '#ranking';
import { rankName } from '#cards';
import type { HandDescription } from '#histories';

/** The number of ranks that a site names for each category of high hand. Lows and badugis name all ranks. */
const named: Readonly<Partial<Record<HandDescription['category'], number>>> = {
  'high-card': 1,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 1,
  straight: 1,
  flush: 1,
  'full-house': 2,
  'four-of-a-kind': 1,
  'straight-flush': 1,
  'five-of-a-kind': 1,
};

/** The categories whose kickers the site names when two hands have the same description. */
const withKickers: ReadonlySet<Category> = new Set(['high-card', 'pair', 'two-pair', 'three-of-a-kind']);

/** The category and the ranks that the text of a log names. */
export const namedReading = (scale: ScaleId, strength: number): HandDescription => {
  const { category, ranks } = explain(scale, strength);
  return { category, ranks: ranks.slice(0, named[category]) };
};

/** A hand at the showdown: the text of the site, and the category and ranks that it names. */
export interface ShownAs {
  readonly text: string | null;
  readonly reading: HandDescription | null;
  readonly low?: HandDescription;
}

/**
 * A high hand at the showdown as the site describes it. If the best hand shown before has the same description, the
 * difference follows: `a pair of Kings - Ace kicker`, `a flush, Queen high - lower cards`. `best`: its strength, 0 for none.
 */
export const shownAs = (strength: number, best: number): ShownAs => {
  const words = describe('high', strength, 'en');
  const reading = namedReading('high', strength);
  const plain = { text: words, reading };
  if (best === 0 || best === strength) return plain;
  const { category, ranks } = explain('high', strength);
  const before = explain('high', best);
  if (!haveSameDescription({ category, ranks }, before)) return plain;
  if (strength < best && category === 'flush') return { text: `${words} - lower cards`, reading };
  if (!withKickers.has(category)) return plain;
  if (strength < best) return { text: `${words} - lower kicker`, reading };
  const first = named[category] ?? 0;
  let last = first;
  while (ranks[last] === before.ranks[last]) last++;
  const kickers = ranks.slice(first, last + 1);
  const names = kickers.map((rank) => rankName(rank, 'en').singular);
  return {
    text: `${words} - ${names.join('+')} kicker`,
    reading: { category, ranks: [...reading.ranks, ...kickers] },
  };
};

const haveSameDescription = (one: HandValue, other: HandValue): boolean =>
  one.category === other.category &&
  one.ranks.slice(0, named[one.category]).every((rank, index) => rank === other.ranks[index]);
