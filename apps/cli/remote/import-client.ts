import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '#cards';
import { z } from 'zod';
import { ENDED, ImportResponse } from '#contracts';
import { sanitize } from '#text';
import type { NamedInput } from '../input/inputs.js';
import { parseEvents } from './event-stream.js';
import { connectionFailure, parseResponse, readFailure, responseFailure } from './import-failure.js';
import { openUploadBody, type UploadBody } from './upload-body.js';
import type { HttpClient, ServerResponse } from './http-client.js';

/** How the server shall audit the logs. */
export interface ImportOptions {
  /** `auto` or the id of a format. */
  readonly format: string;
  /** `auto` or the id of a preset. */
  readonly profile: string;
}

/** Called with the number of bytes sent, and the size of the log. */
type OnSent = (sent: number, size: number) => void;
type OnProgress = (status: ImportResponse) => void;

/** The longest name that the service accepts. The start of a longer path is cut. */
const MAX_NAME = 255;
const OK = 200;
const ACCEPTED = 202;
const NO_CONTENT = 204;
/** The pause between two attempts to follow an import. */
const PAUSE_MS = 1_000;

/** The part of a report that is used here. */
const Rejections = z.object({ rejections: z.array(z.object({ code: z.string(), hands: z.int() })) });

/** Sends logs to a server and follows their imports. */
export class ImportClient {
  constructor(
    private readonly server: HttpClient,
    private readonly options: ImportOptions,
    private readonly language: Language,
  ) {}

  /**
   * Sends a log. Its Idempotency-Key is a hash of the bytes, the name and the options: sending the same log again, after a
   * broken connection or a day later, gives the same import.
   *
   * @throws ImportFailure
   */
  async send(input: NamedInput, name: string, onSent: OnSent): Promise<ImportResponse> {
    const upload = await openUploadBody(input).catch((error: unknown) => {
      throw readFailure(error, this.language);
    });
    try {
      return await this.post(upload, importName(name), onSent);
    } catch (error) {
      throw connectionFailure(error, this.server, this.language);
    } finally {
      await upload.close();
    }
  }

  private async post(upload: UploadBody, name: string, onSent: OnSent): Promise<ImportResponse> {
    const { size, digest } = upload;
    const { format, profile } = this.options;
    const key = createHash('sha256')
      .update(JSON.stringify([digest, name, format, profile]))
      .digest('hex');
    const response = await this.server.sendWithRetries({
      method: 'POST',
      path: `/v1/imports?${new URLSearchParams({ name, format, profile }).toString()}`,
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': `floorman-import-${key}` },
      body: {
        length: size,
        open: () =>
          upload.open((sent) => {
            onSent(sent, size);
          }),
      },
    });
    return this.parseImport(response, ACCEPTED);
  }

  /**
   * Waits for the end of an import: follows its events, and requests its state whenever the event stream ends.
   *
   * @throws ImportFailure when the server does not come back
   */
  async follow(id: string, onProgress: OnProgress): Promise<ImportResponse> {
    let lastEventId: string | null = null;
    try {
      for (;;) {
        const stream = await this.followEvents(id, lastEventId, onProgress);
        if (stream.ended !== null) return stream.ended;
        lastEventId = stream.lastEventId;
        const status = await this.status(id);
        if (ENDED.includes(status.state)) return status;
        onProgress(status);
        await sleep(PAUSE_MS);
      }
    } catch (error) {
      throw connectionFailure(error, this.server, this.language);
    }
  }

  /** Follows the event stream to its end. A proxy may block it: then there are no events. */
  private async followEvents(
    id: string,
    previousEventId: string | null,
    onProgress: OnProgress,
  ): Promise<{ readonly ended: ImportResponse | null; readonly lastEventId: string | null }> {
    let lastEventId = previousEventId;
    try {
      const response = await this.server.open({
        method: 'GET',
        path: `/v1/imports/${id}/events`,
        headers: {
          accept: 'text/event-stream',
          ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
        },
      });
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
      if (response.statusCode === NO_CONTENT || !isStream) {
        response.resume();
        return { ended: null, lastEventId };
      }
      for await (const event of parseEvents(response as AsyncIterable<Buffer>)) {
        const result = ImportResponse.safeParse(parseResponse(event.data));
        if (!result.success) continue;
        lastEventId = event.id;
        if (ENDED.includes(result.data.state)) return { ended: result.data, lastEventId };
        onProgress(result.data);
      }
    } catch {
      // The caller requests the state of the import, which fails too if the server is down.
    }
    return { ended: null, lastEventId };
  }

  /** The number of rejected hands of an ended import by code; empty if the server does not respond. */
  async rejections(id: string): Promise<Record<string, number>> {
    const request = { method: 'GET', path: `/v1/imports/${id}/report` } as const;
    const response = await this.server.sendWithRetries(request).catch(() => null);
    const result = Rejections.safeParse(parseResponse(response?.text ?? ''));
    if (!result.success) return {};
    return Object.fromEntries(result.data.rejections.map(({ code, hands }) => [code, hands]));
  }

  private async status(id: string): Promise<ImportResponse> {
    return this.parseImport(
      await this.server.sendWithRetries({ method: 'GET', path: `/v1/imports/${id}` }),
      OK,
    );
  }

  private parseImport(response: ServerResponse, expected: number): ImportResponse {
    const result = ImportResponse.safeParse(parseResponse(response.text));
    if (response.status === expected && result.success) return result.data;
    throw responseFailure(response, this.server, this.language);
  }
}

/** The end of a name, without half a surrogate pair at its start, and without control characters. */
const importName = (name: string): string => sanitize(name.slice(-MAX_NAME).replace(/^[\udc00-\udfff]/, ''));
