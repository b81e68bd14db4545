import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteLogs } from '../../libs/audit/testing/sites/index.js';
import { CLEAN, ILLEGAL, zip } from '../api/logs.js';
import { floorman, parseLines } from './floorman.js';

const README =
  '# Spring tour\n\nThe logs of all tables. Seat 1 is the dealer; a player folds, calls or raises in turn.\n';
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
const DATABASE = Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(400)]);
/** A log as no reader knows it. */
const UNKNOWN = `Round 17 of table Elm\n${'Ann checks\nBen bets 20\nAnn folds\n'.repeat(4)}`;

describe('a folder or a zip with more than logs of one site', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-folder-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };

  const audit = async (...args: string[]) => {
    const { code, stdout } = await floorman(['audit', '--ndjson', ...args]);
    const { hands, summary } = parseLines(stdout);
    return { code, hands, summary };
  };

  test('files that are no logs are skipped and counted; the others are read', async () => {
    write('README.md', README);
    write('a/table.txt', CLEAN);
    write('a/b/c/deep.txt', ILLEGAL);
    write('a/picture.png', PICTURE);
    write('a/hands.db', DATABASE);
    write('a/empty.txt', '');
    const { code, hands, summary } = await audit(folder);
    expect(hands.map(({ file, status }) => [String(file).slice(folder.length + 1), status])).toEqual([
      ['a/b/c/deep.txt', 'audited'],
      ['a/table.txt', 'audited'],
    ]);
    expect([code, summary]).toMatchObject([
      1,
      { files: 6, hands: 2, audited: 2, rejected: 0, skipped: { 'not-a-log': 4 } },
    ]);
  });

  test('the members of a zip that are no logs are skipped and counted', async () => {
    const archive = zip(
      { name: 'README.md', data: README },
      { name: 'table.txt', data: CLEAN },
      { name: 'picture.png', data: PICTURE },
    );
    const { code, hands, summary } = await audit(write('logs.zip', archive));
    expect(hands).toMatchObject([{ member: 'table.txt', status: 'audited' }]);
    expect([code, summary]).toMatchObject([0, { files: 1, hands: 1, skipped: { 'not-a-log': 2 } }]);
  });

  test('a log that a power failure filled with NULs is read as far as it goes', async () => {
    write('table.txt', Buffer.concat([Buffer.from(CLEAN), Buffer.alloc(10_000)]));
    const { hands, summary } = await audit(folder);
    expect(hands).toMatchObject([{ status: 'audited' }]);
    expect(summary).toMatchObject({ audited: 1, rejected: 0, skipped: { 'not-a-log': 0 } });
  });

  test('files that are no logs are skipped with --format too', async () => {
    write('README.md', README);
    write('table.txt', CLEAN);
    const { code, summary } = await audit(folder, '--format', 'pokerstars');
    expect([code, summary]).toMatchObject([0, { hands: 1, rejected: 0, skipped: { 'not-a-log': 1 } }]);
  });

  test('convert and --infer skip what is no log, and name it', async () => {
    write('README.md', README);
    write('picture.png', PICTURE);
    write('table.txt', CLEAN);
    const converted = await floorman(['convert', '--to', 'json', folder]);
    expect(converted.code).toBe(0);
    expect(converted.stderr).toMatch(/README\.md skipped: not a log\n.*picture\.png skipped: not a log\n/);
    expect(converted.stderr).toContain('Hands read: 1; written: 1; not written: 0; rejected: 0\n');
    expect(converted.stderr).toContain('  2 files skipped: not a log\n');
    const inferred = await floorman(['profiles', '--infer', folder, '--json']);
    expect(JSON.parse(inferred.stdout)).toMatchObject({ evidence: { hands: 1, rejected: 0 } });
    expect(inferred.stderr).toContain('README.md skipped: not a log');
  });

  test('a log of no known format is rejected, in a folder and in a zip', async () => {
    write('unknown.txt', UNKNOWN);
    write('logs.zip', zip({ name: 'unknown.txt', data: UNKNOWN }));
    const { code, hands, summary } = await audit(folder);
    expect(hands.map(({ member, rejection }) => [member, (rejection as { code: string }).code])).toEqual([
      ['unknown.txt', 'unknown-format'],
      [null, 'unknown-format'],
    ]);
    expect([code, summary]).toMatchObject([2, { rejected: 2, skipped: { 'not-a-log': 0 } }]);
  });

  test('a file that is named is rejected if it is no log; so is a zip without a log', async () => {
    const readme = write('README.md', README);
    const archive = write('notes.zip', zip({ name: 'README.md', data: README }));
    const { code, hands, summary } = await audit(readme, archive);
    expect(hands.map(({ rejection }) => (rejection as { code: string }).code)).toEqual([
      'unknown-format',
      'unknown-format',
    ]);
    expect([code, summary]).toMatchObject([2, { rejected: 2, skipped: { 'not-a-log': 1 } }]);
  });

  test.each([
    ['en', 'README.md skipped: not a log', ', 1 file skipped (not a log) ('],
    ['es', 'README.md omitido: no es un historial', ', 1 archivo omitido (no es un historial) ('],
  ])('the readable summary names the skipped files (%s)', async (language, line, count) => {
    write('README.md', README);
    write('table.txt', CLEAN);
    const { stdout } = await floorman(['audit', '--lang', language, folder]);
    expect(stdout).toContain(`${line}\n`);
    expect(stdout).toContain(count);
  });

  test('a file and a zip with the logs of several sites have the hands of all', async () => {
    const logs = [CLEAN, ...siteLogs.map(({ text }) => text), ILLEGAL];
    const formats = new Set(['pokerstars', ...siteLogs.map(({ format }) => format)]);
    const mixed = await audit(write('mixed.txt', logs.join('\n\n')));
    const members = logs.map((data, index) => ({ name: `${String(index)}/log.txt`, data }));
    const zipped = await audit(write('mixed.zip', zip(...members)));
    const bare = ({ hands }: Awaited<ReturnType<typeof audit>>) =>
      hands.map(({ format, handId, status }) => [format, handId, status]);
    expect(bare(mixed)).toEqual(bare(zipped));
    expect(new Set(mixed.hands.map(({ format }) => format))).toEqual(formats);
    expect(mixed.summary).toMatchObject({ rejected: 0 });
  });

  test('logs of every format that Floorman writes can be in one file, in any order', async () => {
    const formats = ['phhs', 'pokerstars', 'ohh', 'json'];
    /** Records of both forms of the notation have one format; dealt canonical hands keep that of the site. */
    const recorded = (format: string): string =>
      format === 'phhs' ? 'phh' : format === 'json' ? 'pokerstars' : format;
    const logs = new Map<string, string>();
    for (const format of formats) {
      const args = ['deal', '--game', 'holdem', '--hands', '3', '--seed', '8', '--to', format];
      logs.set(format, (await floorman(args)).stdout);
    }
    for (const first of formats)
      for (const second of formats.filter((format) => format !== first)) {
        const { hands } = await audit(write('two.txt', `${logs.get(first)!}\n${logs.get(second)!}`));
        expect(hands.map(({ format, status }) => [format, status])).toEqual([
          ...Array.from({ length: 3 }, () => [recorded(first), 'audited']),
          ...Array.from({ length: 3 }, () => [recorded(second), 'audited']),
        ]);
      }
  });

  test('a player whose name looks like the header of another site changes nothing', async () => {
    for (const name of ['#1Fish', 'STATE:1', 'Hand #7', 'Game #9', 'Stage #3', '[1]', '{']) {
      const { hands } = await audit(
        write('names.txt', [CLEAN, ILLEGAL].join('\n\n').replaceAll('Bruno', name)),
      );
      expect(hands.map(({ format, status }) => [format, status])).toEqual([
        ['pokerstars', 'audited'],
        ['pokerstars', 'audited'],
      ]);
    }
  });

  test('convert and replay read a file with the logs of several sites', async () => {
    const mixed = write('mixed.txt', [CLEAN, siteLogs[0].text, ILLEGAL].join('\n\n'));
    const { hands } = await audit(mixed);
    const converted = await floorman(['convert', mixed, '--to', 'json']);
    expect(converted.code).toBe(0);
    expect(converted.stdout.trimEnd().split('\n')).toHaveLength(hands.length);
  });
});
