import {
  type BatchCounts,
  type JobPlan,
  parseStoredQuestion,
  planJob,
  prepare,
  type SeededOptions,
  type StoredQuestion,
} from '#equity';

/** A batch of a job, as it is sent to a thread. */
export interface BatchTask {
  readonly jobId: string;
  readonly batch: number;
  readonly question: StoredQuestion;
  readonly options: SeededOptions;
  /** The division of the job into batches. */
  readonly division: string | null;
}

export interface BatchResult {
  readonly counts: BatchCounts;
  /** Seconds that the batch took. */
  readonly seconds: number;
}

/** The plan of this version for a job that another version has divided otherwise. */
export interface OtherPlan {
  readonly plan: Omit<JobPlan, 'run'>;
}

/** Plans in the cache: preparing a question and planning its job may take longer than a batch. */
const MAX_PLANS = 4;
const plans = new Map<string, JobPlan>();

/** Computes a batch of a job; if this version divides the job otherwise, returns its plan and computes nothing. */
export const computeBatch = ({
  jobId,
  batch,
  question,
  options,
  division,
}: BatchTask): BatchResult | OtherPlan => {
  const started = performance.now();
  const plan = plans.get(jobId) ?? makePlan(question, options);
  plans.delete(jobId);
  plans.set(jobId, plan);
  for (const [oldest] of plans) if (plans.size > MAX_PLANS) plans.delete(oldest);
  if (plan.division !== division) {
    const { method, batches } = plan;
    return { plan: { method, batches, division: plan.division } };
  }
  const counts = plan.run(batch);
  return { counts, seconds: (performance.now() - started) / 1000 };
};

/** @throws Error for a question that cannot be prepared: the API has prepared it before */
const makePlan = (question: StoredQuestion, options: SeededOptions): JobPlan => {
  const prepared = prepare(parseStoredQuestion(question), options);
  if (!prepared.ok) throw new Error(`the question cannot be prepared: ${prepared.issues[0]?.code ?? ''}`);
  return planJob(prepared);
};
