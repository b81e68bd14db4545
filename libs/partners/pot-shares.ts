import type { Chips, Hand } from '#engine';

/**
 * What the pot is worth to each player as far as the bets alone say: a simple value function for the collusion table of
 * P. Mazrooei, C. Archibald and M. Bowling (Automating Collusion Detection in Sequential Games, AAAI 2013).
 *
 * A player who faces a bet stays in as often as the pot odds of the bettor demand (pot before the bet / pot with it) and then has an
 * equal share; those who face none have the rest. The values add up to the pot; 0 for players who folded. O(players²), and O(players)
 * before a bet.
 *
 * @param shares a list for the result, of any content and at least as long
 */
export const potShares = (state: Hand, shares: Float64Array = new Float64Array(state.size)): Float64Array => {
  const { size, live, paid, pot, liveCount } = state;
  for (let player = 0; player < size; player++) shares[player] = 0;
  if (liveCount === 0) return shares;
  let left = pot;
  let free = 0;
  // Most who face a bet can win as much from each, so that one sum serves all.
  let lastReach = -1;
  let matched = 0;
  for (let player = 0; player < size; player++) {
    if (live[player] !== 1) continue;
    const due = dueOf(state, player);
    if (due === 0) {
      free++;
      continue;
    }
    const staying = Math.max(0, 1 - due / pot);
    // A short stack wins no more from each than it puts in.
    const reach = paid[player] + due;
    if (reach !== lastReach) matched = matchedUpTo(state, (lastReach = reach));
    const share = Math.max(0, staying * (matched / liveCount - due));
    shares[player] = share;
    left -= share;
  }
  const each = left / (free === 0 ? liveCount : free);
  for (let player = 0; player < size; player++)
    if (live[player] === 1 && (free === 0 || dueOf(state, player) === 0)) shares[player] += each;
  return shares;
};

/** What all have put in or still face, as far as a player can match it who puts in so much. */
const matchedUpTo = (state: Hand, reach: Chips): Chips => {
  const { size, paid, dead } = state;
  let matched = 0;
  for (let player = 0; player < size; player++) {
    const amount = paid[player] + dueOf(state, player);
    matched += (amount < reach ? amount : reach) + dead[player];
  }
  return matched;
};

/** What a player must put in to stay; 0 for a player who folded. */
const dueOf = ({ live, level, bet, stack }: Hand, player: number): Chips => {
  if (live[player] !== 1 || bet[player] >= level) return 0;
  const due = level - bet[player];
  return due < stack[player] ? due : stack[player];
};
