import type { Card } from '#cards';
import type { Hand, Pot, Strengths } from '#engine';
import { isWhole, strengthOf } from './shown.js';
import type { Walk } from './walk.js';

/** What each player's hand is worth at the end, by run, and who might win without anybody knowing. */
export interface Contest {
  readonly runs: readonly Strengths[];
  /** Players still in who neither showed nor mucked: a pot in which they contend cannot be judged. */
  readonly hidden: ReadonlySet<number>;
}

/** The strength of a hand that wins because nobody else claims the pot: it need not be shown (P-SHOW-1). */
const UNOPPOSED = 0;

const NONE: ReadonlySet<number> = new Set();

/**
 * Judges the hands that contend at the end. A mucked hand claims nothing (R-SHOW-1), even if its cards are known;
 * cards speak for all others (P-SHOW-6).
 */
export const judge = (walk: Walk, boards: readonly (readonly Card[])[], cards: KnownCards): Contest => {
  const { state } = walk;
  const { variant } = state.setup;
  const claimants: number[] = [];
  for (let player = 0; player < state.size; player++)
    if (state.live[player] === 1 && (state.liveCount === 1 || !walk.mucked.has(state.seats[player])))
      claimants.push(player);
  // Nobody disputes the pot: the same on every board.
  if (claimants.length === 1) {
    const strengths = new Array<number | null>(state.size).fill(null);
    strengths[claimants[0]] = UNOPPOSED;
    return { runs: boards.map(() => strengths), hidden: NONE };
  }
  // All have thrown their hands away, and somebody is paid all the same: nobody can say whether rightly.
  const hidden = new Set<number>(claimants.length === 0 ? playersIn(state) : []);
  const runs = boards.map((board) => {
    const strengths: (number | null)[] = new Array<number | null>(state.size).fill(null);
    for (const player of claimants) {
      const hole = cards(state.seats[player]);
      const strength = isWhole(variant, hole) ? strengthOf(variant, hole, board) : null;
      if (strength === null) hidden.add(player);
      strengths[player] = strength;
    }
    return strengths;
  });
  return { runs, hidden };
};

/** The cards that a seat is known to have held. */
export type KnownCards = (seat: number) => readonly Card[] | undefined;

/** Whether someone whose cards nobody knows contends for the pot against others. */
export const isHidden = (pot: Pot, hidden: ReadonlySet<number>): boolean =>
  pot.players.length > 1 && pot.players.some((player) => hidden.has(player));

const playersIn = ({ live }: Hand): number[] => [...live.keys()].filter((player) => live[player] === 1);
