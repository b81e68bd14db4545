import type { Card } from '#cards';
import {
  strengthFor,
  oddChipOrder,
  type StrengthsByShare,
  type Hand,
  type OddChipOrder,
  type Pot,
  type Variant,
} from '#engine';
import { isWhole } from '../replay/hand-readings.js';
import type { Replay } from '../replay/replay.js';

/** What each player's hand is worth at the end, by run, and who might win without anybody knowing. */
export interface Contest {
  readonly runs: readonly StrengthsByShare[];
  /** Who comes first for odd chips. */
  readonly order: OddChipOrder;
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
export const judge = (replay: Replay, boards: readonly (readonly Card[])[], cards: KnownCards): Contest => {
  const { state } = replay;
  const { variant } = state.setup;
  const claimants: number[] = [];
  for (let player = 0; player < state.size; player++)
    if (state.live[player] === 1 && (state.liveCount === 1 || !replay.mucked.has(state.seats[player])))
      claimants.push(player);
  // Nobody disputes the pot: the same on every board.
  if (claimants.length === 1) {
    const strengths = new Array<number | null>(state.size).fill(null);
    strengths[claimants[0]] = UNOPPOSED;
    return { runs: boards.map(() => [strengths]), order: null, hidden: NONE };
  }
  // All have thrown their hands away, and somebody is paid all the same: nobody can say whether rightly. Nor can anybody
  // where there was a card that the game does not have.
  const isOpen = claimants.length > 0 && !replay.collector.foulDeck;
  const hidden = new Set<number>(isOpen ? [] : playersIn(state));
  const known = (player: number, board: readonly Card[]): readonly Card[] | null => {
    const hole = cards(state.seats[player]);
    return isWhole(variant, hole, board) ? hole : null;
  };
  const runs = boards.map((board) => {
    const claims = variant.shares.map(() => new Array<number | null>(state.size).fill(null));
    for (const player of claimants) {
      const hole = known(player, board);
      if (hole !== null)
        for (let share = 0; share < claims.length; share++)
          claims[share][player] = strengthFor(variant, variant.shares[share], hole, board);
      // Not every hand qualifies for a low, but one that is worth nothing at all is none that can be read.
      if (claims.every((strengths) => strengths[player] === null)) hidden.add(player);
    }
    return claims;
  });
  return { runs, order: orderOf(variant, state, (player) => known(player, boards[0])), hidden };
};

/** Only games in which odd chips go by the cards look at them once more. */
const orderOf = (
  variant: Variant,
  { seats }: Hand,
  known: (player: number) => readonly Card[] | null,
): OddChipOrder =>
  variant.oddChips === 'by-button'
    ? null
    : oddChipOrder(
        variant,
        seats.map((_, player) => known(player) ?? []),
      );

/** The cards that a seat is known to have held. */
export type KnownCards = (seat: number) => readonly Card[] | undefined;

/** Whether someone whose cards nobody knows contends for the pot against others. */
export const isHidden = (pot: Pot, hidden: ReadonlySet<number>): boolean =>
  pot.players.length > 1 && pot.players.some((player) => hidden.has(player));

const playersIn = ({ live }: Hand): number[] => [...live.keys()].filter((player) => live[player] === 1);
