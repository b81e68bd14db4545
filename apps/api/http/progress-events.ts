import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#cards';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

const POLL_MS = 300;
/** Polls between two keep-alive comments: proxies close a connection that is silent for a minute. */
const POLLS_PER_COMMENT = 50;
/** Clients that may follow at once; each polls the database a few times a second. */
const MAX_FOLLOWERS = 200;

/** The progress of some work; its revision increases with every change. */
export interface Progress {
  readonly state: string;
  readonly revision: number;
}

/** Reads the progress of some work; null if the work does not exist. */
export interface ProgressSource<Status extends Progress> {
  status(): Promise<Status | null>;
  revision(): Promise<number | null>;
}

export const LAST_EVENT_ID = {
  name: 'Last-Event-ID',
  description: 'id of the last event that the client received',
  required: false,
} as const;

const ENDED = ['done', 'failed', 'cancelled'];

/** Streams the progress of work as server-sent events. It polls the database, because any worker may do the work. */
export class ProgressEvents {
  private readonly limiter: ConcurrencyLimiter;
  private readonly closing = new AbortController();

  /**
   * @param idleTimeout milliseconds after which a response whose client reads nothing is closed
   * @param tooMany the message for clients beyond the limit
   */
  constructor(idleTimeout: number, tooMany: Message) {
    this.limiter = new ConcurrencyLimiter(MAX_FOLLOWERS, tooMany, { idleTimeout });
  }

  /** Ends all responses. Clients reconnect by themselves. */
  close(): void {
    this.closing.abort();
  }

  /**
   * Responds with events until the work ends or the client disconnects.
   *
   * @param owner the workspace of the client
   * @param notFound the error if the work does not exist
   */
  async stream<Status extends Progress>(
    reply: FastifyReply,
    owner: string,
    source: ProgressSource<Status>,
    notFound: () => Error,
  ): Promise<void> {
    this.limiter.acquireUntilClosed(reply.raw, { owner });
    const first = await source.status();
    if (first === null) throw notFound();
    const lastEventId = reply.request.headers['last-event-id'];
    if (ENDED.includes(first.state) && lastEventId === String(first.revision)) {
      await reply.code(204).send();
      return;
    }
    const events = this.events(first, Number(lastEventId ?? Number.NaN), source);
    await reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events, { objectMode: false }));
  }

  private async *events<Status extends Progress>(
    first: Status,
    lastRevision: number,
    source: ProgressSource<Status>,
  ): AsyncGenerator<string, void, undefined> {
    let status: Status | null = first;
    let sent = lastRevision;
    let polls = 0;
    const { signal } = this.closing;
    while (status !== null) {
      if (status.revision !== sent) {
        sent = status.revision;
        yield formatEvent(status);
        if (ENDED.includes(status.state)) return;
      }
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (++polls % POLLS_PER_COMMENT === 0) yield ': still here\n\n';
      // The database may be away for a moment: the next poll tries again.
      const revision = await source.revision().catch(() => sent);
      if (revision !== sent) status = await source.status().catch(() => status);
    }
  }
}

const formatEvent = (status: Progress): string => {
  const event = ENDED.includes(status.state) ? status.state : 'progress';
  return `event: ${event}\nid: ${status.revision}\ndata: ${JSON.stringify(status)}\n\n`;
};
