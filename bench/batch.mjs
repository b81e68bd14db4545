import { once } from 'node:events';
import { request } from 'node:http';
import { describeLatencies, latenciesOf } from './latencies.mjs';
import { startService } from './service.mjs';

/** Questions of a batch, and batches: the first ones warm up. */
const QUESTIONS = 10_000;
const BATCHES = 5;
/** What is asked while all threads are busy, and how often. */
const ASKED = 500;
const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/**
 * Questions of equity over HTTP: ten thousand different flops in one request, and how long health and small questions take
 * while as many large batches as there are threads keep all of them busy.
 */
export async function run() {
  const service = await startService({ FLOORMAN_RATE_LIMIT: '0' });
  try {
    const { address } = service;
    let fastest = Infinity;
    for (let batch = 0; batch < BATCHES; batch++) {
      const body = flops(QUESTIONS, batch + 1);
      const start = performance.now();
      const lines = await sendBatch(address, body);
      if (lines !== QUESTIONS) throw new Error(`${lines} answers to ${QUESTIONS} questions`);
      fastest = Math.min(fastest, performance.now() - start);
    }
    const idle = await latencies(address);
    const gone = new AbortController();
    const busy = Array.from({ length: 4 }, (_, seed) => keepBusy(address, seed, gone.signal));
    const loaded = await latencies(address);
    gone.abort();
    await Promise.all(busy);
    const rows = [
      {
        work: 'hand v hand on a flop, in a batch',
        who: 'floorman',
        rate: (QUESTIONS * 1000) / fastest,
        unit: 'questions/s',
        note: `${QUESTIONS} in one request, ${fastest.toFixed(0)} ms`,
      },
    ];
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

/** Different questions, a line each: two hands on a flop. */
function flops(count, seed) {
  let state = seed;
  const below = (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const lines = [];
  for (let question = 0; question < count; question++) {
    const dealt = new Set();
    while (dealt.size < 7) dealt.add(below(52));
    const cards = [...dealt].map((card) => RANKS[card >> 2] + SUITS[card & 3]);
    lines.push(questionOf(cards[0] + cards[1], cards[2] + cards[3], cards.slice(4).join('')));
  }
  return lines.join('\n');
}

const questionOf = (first, second, board) =>
  JSON.stringify({ game: 'holdem', players: [{ hand: first }, { hand: second }], board });

/** Sends a batch, and counts the answers that are none but problems out. */
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
  for await (const piece of response) text += piece;
  return text.split('"answer":').length - 1;
}

/** Sends bulk requests until it is stopped. */
async function keepBusy(address, seed, signal) {
  const body = flops(QUESTIONS, 100 + seed);
  while (!signal.aborted) await sendBatch(address, body, signal).catch(() => undefined);
}

async function latencies(address) {
  const small = [...flops(ASKED, 1_000).split('\n')];
  return {
    health: await latenciesOf(ASKED, () => fetch(`${address}/health/live`)),
    'a small question': await latenciesOf(ASKED, (index) =>
      fetch(`${address}/v1/equity`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: small[index],
      }),
    ),
  };
}
