import {
  answerOf,
  type Answer,
  asAsked,
  type Asking,
  Merging,
  type Merged,
  type PieceCounts,
  questionOf,
  type Result,
  type WrittenQuestion,
} from '#equity';
import type { Merge } from '#storage';

/** What some more pieces of a question make of its job: the store's rows are JSON of libs/equity. */
export const mergePieces: Merge = (job, counts) => {
  const written = job.question as WrittenQuestion;
  const { game, players } = questionOf(written);
  const hands = players.map((player) => ('hand' in player ? player.hand : player.range));
  const merging = new Merging(job.asking as Asking, job, job.merged as Merged);
  for (const piece of counts) merging.add(piece as PieceCounts);
  const { standing, merged } = merging;
  const told = (result: Result): Answer => asAsked(answerOf(game, result, hands), written.order, hands);
  return {
    merged,
    pieces: merged.pieces,
    estimate: standing.state === 'open' && standing.estimate !== null ? told(standing.estimate) : null,
    answer: standing.state === 'answered' ? told(standing.result) : null,
    error: null,
  };
};
