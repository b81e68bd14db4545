import { maskOf } from '../masks.js';
import type { KnownHands } from '../players.js';

const WORD = 2 ** 32;

/** The hands of a player as masks of 64 bits, in two words each. */
export interface HandMasks {
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  readonly weights: Float64Array;
}

export const masksOf = ({ size, count, cards, weights }: KnownHands): HandMasks => {
  const low = new Uint32Array(count);
  const high = new Uint32Array(count);
  for (let hand = 0; hand < count; hand++)
    [low[hand], high[hand]] = maskOf(cards.subarray(hand * size, (hand + 1) * size));
  return { low, high, weights };
};

/** What may follow upon some cards being taken: hands of a player, and which node of the next layer each leads to. */
interface Layer {
  /** What his hands weigh. */
  readonly weights: Float64Array;
  /** By node: its first choice; one entry more than there are nodes. */
  readonly first: Uint32Array;
  readonly hands: Uint32Array;
  readonly next: Uint32Array;
}

/**
 * All ways in which some players, one after the other, may hold hands that share no card: a graph of layers, one a player, whose
 * nodes are the sets of cards that are taken. Ways that have taken the same cards meet in one node, and cards that no later
 * player may hold are not told apart: with few hands of the same cards there are many ways but few nodes.
 */
export class HandGraph {
  /** By layer and node: how much all ways from there to the end weigh together. */
  readonly worth: readonly Float64Array[];

  private constructor(
    readonly layers: readonly Layer[],
    /** How often a hand was tried beside the cards that are taken. */
    readonly tries: number,
  ) {
    this.worth = worthOf(layers);
  }

  /**
   * The graph of the first of these players: of the very first, and of as many more as can be had for so many tries to put a
   * hand beside the cards that are taken. O(tries).
   */
  static of(players: readonly HandMasks[], mostTries: number): HandGraph {
    const later = cardsFrom(players);
    const layers: Layer[] = [];
    let taken: Taken = { low: Uint32Array.of(0), high: Uint32Array.of(0) };
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

  /** Whether there is no way at all for these players to hold hands at once. */
  get isEmpty(): boolean {
    return this.worth[0][0] === 0;
  }
}

const worthOf = (layers: readonly Layer[]): Float64Array[] => {
  const worth: Float64Array[] = [];
  for (const { first, hands, next, weights } of layers.toReversed()) {
    const after = worth.at(0);
    const nodes = new Float64Array(first.length - 1);
    for (let node = 0; node < nodes.length; node++)
      for (let choice = first[node]; choice < first[node + 1]; choice++)
        nodes[node] += weights[hands[choice]] * (after === undefined ? 1 : after[next[choice]]);
    worth.unshift(nodes);
  }
  return worth;
};

/** Sets of cards that are taken, by node. */
interface Taken {
  readonly low: Uint32Array;
  readonly high: Uint32Array;
}

/** By player: the cards that he and those behind him may hold. */
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
  let choice = 0;
  for (let node = 0; node < nodes; node++) {
    const takenLow = taken.low[node];
    const takenHigh = taken.high[node];
    for (let hand = 0; hand < low.length; hand++) {
      if (((takenLow & low[hand]) | (takenHigh & high[hand])) !== 0) continue;
      const set =
        (((takenHigh | high[hand]) & laterHigh) >>> 0) * WORD + (((takenLow | low[hand]) & laterLow) >>> 0);
      let number = numbers.get(set);
      if (number === undefined) numbers.set(set, (number = numbers.size));
      hands[choice] = hand;
      next[choice++] = number;
    }
    first[node + 1] = choice;
  }
  const sets = [...numbers.keys()];
  return {
    layer: { weights, first, hands: hands.slice(0, choice), next: next.slice(0, choice) },
    reached: { low: Uint32Array.from(sets), high: Uint32Array.from(sets, (set) => Math.floor(set / WORD)) },
  };
};
