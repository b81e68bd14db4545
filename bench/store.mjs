import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dealtTexts } from './dealt.mjs';
import { describeLatencies, latenciesOf } from './latencies.mjs';
import { startService, untilEnded } from './service.mjs';

/** Requests of each list; the first one of them finds nothing in the caches of the database but what the import left there. */
const REQUESTS = 20;
/** One hand of so many has a fault. */
const FAULTY = 50;

/**
 * A store that grows: `--imports` imports of `--hands` hands each. The rate of every import, every list after the first and the last
 * of them, and the deletion of the last import. The imports have the same deals with other hand numbers and years, so that no hand is a copy.
 */
export async function run({ hands, imports }) {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-store-'));
  const log = join(folder, 'dealt.txt');
  await writeLog(log, hands);
  const service = await startService({ FLOORMAN_RATE_LIMIT: '0' });
  const rows = [];
  const report = (row) => {
    rows.push(row);
    console.log(`${row.work}: ${row.rate.toPrecision(4)} ${row.unit}; ${row.note}`);
  };
  try {
    const { address } = service;
    let id = '';
    for (let number = 1; number <= imports; number++) {
      const before = service.cpuTimes();
      const start = performance.now();
      id = await send(address, log, number);
      const { state, counts } = await untilEnded(address, id);
      const seconds = (performance.now() - start) / 1000;
      if (state !== 'done' || counts.hands !== hands || counts.duplicates > 0)
        throw new Error(`the import ended ${state} with ${JSON.stringify(counts)}`);
      const cpu = sumOf(service.cpuTimes()) - sumOf(before);
      report({
        work: `import ${number} of ${hands} hands`,
        who: 'floorman',
        rate: hands / seconds,
        unit: 'hands/s',
        note: `${seconds.toFixed(0)} s, CPU time ${((cpu * 1e6) / hands).toFixed(0)} µs a hand`,
      });
      if (number === 1 || number === imports)
        for (const row of await measureLists(address, id, hands * number)) report(row);
    }
    const start = performance.now();
    await fetch(`${address}/v1/imports/${id}?data=true`, { method: 'DELETE' });
    while ((await fetch(`${address}/v1/imports/${id}`)).status !== 404) await sleep(100);
    report({
      work: `deletion of ${hands} hands of ${hands * imports}`,
      who: 'floorman',
      rate: (performance.now() - start) / 1000,
      unit: 's',
      note: 'until the import is not found',
    });
    await untilErased(service.databaseUrl());
    report({
      work: `erasure of ${hands} hands of ${hands * imports}`,
      who: 'floorman',
      rate: (performance.now() - start) / 1000,
      unit: 's',
      note: 'from the request until its last row is gone',
    });
    return rows;
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each list with its first, median and largest latency, the slowest first, and all of them together. */
export async function measureLists(address, importId, hands) {
  const all = [];
  const rows = [];
  for (const list of await listsOf(address, importId)) {
    const times = await latenciesOf(REQUESTS, () => fetch(address + list));
    all.push(...times);
    const sorted = times.toSorted((a, b) => a - b);
    const max = sorted.at(-1);
    const note = `first ${times[0].toFixed(0)} ms, max ${max.toFixed(0)} ms`;
    rows.push({ max, row: { work: list, who: 'floorman', rate: sorted[REQUESTS >> 1], unit: 'ms', note } });
  }
  const { rate, note } = describeLatencies(all);
  return [
    ...rows.toSorted((a, b) => b.max - a.max).map(({ row }) => row),
    { work: `${rows.length} lists of ${hands} hands`, who: 'floorman', rate, unit: 'ms p50', note },
  ];
}

async function untilErased(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    while ((await client.query(`select from chunks where state = 'deleted' limit 1`)).rowCount > 0)
      await sleep(100);
  } finally {
    await client.end();
  }
}

const sumOf = (times) => Object.values(times).reduce((sum, time) => sum + time, 0);

async function writeLog(path, hands) {
  const file = createWriteStream(path);
  let number = 0;
  for (const text of dealtTexts(hands, 11)) {
    // A wrong rake does not fit the total pot and what was collected.
    const written = ++number % FAULTY === 0 ? text.replace('| Rake $', '| Rake $9') : text;
    if (!file.write(written)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Sends the log with the number of the import in the numbers of its hands, and in its years. */
async function send(address, log, number) {
  const texts = async function* () {
    let rest = '';
    for await (const part of createReadStream(log, { encoding: 'latin1', highWaterMark: 1 << 20 })) {
      const text = rest + part;
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      yield Buffer.from(renumber(text.slice(0, end), number), 'latin1');
    }
    yield Buffer.from(renumber(rest, number), 'latin1');
  };
  const response = await fetch(`${address}/v1/imports?name=store-${number}`, {
    method: 'POST',
    body: Readable.toWeb(Readable.from(texts())),
    duplex: 'half',
  });
  return (await response.json()).id;
}

const renumber = (text, number) =>
  text.replaceAll('PokerStars Hand #', `PokerStars Hand #${number}`).replaceAll('2025/', `${2000 + number}/`);

/** Every condition and every order, for a value that most hands have and one that few have. */
async function listsOf(address, importId) {
  const get = async (path) => (await fetch(address + path)).json();
  const { items } = await get(`/v1/hands?import=${importId}&limit=1`);
  const [hand] = items;
  const { items: players } = await get('/v1/players?order=hands&direction=desc&limit=100');
  const names = [players[0].name, players.at(-1).name].map((name) => encodeURIComponent(name));
  const table = encodeURIComponent(hand.table.name);
  const day = hand.playedAt.slice(0, 10);
  const conditions = [
    '',
    'site=pokerstars',
    'game=holdem',
    'stakes=0.5/1',
    'stakes=0.05/0.10',
    `player=${names[0]}`,
    `player=${names[1]}`,
    `table=${table}`,
    `from=${day}T00:00:00Z`,
    `from=${day}T00:00:00Z&to=${day}T12:00:00Z`,
    'finding=amount',
    'finding=wrong-turn',
    'showdown=true',
    'currency=USD&minPot=100',
    `import=${importId}`,
    `player=${names[0]}&finding=amount`,
    `player=${names[0]}&site=pokerstars&game=holdem&showdown=true`,
    'status=rejected',
    'status=audited',
  ];
  const hands = conditions.flatMap((condition) =>
    ['', '-time', 'pot', '-pot'].map((order) =>
      ['/v1/hands?limit=50', condition, order && `order=${order}`].filter((part) => part !== '').join('&'),
    ),
  );
  return [
    ...hands,
    `/v1/hands?handId=${hand.handId}`,
    '/v1/imports?limit=50',
    `/v1/imports/${importId}/findings?limit=50`,
    `/v1/imports/${importId}/findings?limit=50&code=amount`,
    '/v1/players?limit=50',
    '/v1/players?limit=50&order=hands&direction=desc',
    '/v1/players?limit=50&currency=USD&order=net&direction=desc',
    '/v1/players?search=a&minHands=100',
  ];
}
