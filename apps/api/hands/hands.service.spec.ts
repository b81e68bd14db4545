import { readConfig } from '../../config.js';
import { Metrics } from '../metrics/metrics.js';
import { HandsService } from './hands.service.js';

test('a log without hands is looked through in turns, so that others are answered meanwhile', async () => {
  const service = new HandsService(readConfig({}, '/'), new Metrics());
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
  const wishes = { name: 'body', format: 'auto', profile: 'auto', language: 'en' } as const;
  await expect(service.auditLog(body, wishes)).rejects.toMatchObject({ code: 'no-hands' });
  over = true;
  // A turn a read of 256 KiB at least; nothing else waits here.
  expect(turns).toBeGreaterThanOrEqual(16);
});
