import { strengthFor } from '#engine';
import type { ReferenceTable } from './reference-table.js';

interface ReferencePot {
  amount: number;
  readonly players: readonly number[];
}

/** The stacks of all players after the awards. */
export const settleTable = (table: ReferenceTable): number[] => {
  const stacks = [...table.stacks];
  const { variant } = table.setup;
  if (table.alive.length === 1) {
    stacks[table.alive[0]] += table.pot;
    return stacks;
  }
  const claims = variant.shares.map((share) =>
    table.each((player) =>
      table.live[player] ? strengthFor(variant, share, table.hole[player], table.board) : null,
    ),
  );
  const findBest = (players: readonly number[], strengths: readonly (number | null)[]): number =>
    Math.max(-1, ...players.map((player) => strengths[player] ?? -1));
  const pots = listPots(table);
  /** Whether a player wins a share of a pot. */
  const winsShare = (player: number): boolean =>
    claims.some((strengths) =>
      pots.some(
        ({ players }) => strengths[player] !== null && strengths[player] >= findBest(players, strengths),
      ),
    );
  for (const { amount, players } of pots) {
    const shares = claims.filter((strengths) => strengths.some((strength) => strength !== null));
    shares.forEach((strengths, share) => {
      const part = Math.floor(amount / shares.length) + (share === 0 ? amount % shares.length : 0);
      const best = findBest(players, strengths);
      const winners = players.filter((player) => (best < 0 ? winsShare(player) : strengths[player] === best));
      winners.forEach((winner, at) => {
        stacks[winner] += Math.floor(part / winners.length) + (at === 0 ? part % winners.length : 0);
      });
    });
  }
  return stacks;
};

/** The main pot and the side pots. */
const listPots = (table: ReferenceTable): ReferencePot[] => {
  const pots: ReferencePot[] = [];
  let before = 0;
  let amount = table.dead;
  for (const level of [...new Set([0, ...table.paid])].sort((a, b) => a - b)) {
    amount += table.paid.filter((paid) => paid >= level).length * (level - before);
    before = level;
    const players = table.alive.filter((player) => table.paid[player] >= level);
    const last = pots.at(-1);
    if (last?.players.join() === players.join()) last.amount += amount;
    else if (amount > 0) pots.push({ amount, players });
    amount = 0;
  }
  return pots;
};
