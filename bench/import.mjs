import { Readable } from 'node:stream';
import { dealtTexts } from './dealt.mjs';
import { startService, untilEnded } from './service.mjs';

/** The stages as the report names them. Auditing and storing run in parallel with the others. */
const STAGES = [
  ['receiving', 'receiving', 'until the last byte is durable'],
  ['auditing', 'reading and judging', 'summed over all threads'],
  ['storing', 'writing rows', 'summed over all connections'],
  ['sealing', 'sealing', 'copies, counts, totals of players'],
];

/**
 * `POST /v1/imports` to `done`: from the first byte to the finalized import, with source, hands, seats, findings and indexes
 * written by the embedded PostgreSQL with fsync.
 */
export async function run({ hands }) {
  const log = Buffer.from([...dealtTexts(hands)].join(''));
  const service = await startService();
  try {
    // JavaScript is compiled once a process, not once a log.
    await importLog(service.address, Buffer.from([...dealtTexts(2_000, 8)].join('')), 'warm-up');
    const { id, seconds, upload, status } = await importLog(service.address, log, 'bench');
    const report = await (await fetch(`${service.address}/v1/imports/${id}/report`)).json();
    if (status.counts.audited + status.counts.duplicates !== hands) throw new Error(JSON.stringify(status));
    const memory = service.memory();
    const stages = STAGES.map(([stage, work, note]) => ({
      work: `import, ${work}`,
      who: 'floorman',
      rate: report.seconds[stage],
      unit: 's',
      note,
    }));
    return [
      {
        work: 'import, first byte to done',
        who: 'floorman',
        rate: hands / seconds,
        unit: 'hands/s',
        note:
          `${hands} hands, ${(log.length / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, upload ${upload.toFixed(1)} s, ` +
          `peak api ${memory.api?.peak} MiB, worker ${memory.worker?.peak} MiB`,
      },
      ...stages,
    ];
  } finally {
    await service.stop();
  }
}

/** Sends a log, and waits until its import has ended. */
export async function importLog(address, log, name) {
  const start = performance.now();
  const body = Readable.toWeb(Readable.from(partsOf(log)));
  const response = await fetch(`${address}/v1/imports?name=${name}`, {
    method: 'POST',
    body,
    duplex: 'half',
  });
  const upload = (performance.now() - start) / 1000;
  const { id } = await response.json();
  const status = await untilEnded(address, id, 100);
  const seconds = (performance.now() - start) / 1000;
  return { id, seconds, upload, status };
}

function* partsOf(log) {
  for (let at = 0; at < log.length; at += 65_536) yield log.subarray(at, at + 65_536);
}
