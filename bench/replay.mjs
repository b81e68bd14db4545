import v8 from 'node:v8';
import vm from 'node:vm';
import { walkThrough } from '#audit';
import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import { bestRate, consume } from './timing.mjs';

const HANDS = 5_000;

/** A game of each family, as it is mostly played. */
const games = [
  ['holdem', 'no-limit'],
  ['omaha-8', 'pot-limit'],
  ['stud', 'fixed-limit'],
  ['razz', 'fixed-limit'],
  ['lowball-27-triple', 'fixed-limit'],
  ['badugi', 'fixed-limit'],
];

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

/** Replay only, from the canonical form: each event verified and applied; no steps, no settlement, no record. */
export async function run() {
  const profile = { id: 'pokerstars', switches: defaultSwitches };
  return games.map(([game, limit]) => {
    const hands = [...dealHands({ game, limit, hands: HANDS, seed: 7 })];
    const events = hands.reduce((sum, hand) => sum + hand.events.length, 0) / HANDS;
    const replay = () => {
      for (const hand of hands) consume(walkThrough(hand, profile).findings.length);
    };
    const rate = bestRate(HANDS, replay);
    return {
      work: `replay ${game}, ${limit}`,
      who: 'floorman',
      rate,
      unit: 'hands/s',
      note: `${events.toFixed(1)} events a hand, ${(allocated(replay) / HANDS / 1000).toFixed(2)} kB allocated a hand`,
    };
  });
}

/** Bytes that a task allocates: what the heap grows by where the collector does not run in between. */
function allocated(task) {
  const runs = [];
  for (let round = 0; round < 5; round++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    task();
    runs.push(process.memoryUsage().heapUsed - before);
  }
  // A collection in between makes a run too small: the largest one is the truest.
  return Math.max(...runs);
}
