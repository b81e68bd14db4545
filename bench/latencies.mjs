/** Milliseconds of `count` requests, one after another. A response that is no success throws. */
export async function latenciesOf(count, send) {
  const times = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    const response = await send(index);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} failed with status ${response.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

/** Rate and note of a table row: the median, the 99th percentile and the maximum. */
export function describeLatencies(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { rate: at(0.5), note: `p99 ${at(0.99).toFixed(1)} ms, max ${at(1).toFixed(1)} ms` };
}
