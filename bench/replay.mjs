import v8 from 'node:v8';
import vm from 'node:vm';
import { replayHand } from '#audit';
import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import { bestRate, consume } from './timing.mjs';

/** Hands that fit the second-level cache, like hands that a reader has just created. */
const FRESH = 500;
/** Hands that do not fit the cache. */
const STORED = 20_000;
/** Hands per measurement. */
const HANDS = 200_000;

/** A game of each family at its usual limit. */
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

/** Replays canonical hands: every event is verified and applied, without steps, settlement or record. */
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
      `${count} hands repeatedly, ${events.toFixed(1)} events per hand` +
      (count === FRESH ? `, ${(allocated(replay) / count / 1000).toFixed(2)} kB allocated per hand` : ''),
  };
}

/** Bytes that a task allocates: the growth of the heap without a garbage collection. */
function allocated(task) {
  const runs = [];
  for (let round = 0; round < 5; round++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    task();
    runs.push(process.memoryUsage().heapUsed - before);
  }
  // A few hands trigger no garbage collection; if there is one, the largest of several runs is correct.
  return Math.max(...runs);
}
