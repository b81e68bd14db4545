/**
 * The rate of a task that does `units` of work each time: the best of several rounds after a warm-up. The best, not the
 * mean: on a shared machine the others only add.
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

/** Keeps results alive, so that no engine can leave the work out. */
export let sink = 0;
export function consume(value) {
  sink ^= value;
}
