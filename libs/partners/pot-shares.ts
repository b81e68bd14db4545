import type { Hand } from '#engine';

/**
 * What the pot is worth to each player as far as the bets alone say: a simple value function for the collusion table of
 * P. Mazrooei, C. Archibald and M. Bowling (Automating Collusion Detection in Sequential Games, AAAI 2013).
 *
 * A player who faces a bet stays in as often as the pot odds of the bettor demand (pot before the bet / pot with it) and then has an
 * equal share; those who face none have the rest. The values add up to the pot; 0 for players who folded.
 */
export const potShares = (state: Hand): number[] => {
  const { size, live, level, bet, stack, paid, dead, pot, liveCount } = state;
  const shares = new Array<number>(size).fill(0);
  if (liveCount === 0) return shares;
  const due = new Array<number>(size).fill(0);
  for (let player = 0; player < size; player++)
    if (live[player] === 1) due[player] = Math.min(Math.max(0, level - bet[player]), stack[player]);
  let left = pot;
  let free = 0;
  for (let player = 0; player < size; player++) {
    if (live[player] !== 1) continue;
    if (due[player] === 0) free++;
    else {
      const staying = Math.max(0, 1 - due[player] / pot);
      // A short stack wins no more from each than it puts in.
      const reach = paid[player] + due[player];
      let matched = 0;
      for (let other = 0; other < size; other++)
        matched += Math.min(paid[other] + due[other], reach) + dead[other];
      shares[player] = Math.max(0, staying * (matched / liveCount - due[player]));
      left -= shares[player];
    }
  }
  const divisor = free === 0 ? liveCount : free;
  for (let player = 0; player < size; player++)
    if (live[player] === 1 && (free === 0 || due[player] === 0)) shares[player] += left / divisor;
  return shares;
};
