import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { dealtTexts } from './dealt.mjs';
import { startService } from './service.mjs';

/** Clients of each kind at once. */
const CLIENTS = 8;
/** Seconds of quiet before memory is read. */
const REST = 30;
/** Bytes of a log or a JSON body, which is near the limit of a request. */
const LARGE = 7_500_000;
const DEPTH = 200_000;

/**
 * Memory before and after minutes of hostile load: slow senders and slow readers, bodies near the limit, nested JSON, requests
 * that are cut off, and equities that cost as much as is allowed. Bar: what is left is at most 20% more than after warm-up.
 */
export async function run({ minutes }) {
  const service = await startService({ FLOORMAN_RATE_LIMIT: '0' });
  try {
    const log = [...dealtTexts(5_000, 6)].join('');
    const kinds = kindsOf(service.address, log.slice(0, LARGE));
    await load(kinds, 20_000);
    await sleep(REST * 1000);
    const before = service.memory();
    const counts = await load(kinds, minutes * 60_000);
    await sleep(REST * 1000);
    const after = service.memory();
    return ['api', 'worker'].map((role) => ({
      work: `memory after hostile load, ${role}`,
      who: 'floorman',
      rate: after[role].now / before[role].now,
      unit: 'of before',
      note:
        `bar ≤ 1.2; ${before[role].now} MiB before, ${after[role].now} after ${minutes} min, peak ${after[role].peak}` +
        (role === 'api' ? `; requests ${counts}` : ''),
    }));
  } finally {
    await service.stop();
  }
}

/** Runs clients of every kind until the time is over. Returns the number of requests by kind. */
async function load(kinds, milliseconds) {
  const end = performance.now() + milliseconds;
  const counts = {};
  const client = async (name, request) => {
    while (performance.now() < end) {
      await request();
      counts[name] = (counts[name] ?? 0) + 1;
    }
  };
  await Promise.all(
    Object.entries(kinds).flatMap(([name, request]) =>
      Array.from({ length: CLIENTS }, () => client(name, request)),
    ),
  );
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function kindsOf(address, log) {
  const { port } = new URL(address);
  const send = async (path, body, type) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    await response.arrayBuffer();
  };
  const nested = `{"a":`.repeat(DEPTH) + '1' + '}'.repeat(DEPTH);
  const head = (path, length, type) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${String(length)}\r\n\r\n`;
  /** Writes bytes to a connection of its own, and closes it after some milliseconds, whatever has come back. */
  const raw = (bytes, milliseconds, reads = true) =>
    new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      if (reads) socket.resume();
      socket.on('error', () => undefined).on('close', resolve);
      socket.write(bytes);
      setTimeout(() => socket.destroy(), milliseconds);
    });
  return {
    'large logs': () => send('/v1/hands', log, 'text/plain'),
    'nested JSON': () => send('/v1/hands', nested, 'application/json'),
    'binary bodies': () => send('/v1/hands', Buffer.alloc(LARGE, 0xff), 'application/octet-stream'),
    'wrong JSON': () => send('/v1/equity', `{"game":"${'x'.repeat(LARGE)}`, 'application/json'),
    equities: () =>
      send(
        '/v1/equity',
        JSON.stringify({
          game: 'holdem',
          players: [{ range: '100%' }, { range: '100%' }, { range: '100%' }],
          method: 'monte-carlo',
          trials: 1_000_000,
        }),
        'application/json',
      ),
    'cut off': () => raw(head('/v1/hands', LARGE, 'text/plain') + log.slice(0, 1_000_000), 200),
    'slow senders': () =>
      raw(head('/v1/imports', LARGE, 'application/octet-stream') + log.slice(0, 100_000), 8_000),
    'slow readers': () =>
      raw(head('/v1/hands', 1_000_000, 'text/plain') + log.slice(0, 1_000_000), 8_000, false),
    'long headers': () => raw(`GET /v1/hands HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(1_000_000)}`, 500),
  };
}
