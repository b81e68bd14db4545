/** One p-value for the smallest of several (Z. Šidák 1967); too large rather than too small where they depend on each other. */
export const smallestP = (ps: readonly number[]): number =>
  ps.length === 0 ? 1 : -Math.expm1(ps.length * Math.log1p(-Math.min(1, ...ps)));

/**
 * The z-values of many pairs of which most are honest, on the scale of those: centred on their median and, if they vary more than
 * the model says, divided by their spread (B. Efron: Large-Scale Simultaneous Hypothesis Testing, the Choice of a Null Hypothesis,
 * 2004). Few values are left as they are.
 */
export const onCommonScale = (zs: readonly number[], { hasSides }: Sides): number[] => {
  if (zs.length < FEWEST) return [...zs];
  const middle = hasSides ? 0 : median(zs);
  const spread = Math.max(1, median(zs.map((z) => Math.abs(z - middle))) / NORMAL_MAD);
  return zs.map((z) => (z - middle) / spread);
};

/**
 * The z-values of pairs, less where a player of the pair stands out with many others too: each is divided by the spread of both
 * players' values with others, if that is more than usual. A player whose play changes from table to table differs from his mean with
 * many opponents, who are not all his partners; one or two partners do not widen his spread, which is a quantile.
 */
export const onScaleOfPlayers = <Player>(
  zs: readonly number[],
  pairs: readonly (readonly [Player, Player])[],
): number[] => {
  const sizes = new Map<Player, number[]>();
  pairs.forEach((players, index) => {
    for (const player of players) {
      const own = sizes.get(player);
      if (own === undefined) sizes.set(player, [Math.abs(zs[index])]);
      else own.push(Math.abs(zs[index]));
    }
  });
  for (const own of sizes.values()) own.sort((a, b) => a - b);
  return zs.map((z, index) => {
    const spreads = pairs[index].map((player) => spreadWithout(sizes.get(player) ?? [], Math.abs(z)));
    return z / Math.max(1, ...spreads);
  });
};

/** The spread of the sorted sizes of z-values less one of them, drawn towards 1 where they are few. */
const spreadWithout = (sizes: readonly number[], own: number): number => {
  const count = sizes.length - 1;
  if (count < 1) return 1;
  const place = Math.floor(count * QUANTILE);
  // The size at this place of the others: one place further if the own value comes before it.
  const spread = (own <= sizes[place] ? sizes[place + 1] : sizes[place]) / NORMAL_QUANTILE;
  return Math.sqrt((PRIOR_OPPONENTS + count * spread ** 2) / (PRIOR_OPPONENTS + count));
};

/** How many opponents say how much the values of a player vary, before that counts as much as what is usual. */
const PRIOR_OPPONENTS = 40;

/** Four of five values of a normal variable are nearer to 0 than this. */
const QUANTILE = 0.8;
const NORMAL_QUANTILE = 1.2816;

/** Whether the sign says which of two players it is, so that the middle is 0. */
interface Sides {
  readonly hasSides: boolean;
}

const FEWEST = 50;

/** The median distance of a standard normal variable from 0. */
const NORMAL_MAD = 0.6745;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
