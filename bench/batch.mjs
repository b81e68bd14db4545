import { once } from 'node:events';
import { request } from 'node:http';
import { describeLatencies, latenciesOf } from './latencies.mjs';
import { startService } from './service.mjs';

/** Equity requests of a bulk request, and bulk requests; the first ones warm up. */
const REQUESTS = 10_000;
const BULK_REQUESTS = 5;
/** Single requests per latency measurement. */
const SINGLE_REQUESTS = 500;
const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** Board cards of the requests. */
const FLOP = 3;
const STREETS = [
  ['before the flop', 0],
  ['on a flop', FLOP],
];

/**
 * Bulk requests for equity over HTTP: the throughput of 10,000 different pairs of hands in one request, before the flop and on
 * flops, and the latency of health checks and small requests, idle and while bulk requests keep all threads busy. Before the flop a
 * pair is a look-up, so that row is the cost of HTTP: reading, checking and sending. `npm run bench -- equity` has the look-up alone.
 */
export async function run() {
  const service = await startService({ FLOORMAN_RATE_LIMIT: '0' });
  try {
    const { address } = service;
    const rows = [];
    for (const [street, boardCards] of STREETS) {
      const fastest = await fastestBulk(address, boardCards);
      rows.push({
        work: `hand v hand ${street}, in a bulk request`,
        who: 'floorman',
        rate: (REQUESTS * 1000) / fastest,
        unit: 'requests/s',
        note: `${REQUESTS} in one bulk request, ${fastest.toFixed(0)} ms`,
      });
    }
    const idle = await latencies(address);
    const gone = new AbortController();
    const busy = Array.from({ length: 4 }, (_, seed) => keepBusy(address, seed, gone.signal));
    const loaded = await latencies(address);
    gone.abort();
    await Promise.all(busy);
    for (const [when, kinds] of [
      ['idle', idle],
      ['all threads busy', loaded],
    ])
      for (const [kind, times] of Object.entries(kinds))
        rows.push({
          work: `latency, ${kind}, ${when}`,
          who: 'floorman',
          unit: 'ms p50',
          ...describeLatencies(times),
        });
    return rows;
  } finally {
    await service.stop();
  }
}

/** Milliseconds of the fastest of some bulk requests. */
async function fastestBulk(address, boardCards) {
  let fastest = Infinity;
  for (let batch = 0; batch < BULK_REQUESTS; batch++) {
    const body = questions(REQUESTS, boardCards, batch + 1);
    const start = performance.now();
    const lines = await sendBatch(address, body);
    if (lines !== REQUESTS) throw new Error(`${lines} answers to ${REQUESTS} requests`);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

/** Different requests, one on each line: two hands and some board cards. */
function questions(count, boardCards, seed) {
  let state = seed;
  const below = (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const lines = [];
  for (let question = 0; question < count; question++) {
    const dealt = new Set();
    while (dealt.size < 4 + boardCards) dealt.add(below(52));
    const cards = [...dealt].map((card) => RANKS[card >> 2] + SUITS[card & 3]);
    lines.push(questionOf(cards[0] + cards[1], cards[2] + cards[3], cards.slice(4).join('')));
  }
  return lines.join('\n');
}

const questionOf = (first, second, board) =>
  JSON.stringify({ game: 'holdem', players: [{ hand: first }, { hand: second }], board });

/** Sends a bulk request; returns the number of answers without problems. */
async function sendBatch(address, body, signal) {
  const sent = request(`${address}/v1/equity/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', 'content-length': Buffer.byteLength(body) },
    signal,
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) text += part;
  return text.split('"answer":').length - 1;
}

/** Sends bulk requests until it is stopped. */
async function keepBusy(address, seed, signal) {
  const body = questions(REQUESTS, FLOP, 100 + seed);
  while (!signal.aborted) await sendBatch(address, body, signal).catch(() => undefined);
}

async function latencies(address) {
  const small = questions(SINGLE_REQUESTS, FLOP, 1_000).split('\n');
  return {
    health: await latenciesOf(SINGLE_REQUESTS, () => fetch(`${address}/health/live`)),
    'a small request': await latenciesOf(SINGLE_REQUESTS, (index) =>
      fetch(`${address}/v1/equity`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: small[index],
      }),
    ),
  };
}
