import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#cards';
import { Room } from './concurrency-limiter.js';

const POLL_MS = 300;
/** Proxies close what is silent for a minute. */
const REMARK_EVERY = 50;
/** ProgressEvents at once; each asks the database a few times a second. */
const FOLLOWERS = 200;

/** What is followed: something that goes on until it has ended, and grows its revision with every change. */
export interface Progress {
  readonly state: string;
  readonly revision: number;
}

/** How one is asked about; null where it is gone. */
export interface ProgressSource<Status extends Progress> {
  status(): Promise<Status | null>;
  revision(): Promise<number | null>;
}

export const LAST_EVENT_ID = {
  name: 'Last-Event-ID',
  description: 'id of the last event that was heard',
  required: false,
} as const;

const ENDED = ['done', 'failed', 'cancelled'];

/**
 * Tells those who follow some work how far it has come, as server-sent events. The tables are asked, so that any worker anywhere
 * may do the work.
 */
export class ProgressEvents {
  private readonly room: Room;
  private readonly closing = new AbortController();

  /**
   * @param patience milliseconds after which those are hung up on who take nothing of their answer
   * @param full what to say to those who find no room
   */
  constructor(patience: number, full: Message) {
    this.room = new Room(FOLLOWERS, full, { patience });
  }

  /** ProgressEvents are told to come back, and do so by themselves: the service waits for none of them. */
  close(): void {
    this.closing.abort();
  }

  /**
   * Answers a request with events until the work has ended or the client has gone.
   *
   * @param whose the workspace of the client
   * @param missing what is thrown where there is nothing to follow
   */
  async stream<Status extends Progress>(
    reply: FastifyReply,
    whose: string,
    inquiry: ProgressSource<Status>,
    missing: () => Error,
  ): Promise<void> {
    this.room.enterUntilClosed(reply.raw, { whose });
    const first = await inquiry.status();
    if (first === null) throw missing();
    const heard = reply.request.headers['last-event-id'];
    if (ENDED.includes(first.state) && heard === String(first.revision)) {
      await reply.code(204).send();
      return;
    }
    const events = this.events(first, Number(heard ?? Number.NaN), inquiry);
    await reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events, { objectMode: false }));
  }

  private async *events<Status extends Progress>(
    first: Status,
    heard: number,
    inquiry: ProgressSource<Status>,
  ): AsyncGenerator<string, void, undefined> {
    let status: Status | null = first;
    let told = heard;
    let polls = 0;
    const { signal } = this.closing;
    while (status !== null) {
      if (status.revision !== told) {
        told = status.revision;
        yield printed(status);
        if (ENDED.includes(status.state)) return;
      }
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (++polls % REMARK_EVERY === 0) yield ': still here\n\n';
      // A database that is away for a moment is no reason to hang up.
      const revision = await inquiry.revision().catch(() => told);
      if (revision !== told) status = await inquiry.status().catch(() => status);
    }
  }
}

const printed = (status: Progress): string => {
  const event = ENDED.includes(status.state) ? status.state : 'progress';
  return `event: ${event}\nid: ${status.revision}\ndata: ${JSON.stringify(status)}\n\n`;
};
