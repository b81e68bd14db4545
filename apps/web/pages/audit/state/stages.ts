import type { Import } from '#client';

/** How far the audit of a log is. An import is finalised when all its hands are audited: its report and its findings follow. */
export type Stage = 'waiting' | 'sending' | 'auditing' | 'finalising' | 'done' | 'failed' | 'cancelled';

const OF_IMPORT: Readonly<Record<Import['state'], Stage>> = {
  receiving: 'sending',
  queued: 'waiting',
  running: 'auditing',
  finalising: 'finalising',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
  deleting: 'cancelled',
};

const ENDS: ReadonlySet<Stage> = new Set(['done', 'failed', 'cancelled']);

/** Whether nothing more happens in a stage. */
export const isEnd = (stage: Stage): boolean => ENDS.has(stage);

/** The stage of an import. One that has ended is finalised until the page has its report. */
export const stageOf = ({ state }: Pick<Import, 'state'>, hasReport: boolean): Stage => {
  const stage = OF_IMPORT[state];
  return isEnd(stage) && !hasReport ? 'finalising' : stage;
};

/** The number of logs in each of the stages that end an audit. */
export const countEnds = (
  logs: readonly { readonly state: Stage }[],
): Readonly<Record<'done' | 'failed' | 'cancelled', number>> => {
  const counts = { done: 0, failed: 0, cancelled: 0 };
  for (const { state } of logs)
    if (state === 'done' || state === 'failed' || state === 'cancelled') counts[state]++;
  return counts;
};
