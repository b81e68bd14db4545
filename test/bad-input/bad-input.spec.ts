import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bombText, CLEAN, hand, ILLEGAL, zip } from '../api/logs.js';
import { TIMEOUT_MS, runAudit, type AuditRun } from './command-line.js';

const MIB = 1024 ** 2;
const LARGE = 200 * MIB;
/** Node itself takes some 60 MiB; a program that held a whole large input would exceed this. */
const FLAT_MIB = 200;

/** A valid hand in a second file: it must be audited regardless of the first file. */
const GOOD = hand({ id: 1, raiseTo: '0.15' });

describe('floorman audit of bad input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman bad input '));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const place = (name: string, data: Uint8Array | string = ''): string => {
    const path = join(folder, name);
    writeFileSync(path, data);
    return path;
  };
  const good = place('good.txt', GOOD);

  const rejections = (run: AuditRun) =>
    run.records.flatMap((record) =>
      record.status === 'rejected' ? [[record.member, record.rejection.code, record.rejection.text]] : [],
    );

  /** Audits the file and then the valid one; returns the rejections. */
  const auditWithGood = async (path: string, ...options: string[]) => {
    const run = await runAudit([...options, path, good]);
    expect([run.status, run.stderr]).toEqual([2, '']);
    expect(run.records.at(-1)).toMatchObject({
      file: good,
      status: 'audited',
      findings: [{ code: 'short-raise', line: 10 }],
    });
    expect(run.summary.files).toBe(2);
    expect(run.memory).toBeLessThan(FLAT_MIB);
    return { run, rejected: rejections(run) };
  };

  test.each<[what: string, data: Uint8Array | string, code: string, text: string]>([
    ['an empty file', '', 'unknown-format', ''],
    ['blanks', '\n \n\n', 'unknown-format', ''],
    [
      'a program',
      Buffer.from(Array.from({ length: 9999 }, (_, at) => (at * 7919) % 256)),
      'unreadable-source',
      'binary',
    ],
    ['a letter', 'Dear all,\nminutes follow.', 'unknown-format', 'Dear all,'],
    [
      'a site that is not known',
      CLEAN.replace('PokerStars', 'Basement'),
      'unknown-format',
      CLEAN.split('\n')[0].replace('PokerStars', 'Basement'),
    ],
    ['the first bytes of a gzip', gzipSync(CLEAN).subarray(0, 12), 'unreadable-source', 'truncated-archive'],
    [
      'a truncated zip',
      zip({ name: 'a.txt', data: CLEAN }).subarray(0, 200),
      'unreadable-source',
      'truncated-archive',
    ],
    ['an unsupported archive', 'Rar!\u001a\u0007\u0000', 'unreadable-source', 'unsupported-archive'],
  ])(
    'rejects %s, and audits the next file',
    async (_, data, code, text) => {
      const { rejected } = await auditWithGood(place('bad', data));
      expect(rejected).toEqual([[null, code, text]]);
    },
    TIMEOUT_MS,
  );

  test(
    'a truncated gzip: the hands before the end are audited',
    async () => {
      const whole = gzipSync(Array.from({ length: 300 }, (_, id) => hand({ id: id + 100 })).join(''), {
        level: 0,
      });
      const { run, rejected } = await auditWithGood(place('cut.gz', whole.subarray(0, whole.length / 2)));
      expect(run.summary.audited).toBeGreaterThan(140);
      expect(rejected.at(-1)).toEqual([null, 'unreadable-source', 'truncated-archive']);
    },
    TIMEOUT_MS,
  );

  test(
    'a zip with a member outside the archive: that member is rejected, the others are audited',
    async () => {
      const data = zip(
        { name: '../../outside.txt', data: ILLEGAL },
        { name: '/etc/outside.txt', data: ILLEGAL },
        { name: 'inside.txt', data: CLEAN },
      );
      const { run, rejected } = await auditWithGood(place('paths.zip', data));
      expect(rejected).toEqual([
        ['../../outside.txt', 'unreadable-source', 'unsafe-path'],
        ['/etc/outside.txt', 'unreadable-source', 'unsafe-path'],
      ]);
      expect(run.records[2]).toMatchObject({ member: 'inside.txt', status: 'audited', findings: [] });
    },
    TIMEOUT_MS,
  );

  test.each([
    ['UTF-16, no byte order mark', 'utf16le'],
    ['Windows-1252', 'latin1'],
    ['UTF-8', 'utf8'],
  ] as const)(
    'a log in %s is decoded',
    async (_, encoding) => {
      const text = hand({ id: 5, name: 'Muñoz' });
      const run = await runAudit([place('encoded.txt', Buffer.from(text, encoding))]);
      expect([run.status, run.stderr]).toEqual([0, '']);
      expect(run.records).toMatchObject([
        { status: 'audited', players: [{ name: 'Muñoz' }, {}, {}], findings: [] },
      ]);
    },
    TIMEOUT_MS,
  );

  describe('memory stays bounded', () => {
    test(
      'for 200 MB of zeros, from a file and from a pipe',
      async () => {
        const zeros = place('zeros');
        truncateSync(zeros, LARGE);
        expect((await auditWithGood(zeros)).rejected).toEqual([[null, 'unreadable-source', 'binary']]);
        let pulled = 0;
        const endless = (function* () {
          for (const part = Buffer.alloc(64 * 1024); pulled < LARGE; pulled += part.length) yield part;
        })();
        const run = await runAudit(['-', good], endless);
        expect([run.status, rejections(run), run.summary.audited]).toEqual([
          2,
          [[null, 'unreadable-source', 'binary']],
          1,
        ]);
        // The bytes that were read, and those in pipes and buffers.
        expect(pulled).toBeLessThan(2 * MIB);
      },
      TIMEOUT_MS,
    );

    test.each([
      ['that is no log', '', 'unknown-format', 2],
      ['behind good hands', CLEAN + ILLEGAL.slice(0, 400), 'too-long', 3],
    ])(
      'over one line of 100 MB %s',
      async (_, before, code, hands) => {
        const part = Buffer.alloc(64 * 1024, 'one line that never ends ');
        const line = (function* () {
          yield Buffer.from(before);
          for (let length = 0; length < 100 * MIB; length += part.length) yield part;
        })();
        const run = await runAudit(['-', good], line);
        expect([run.status, run.stderr]).toEqual([2, '']);
        expect(rejections(run).map(([, rejection]) => rejection)).toEqual([code]);
        expect([run.summary.hands, run.summary.audited]).toEqual([hands, hands - 1]);
        expect(run.memory).toBeLessThan(FLAT_MIB);
      },
      TIMEOUT_MS,
    );

    test(
      'for a zip bomb, whose neighbours are audited',
      async () => {
        const data = zip({ name: 'before.txt', data: CLEAN }, { name: 'bomb.txt', data: bombText(200) });
        expect(data.length).toBeLessThan(MIB);
        const { run, rejected } = await auditWithGood(place('bomb.zip', data));
        expect(run.records[0]).toMatchObject({ member: 'before.txt', status: 'audited' });
        expect(rejected.at(-1)).toEqual(['bomb.txt', 'unreadable-source', 'archive-bomb']);
      },
      TIMEOUT_MS,
    );

    test(
      'over a gzip bomb in a pipe',
      async () => {
        const run = await runAudit(['-', good], [gzipSync(bombText(200))]);
        expect([run.status, run.stderr, run.summary.audited]).toEqual([2, '', 1]);
        expect(rejections(run).at(-1)).toEqual([null, 'unreadable-source', 'archive-bomb']);
        expect(run.memory).toBeLessThan(FLAT_MIB);
      },
      TIMEOUT_MS,
    );
  });

  test(
    'a folder with a broken link and a cyclic link: every file once',
    async () => {
      const root = join(folder, 'logs');
      mkdirSync(join(root, 'deep'), { recursive: true });
      writeFileSync(join(root, 'a.txt'), CLEAN);
      writeFileSync(join(root, 'deep', 'b.txt'), ILLEGAL);
      symlinkSync('nowhere', join(root, 'broken.txt'));
      symlinkSync('..', join(root, 'deep', 'up'));
      const run = await runAudit([root]);
      expect([run.status, run.stderr]).toEqual([2, '']);
      expect(run.records.map(({ file, status }) => [file.slice(root.length + 1), status])).toEqual([
        ['a.txt', 'audited'],
        ['broken.txt', 'rejected'],
        ['deep/b.txt', 'audited'],
      ]);
      expect(rejections(run)).toEqual([[null, 'unreadable-source', 'read-failed']]);
    },
    TIMEOUT_MS,
  );

  test(
    'a zip that arrives through a pipe byte by byte',
    async () => {
      const data = zip({ name: 'a.txt', data: CLEAN });
      const bytes = (async function* () {
        for (const byte of data) {
          yield Uint8Array.of(byte);
          if (byte % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
        }
      })();
      const run = await runAudit(['-'], bytes);
      expect([run.status, run.records]).toMatchObject([
        0,
        [{ file: '-', member: 'a.txt', status: 'audited' }],
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'several threads reject and audit the same',
    async () => {
      const { rejected } = await auditWithGood(place('bad', 'no log'), '--jobs', '2');
      expect(rejected).toEqual([[null, 'unknown-format', 'no log']]);
    },
    TIMEOUT_MS,
  );
});
