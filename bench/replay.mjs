import v8 from 'node:v8';
import vm from 'node:vm';
import { replayHand } from '#audit';
import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import { bestRate, consume } from './timing.mjs';

/** As many as fit the second-level cache, as hands do that a reader has just made. */
const FRESH = 500;
/** As many as do not. */
const STORED = 20_000;
/** Replayed in all for a rate. */
const HANDS = 200_000;

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
  const rows = games.map(([game, limit]) => measure(game, limit, FRESH));
  return [...rows, measure(...games[0], STORED)];
}

function measure(game, limit, count) {
  const profile = { id: 'pokerstars', switches: defaultSwitches };
  const hands = [...dealHands({ game, limit, hands: count, seed: 7 })];
  const events = hands.reduce((sum, hand) => sum + hand.events.length, 0) / count;
  const replay = () => {
    for (const hand of hands) consume(replayHand(hand, profile).findings.length);
  };
  const times = Math.ceil(HANDS / count);
  const rate = bestRate(count, replay, { rounds: times, warmup: Math.ceil(times / 4) });
  return {
    work: `replay ${game}, ${limit}${count === FRESH ? '' : ', out of cache'}`,
    who: 'floorman',
    rate,
    unit: 'hands/s',
    note:
      `${count} hands again and again, ${events.toFixed(1)} events a hand` +
      (count === FRESH ? `, ${(allocated(replay) / count / 1000).toFixed(2)} kB allocated a hand` : ''),
  };
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
  // Few hands fill no space that is collected at once; should one be collected all the same, the largest run is the truest.
  return Math.max(...runs);
}
