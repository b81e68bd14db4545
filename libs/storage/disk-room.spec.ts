import { tmpdir } from 'node:os';
import { lacksRoom } from './disk-room.js';

describe('why a server did not start', () => {
  test.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', true],
    ['PANIC:  could not write to file "pg_wal/xlogtemp.9": Disk quota exceeded', true],
    ['FATAL:  could not create any TCP/IP sockets', false],
    ['', false],
  ])('%s', (words, lacks) => {
    expect(lacksRoom(tmpdir(), words)).toBe(lacks);
  });
});
