import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import {
  type Asking,
  canonicalOf,
  type PieceCounts,
  type Plan,
  planOf,
  questionOf,
  readQuestion,
  type WrittenQuestion,
} from '#equity';

/** A piece of a question, as a thread is told of it. */
export interface PieceTask {
  readonly jobId: string;
  readonly piece: number;
  readonly question: WrittenQuestion;
  readonly asking: Asking;
}

export interface RanPiece {
  readonly counts: PieceCounts;
  /** Seconds that it took. */
  readonly seconds: number;
}

// On Linux of this thread alone: whoever waits for an answer, or for the database, comes first.
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Plans that are kept: reading a question and cutting it may take longer than a piece. */
const KEPT = 4;
const plans = new Map<string, Plan>();

/** The thread's side of the pool: runs a piece of a question. */
export default function run({ jobId, piece, question, asking }: PieceTask): RanPiece {
  const started = performance.now();
  const plan = plans.get(jobId) ?? planned(question, asking);
  plans.delete(jobId);
  plans.set(jobId, plan);
  for (const [oldest] of plans) if (plans.size > KEPT) plans.delete(oldest);
  const counts = plan.run(piece);
  return { counts, seconds: (performance.now() - started) / 1000 };
}

/** What cannot be read or planned was not taken in: to meet it here is a bug. */
const planned = (question: WrittenQuestion, asking: Asking): Plan => {
  const reading = readQuestion(questionOf(question));
  if (!reading.ok) throw new Error(`the question cannot be read: ${reading.faults[0]?.code ?? ''}`);
  const planning = planOf(canonicalOf(reading.deal).deal, asking);
  if (!planning.ok) throw new Error(`the question cannot be planned: ${planning.fault.code}`);
  return planning.plan;
};
