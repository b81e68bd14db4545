import { tmpdir } from 'node:os';
import { isDiskFull } from './disk-room.js';

describe('whether a server failed to start because the disk is full', () => {
  test.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', true],
    ['PANIC:  could not write to file "pg_wal/xlogtemp.9": Disk quota exceeded', true],
    ['FATAL:  could not create semaphores: No space left on device', false],
    [
      'FATAL:  could not resize shared memory segment "/PostgreSQL.7" to 1048576 bytes: No space left on device',
      false,
    ],
    [
      'LOG:  could not open file "a"\nFATAL:  could not create shared memory segment: No space left on device',
      false,
    ],
    ['FATAL:  could not create any TCP/IP sockets', false],
    ['', false],
  ])('%s', (output, full) => {
    expect(isDiskFull(tmpdir(), output)).toBe(full);
  });
});
