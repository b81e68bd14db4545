import { Random } from '#random';
import { type HandMasks, masksOf } from '../spot/hand-masks.js';
import type { KnownHands } from '../spot/known-hands.js';
import { HandGraph } from './hand-graph.js';
import { HandPicker } from './hand-picker.js';
import { type Pick, pickAlone, pickOf } from './picks.js';

/** How the hands of all players are picked. */
export interface Picking {
  readonly picks: readonly Pick[];
  /**
   * How often all hands are picked until they go together, about: found by trying, the same for the same question. Infinite
   * where that is so seldom that nothing can be dealt.
   */
  readonly tries: number;
}

/**
 * How hands may be picked, the one after the other until they go together often enough, all of them once in so many times:
 * each player's by themselves; with graphs that a cache holds; with graphs of a tenth of a second. `graph`: how often a hand is
 * tried beside others for the graphs. All were measured.
 */
const STAGES = [
  { graph: 0, often: 32 },
  { graph: 1 << 18, often: 512 },
  { graph: 1 << 20, often: Infinity },
] as const;

/** Trying how often hands go together ends after so many times that they did; so many at least are believed. */
const ENOUGH = 64;
const FEWEST = 8;
/** Or after so many times in all. */
const MOST_TRIED = 1 << 17;

/**
 * How hands are picked for the players who may hold some; of the others nothing is known. Each for himself, unless they would
 * seldom go together: then those of the players with the fewest hands first, of as many at once as their graph may have.
 * @throws Error where they never do: whoever reads questions has looked for it (`together.ts`)
 */
export const pickingOf = (players: readonly KnownHands[]): Picking => {
  const numbers = players.flatMap(({ size }, player) => (size === 0 ? [] : [player]));
  const byCount = numbers.toSorted((one, two) => players[one].count - players[two].count);
  let picking: Picking = { picks: [], tries: Infinity };
  for (const { graph, often } of STAGES) {
    const picks = inGroups(players, graph === 0 ? numbers : byCount, graph);
    picking = { picks, tries: triesOf(players, picks, Math.min(often * ENOUGH, MOST_TRIED)) };
    if (picking.tries <= often) break;
  }
  return picking;
};

/** The graphs of the players in this order, for so many tries in all. */
const inGroups = (players: readonly KnownHands[], numbers: readonly number[], mostTries: number): Pick[] => {
  if (mostTries === 0) return numbers.map((player) => pickAlone(players[player], player));
  const masks = numbers.map((player): HandMasks => masksOf(players[player]));
  const picks: Pick[] = [];
  let tries = mostTries;
  for (let from = 0; from < numbers.length;) {
    const graph = HandGraph.of(masks.slice(from), tries);
    if (graph.isEmpty) throw new Error('no player can hold a hand beside those of the others');
    const to = from + graph.layers.length;
    picks.push(pickOf(graph, numbers.slice(from, to)));
    tries = Math.max(0, tries - graph.tries);
    from = to;
  }
  return picks;
};

/** How often it takes until hands go together: infinite where that did not come about as often as would be believed. */
const triesOf = (players: readonly KnownHands[], picks: readonly Pick[], most: number): number => {
  if (picks.length < 2) return 1;
  const picker = new HandPicker(players, picks);
  const holes = players.map(({ size }) => new Uint8Array(size));
  const used = new Uint8Array(64);
  const random = new Random(0);
  let together = 0;
  let tries = 0;
  while (together < ENOUGH && tries < most) {
    if (picker.pickOnce(random, holes, used)) together++;
    tries++;
  }
  return together < FEWEST ? Infinity : tries / together;
};
