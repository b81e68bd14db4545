import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditRecord } from '#audit';
import { TABLE_NAMES, TABLES } from '#export';
import { checkTables, readTables, units, type Row, type Tables } from '../exports/tables.js';
import { startFloorman, floorman } from './floorman.js';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'floorman-export-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const exportLog = async (log: string, ...flags: readonly string[]): Promise<Tables> => {
  const path = join(folder, 'log.txt');
  await writeFile(path, log);
  const out = join(folder, 'out');
  const ran = await floorman(['export', path, '--to', 'parquet', '--out', out, '--overwrite', ...flags]);
  expect([ran.code, ran.stderr]).toEqual([log.includes('REJECT') ? 2 : 0, expect.any(String)]);
  return readTables(out);
};

const auditLog = async (log: string): Promise<AuditRecord[]> => {
  const path = join(folder, 'log.txt');
  await writeFile(path, log);
  const { stdout } = await floorman(['audit', path, '--ndjson']);
  return stdout
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as AuditRecord);
};

/** A value of a row as CSV has it. */
const asText = (value: Row[string]): string =>
  value === null ? '' : value instanceof Date ? value.toISOString() : String(value);

/** The rows of a CSV without line ends inside values. */
const csvRows = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    );

const deal = async (game: string, ...flags: readonly string[]): Promise<string> =>
  (await floorman(['deal', '--game', game, '--hands', '20', '--seed', '11', ...flags])).stdout;

describe('floorman export', () => {
  test.each([
    ['holdem', ['--wild']],
    ['omaha-8', ['--ante', '3']],
    ['stud-8', []],
    ['lowball-27-triple', []],
    ['horse', []],
    ['holdem', ['--tournament']],
    ['holdem', ['--to', 'json', '--wild']],
  ])('writes the figures of the audit: %s %j', async (game, flags) => {
    const log = await deal(game, ...flags);
    const tables = await exportLog(log);
    checkTables(tables, await auditLog(log));
    expect(tables.players.length).toBeGreaterThan(30);
  });

  test('has findings, cancelled and rejected hands, copies and other views as the audit has them', async () => {
    const hands = (await deal('holdem')).trim().split(/\n\n+(?=PokerStars)/);
    const faulty = [
      ...hands,
      hands[0],
      hands[1].replace(/Dealt to Hero \[.*\n/, ''),
      hands[2].replace('posts small blind $', 'posts small blind $1'),
      hands[3].replace(/^(PokerStars Hand #)\d+/, '$1777').replace(/Total pot \$/, 'Total pot $9'),
      hands[4]
        .replace(/^(PokerStars Hand #)\d+/, '$1778')
        .replace(/\*\*\* HOLE[^]*/, 'Hand cancelled\n*** SUMMARY ***\nTotal pot $0 | Rake $0'),
      hands[5].replace(/^(PokerStars Hand #)\d+/, '$1779').replace(/Seat 1: .* in chips\)/, 'Seat 1: REJECT'),
    ];
    const log = `${faulty.join('\n\n\n')}\n`;
    const records = await auditLog(log);
    expect(new Set(records.map(({ status }) => status))).toEqual(
      new Set(['audited', 'cancelled', 'rejected', 'duplicate']),
    );
    const codes = records.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect(codes).toEqual(expect.arrayContaining(['total-pot', 'conflicting-copy']));
    checkTables(await exportLog(log), records);
  });

  test('has the pot, the stack and the street before each action, as the replay shows them', async () => {
    const log = await deal('holdem', '--wild');
    const { actions } = await exportLog(log);
    for (let index = 0; index < 20; index++) {
      const args = ['replay', join(folder, 'log.txt'), '--index', String(index), '--json'];
      const { steps } = JSON.parse((await floorman(args)).stdout) as {
        steps: Record<string, string | number | null>[] & { stacks: Record<string, string> }[];
      };
      const kinds = new Set(actions.map(({ action }) => action));
      const expected = steps
        .filter(({ event }) => kinds.has(event as string))
        .map(({ line, event, seat, street, pot, stacks }) => ({
          line,
          action: event,
          seat,
          street,
          pot_before: units(pot as string, 2),
          stack_before: units((stacks as unknown as Record<string, string>)[String(seat)], 2),
        }));
      const rows = actions.filter(({ hand }) => hand === BigInt(index + 1));
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at));
      expect(rows).toEqual(expected.map((step) => expect.objectContaining(step) as unknown));
    }
  });

  test('has amounts that add up to the pot', async () => {
    const { actions, hands } = await exportLog(await deal('stud-8', '--ante', '2'));
    for (const { hand, pot } of hands) {
      const own = actions.filter((row) => row.hand === hand);
      const sum = own.reduce((before, { action, amount }) => {
        const chips = (amount ?? 0n) as bigint;
        return action === 'uncalled' ? before - chips : before + chips;
      }, 0n);
      expect([hand, sum]).toEqual([hand, pot]);
    }
  });

  test('is the same with threads', async () => {
    const log = await deal('holdem', '--wild');
    expect(await exportLog(log, '--jobs', '2')).toEqual(await exportLog(log));
  });

  test('has the same rows in Parquet, CSV and NDJSON', async () => {
    const tables = await exportLog(await deal('holdem', '--wild'));
    for (const format of ['csv', 'ndjson']) {
      const out = join(folder, format);
      expect((await floorman(['export', join(folder, 'log.txt'), '--to', format, '--out', out])).code).toBe(
        0,
      );
      expect((await readdir(out)).sort()).toEqual(TABLE_NAMES.map((name) => `${name}.${format}`).sort());
      for (const name of TABLE_NAMES) {
        const text = await readFile(join(out, `${name}.${format}`), 'utf8');
        const expected = tables[name].map((row) => Object.values(row).map(asText));
        if (format === 'csv')
          expect(csvRows(text)).toEqual([TABLES[name].map((column) => column.name), ...expected]);
        else
          expect(
            text
              .split('\n')
              .slice(0, -1)
              .map((line) => Object.values(JSON.parse(line) as Row).map(asText)),
          ).toEqual(expected);
      }
    }
  });

  test('writes the largest seats that a hand may have, and rejects a hand with larger ones', async () => {
    const [line] = (await deal('holdem', '--to', 'json')).split('\n', 1);
    const moved = line
      .replaceAll(
        /"(seat|buttonSeat|heroSeat)":(\d+)/g,
        (_, key: string, seat: string) => `"${key}":${String(245 + Number(seat))}`,
      )
      .replace(/"seats":\d+/, '"seats":255');
    const { hands, players } = await exportLog(moved);
    expect(hands).toEqual([expect.objectContaining({ status: 'audited', table_seats: 255 })]);
    expect(players.every(({ seat }) => Number(seat) > 245)).toBe(true);
    const tooMany = moved.replace('"seats":255', '"REJECT":0,"seats":5000000000');
    expect((await exportLog(tooMany)).hands).toEqual([expect.objectContaining({ status: 'rejected' })]);
  });

  test('writes empty tables for a log without hands', async () => {
    const empty = join(folder, 'logs');
    await mkdir(empty);
    const out = join(folder, 'out');
    const ran = await floorman(['export', empty, '--to', 'parquet', '--out', out]);
    expect(ran.code).toBe(0);
    expect(ran.stderr).toContain('floorman: no hands: the tables are empty\n');
    const tables = await readTables(out);
    expect(Object.values(tables)).toEqual([[], [], [], []]);
  });

  describe('--anonymize', () => {
    const CHAT = 'Ñandú said, "Edgar Poe knows Ñandú"\nEdgar Poe throws a chair\n';

    const anonymousLog = async (): Promise<readonly [string, readonly string[]]> => {
      const dealt = await deal('holdem', '--wild');
      const names = [
        ...new Set([...dealt.matchAll(/^Seat \d+: (.+?) \(\$[\d.]+ in chips/gm)].map(([, name]) => name)),
      ];
      const renamed = dealt.replaceAll(names[0], 'Ñandú').replaceAll("Table '", "Table 'Ñandú and ");
      const log = renamed.replaceAll('*** HOLE CARDS ***', `*** HOLE CARDS ***\n${CHAT}`);
      return [log, ['Ñandú', 'Edgar', 'Poe', 'log.txt', ...names.slice(1)]];
    };

    const texts = (tables: Tables): string =>
      JSON.stringify(tables, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

    test('leaves no name of a player, a table, a file or a text behind, and changes nothing else', async () => {
      const [log, names] = await anonymousLog();
      const named = await exportLog(log);
      expect(named.findings.length).toBeGreaterThan(0);
      expect(names.filter((name) => !texts(named).includes(name))).toEqual([]);
      const nameless = await exportLog(log, '--anonymize');
      expect(names.filter((name) => texts(nameless).includes(name))).toEqual([]);
      const aliases = new Map<unknown, unknown>();
      for (const table of ['players', 'actions', 'findings'] as const)
        for (const [at, row] of named[table].entries()) {
          const { player, ...rest } = row;
          const alias = nameless[table][at].player;
          expect(aliases.get(player) ?? alias).toBe(alias);
          aliases.set(player, alias);
          if (table !== 'findings') expect(nameless[table][at]).toEqual({ ...rest, player: alias });
        }
      aliases.delete(null);
      expect(new Set(aliases.values()).size).toBe(aliases.size);
    });

    test('has the same aliases with the same key, and others without', async () => {
      const [log] = await anonymousLog();
      const key = join(folder, 'key');
      await writeFile(key, 'a key of sixteen characters\n');
      const first = await exportLog(log, '--anonymize', '--key-file', key);
      expect(await exportLog(log, '--anonymize', '--key-file', key)).toEqual(first);
      const random = await exportLog(log, '--anonymize');
      expect(random.players[0].player).not.toBe(first.players[0].player);
    });
  });

  test('leaves no file behind if it is stopped', async () => {
    const log = join(folder, 'long.txt');
    await writeFile(log, (await deal('holdem')).repeat(40));
    const out = join(folder, 'stopped');
    const child = startFloorman(['export', log, '--to', 'csv', '--out', out]);
    const ended = once(child, 'close');
    const namesIn = () => readdir(out).catch(() => []);
    while ((await namesIn()).length < 4) await setTimeout(5);
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
    expect(await namesIn()).toEqual([]);
  });

  test('says what is wrong', async () => {
    const log = join(folder, 'log.txt');
    await writeFile(log, await deal('holdem'));
    const out = join(folder, 'out');
    const good = ['export', log, '--to', 'parquet', '--out', out];
    expect((await floorman(good)).code).toBe(0);
    const key = join(folder, 'short');
    await writeFile(key, 'short');
    const failing: [string[], string][] = [
      [good, `${join(out, 'hands.parquet')} exists already; --overwrite replaces it`],
      [['export', log, '--to', 'xml', '--out', out], '--to is one of parquet, csv, ndjson, not xml'],
      [[...good, '--key-file', key], '--key-file is for --anonymize'],
      [
        [...good, '--anonymize', '--key-file', key],
        `--key-file: a key has at least 16 characters; ${key} has 5`,
      ],
      [['export', log, '--to', 'parquet', '--out', log], `--out: ${log} is a file, not a folder\n`],
      [
        ['export', log, '--to', 'parquet', '--out', join(log, 'below')],
        `--out: a part of ${join(log, 'below')} is not a folder\n`,
      ],
      [[...good, '--anonymize', '--key-file', `${key} lost`], `--key-file: there is no ${key} lost\n`],
    ];
    for (const [args, message] of failing) {
      const { code, stderr } = await floorman(args);
      expect([code, stderr]).toEqual([64, expect.stringContaining(`floorman: ${message}`)]);
    }
    await expect(readdir(out).then((names) => names.sort())).resolves.toEqual([
      'actions.parquet',
      'findings.parquet',
      'hands.parquet',
      'players.parquet',
    ]);
  });
});
