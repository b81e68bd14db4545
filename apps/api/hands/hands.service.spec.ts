import { dealHands } from '#dealer';
import { findFormat } from '#histories';
import { ConfigService } from '#nest';
import { readConfig } from '#runtime';
import { MetricsService } from '../metrics/metrics.service.js';
import type { AuditedLog } from './audited-log.js';
import { HandsService } from './hands.service.js';

const OPTIONS = { name: 'body', format: 'auto', profile: 'auto', language: 'en' } as const;

test('a log without hands is read in turns, so that other requests are answered meanwhile', async () => {
  const service = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
  const line = 'one line that never ends ';
  const body = Buffer.concat([
    Buffer.from("PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/03/02 18:15:00 ET\n"),
    Buffer.alloc(4 * 1024 ** 2, line),
  ]);
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await expect(service.auditLog(body, OPTIONS)).rejects.toMatchObject({ code: 'no-hands' });
  isDone = true;
  // At least one turn for each read of 256 KiB; nothing else waits here.
  expect(turns).toBeGreaterThanOrEqual(16);
});

describe('the audit for a client that has disconnected', () => {
  const service = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
  const disconnected = new Error('the client has disconnected');
  const countedCheck = (): { checkConnection: () => void; times: () => number } => {
    let times = 0;
    return {
      checkConnection: () => {
        if (++times === 2) throw disconnected;
      },
      times: () => times,
    };
  };

  test('stops between two blocks of a log', async () => {
    const { checkConnection, times } = countedCheck();
    const head = "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/03/02 18:15:00 ET\n\n";
    const log = Buffer.from(`${head}${'no line of a hand\n'.repeat(100)}`.repeat(100));
    await expect(service.auditLog(log, { ...OPTIONS, checkConnection })).rejects.toBe(disconnected);
    expect(times()).toBe(2);
  });

  test('stops between two canonical hands', async () => {
    const { checkConnection, times } = countedCheck();
    await expect(service.auditHands([{}, {}, {}], { ...OPTIONS, checkConnection })).rejects.toBe(
      disconnected,
    );
    expect(times()).toBe(2);
  });
});

test('a canonical hand that is too long to be stored is too long to be audited', async () => {
  const service = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
  const [hand] = dealHands({ game: 'holdem', limit: 'no-limit', hands: 1, seed: 1 });
  const text = findFormat('json')?.write?.(hand);
  if (text?.ok !== true) throw new Error('every hand can be written as JSON');
  const canonical = JSON.parse(text.text) as object;
  const ofLength = (length: number): object => {
    const padded = { ...canonical, padding: '' };
    return { ...padded, padding: 'x'.repeat(length - JSON.stringify(padded).length) };
  };
  const maxLength = 1024 ** 2 - 1;
  const log = await service.auditHands([ofLength(maxLength), ofLength(maxLength + 1)], OPTIONS);
  const { items } = JSON.parse(log.toText()) as { items: { status: string; rejection?: { code: string } }[] };
  expect(items.map(({ status, rejection }) => rejection?.code ?? status)).toEqual(['audited', 'too-long']);
});

describe('the hands of a table are compared with each other', () => {
  const service = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
  const hands = [...dealHands({ game: 'holdem', limit: 'no-limit', hands: 3, seed: 4 })];
  const [first, second, third] = hands;
  const [player, ...others] = second.players;
  const lessened = { ...second, players: [{ ...player, stack: (player.stack ?? 0) - 100 }, ...others] };
  const findingsOf = (log: AuditedLog): unknown => {
    const { items, summary } = JSON.parse(log.toText()) as {
      items: { lines: number[]; findings: { code: string; line: number }[] }[];
      summary: { findings: object };
    };
    expect(summary.findings).toEqual({ 'table-stakes': 1 });
    return items.map(({ lines, findings }) =>
      findings.map(({ code, line }) => [code, line >= lines[0] && line <= lines[1]]),
    );
  };

  const writtenAs = (format: string): string[] =>
    [first, lessened, third].map((hand) => {
      const written = findFormat(format)?.write?.(hand);
      return written?.ok === true ? written.text : '';
    });

  test.each(['json', 'pokerstars'])('in a log: %s', async (format) => {
    const log = await service.auditLog(Buffer.from(writtenAs(format).join('\n\n')), OPTIONS);
    expect(findingsOf(log)).toEqual([[], [['table-stakes', true]], []]);
  });

  test('in an array of canonical hands', async () => {
    const canonical = writtenAs('json').map((text): unknown => JSON.parse(text));
    const log = await service.auditHands(canonical, OPTIONS);
    expect(findingsOf(log)).toEqual([[], [['table-stakes', true]], []]);
  });
});
