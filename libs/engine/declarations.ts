import type { Chips } from './chips.js';
import type { Pot } from './pots.js';
import {
  settle,
  winnersOf,
  type Award,
  type OddChipOrder,
  type Strengths,
  type StrengthsByShare,
} from './settle.js';
import type { Switches } from './switches.js';

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

/** By player, what he declared; null for one who declared nothing. */
export type Declarations = readonly (Declaration | null)[];

/**
 * P-SHOW-8: the awards of a hand in which players declared; see `settle`. If all players of a pot who declared are beaten, as two
 * who declared both can be, the cards of all of them speak (common practice). `declared` is null in games without declarations.
 */
export const settleDeclared = (
  pots: readonly Pot[],
  net: readonly Chips[],
  runs: readonly StrengthsByShare[],
  declared: Declarations | null,
  switches: Pick<Switches, 'oddChip' | 'unclaimedLow'>,
  order: OddChipOrder = null,
  chip: Chips = 1,
  parts?: readonly number[],
): readonly Award[] => {
  if (declared === null) return settle(pots, net, runs, switches, order, chip, parts);
  return pots.flatMap((pot, index) => {
    const contending = runs.map((strengths) => contendersOf(pot, strengths, declared));
    const awards = settle([pot], [net[index]], contending, switches, order, chip, parts);
    return awards.map((award) => ({ ...award, pot: index }));
  });
};

const contendersOf = (pot: Pot, strengths: StrengthsByShare, declared: Declarations): StrengthsByShare => {
  const contending = declaredStrengths(pot, strengths, declared);
  if (contending.some((half) => winnersOf(pot, half).length > 0)) return contending;
  return strengths.map((half) =>
    half.map((strength, player) => (declared[player] == null ? null : strength)),
  );
};
