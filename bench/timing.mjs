/**
 * Units per second of a task that does `units` of work per call: the best of several rounds after a warm-up. Not the mean, as
 * other load on the machine only slows rounds down.
 */
export function bestRate(units, task, { rounds = 7, warmup = 2 } = {}) {
  for (let round = 0; round < warmup; round++) task();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    task();
    best = Math.max(best, (units * 1000) / (performance.now() - start));
  }
  return best;
}

/** Uses results, so that the JavaScript engine cannot optimize the work away. */
export let sink = 0;
export function consume(value) {
  sink ^= value;
}
