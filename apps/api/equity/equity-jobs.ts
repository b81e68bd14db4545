import type { Asking, Order, Question } from '#equity';

/** A question too large to be answered while its asker waits. */
export interface LargeQuestion {
  readonly workspaceId: string;
  readonly question: Question;
  /** As it was asked, the method settled, and with a seed where nobody asked for one. */
  readonly asking: Asking;
  /** The same for equal questions (`canonicalOf`); null where each time another sample answers. */
  readonly key: string | null;
  /** How the canonical question is got, whose answer is kept under the key. */
  readonly order: Order;
  /** `costOf`. */
  readonly cost: number;
}

/** Takes large questions in, to be answered by the workers. */
export interface EquityJobs {
  /** The job as `GET /v1/equity/:id` answers it. */
  submit(question: LargeQuestion): Promise<object>;
}

/** Injection token; nobody need provide it: large questions are refused then. */
export const EQUITY_JOBS = Symbol('EquityJobs');
