import {
  BatchMerger,
  EMPTY_MERGE,
  type EquityResult,
  planJob,
  type PreparedSpot,
  solve,
  SpotSampling,
} from '#equity';
import type { Bar } from '../output/progress-bar.js';

/** Answers that take less have no bar. */
const SHOW_AFTER_MS = 500;

/** Called with the share that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Draws a bar for an answer that takes long. `text` says how much is done. */
export const drawOn = (bar: Bar, text: string): OnProgress => {
  const start = Date.now();
  return (share) => {
    if (Date.now() - start >= SHOW_AFTER_MS) bar.draw(share, text);
  };
};

/** Solves in this thread with the answer of `solve`, and reports progress. Exact further outputs have none. */
export const solveWithProgress = async (
  prepared: PreparedSpot,
  onProgress: OnProgress,
): Promise<EquityResult> => {
  const { method, outputs } = prepared.strategy;
  if (method === 'exact')
    return outputs.length === 0 ? countInBatches(prepared, onProgress) : solve(prepared);
  const sampling = new SpotSampling(prepared);
  return sampling.runAhead(1, (chunk) => {
    onProgress(sampling.share);
    return Promise.resolve(sampling.deal(chunk));
  });
};

/** The first batch of a job is an estimate, which is not needed here. */
const ESTIMATE = { kind: 'sample', strides: [] } as const;

const countInBatches = (prepared: PreparedSpot, onProgress: OnProgress): EquityResult => {
  const plan = planJob(prepared);
  const merger = new BatchMerger(prepared.options, plan, EMPTY_MERGE);
  merger.add(ESTIMATE);
  for (let batch = 1; batch < plan.batches; batch++) {
    onProgress((batch - 1) / (plan.batches - 1));
    merger.add(plan.run(batch));
  }
  const { progress } = merger;
  if (progress.state === 'open') throw new Error('the batches of an exact count are incomplete');
  return progress.result;
};
