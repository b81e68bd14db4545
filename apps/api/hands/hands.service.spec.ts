import { dealHands } from '#dealer';
import { findFormat } from '#histories';
import { ConfigService } from '#nest';
import { readConfig } from '#runtime';
import { MetricsService } from '../metrics/metrics.service.js';
import { HandsService } from './hands.service.js';

const WISHES = { name: 'body', format: 'auto', profile: 'auto', language: 'en' } as const;

test('a log without hands is looked through in turns, so that others are answered meanwhile', async () => {
  const service = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
  const line = 'one line that never ends ';
  const body = Buffer.concat([
    Buffer.from("PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/03/02 18:15:00 ET\n"),
    Buffer.alloc(4 * 1024 ** 2, line),
  ]);
  let turns = 0;
  let over = false;
  const count = (): void => {
    turns++;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  await expect(service.auditLog(body, WISHES)).rejects.toMatchObject({ code: 'no-hands' });
  over = true;
  // A turn a read of 256 KiB at least; nothing else waits here.
  expect(turns).toBeGreaterThanOrEqual(16);
});

describe('hands that nobody waits for any more', () => {
  const service = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
  const gone = new Error('the client has gone');
  const asked = (): { checkConnection: () => void; times: () => number } => {
    let times = 0;
    return {
      checkConnection: () => {
        if (++times === 2) throw gone;
      },
      times: () => times,
    };
  };

  test('are left between two blocks of their log', async () => {
    const { checkConnection, times } = asked();
    const head = "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/03/02 18:15:00 ET\n\n";
    const log = Buffer.from(`${head}${'no line of a hand\n'.repeat(100)}`.repeat(100));
    await expect(service.auditLog(log, { ...WISHES, checkConnection })).rejects.toBe(gone);
    expect(times()).toBe(2);
  });

  test('are left between two hands', async () => {
    const { checkConnection, times } = asked();
    await expect(service.auditHands([{}, {}, {}], { ...WISHES, checkConnection })).rejects.toBe(gone);
    expect(times()).toBe(2);
  });
});

test('a canonical hand that is too long to be kept is too long to be audited', async () => {
  const service = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
  const [hand] = dealHands({ game: 'holdem', limit: 'no-limit', hands: 1, seed: 1 });
  const text = findFormat('json')?.write?.(hand);
  if (text?.ok !== true) throw new Error('every hand can be written as JSON');
  const canonical = JSON.parse(text.text) as object;
  const ofLength = (length: number): object => {
    const padded = { ...canonical, padding: '' };
    return { ...padded, padding: 'x'.repeat(length - JSON.stringify(padded).length) };
  };
  const most = 1024 ** 2 - 1;
  const log = await service.auditHands([ofLength(most), ofLength(most + 1)], WISHES);
  const { items } = JSON.parse(log.toText()) as { items: { status: string; rejection?: { code: string } }[] };
  expect(items.map(({ status, rejection }) => rejection?.code ?? status)).toEqual(['audited', 'too-long']);
});
