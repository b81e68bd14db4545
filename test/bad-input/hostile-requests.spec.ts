import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '#random';
import { runsOf } from '#testing';
import { ROOT } from '../commands/service.js';
import { dealtLog } from '../imports/logs.js';
import { runningService } from '../imports/running.js';
import { type ApiDocument, hostileRequests, sendRaw } from './hostile-requests.js';

const REQUESTS = runsOf(10_000);
/** Milliseconds of silence after which a request counts as unanswered. */
const SILENCE_MS = 20_000;
const TIMEOUT_MS = 600_000;
/** Bytes by which the memory of the api may differ between the second half of the requests and the first. */
const GROWTH = 200 * 2 ** 20;

const OPENAPI = JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8')) as ApiDocument;

describe('hostile requests over every route', () => {
  const service = runningService({ FLOORMAN_RATE_LIMIT: '0' });

  const memory = async (): Promise<number> => {
    const metrics = await (await service.client.request('/metrics')).text();
    const line = /^process_resident_memory_bytes (\S+)$/m.exec(metrics);
    if (line === null) throw new Error('the metrics have no memory of the process');
    return Number(line[1]);
  };

  test(
    'are answered below 500 with problem details, and the service goes on as before',
    async () => {
      const { client } = service;
      const port = Number(new URL(client.address).port);
      const { id } = await client.import(dealtLog(20, 5));
      const [hand] = await client.lines(`/v1/hands?import=${id}&format=ndjson`);
      const known = {
        id,
        import: id,
        hand: String(hand.id),
        name: 'Ana',
        limit: '5',
        format: 'ndjson',
        lang: 'es',
      };
      const requests = hostileRequests(OPENAPI, known, new Random(2027));
      const faults: string[] = [];
      const seen = new Map<string, number>();
      let unavailable = 0;
      let before = 0;
      for (let count = 0; count < REQUESTS; count++) {
        const request = requests.next().value;
        const { status, head, body } = await sendRaw(port, request, SILENCE_MS);
        seen.set(request.route, (seen.get(request.route) ?? 0) + 1);
        const what = `${request.method} ${request.target.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 200)} ${request.body.toString('latin1', 0, 200)}`;
        // No status: the request was no HTTP, or the connection closed before its end.
        if (status === null) faults.push(`no response: ${what}`);
        else if (status === 503 && /^retry-after: /im.test(head)) unavailable++;
        else if (status >= 500) faults.push(`${String(status)}: ${what}`);
        else if (
          status >= 400 &&
          request.method !== 'HEAD' &&
          !body.includes('"type":"urn:floorman:problem:')
        )
          faults.push(`${String(status)} without problem details: ${what}`);
        if (count === REQUESTS >> 1) before = await memory();
      }
      expect([faults.length, ...faults.slice(0, 20)]).toEqual([0]);
      // Requests come one at a time: the service has no reason to be busy.
      expect(unavailable).toBeLessThan(REQUESTS / 100);
      const operations = Object.values(OPENAPI.paths).flatMap((methods) => Object.keys(methods));
      // One more: the addresses of files.
      expect(seen.size).toBe(operations.length + 1);
      expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(Math.floor(REQUESTS / seen.size));
      expect((await memory()) - before).toBeLessThan(GROWTH);
      expect(await client.json('/health/ready')).toMatchObject({ status: 'ok' });
    },
    TIMEOUT_MS,
  );
});
