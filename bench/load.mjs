import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { root } from '../scripts/lib/paths.mjs';
import { dealtTexts } from './dealt.mjs';
import { startService, untilEnded } from './service.mjs';

/** Requests in total, and concurrent connections. */
const REQUESTS = 10_000;
const CONNECTIONS = 32;
/** Hands of the import that runs meanwhile, per hand of `--hands`. */
const TIMES = 10;

/**
 * Valid and invalid requests of all kinds while a large import runs: the latency of health checks and small queries, no status
 * 5xx except 503, and constant memory. Other processes deal and send the hands, so that this process only measures.
 */
export async function run({ hands }) {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-load-'));
  const log = join(folder, 'large.txt');
  await floorman(['deal', '--game', 'holdem', '--hands', String(hands * TIMES), '--seed', '9'], log);
  const service = await startService({ FLOORMAN_RATE_LIMIT: '0' });
  try {
    const { address } = service;
    const sent = floorman(['import', log, '--server', address, '--quiet', '--no-wait']);
    const importing = await firstImport(address);
    const before = service.memory();
    const [hand] = dealtTexts(1, 5);
    const { latencies, statuses, errors } = await sendAll(address, requests(hand, importing.id));
    const meanwhile = await statusOf(address, importing.id);
    await sent;
    const ended = await untilEnded(address, importing.id, 1_000);
    if (errors.length > 0) throw new Error(`unexpected responses: ${errors.join(', ')}`);
    const codes = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const rows = [...latencies].map(([kind, latency]) => ({
      work: `latency, ${kind}`,
      who: 'floorman',
      rate: latency.p50,
      unit: 'ms p50',
      note: `p99 ${latency.p99} ms, max ${latency.max} ms`,
    }));
    rows[0].note +=
      `; statuses ${codes}; ${meanwhile.counts.hands} of ${hands * TIMES} hands were audited at the last response, ` +
      `and the import ended ${ended.state} with ${ended.counts.hands}; MiB before, after, peak: ` +
      memory(before, service.memory());
    return rows;
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command of the command line, with its output in a file if one is given. */
async function floorman(parameters, output) {
  const stdout = output === undefined ? 'ignore' : openSync(output, 'w');
  const child = spawn(process.execPath, [join(root, 'bin', 'floorman.mjs'), ...parameters], {
    stdio: ['ignore', stdout, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`floorman ${parameters.join(' ')} ended with exit code ${code}`);
}

const statusOf = async (address, id) => (await fetch(`${address}/v1/imports/${id}`)).json();

/** The first import, as soon as some of its hands are audited. */
async function firstImport(address) {
  for (;;) {
    const { items } = await (await fetch(`${address}/v1/imports`)).json();
    if (items.length > 0 && items[0].counts.hands > 0) return items[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Sends the requests of each kind: latencies by kind, number of responses by status, and unexpected responses. */
async function sendAll(address, kinds) {
  const latencies = new Map();
  const statuses = new Map();
  const errors = [];
  const amount = Math.ceil(REQUESTS / Object.keys(kinds).length);
  for (const [kind, list] of Object.entries(kinds)) {
    const result = await autocannon({
      url: address,
      connections: CONNECTIONS,
      amount,
      requests: list,
      timeout: 30,
    });
    latencies.set(kind, result.latency);
    for (const [status, { count }] of Object.entries(result.statusCodeStats)) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
      if (Number(status) >= 500 && status !== '503') errors.push(`${kind}: ${status}`);
    }
    if (result.errors > 0) errors.push(`${kind}: ${result.errors} connections failed`);
  }
  return { latencies, statuses, errors };
}

/** The requests by kind. */
const requests = (hand, importId) => ({
  health: [{ method: 'GET', path: '/health/live' }],
  readiness: [{ method: 'GET', path: '/health/ready' }],
  'small queries': [
    { method: 'GET', path: `/v1/imports/${importId}` },
    { method: 'GET', path: '/v1/imports?limit=10' },
    { method: 'GET', path: '/v1/hands?limit=10' },
    { method: 'GET', path: '/v1/players?limit=10' },
    { method: 'GET', path: '/v1/rules/R-BET-6' },
  ],
  'one hand': [{ method: 'POST', path: '/v1/hands', body: hand, headers: { 'content-type': 'text/plain' } }],
  'bad requests': [
    { method: 'GET', path: '/v1/nowhere' },
    { method: 'GET', path: '/v1/hands?limit=none' },
    { method: 'POST', path: '/v1/evaluations', body: '{', headers: { 'content-type': 'application/json' } },
    { method: 'POST', path: '/v1/hands', body: 'no hand', headers: { 'content-type': 'text/plain' } },
    { method: 'GET', path: '/v1/imports/00000000-0000-4000-8000-000000000000' },
    { method: 'GET', path: `/v1/imports/${importId}/report` },
    { method: 'DELETE', path: '/v1/imports/nothing' },
  ],
});

const memory = (before, after) =>
  Object.keys(after)
    .map((role) => `${role} ${before[role]?.now}, ${after[role].now}, ${after[role].peak}`)
    .join('; ');
