import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../http/language.js';
import { Room } from '../http/room.js';
import { CONFIG, STORE, type Services } from '../services.js';
import { noImport } from './no-import.js';
import { ENDED, importAnswer, type ImportAnswer } from './import-status.js';

const POLL_MS = 300;
/** Proxies close what is silent for a minute. */
const REMARK_EVERY = 50;
/** Followers at once; each asks the database a few times a second. */
const FOLLOWERS = 200;

/** Tells followers of an import how far it has come. The tables are asked, so that any worker anywhere may do the work. */
@Injectable()
export class ImportEvents implements OnModuleDestroy {
  private readonly room: Room;
  /** Aborted when the service closes. */
  private readonly closing = new AbortController();

  constructor(
    @Inject(CONFIG) { requestTimeout }: Pick<Services['config'], 'requestTimeout'>,
    @Inject(STORE) private readonly store: Services['store'],
  ) {
    this.room = new Room(FOLLOWERS, TOO_MANY, { patience: requestTimeout });
  }

  /** Followers are told to come back, and do so by themselves: the service waits for none of them. */
  onModuleDestroy(): void {
    this.closing.abort();
  }

  /** Answers a request with events until the import has ended or the client has gone. */
  async stream(
    workspaceId: string,
    id: string,
    lastEventId: string | undefined,
    language: Language,
    reply: FastifyReply,
  ): Promise<void> {
    this.room.enterUntilClosed(reply.raw, { whose: workspaceId });
    const first = await this.status(workspaceId, id, language);
    if (first === null) throw noImport();
    if (ENDED.includes(first.state) && lastEventId === String(first.revision)) {
      await reply.code(204).send();
      return;
    }
    const events = this.events(workspaceId, first, lastEventId, language);
    await reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events, { objectMode: false }));
  }

  private async *events(
    workspaceId: string,
    first: ImportAnswer,
    lastEventId: string | undefined,
    language: Language,
  ): AsyncGenerator<string, void, undefined> {
    let status: ImportAnswer | null = first;
    let told = Number(lastEventId ?? Number.NaN);
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
      const revision = await this.store.imports.revision(workspaceId, status.id).catch(() => told);
      // A database that is away for a moment is no reason to hang up.
      if (revision !== told) status = await this.status(workspaceId, status.id, language).catch(() => status);
    }
  }

  private async status(workspaceId: string, id: string, language: Language): Promise<ImportAnswer | null> {
    const found = await this.store.imports.status(workspaceId, id);
    return found === null ? null : importAnswer(found, language);
  }
}

const printed = (status: ImportAnswer): string => {
  const event = ENDED.includes(status.state) ? status.state : 'progress';
  return `event: ${event}\nid: ${status.revision}\ndata: ${JSON.stringify(status)}\n\n`;
};

const TOO_MANY = {
  en: 'too many follow imports at once',
  es: 'demasiados siguen importaciones a la vez',
} as const;
