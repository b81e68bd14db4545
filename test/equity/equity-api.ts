import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../apps/api/http/problem.js';
import type { SolverStub } from '../api/api.js';
import { REQUEST_LIMITS, SolverPool, type SolverPoolOptions } from '#solver-threads';
import { ROOT, startApi, type Api, type ApiOptions } from '../api/api.js';

/** The built module: Node cannot load TypeScript in a thread. */
const THREAD = pathToFileURL(join(ROOT, 'dist', 'programs', 'solver-thread.js'));

export const builtThreads = (threads: number, options: Partial<SolverPoolOptions> = {}): SolverPool =>
  new SolverPool({ threads, ...REQUEST_LIMITS, setup: { warmUp: true }, entry: THREAD, ...options });

export type Json = Record<string, unknown>;

/** The response to an equity request. */
export interface AnswerJson {
  readonly method: string;
  readonly total: string;
  readonly seed: number | null;
  readonly seconds: number;
  readonly cached: boolean;
  readonly reached?: boolean;
  readonly players: readonly (Json & {
    readonly hand: string;
    readonly equity: number;
    readonly shares: string;
  })[];
}

/** An API with solver threads, and a client for it. */
export class EquityApi {
  private constructor(
    readonly api: Api,
    private readonly threads: Pick<SolverPool, 'close'>,
  ) {}

  static async start(
    options: Omit<ApiOptions, 'equity'> = {},
    threads: SolverPool = builtThreads(2),
  ): Promise<EquityApi> {
    const equity: SolverStub = threads;
    return new EquityApi(await startApi({ ...options, equity }), threads);
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.threads.close();
  }

  post(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.api.url}/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
  }

  async json(path: string, body: unknown): Promise<Json> {
    const response = await this.post(path, body);
    const json = (await response.json()) as Json;
    expect([response.status, json]).toEqual([200, expect.anything()]);
    return json;
  }

  ask = async (body: unknown): Promise<AnswerJson> =>
    (await this.json('equity', body)) as unknown as AnswerJson;

  async refused(path: string, body: unknown, status: number): Promise<Problem> {
    const response = await this.post(path, body);
    const json: unknown = await response.json();
    expect([response.status, json]).toEqual([status, expect.anything()]);
    return Problem.parse(json);
  }

  async lines(body: string, query = ''): Promise<Json[]> {
    const response = await this.post(`equity/batch${query}`, body);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
    return parsed(await response.text());
  }
}

export const parsed = (text: string): Json[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Json);
