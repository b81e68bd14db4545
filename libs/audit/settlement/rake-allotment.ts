import type { Chips, Pot } from '#engine';

/**
 * How the stated rake was taken from the pots: the pots less rake, in order. A log states one figure for all of them;
 * which allotment is right is for the log's own figures to say, by pot, where it has them.
 */
export type NetPots = readonly Chips[];

const total = (pots: readonly Pot[]): Chips => pots.reduce((sum, pot) => sum + pot.amount, 0);

/** Pots as somebody states them, if they can be these pots less this rake: none is larger than it is, and the sum fits. */
export const asStated = (
  pots: readonly Pot[],
  rake: Chips,
  stated: readonly (Chips | undefined)[],
): NetPots | null => {
  if (stated.length !== pots.length) return null;
  let sum = 0;
  for (let index = 0; index < pots.length; index++) {
    const net = stated[index];
    if (net === undefined || net > pots[index].amount) return null;
    sum += net;
  }
  return sum === total(pots) - rake ? (stated as NetPots) : null;
};
