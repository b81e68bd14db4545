import { ReadableStream } from 'node:stream/web';
import autocannon from 'autocannon';
import { dealtTexts } from './dealt.mjs';
import { startService, untilEnded } from './service.mjs';

/** Requests in all, and at once. */
const REQUESTS = 10_000;
const CONNECTIONS = 32;
/** Hands imported beside them, for every hand of `--hands`. */
const TIMES = 10;

/**
 * Requests of all kinds, good and bad, while a large import runs: how long health and small questions take, that nothing is
 * answered 5xx but a 503 that says so, and that memory stays where it was.
 */
export async function run({ hands }) {
  const service = await startService({ FLOORMAN_RATE_LIMIT: '0' });
  try {
    const { address } = service;
    const importing = importLarge(address, hands * TIMES);
    const [hand] = dealtTexts(1, 5);
    const kinds = requests(hand);
    const before = service.memory();
    const latencies = new Map();
    const statuses = new Map();
    const bad = [];
    for (const [kind, list] of Object.entries(kinds)) {
      const result = await shoot(address, list, Math.ceil(REQUESTS / Object.keys(kinds).length));
      latencies.set(kind, result.latency);
      for (const [status, { count }] of Object.entries(result.statusCodeStats)) {
        statuses.set(status, (statuses.get(status) ?? 0) + count);
        if (Number(status) >= 500 && status !== '503') bad.push(`${kind}: ${status}`);
      }
      if (result.errors > 0) bad.push(`${kind}: ${result.errors} connections failed`);
    }
    const running = (await (await fetch(`${address}/v1/imports`)).json()).items[0];
    const ended = await untilEnded(address, (await importing).id, 1_000);
    const after = service.memory();
    if (bad.length > 0) throw new Error(`not answered as they should be: ${bad.join(', ')}`);
    const codes = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const rows = [...latencies].map(([kind, latency]) => ({
      work: `latency, ${kind}`,
      who: 'floorman',
      rate: latency.p50,
      unit: 'ms p50',
      note: `p99 ${latency.p99} ms, most ${latency.max} ms`,
    }));
    rows[0].note +=
      `; answers ${codes}; the import of ${ended.counts.hands} hands was ${running.state} at the end of them and ended ` +
      `${ended.state}; MiB before, after, peak: ${memory(before, after)}`;
    return rows;
  } finally {
    await service.stop();
  }
}

const memory = (before, after) =>
  Object.keys(after)
    .map((role) => `${role} ${before[role]?.now}, ${after[role].now}, ${after[role].peak}`)
    .join('; ');

async function importLarge(address, hands) {
  function* texts() {
    for (const text of dealtTexts(hands, 9)) yield new TextEncoder().encode(text);
  }
  const body = ReadableStream.from(texts());
  const response = await fetch(`${address}/v1/imports?name=large`, { method: 'POST', body, duplex: 'half' });
  return response.json();
}

/** What is asked, by kind. */
const requests = (hand) => ({
  health: [{ method: 'GET', path: '/health/live' }],
  readiness: [{ method: 'GET', path: '/health/ready' }],
  'small queries': [
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
    { method: 'DELETE', path: '/v1/imports/nothing' },
  ],
});

function shoot(address, list, amount) {
  return autocannon({ url: address, connections: CONNECTIONS, amount, requests: list, timeout: 30 });
}
