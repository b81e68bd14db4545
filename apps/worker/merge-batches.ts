import {
  answerOf,
  type Answer,
  type Asking,
  Merging,
  type Merged,
  type PieceCounts,
  questionOf,
  type Result,
  type WrittenQuestion,
} from '#equity';
import type { Merge } from '#storage';

/**
 * What some more pieces of a question make of its job: the store's rows are JSON of libs/equity. Answers are those to the
 * canonical question, whose players have no names: they are for all who ask an equal one.
 */
export const mergeBatches: Merge = (job, counts) => {
  const { game, players } = questionOf(job.question as WrittenQuestion);
  const nameless = players.map(() => '');
  const merging = new Merging(
    job.options as Asking,
    { method: job.method, pieces: job.batches },
    job.merged as Merged,
  );
  for (const piece of counts) merging.add(piece as PieceCounts);
  const { standing, merged } = merging;
  const told = (result: Result): Answer => answerOf(game, result, nameless);
  return {
    merged,
    batches: merged.pieces,
    estimate: standing.state === 'open' && standing.estimate !== null ? told(standing.estimate) : null,
    answer: standing.state === 'answered' ? told(standing.result) : null,
  };
};
