import { recordSchema, summarySchema } from '#audit';
import { detectFormat, handSchema, LineCursor } from '#histories';
import { z } from 'zod';
import { Problem } from '../../apps/api/http/problem.js';
import { startApi, type Api } from './api.js';

const AuditResponse = z.object({ items: z.array(recordSchema), summary: summarySchema });
type AuditResponse = z.output<typeof AuditResponse>;

/** A successful response, checked against its schema. */
export const readResponse = async (response: Response): Promise<AuditResponse> => {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return AuditResponse.parse(await response.json());
};

/** The problem of an error response, which must have this status and code. */
export const readProblem = async (response: Response, status: number, code: string): Promise<Problem> => {
  const problem = Problem.parse(await response.json());
  expect([response.status, problem.code, problem.status]).toEqual([status, code, status]);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return problem;
};

/** The hand of a text as canonical JSON. */
export const canonical = (text: string): unknown => {
  const reading = detectFormat(text)!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return z.encode(handSchema, reading.hand);
};

/** An API with low limits that runs from the first to the last test of a suite, and requests of `POST /v1/hands` to it. */
export const startHandsApi = () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ environment: { FLOORMAN_BODY_LIMIT: '2000000', FLOORMAN_HANDS_AT_ONCE: '20' } });
  });
  afterAll(() => api.close());

  const post = (
    body: string | Uint8Array | undefined,
    query = '',
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(`${api.url}/v1/hands${query}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      headers: { 'content-type': 'text/plain', ...headers },
    });
  const audit = async (body: string | Uint8Array, query?: string): Promise<AuditResponse> =>
    readResponse(await post(body, query));
  const postJson = (json: unknown, query = ''): Promise<Response> =>
    post(JSON.stringify(json), query, { 'content-type': 'application/json' });
  /** The request without the default content type. */
  const postPlain = (init: RequestInit = {}): Promise<Response> =>
    fetch(`${api.url}/v1/hands`, { method: 'POST', ...init });
  return { post, audit, postJson, postPlain };
};
