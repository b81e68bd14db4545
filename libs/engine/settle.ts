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

/** Divides chips among several, the odd ones to the first ones, one each (R-TIE-2, R-TIE-3). */
export const divide = (amount: Chips, ways: number, oddChip: Switches['oddChip']): Chips[] => {
  const share = Math.floor(amount / ways);
  const odd = amount - share * ways;
  return Array.from({ length: ways }, (_, index) =>
    oddChip === 'all-to-first' ? share + (index === 0 ? odd : 0) : share + (index < odd ? 1 : 0),
  );
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
  pots.forEach((pot, potIndex) => {
    const perRun = divide(net[potIndex], runs.length, 'by-button');
    runs.forEach((strengths, run) => {
      const winners = winnersOf(pot, strengths);
      if (winners.length === 0) return;
      const shares = divide(perRun[run], winners.length, switches.oddChip);
      winners.forEach((player, index) => awards.push({ pot: potIndex, run, player, amount: shares[index] }));
    });
  });
  return awards;
};
