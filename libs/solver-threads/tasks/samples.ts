import { type PreparedSpot, type SampleChunk, SpotSampling } from '#equity';

let sampling: SpotSampling | undefined;

/** Sets the spot whose chunks the thread deals. */
export const startSampling = (prepared: PreparedSpot): void => {
  sampling = new SpotSampling(prepared);
};

/** Deals a chunk of the sample of the thread's spot. @throws Error for a thread without a spot */
export const dealChunk = (chunk: number): SampleChunk => {
  if (sampling === undefined) throw new Error('the thread has no spot to sample');
  return sampling.deal(chunk);
};
