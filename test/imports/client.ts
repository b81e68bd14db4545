import { readFileSync } from 'node:fs';
import { untilGiven } from '../commands/service.js';

/** An import as the API answers it. */
export interface ImportStatus {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly complete: boolean;
  readonly bytes: number;
  readonly chunks: { readonly total: number; readonly done: number };
  readonly counts: Readonly<Record<'hands' | 'audited' | 'rejected' | 'duplicates' | 'cancelled', number>>;
  readonly skipped: { readonly 'not-a-log': number };
  readonly findings: Readonly<Record<string, number>>;
  readonly error: { readonly code: string; readonly detail: string } | null;
  readonly revision: number;
}

/** A record or a finding, of any shape. */
export type Json = Record<string, unknown>;

/** The body types that fetch accepts. */
type Log = NonNullable<RequestInit['body']>;

export interface UploadOptions {
  readonly name?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ENDED = ['done', 'failed', 'cancelled'];

/** A client of the API. */
export class Client {
  /** @param token an API key; none for a service without keys */
  constructor(
    readonly address: string,
    private readonly token?: string,
  ) {}

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token !== undefined) headers.set('authorization', `Bearer ${this.token}`);
    return fetch(`${this.address}${path}`, { ...init, headers });
  }

  async json<T = Json>(path: string): Promise<T> {
    const response = await this.request(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** NDJSON, parsed. */
  async lines(path: string): Promise<Json[]> {
    const response = await this.request(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Json);
  }

  post(log: Log, { name, key, headers = {} }: UploadOptions = {}): Promise<Response> {
    const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`;
    return this.request(`/v1/imports${query}`, {
      method: 'POST',
      body: log,
      headers: {
        'content-type': 'application/octet-stream',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(log instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
  }

  async upload(log: Log, options: UploadOptions = {}): Promise<ImportStatus> {
    const response = await this.post(log, options);
    const body = (await response.json()) as ImportStatus;
    if (response.status !== 202) throw new Error(`the upload received ${JSON.stringify(body)}`);
    return body;
  }

  /** Uploads a log and waits until its import has ended. */
  async import(log: Log, options: UploadOptions = {}): Promise<ImportStatus> {
    const { id } = await this.upload(log, options);
    return this.untilEnded(id);
  }

  status(id: string): Promise<ImportStatus> {
    return this.json<ImportStatus>(`/v1/imports/${id}`);
  }

  /** Polls until the import has ended; tolerates a service that is down. */
  untilEnded(id: string): Promise<ImportStatus> {
    return untilGiven(async () => {
      const status = await this.status(id);
      return ENDED.includes(status.state) ? status : undefined;
    });
  }

  /** All hands of an import, of every status, without the ids that depend on the store. */
  async hands(importId: string): Promise<Json[]> {
    const hands = await this.lines(
      `/v1/hands?import=${importId}&format=ndjson&status=audited,cancelled,rejected,duplicate`,
    );
    return hands.map(({ id: _id, importId: _import, copyOf: _copyOf, ...record }) => record);
  }

  async findings(importId: string): Promise<Json[]> {
    const findings = await this.lines(`/v1/imports/${importId}/findings?format=ndjson`);
    return findings.map(({ hand: _hand, ...finding }) => finding);
  }
}

/** A fixture of the project, by its path in test/support/fixtures. */
export const fixture = (path: string): Buffer =>
  readFileSync(new URL(`../support/fixtures/${path}`, import.meta.url));
