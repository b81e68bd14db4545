import { columnsOf } from './columns.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { HandGraph } from './hand-graph.js';

/**
 * Hands of some players, picked together by a walk through their graph: the probability of each choice is proportional to the weight
 * of all paths that begin with it. So every path has the probability of its hands, and no walk fails.
 */
export interface Pick {
  readonly players: readonly number[];
  /** By node, from the first one on: the indices of its first column and its first choice. */
  readonly firstColumn: Uint32Array;
  readonly firstChoice: Uint32Array;
  /** By node: the right shift that turns a random word into a column; 0 for a single choice. */
  readonly shift: Uint8Array;
  /** By column: `Columns`. */
  readonly thresholds: Uint32Array;
  readonly others: Uint32Array;
  /** By choice: the number of the player's hand, and the next node, which is unused after the last player. */
  readonly hands: Uint32Array;
  readonly next: Uint32Array;
  /** By player, in their order: the end of the player's choices. */
  readonly ends: Uint32Array;
}

/** The pick for the players of a graph that is not empty. */
export const pickOf = ({ layers, pathWeights }: HandGraph, players: readonly number[]): Pick => {
  const nodes = pathWeights.flatMap((values) => [...values]).filter((value) => value > 0).length;
  const firstColumn = new Uint32Array(nodes);
  const firstChoice = new Uint32Array(nodes);
  const shift = new Uint8Array(nodes);
  const [thresholds, others, hands, next]: [number[], number[], number[], number[]] = [[], [], [], []];
  const ends = new Uint32Array(players.length);
  let node = 0;
  let behind = 0;
  layers.forEach((layer, at) => {
    // Nodes without a path to the end are left out; the rest of the next layer is renumbered.
    behind += pathWeights[at].reduce((count, value) => (value > 0 ? count + 1 : count), 0);
    const after = at + 1 < layers.length ? pathWeights[at + 1] : null;
    const numbers = after === null ? null : numbersOf(after, behind);
    pathWeights[at].forEach((value, from) => {
      if (value === 0) return;
      firstColumn[node] = thresholds.length;
      firstChoice[node] = hands.length;
      const weights: number[] = [];
      for (let choice = layer.first[from]; choice < layer.first[from + 1]; choice++) {
        const hand = layer.hands[choice];
        const weight = layer.weights[hand] * (after === null ? 1 : after[layer.next[choice]]);
        if (weight === 0) continue;
        weights.push(weight);
        hands.push(hand);
        next.push(numbers === null ? 0 : numbers[layer.next[choice]]);
      }
      if (weights.length > 1) {
        const columns = columnsOf(Float64Array.from(weights));
        shift[node] = columns.shift;
        for (const threshold of columns.thresholds) thresholds.push(threshold);
        for (const other of columns.others) others.push(other);
      }
      node++;
    });
    ends[at] = hands.length;
  });
  return {
    players,
    firstColumn,
    firstChoice,
    shift,
    thresholds: Uint32Array.from(thresholds),
    others: Uint32Array.from(others),
    hands: Uint32Array.from(hands),
    next: Uint32Array.from(next),
    ends,
  };
};

/** The pick for one player. */
export const pickAlone = ({ count, weights }: KnownHands, player: number): Pick => {
  const columns = count === 1 ? null : columnsOf(weights);
  return {
    players: [player],
    firstColumn: Uint32Array.of(0),
    firstChoice: Uint32Array.of(0),
    shift: Uint8Array.of(columns?.shift ?? 0),
    thresholds: columns?.thresholds ?? new Uint32Array(0),
    others: columns?.others ?? new Uint32Array(0),
    hands: Uint32Array.from({ length: count }, (_, hand) => hand),
    next: new Uint32Array(count),
    ends: Uint32Array.of(count),
  };
};

/** Numbers the nodes that have a path to the end, from `first` on. */
const numbersOf = (pathWeights: Float64Array, first: number): Uint32Array => {
  const numbers = new Uint32Array(pathWeights.length);
  let number = first;
  pathWeights.forEach((value, node) => {
    if (value > 0) numbers[node] = number++;
  });
  return numbers;
};
