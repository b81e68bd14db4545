import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { recordSchema, summarySchema } from '#audit';
import { floorman, parseLines } from './floorman.js';

describe('floorman audit', () => {
  let folder: string;
  let log: string;
  let hands: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-cli-'));
    const dealt = await floorman(['deal', '--game', 'holdem', '--hands', '1200', '--seed', '5', '--wild']);
    expect(dealt.code).toBe(0);
    log = join(folder, 'log.txt');
    writeFileSync(log, dealt.stdout);
    hands = dealt.stdout.split(/(?=^PokerStars )/m);
    expect(hands).toHaveLength(1200);
  }, 60_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  test('reads a log that was quoted in a mail', async () => {
    const own = hands.slice(0, 3).join('');
    const quoted = own.replace(/^/gm, '> ');
    const [plain, pasted] = await Promise.all(
      [own, quoted].map(async (text, at) =>
        floorman(['audit', '--ndjson', write(`quoted-${String(at)}.txt`, text)]),
      ),
    );
    const results = ({ stdout }: typeof plain): unknown[] =>
      parseLines(stdout).hands.map(({ file: _file, lines: _lines, ...record }) => record);
    expect(parseLines(pasted.stdout).hands.map(({ status }) => status)).toEqual([
      'audited',
      'audited',
      'audited',
    ]);
    expect(results(pasted)).toEqual(results(plain));
  });

  /** A hand whose first raise is smaller than the rules allow; its other figures agree with that raise. */
  const shortRaise = (): { text: string; line: number } => {
    for (const hand of hands) {
      const lines = hand.split('\n');
      const line = lines.findIndex((text) => / raises \$0\.\d\d to \$0\.\d\d$/.test(text));
      const first = lines.findIndex((text) => text.includes(' raises '));
      if (line < 0 || line !== first) continue;
      lines[line] = lines[line].replace(/raises .*/, 'raises $0.01 to $0.11');
      return { text: lines.join('\n'), line: line + 1 };
    }
    throw new Error('no hand with a raise');
  };

  test('prints every hand once, in order and by the schema, and the counts add up', async () => {
    const { code, stdout } = await floorman(['audit', '--ndjson', log]);
    const { hands: records, summary } = parseLines(stdout);
    expect(code).toBe(0);
    expect(records).toHaveLength(1200);
    records.forEach((record, index) => {
      expect(recordSchema.parse(record)).toEqual(record);
      expect(record.index).toBe(index);
    });
    expect(summarySchema.parse(summary)).toMatchObject({ files: 1, hands: 1200, audited: 1200, rejected: 0 });
  });

  test('the output does not depend on the number of threads', async () => {
    const one = await floorman(['audit', '--ndjson', log]);
    const three = await floorman(['audit', '--ndjson', '--jobs', '3', log]);
    const withoutTime = (text: string): string => text.replace(/"seconds":[\d.]+/, '');
    expect(withoutTime(three.stdout)).toBe(withoutTime(one.stdout));
  });

  test('plain, gzip and standard input give the same records', async () => {
    const packed = write('log.gz', gzipSync(hands.slice(0, 50).join('')));
    const plain = write('few.txt', hands.slice(0, 50).join(''));
    const fromGzip = await floorman(['audit', '--ndjson', packed]);
    const fromPlain = await floorman(['audit', '--ndjson', plain]);
    const fromInput = await floorman(['audit', '--ndjson', '-'], hands.slice(0, 50).join(''));
    const bare = (text: string): unknown[] =>
      parseLines(text).hands.map(({ file: _file, ...record }) => record);
    expect(bare(fromGzip.stdout)).toEqual(bare(fromPlain.stdout));
    expect(bare(fromInput.stdout)).toEqual(bare(fromPlain.stdout));
  });

  test.each([
    ['en', 'there is no file in'],
    ['es', 'no hay ningún archivo en'],
  ])('an empty folder is no error, and is reported (%s)', async (language, words) => {
    const empty = join(folder, 'empty');
    mkdirSync(join(empty, 'within'), { recursive: true });
    const { code, stdout, stderr } = await floorman(['audit', '--lang', language, empty]);
    expect([code, stderr]).toEqual([0, `floorman: ${words} ${empty}\n`]);
    expect(stdout).toMatch(/^0 /);
  });

  test('reads a folder with all its subfolders, in the order of names', async () => {
    const nested = join(folder, 'nested');
    mkdirSync(join(nested, 'b'), { recursive: true });
    writeFileSync(join(nested, 'c.txt'), hands[2]);
    writeFileSync(join(nested, 'b', 'x.txt'), hands[1]);
    writeFileSync(join(nested, 'a.txt'), hands[0]);
    const { stdout } = await floorman(['audit', '--ndjson', nested]);
    const names = parseLines(stdout).hands.map(({ file }) => String(file).slice(nested.length + 1));
    expect(names).toEqual(['a.txt', join('b', 'x.txt'), 'c.txt']);
  });

  test('R-BET-6: reports a short raise with its line and rule, and exits with 1', async () => {
    const { text, line } = shortRaise();
    const { code, stdout } = await floorman(['audit', '--ndjson', write('short.txt', text)]);
    expect(code).toBe(1);
    const [record] = parseLines(stdout).hands;
    expect(record).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'short-raise', severity: 'illegal', rules: ['R-BET-6'], line }),
      ]) as unknown,
    });
  });

  test('prints messages in the requested language', async () => {
    const path = write('short-es.txt', shortRaise().text);
    const english = await floorman(['audit', path]);
    const spanish = await floorman(['audit', '--lang', 'es', path]);
    expect(english.stdout).toContain('the smallest raise was to');
    expect(spanish.stdout).toContain('la subida mínima era a');
  });

  test('the same hand again is a duplicate; a contradicting copy is a mismatch', async () => {
    const changed = hands[0].replace(/Total pot \$[\d.]+/, 'Total pot $99');
    const path = write('twice.txt', [hands[0], hands[1], hands[0], changed].join(''));
    const { code, stdout } = await floorman(['audit', '--ndjson', path]);
    const { hands: records, summary } = parseLines(stdout);
    expect(records.map(({ status }) => status)).toEqual(['audited', 'audited', 'duplicate', 'audited']);
    expect(summary).toMatchObject({ hands: 4, audited: 3, duplicates: 1 });
    expect(code).toBe(1);
  });

  test('L-ID-1: a copy whose actions differ is a conflicting copy', async () => {
    const { text } = shortRaise();
    const original = hands.find((hand) => hand.slice(0, 40) === text.slice(0, 40))!;
    const { stdout } = await floorman(['audit', '--ndjson', write('copies.txt', original + text)]);
    const { findings } = parseLines(stdout).hands[1] as { findings: { code: string }[] };
    expect(findings.map(({ code }) => code)).toContain('conflicting-copy');
  });

  test('L-ID-1: the same hand from another seat is another view, not a fault', async () => {
    const seen = hands.find((hand) => hand.includes('Dealt to '))!;
    const other = seen.replace(/^Dealt to .*\n/m, '');
    const { code, stdout } = await floorman(['audit', '--ndjson', write('views.txt', seen + other)]);
    const { findings } = parseLines(stdout).hands[1] as { findings: { code: string; severity: string }[] };
    expect(findings).toContainEqual(expect.objectContaining({ code: 'other-view', severity: 'notice' }));
    expect(code).toBe(0);
  });

  test('--findings-only leaves out hands without findings, and still counts them', async () => {
    const path = write('mixed.txt', hands[0] + shortRaise().text);
    const { stdout } = await floorman(['audit', '--ndjson', '--findings-only', path]);
    const { hands: records, summary } = parseLines(stdout);
    expect(records).toHaveLength(1);
    expect(summary).toMatchObject({ hands: 2 });
  });

  test('--json is one document of the same records', async () => {
    const path = write('document.txt', hands.slice(0, 3).join(''));
    const { stdout } = await floorman(['audit', '--json', path]);
    const lines = await floorman(['audit', '--ndjson', path]);
    expect((JSON.parse(stdout) as { hands: unknown[] }).hands).toEqual(parseLines(lines.stdout).hands);
  });

  test.each([
    [['audit']],
    [['audit', 'no-such-file.txt']],
    [['audit', '--format', 'telegraph', '-']],
    [['audit', '--profile', 'nobody', '-']],
    [['audit', '--lang', 'tlh', '-']],
    [['audit', '--jobs', '0', '-']],
    [['audit', '--ndjson', '--json', '-']],
    [['auditt', '-']],
  ])('wrong use exits with 64: %j', async (args) => {
    const { code, stderr } = await floorman(args, '');
    expect(code).toBe(64);
    expect(stderr).not.toBe('');
    expect(stderr).not.toContain('    at ');
  });
});
