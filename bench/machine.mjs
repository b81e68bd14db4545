import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The machine that runs the benchmarks. */
export function describeMachine() {
  const model = cpus()[0]?.model.trim() ?? 'unknown CPU';
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0].toFixed(1);
  const facts = { model, cores: availableParallelism(), memoryGiB: memory, node: process.version, load };
  return {
    ...facts,
    text: `${model}, ${facts.cores} cores, ${memory} GiB, Node ${process.version}, load ${load}`,
  };
}
