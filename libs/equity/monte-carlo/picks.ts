import type { KnownHands } from '../players.js';
import { type Columns, columnsOf } from './columns.js';

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

/** Players who may hold some hands; of the others nothing is picked. */
export const picksOf = (players: readonly KnownHands[]): Pick[] =>
  players.flatMap(({ size, count, weights }, player) => {
    if (size === 0) return [];
    const hands = Uint32Array.from({ length: count }, (_, hand) => hand);
    return [{ players: [player], count, hands, columns: count === 1 ? null : columnsOf(weights) }];
  });
