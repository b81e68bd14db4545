import type { PartnersReport } from '#partners';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floorman, type Ran } from './floorman.js';

const folder = mkdtempSync(join(tmpdir(), 'floorman-partners-'));
const log = join(folder, 'whipsawing.txt');
const DEAL = ['deal', '--game', 'holdem', '--hands', '3000', '--seed', '4', '--pool', '40'];

let dealt: Ran;

beforeAll(async () => {
  dealt = await floorman([...DEAL, '--colluders', 'whipsawing']);
  writeFileSync(log, dealt.stdout);
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Report {
  readonly hands: number;
  readonly seconds?: number;
  readonly sites: readonly { readonly suspect: number; readonly tested: number }[];
  readonly pairs: readonly { readonly players: readonly string[]; readonly verdict: string }[];
}

const reportOf = async (args: readonly string[]): Promise<Report> => {
  const { stdout, code } = await floorman(['partners', log, '--json', '--quiet', ...args]);
  expect(code).toBe(0);
  const { seconds, ...report } = JSON.parse(stdout) as Report;
  expect(seconds).toBeGreaterThan(0);
  return report;
};

describe('floorman deal --colluders', () => {
  test('says on standard error who colludes, which the log does not', async () => {
    expect(dealt.code).toBe(0);
    const [, first = '', second = ''] = /these pairs collude: (\w+) \+ (\w+)\n/.exec(dealt.stderr) ?? [];
    expect(dealt.stdout).toContain(first);
    const { pairs } = await reportOf([]);
    expect(pairs.map(({ players }) => players.toSorted())).toContainEqual([first, second].sort());
  });

  test.each([
    [['--pool', '5'], '--pool 5: se esperaba un número entero de 12 a 1000'],
    [['--colluders', 'x'], '--colluders es uno de chip-dumping, soft-play, whipsawing, no x'],
    [
      ['--tournament', '--pool', '20'],
      '--pool 20: un grupo de jugadores es para partidas con dinero, no para un torneo',
    ],
  ])('%j is wrong use', async (args, spanish) => {
    const { code, stderr } = await floorman(['deal', '--game', 'holdem', '--lang', 'es', ...args]);
    expect([code, stderr]).toEqual([64, `floorman: ${spanish}\n`]);
  });
});

describe('floorman partners', () => {
  test('prints base rates, the suspect pairs and their hands, in both languages', async () => {
    const english = await floorman(['partners', log, '--quiet']);
    expect(english).toMatchObject({ code: 0, stderr: '' });
    expect(english.stdout).toMatch(/^PokerStars: 3000 hands, 40 players, 780 pairs; /);
    expect(english.stdout).toContain('each may have an honest reason');
    expect(english.stdout).toMatch(/raises around a third player\. Hands: \d+/);
    const spanish = await floorman(['partners', log, '--quiet', '--lang', 'es']);
    expect(spanish.stdout).toMatch(/^PokerStars: 3000 manos, 40 jugadores, 780 parejas; /);
    expect(spanish.stdout).toContain('todas pueden tener una razón honrada');
    expect(spanish.stdout).toMatch(/subidas con un tercero en medio\. Manos: \d+/);
  });

  test('is the same with threads', async () => {
    expect(await reportOf(['--jobs', '2'])).toEqual(await reportOf([]));
  });

  test('lists all compared pairs with --all', async () => {
    const { sites, pairs, hands } = await reportOf(['--all', '--min-hands', '20']);
    expect(hands).toBe(3000);
    expect(pairs.filter(({ verdict }) => verdict !== 'too-few')).toHaveLength(sites[0]?.tested ?? 0);
    expect(pairs.filter(({ verdict }) => verdict === 'suspect')).toHaveLength(sites[0]?.suspect ?? 0);
    const { stdout } = await floorman(['partners', log, '--quiet', '--all', '--min-hands', '20']);
    expect(stdout.split('\n').filter((line) => line.includes('nothing found')).length).toBeGreaterThan(10);
  });

  test('says that no pair could be compared', async () => {
    const { stdout } = await floorman(['deal', '--game', 'holdem', '--hands', '5']);
    const { code, stdout: report } = await floorman(['partners', '-', '--quiet'], stdout);
    expect(code).toBe(0);
    expect(report).toContain('\nNo pair could be compared: that needs pairs with 50 hands or more');
  });

  test('says how many hands it leaves out, in English and Spanish, and none of anonymous sites', async () => {
    const deal = await floorman(['deal', '--game', 'holdem', '--hands', '120', '--to', 'json']);
    const lines = deal.stdout.trimEnd().split('\n');
    const at = (site: (nth: number) => string): string =>
      lines.map((line, nth) => line.replace(/"site":"[^"]*"/, `"site":"${site(nth)}"`)).join('\n');
    const many = at((nth) => `Site ${String(nth % 60)}`);
    const { stdout } = await floorman(['partners', '-', '--quiet'], many);
    expect(stdout).toContain('\nLeft out, because there are too many sites: 20 hands.\n');
    const spanish = await floorman(['partners', '-', '--quiet', '--lang', 'es'], many);
    expect(spanish.stdout).toContain('\nSin comparar, por haber demasiadas salas: 20 manos.\n');
    const report = JSON.parse((await floorman(['partners', '-', '--json'], many)).stdout) as PartnersReport;
    expect([report.sites.length, report.leftOut]).toEqual([50, 20]);
    expect(
      (
        await floorman(
          ['partners', '-', '--quiet'],
          at(() => 'Bodog'),
        )
      ).code,
    ).toBe(1);
  });

  test.each([
    [['--alpha', '2'], '--alpha is a number above 0 and below 1, not 2'],
    [['--alpha', 'x'], '--alpha is a number above 0 and below 1, not x'],
    [['--min-hands', '1'], '--min-hands is a whole number from 2 to 9007199254740991, not 1'],
  ])('%j is wrong use', async (args, message) => {
    const { code, stderr } = await floorman(['partners', log, ...args]);
    expect([code, stderr]).toEqual([64, `floorman: ${message}\n`]);
  });
});
