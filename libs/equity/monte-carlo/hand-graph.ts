import { type HandMasks, setNumber } from '../spot/hand-masks.js';

/** The choices of one player by node, that is by the set of taken cards. A choice is a hand, and the node of the next layer. */
interface Layer {
  /** The weights of the player's hands. */
  readonly weights: Float64Array;
  /** By node: its first choice, and after the last node the number of all choices. */
  readonly first: Uint32Array;
  readonly hands: Uint32Array;
  readonly next: Uint32Array;
}

/**
 * All combinations of hands of some players that share no card: a graph with a layer for each player, whose nodes are the sets of
 * cards that are taken. Combinations that have taken the same cards meet in one node; cards that no later player can hold are left
 * out of the sets. Where many hands share few cards there are many combinations but few nodes.
 */
export class HandGraph {
  /** By layer and node: the sum of the weights of all paths from there to the end. */
  readonly pathWeights: readonly Float64Array[];

  private constructor(
    readonly layers: readonly Layer[],
    /** The number of comparisons of a hand with taken cards. */
    readonly tries: number,
  ) {
    this.pathWeights = pathWeightsOf(layers);
  }

  /** The graph of the first player and of as many of the following players as `mostTries` comparisons allow. O(tries). */
  static of(players: readonly HandMasks[], mostTries: number): HandGraph {
    const later = cardsFrom(players);
    const layers: Layer[] = [];
    let taken: Taken = { low: [0], high: [0] };
    let tries = 0;
    for (const [player, masks] of players.entries()) {
      const more = taken.low.length * masks.low.length;
      if (player > 0 && tries + more > mostTries) break;
      tries += more;
      const { layer, reached } = layerOf(taken, masks, later[player + 1]);
      layers.push(layer);
      taken = reached;
    }
    return new HandGraph(layers, tries);
  }

  /** Whether these players can never hold hands at the same time. */
  get isEmpty(): boolean {
    return this.pathWeights[0][0] === 0;
  }
}

const pathWeightsOf = (layers: readonly Layer[]): Float64Array[] => {
  const weightsByLayer: Float64Array[] = [];
  for (const { first, hands, next, weights } of layers.toReversed()) {
    const after = weightsByLayer.at(0);
    const nodes = new Float64Array(first.length - 1);
    for (let node = 0; node < nodes.length; node++)
      for (let choice = first[node]; choice < first[node + 1]; choice++)
        nodes[node] += weights[hands[choice]] * (after === undefined ? 1 : after[next[choice]]);
    weightsByLayer.unshift(nodes);
  }
  return weightsByLayer;
};

/** By node: the set of taken cards. */
interface Taken {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** By player: the cards that this player and the later ones can hold. */
const cardsFrom = (players: readonly HandMasks[]): readonly (readonly [number, number])[] => {
  const cards: (readonly [number, number])[] = [[0, 0]];
  for (const { low, high } of players.toReversed()) {
    const [laterLow, laterHigh] = cards[0];
    cards.unshift([
      low.reduce((all, hand) => all | hand, laterLow),
      high.reduce((all, hand) => all | hand, laterHigh),
    ]);
  }
  return cards;
};

const layerOf = (
  taken: Taken,
  { low, high, weights }: HandMasks,
  [laterLow, laterHigh]: readonly [number, number],
): { readonly layer: Layer; readonly reached: Taken } => {
  const nodes = taken.low.length;
  const first = new Uint32Array(nodes + 1);
  const hands = new Uint32Array(nodes * low.length);
  const next = new Uint32Array(nodes * low.length);
  const numbers = new Map<number, number>();
  const reached = { low: [] as number[], high: [] as number[] };
  let choice = 0;
  for (let node = 0; node < nodes; node++) {
    const takenLow = taken.low[node];
    const takenHigh = taken.high[node];
    for (let hand = 0; hand < low.length; hand++) {
      if (((takenLow & low[hand]) | (takenHigh & high[hand])) !== 0) continue;
      const reachedLow = (takenLow | low[hand]) & laterLow;
      const reachedHigh = (takenHigh | high[hand]) & laterHigh;
      const set = setNumber(reachedLow, reachedHigh);
      let number = numbers.get(set);
      if (number === undefined) {
        numbers.set(set, (number = numbers.size));
        reached.low.push(reachedLow >>> 0);
        reached.high.push(reachedHigh >>> 0);
      }
      hands[choice] = hand;
      next[choice++] = number;
    }
    first[node + 1] = choice;
  }
  return { layer: { weights, first, hands: hands.slice(0, choice), next: next.slice(0, choice) }, reached };
};
