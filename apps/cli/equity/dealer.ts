import { workerData } from 'piscina';
import { type PreparedSpot, type SampleChunk, SpotSampling } from '#equity';

/** The thread's side of `solveOnThreads`: deals the chunks of a sample. */
const sampling = new SpotSampling(workerData as PreparedSpot);

export default function dealChunk(chunk: number): SampleChunk {
  return sampling.deal(chunk);
}
