import {
  type Answer,
  type BatchCounts,
  BatchMerger,
  type EquityResult,
  type KnownHands,
  makeAnswer,
  type MergedBatches,
  parseQuestion,
  parseStoredQuestion,
  type SeededOptions,
  type StoredQuestion,
} from '#equity';
import type { Merge } from '#storage';

/**
 * Merges the next batches of a job. The stored JSON is that of libs/equity. The answer is to the canonical spot, so that it
 * serves all equal requests; its players have no names.
 */
export const mergeBatches: Merge = (job, counts) => {
  const stored = job.question as StoredQuestion;
  const question = parseStoredQuestion(stored);
  const { game, players } = question;
  const merger = new BatchMerger(
    job.options as SeededOptions,
    { method: job.method, batches: job.batches },
    job.merged as MergedBatches,
  );
  for (const batch of counts) merger.add(batch as BatchCounts);
  const { progress, merged } = merger;
  const nameless = players.map(() => '');
  const ranges = (): readonly KnownHands[] => {
    const read = parseQuestion(question);
    return read.ok ? read.spot.players : [];
  };
  const answer = (result: EquityResult): Answer =>
    makeAnswer(game, result, nameless, result.method === 'exact' ? ranges() : [], stored.policyAnswer);
  return {
    merged,
    batches: merged.pieces,
    estimate: progress.state === 'open' && progress.estimate !== null ? answer(progress.estimate) : null,
    answer: progress.state === 'answered' ? answer(progress.result) : null,
  };
};
