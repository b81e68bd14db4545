import type { Chips } from './chips.js';
import type { Pot } from './pots.js';
import type { Switches } from './switches.js';

/** What one player gets of one pot in one run of the board. `pot` and `run` count from 0. */
export interface Award {
  readonly pot: number;
  readonly run: number;
  readonly player: number;
  readonly amount: Chips;
}

/** The strength of each player's hand in one run; `null` for a hand that claims nothing (folded, mucked, not seen). */
export type Strengths = readonly (number | null)[];

/** What each of several gets when chips are divided: the odd ones go to the first, one each (R-TIE-2, R-TIE-3). */
export const shareOf = (amount: Chips, ways: number, index: number, oddChip: Switches['oddChip']): Chips => {
  if (ways === 1) return amount;
  const share = Math.floor(amount / ways);
  const odd = amount - share * ways;
  if (oddChip === 'all-to-first') return index === 0 ? share + odd : share;
  return index < odd ? share + 1 : share;
};

/** The players of the pot with the best hand; empty when nobody there claims anything. */
export const winnersOf = (pot: Pot, strengths: Strengths): number[] => {
  let best = -1;
  let winners: number[] = [];
  for (const player of pot.players) {
    const strength = strengths[player] ?? null;
    if (strength === null || strength < best) continue;
    if (strength > best) winners = [];
    best = strength;
    winners.push(player);
  }
  return winners;
};

/**
 * Who gets what (P-SHOW-2, R-TIE-2 … R-TIE-7): each pot on its own, each run its part of it (the odd chip to the first
 * run), equal hands equally. `net` are the pots less rake, in the order of `pots`; players are numbered in dealing order,
 * so that the first of the winners is the first one clockwise from the button (R-TIE-4).
 */
export const settle = (
  pots: readonly Pot[],
  net: readonly Chips[],
  runs: readonly Strengths[],
  switches: Pick<Switches, 'oddChip'>,
): Award[] => {
  const awards: Award[] = [];
  for (let pot = 0; pot < pots.length; pot++)
    for (let run = 0; run < runs.length; run++) {
      const part = shareOf(net[pot], runs.length, run, 'by-button');
      const winners = winnersOf(pots[pot], runs[run]);
      for (let index = 0; index < winners.length; index++) {
        const amount = shareOf(part, winners.length, index, switches.oddChip);
        awards.push({ pot, run, player: winners[index], amount });
      }
    }
  return awards;
};
