import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLEAN, ILLEGAL, UNSUPPORTED } from '../api/logs.js';
import { floorman, parseLines } from './floorman.js';

/** A player, a table, and people who only talk or come: `Zoë` sits, the others do not. */
const CHAT = 'Zoë said, "Edgar Poe knows Zoë"\nEdgar Poe joins the table at seat 9\n987654 joins the table\n';

/** Names of players and tables of a log. */
const namesIn = (log: string): string[] => [
  ...new Set([
    ...[...log.matchAll(/^Seat \d+: (.+?) \(\$?[\d.]+ in chips/gm)].map(([, name]) => name),
    ...[...log.matchAll(/^Table '([^']+)'/gm)].map(([, name]) => name),
  ]),
];

const renamed = (CLEAN + ILLEGAL + UNSUPPORTED).replaceAll("Table '", "Table 'Zoë and ");
const [FIRST] = namesIn(renamed);
const LOG = renamed.replaceAll(FIRST, 'Zoë').replaceAll('*** HOLE CARDS ***', `*** HOLE CARDS ***\n${CHAT}`);
const NAMES = ['Edgar', 'Poe', '987654', 'Zoë', 'diary-of-zoe', ...namesIn(LOG)];

describe('floorman audit --anonymize', () => {
  let folder: string;
  let report: string;
  let log: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-nameless-'));
    report = join(folder, 'report.html');
    log = join(folder, 'diary-of-zoe.txt');
    writeFileSync(log, LOG);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** The output on the terminal, and the report. */
  const audit = async (...flags: string[]): Promise<readonly [string, string]> => {
    const { stdout } = await floorman(['audit', ...flags, '--html', report, log]);
    return [stdout, readFileSync(report, 'utf8')];
  };
  const found = (text: string): string[] =>
    NAMES.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

  test.each([[['--ndjson']], [['--json']], [[]], [['--ndjson', '--lang', 'es']]])(
    'leaves no name of a player, a table, a file or a text behind: %j',
    async (flags) => {
      const named = (await audit(...flags)).join('');
      expect(found(named)).toEqual(expect.arrayContaining(['Zoë', 'diary-of-zoe', 'Edgar', '987654']));
      const nameless = await audit('--anonymize', ...flags);
      expect(nameless.map(found)).toEqual([[], []]);
    },
  );

  test('changes nothing but texts, and has one name for a player everywhere', async () => {
    const { hands } = parseLines((await audit('--ndjson'))[0]);
    const [stdout, html] = await audit('--anonymize', '--ndjson');
    const nameless = parseLines(stdout).hands;
    const bare = (hand: object): unknown =>
      JSON.parse(JSON.stringify(hand), (key, value: unknown) =>
        ['name', 'file', 'message', 'text', 'handId'].includes(key) || (key === 'actual' && value !== '0.15')
          ? undefined
          : value,
      );
    expect(nameless.map(bare)).toEqual(hands.map(bare));
    const [player] = nameless[0].players as { name: string }[];
    expect(player.name).toMatch(/^player-[0-9a-f]{16}$/);
    const marked = /<mark> *\d+ {2}(player-[0-9a-f]{16}): raises [^<]*<\/mark>/.exec(html);
    expect((nameless[1].players as { name: string }[]).map(({ name }) => name)).toContain(marked?.[1]);
    expect(html.match(/^ *\d+ {2}…$/gm)?.length).toBe(3);
  });

  test('has the same aliases as an export with the same key', async () => {
    const key = join(folder, 'key');
    writeFileSync(key, 'a key of sixteen characters\n');
    const [stdout] = await audit('--anonymize', '--key-file', key, '--ndjson');
    const [player] = parseLines(stdout).hands[0].players as { name: string }[];
    const out = join(folder, 'tables');
    await floorman(['export', log, '--to', 'csv', '--out', out, '--anonymize', '--key-file', key]);
    expect(readFileSync(join(out, 'players.csv'), 'utf8')).toContain(player.name);
  });

  test('takes a key only with --anonymize', async () => {
    const { code, stderr } = await floorman(['audit', '--key-file', log, log]);
    expect([code, stderr]).toEqual([64, 'floorman: --key-file is for --anonymize\n']);
  });
});
