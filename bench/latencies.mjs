/** Milliseconds that each of some requests took, one after the other; an answer that is no success fails the run. */
export async function latenciesOf(count, ask) {
  const times = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    const response = await ask(index);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a request was answered ${response.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

/** Of a row of the table: the median, and what is beyond it. */
export function describeLatencies(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { rate: at(0.5), note: `p99 ${at(0.99).toFixed(1)} ms, most ${at(1).toFixed(1)} ms` };
}
