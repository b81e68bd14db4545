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
   * The mean number of picks until all hands are compatible. It is measured, with the same result for the same spot. Infinite if
   * compatible hands are too rare to deal.
   */
  readonly tries: number;
}

/**
 * Ways of picking, tried in turn until hands are compatible at least once in `often` picks: each player alone; with graphs that fit
 * a cache; with graphs that take a tenth of a second. `graph` is the number of comparisons for the graphs. All were measured.
 */
const STAGES = [
  { graph: 0, often: 32 },
  { graph: 1 << 18, often: 512 },
  { graph: 1 << 20, often: Infinity },
] as const;

/** The measurement ends after `ENOUGH` compatible picks, and is rejected with fewer than `FEWEST`. */
const ENOUGH = 64;
const FEWEST = 8;
/** It also ends after this many picks. */
const MAX_TRIED = 1 << 17;

/**
 * Decides how hands are picked for the players with known cards: each player alone, unless compatible hands would be rare. Then players
 * with the fewest hands come first, and as many as a graph can hold are picked together.
 * @throws Error if the hands are never compatible; `parseQuestion` excludes that (`compatibility.ts`)
 */
export const pickingOf = (players: readonly KnownHands[]): Picking => {
  const numbers = players.flatMap(({ size }, player) => (size === 0 ? [] : [player]));
  const byCount = numbers.toSorted((one, two) => players[one].count - players[two].count);
  let picking: Picking = { picks: [], tries: Infinity };
  for (const { graph, often } of STAGES) {
    const picks = inGroups(players, graph === 0 ? numbers : byCount, graph);
    picking = { picks, tries: triesOf(players, picks, Math.min(often * ENOUGH, MAX_TRIED)) };
    if (picking.tries <= often) break;
  }
  return picking;
};

/** The graphs of the players in this order, for `mostTries` comparisons in all. */
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

/** The mean number of picks until hands are compatible; infinite if too few compatible picks were found. */
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
