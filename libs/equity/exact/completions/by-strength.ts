/** Indices of hands in a list. */
export type HandIndices = Uint32Array;

/** All hands of a list, ascending by strength. A counting sort: linear. */
export const inOrder = (strengths: Uint16Array): HandIndices => {
  const ends = new Uint32Array(strongest(strengths) + 1);
  for (const strength of strengths) ends[strength]++;
  for (let strength = 1; strength < ends.length; strength++) ends[strength] += ends[strength - 1];
  const sorted = new Uint32Array(strengths.length);
  for (let hand = strengths.length - 1; hand >= 0; hand--) sorted[--ends[strengths[hand]]] = hand;
  return sorted;
};

/** The greatest strength of a list. */
export const strongest = (strengths: Uint16Array): number => {
  let most = 0;
  for (const strength of strengths) most = Math.max(most, strength);
  return most;
};

// The functions below keep the order of the hands.

export const below = (hands: HandIndices, strengths: Uint16Array, bar: number): HandIndices =>
  hands.filter((hand) => strengths[hand] < bar);

export const level = (hands: HandIndices, strengths: Uint16Array, bar: number): HandIndices =>
  hands.filter((hand) => strengths[hand] === bar);

export const above = (hands: HandIndices, strengths: Uint16Array, bar: number): HandIndices =>
  hands.filter((hand) => strengths[hand] > bar);

/** The hands below a strength, and the others. */
export const dividedAt = (
  hands: HandIndices,
  strengths: Uint16Array,
  middle: number,
): readonly [HandIndices, HandIndices] => [
  below(hands, strengths, middle),
  above(hands, strengths, middle - 1),
];

/** The least and the greatest strength in some lists of hands. */
export const rangeOf = (
  ...lists: readonly (readonly [HandIndices, Uint16Array])[]
): readonly [number, number] => {
  let least = Infinity;
  let most = 0;
  for (const [hands, strengths] of lists)
    for (const hand of hands) {
      least = Math.min(least, strengths[hand]);
      most = Math.max(most, strengths[hand]);
    }
  return [least, most];
};
