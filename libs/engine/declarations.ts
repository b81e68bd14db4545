import type { Pot } from './pots.js';
import { winnersOf, type Strengths, type StrengthsByShare } from './settle.js';

/** P-SHOW-8: what a player declares before the hands are shown in a declared high-low game. */
export const DECLARATIONS = ['high', 'low', 'both'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

const HIGH = 0;
const LOW = 1;

/**
 * P-SHOW-8: the strengths with which the players of a pot contend by their declarations: for the half that each declared. A
 * player who declared both must not be beaten in either half, otherwise he wins nothing (common practice); a tie is enough.
 * `declared` is by player; null contends for nothing. O(players²).
 */
export const declaredStrengths = (
  pot: Pot,
  strengths: StrengthsByShare,
  declared: readonly (Declaration | null)[],
): StrengthsByShare => {
  let contending = strengths.map((half, share) =>
    half.map((strength, player) => (contendsFor(declared[player] ?? null, share) ? strength : null)),
  );
  const both = new Set(pot.players.filter((player) => declared[player] === 'both'));
  for (;;) {
    const beaten = [...both].filter((player) => !isUnbeaten(pot, contending, player));
    if (beaten.length === 0) return contending;
    for (const player of beaten) both.delete(player);
    contending = contending.map((half) =>
      half.map((strength, player) => (beaten.includes(player) ? null : strength)),
    );
  }
};

const contendsFor = (declaration: Declaration | null, share: number): boolean =>
  declaration === 'both' ||
  (declaration === 'high' && share === HIGH) ||
  (declaration === 'low' && share === LOW);

const isUnbeaten = (pot: Pot, halves: readonly Strengths[], player: number): boolean =>
  halves.every((half) => winnersOf(pot, half).includes(player));
