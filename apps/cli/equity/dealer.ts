import { workerData } from 'piscina';
import { type FullChunk, FullSampling } from '#equity';
import type { Sampled } from './threads.js';

/** The thread's side: deals one chunk of a sample after the other. */
const { deal, asking } = workerData as Sampled;
const sampling = new FullSampling(deal, asking);

export default function dealChunk(chunk: number): FullChunk | null {
  return sampling.draw(chunk);
}
