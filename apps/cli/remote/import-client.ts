import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '#cards';
import { z } from 'zod';
import { ENDED, ImportAnswer } from '#contracts';
import { sanitize } from '#text';
import type { NamedInput } from '../input/inputs.js';
import { readEvents } from './event-stream.js';
import { broken, parsed, refused, unreadable } from './import-failure.js';
import { parcelOf, type Parcel } from './upload-body.js';
import type { Answer, Server } from './http-client.js';

/** What the server is to do with the logs. */
export interface ImportWish {
  /** `auto` or the id of a format. */
  readonly format: string;
  /** `auto` or the id of a preset. */
  readonly profile: string;
}

/** Bytes that have gone, of how many. */
type OnSent = (sent: number, size: number) => void;
type OnProgress = (status: ImportAnswer) => void;

/** Names are cut to what the service takes; the end of a path tells more than its beginning. */
const LONGEST_NAME = 255;
const TAKEN = 202;
const TOLD = 204;
const OK = 200;
/** Between two attempts to follow an import. */
const PAUSE_MS = 1_000;

/** What is asked of a report. */
const Rejections = z.object({ rejections: z.array(z.object({ code: z.string(), hands: z.int() })) });

/** Sends logs to a server and follows what becomes of them. */
export class Importer {
  constructor(
    private readonly server: Server,
    private readonly wish: ImportWish,
    private readonly language: Language,
  ) {}

  /**
   * Sends a log. It goes under an Idempotency-Key made from its bytes, its name and the wish, so that sending it again,
   * after a connection that broke or a day later, leads to the same import.
   *
   * @throws ImportFailure
   */
  async send(input: NamedInput, name: string, onSent: OnSent): Promise<ImportAnswer> {
    const parcel = await parcelOf(input).catch((error: unknown) => {
      throw unreadable(error, this.language);
    });
    try {
      return await this.post(parcel, nameFor(name), onSent);
    } catch (error) {
      throw broken(error, this.server, this.language);
    } finally {
      await parcel.close();
    }
  }

  private async post(parcel: Parcel, name: string, onSent: OnSent): Promise<ImportAnswer> {
    const { size, digest } = parcel;
    const { format, profile } = this.wish;
    const key = createHash('sha256')
      .update(JSON.stringify([digest, name, format, profile]))
      .digest('hex');
    const answer = await this.server.askPatiently({
      method: 'POST',
      path: `/v1/imports?${new URLSearchParams({ name, format, profile }).toString()}`,
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': `floorman-import-${key}` },
      body: {
        length: size,
        open: () =>
          parcel.open((sent) => {
            onSent(sent, size);
          }),
      },
    });
    return this.importIn(answer, TAKEN);
  }

  /**
   * Waits for the end of an import: hears its events, and asks after it whenever they break off.
   *
   * @throws ImportFailure when the server does not come back
   */
  async follow(id: string, onProgress: OnProgress): Promise<ImportAnswer> {
    let told: string | null = null;
    try {
      for (;;) {
        const heard = await this.listen(id, told, onProgress);
        if (heard.ended !== null) return heard.ended;
        told = heard.told;
        const status = await this.status(id);
        if (ENDED.includes(status.state)) return status;
        onProgress(status);
        await sleep(PAUSE_MS);
      }
    } catch (error) {
      throw broken(error, this.server, this.language);
    }
  }

  /** Hears events as long as they come; none where something between us and the server does not let them through. */
  private async listen(
    id: string,
    lastTold: string | null,
    onProgress: OnProgress,
  ): Promise<{ readonly ended: ImportAnswer | null; readonly told: string | null }> {
    let told = lastTold;
    try {
      const response = await this.server.open({
        method: 'GET',
        path: `/v1/imports/${id}/events`,
        headers: { accept: 'text/event-stream', ...(told === null ? {} : { 'last-event-id': told }) },
      });
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
      if (response.statusCode === TOLD || !isStream) {
        response.resume();
        return { ended: null, told };
      }
      for await (const event of readEvents(response as AsyncIterable<Buffer>)) {
        const read = ImportAnswer.safeParse(parsed(event.data));
        if (!read.success) continue;
        told = event.id;
        if (ENDED.includes(read.data.state)) return { ended: read.data, told };
        onProgress(read.data);
      }
    } catch {
      // Whether it is the events alone that fail, asking after the import tells.
    }
    return { ended: null, told };
  }

  /** How many hands of an import that has ended were rejected for what; empty where the server does not say. */
  async rejections(id: string): Promise<Record<string, number>> {
    const question = { method: 'GET', path: `/v1/imports/${id}/report` } as const;
    const answer = await this.server.askPatiently(question).catch(() => null);
    const read = Rejections.safeParse(parsed(answer?.text ?? ''));
    if (!read.success) return {};
    return Object.fromEntries(read.data.rejections.map(({ code, hands }) => [code, hands]));
  }

  private async status(id: string): Promise<ImportAnswer> {
    return this.importIn(await this.server.askPatiently({ method: 'GET', path: `/v1/imports/${id}` }), OK);
  }

  private importIn(answer: Answer, expected: number): ImportAnswer {
    const read = ImportAnswer.safeParse(parsed(answer.text));
    if (answer.status === expected && read.success) return read.data;
    throw refused(answer, this.server, this.language);
  }
}

/** The end of a name that is too long, without the second half of a sign that was cut in two, and without control characters. */
const nameFor = (name: string): string => sanitize(name.slice(-LONGEST_NAME).replace(/^[\udc00-\udfff]/, ''));
