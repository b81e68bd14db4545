import type { KnownHands } from '../players.js';
import { type Columns, columnsOf } from './columns.js';
import { Choices, goTogether, join } from './choices.js';

/** Hands of some players, picked together: choices of one hand for each that share no card. */
export interface Pick {
  readonly players: readonly number[];
  /** How many choices there are. */
  readonly count: number;
  /** `count` times as many hands as players, by their numbers in what is known of the player. */
  readonly hands: Uint32Array;
  /** Null where there is but one choice. */
  readonly columns: Columns | null;
}

/** How many choices may be tried to list those of several players together: what a cache holds is picked from quickly. */
const MOST_TRIED = 1 << 15;

/**
 * Players who may hold some hands; of the others nothing is picked. Where hands would seldom go together, because several players
 * have few hands of the same cards, all that do are listed beforehand, each as likely as its hands weigh: what is settled then
 * is not picked in vain.
 */
export const picksOf = (players: readonly KnownHands[]): Pick[] => {
  const single = players.flatMap((known, player) => (known.size === 0 ? [] : [Choices.of(known, player)]));
  const choices = goTogether(single) ? single : join(single, MOST_TRIED);
  return choices.map(({ players: sharers, count, hands, weights }) => ({
    players: sharers,
    count,
    hands,
    columns: count === 1 ? null : columnsOf(weights),
  }));
};
