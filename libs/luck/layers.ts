import type { Chips, Pot } from '#engine';

/**
 * The pots while a betting round is open: players who have chips left contend for all of them, others for the layers that they paid.
 * `extra` belongs to the main pot. O(players × pots).
 */
export const layersOf = (
  paid: readonly Chips[],
  live: readonly number[],
  able: readonly boolean[],
  extra: Chips,
): Pot[] => {
  const most = Math.max(...paid);
  const limits = new Set([most]);
  for (let player = 0; player < paid.length; player++)
    if (live[player] === 1 && !able[player]) limits.add(paid[player]);
  const pots: Pot[] = [];
  let floor = 0;
  for (const limit of [...limits].sort((a, b) => a - b)) {
    const players = [...paid.keys()].filter(
      (player) => live[player] === 1 && (able[player] || paid[player] >= limit),
    );
    const amount = paid.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, limit) - floor), 0);
    if (players.length === 0 && pots.length > 0) pots[pots.length - 1].amount += amount;
    else pots.push({ amount, players });
    floor = limit;
  }
  pots[0].amount += extra;
  return pots;
};
