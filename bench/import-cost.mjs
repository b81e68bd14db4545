import pg from 'pg';
import { root } from '../scripts/lib/paths.mjs';
import { dealtTexts } from './dealt.mjs';
import { importLog } from './import.mjs';
import { startService } from './service.mjs';

/**
 * What a whole import costs, from the upload to `done`: CPU time of each process, which other load of the machine changes less than
 * elapsed time, the elapsed time of its finalization, which is one transaction, and what PostgreSQL then holds.
 *
 * FLOORMAN_BENCH_OTHER names the folder of another built version, which imports the same log in turns.
 */
const ROUNDS = Number(process.env.FLOORMAN_BENCH_ROUNDS ?? 3);

export async function run({ hands }) {
  const other = process.env.FLOORMAN_BENCH_OTHER;
  const versions = [['floorman', root], ...(other === undefined ? [] : [['other version', other]])];
  const log = Buffer.from([...dealtTexts(hands)].join(''));
  const warmUp = Buffer.from([...dealtTexts(8_000, 8)].join(''));
  const measured = versions.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, [, folder]] of versions.entries())
      measured[index].push(await importOnce(folder, warmUp, log, hands));
  return versions.flatMap(([who], index) => rowsOf(who, measured[index]));
}

/** In microseconds and bytes a hand. */
async function importOnce(folder, warmUp, log, hands) {
  const service = await startService({}, folder);
  try {
    // JavaScript is compiled once a process, not once a log.
    await importLog(service.address, warmUp, 'warm-up');
    const sizes = await sizesOf(service.databaseUrl());
    const before = service.cpuTimes();
    const { id } = await importLog(service.address, log, 'bench');
    const after = service.cpuTimes();
    const times = {};
    for (const [name, seconds] of Object.entries(after))
      times[name] = ((seconds - (before[name] ?? 0)) * 1e6) / hands;
    const bytes = {};
    for (const [table, size] of Object.entries(await sizesOf(service.databaseUrl())))
      bytes[table] = (size - (sizes[table] ?? 0)) / hands;
    const { seconds } = await (await fetch(`${service.address}/v1/imports/${id}/report`)).json();
    return { times, bytes, finalization: (seconds.sealing * 1e6) / hands };
  } finally {
    await service.stop();
  }
}

/** The tables with their indexes and large values, and all that was written to the log of changes. */
async function sizesOf(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select relname as name, pg_total_relation_size(oid)::float8 as size from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      union all select 'WAL', pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8`);
    return Object.fromEntries(rows.map(({ name, size }) => [name, size]));
  } finally {
    await client.end();
  }
}

function rowsOf(who, rounds) {
  const totals = rounds.map(({ times }) => Object.values(times).reduce((sum, time) => sum + time, 0));
  const names = Object.keys(rounds[0].times);
  const tables = Object.keys(rounds[0].bytes).filter((table) => rounds[0].bytes[table] >= 1);
  return [
    { work: 'import, CPU time', who, ...middleOf(totals), unit: 'µs a hand' },
    ...names.map((name) => ({
      work: `import, CPU time of ${name}`,
      who,
      ...middleOf(rounds.map(({ times }) => times[name])),
      unit: 'µs a hand',
    })),
    {
      work: 'import, finalization',
      who,
      ...middleOf(rounds.map(({ finalization }) => finalization)),
      unit: 'µs a hand',
    },
    ...tables.map((table) => ({
      work: `import, ${table}`,
      who,
      ...middleOf(rounds.map(({ bytes }) => bytes[table])),
      unit: 'bytes a hand',
    })),
  ];
}

function middleOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    rate: sorted[sorted.length >> 1],
    note: `${sorted[0].toFixed(0)} to ${sorted.at(-1).toFixed(0)}`,
  };
}
