import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ILLEGAL } from '../api/logs.js';
import { floorman, floormanProcess } from './floorman.js';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = join(ROOT, 'bin', 'floorman.mjs');
const SPANISH = { LC_ALL: '', LC_MESSAGES: '', LANG: 'es_ES.UTF-8' };
const HAS_SCRIPT = spawnSync('script', ['--version']).status === 0;
const onTerminal = HAS_SCRIPT ? test : test.skip;

/** What a terminal shows of a command: both outputs. The terminal is that of `script`, of util-linux. */
const shownOnTerminal = (command: string, environment: NodeJS.ProcessEnv = {}): string => {
  const env: NodeJS.ProcessEnv = { ...process.env, TERM: 'xterm', LC_ALL: 'C', ...environment };
  delete env.NO_COLOR;
  delete env.FORCE_COLOR;
  // Node takes a terminal of continuous integration for one without colours.
  delete env.CI;
  const line = `${process.execPath} ${PROGRAM} ${command}`;
  const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], {
    env: { ...env, ...environment },
    encoding: 'utf8',
  });
  return stdout;
};

describe('the game', () => {
  test("is hold'em unless another is named", async () => {
    const named = await floorman(['equity', '--game', 'holdem', 'AhKh', 'QsQd']);
    const own = await floorman(['equity', 'AhKh', 'QsQd']);
    expect(own).toMatchObject({ code: 0, stderr: '' });
    expect(own.stdout).toBe(named.stdout);
    expect(await floorman(['deal', '--seed', '3'])).toEqual(
      await floorman(['deal', '--game', 'holdem', '--seed', '3']),
    );
    expect(await floorman(['evaluate', 'AhKh', '--board', 'QhJhTh'])).toMatchObject({ code: 0 });
  });
});

describe('the language', () => {
  test('is that of the locale, unless --lang names one', async () => {
    const { stdout } = await floorman(['audit', '-'], ILLEGAL, SPANISH);
    expect(stdout).toContain('ilegal');
    expect((await floorman(['audit', '-', '--lang', 'en'], ILLEGAL, SPANISH)).stdout).not.toContain('ilegal');
    expect((await floorman(['audit', '-'], ILLEGAL)).stdout).not.toContain('ilegal');
    const wrong = await floorman(['audit', '/nowhere'], '', SPANISH);
    expect([wrong.code, wrong.stderr]).toEqual([64, 'floorman: no existe /nowhere\n']);
  });

  test('is also that of the help', async () => {
    expect((await floorman(['equity', '--help'], '', SPANISH)).stdout).toContain('Códigos de salida:');
    expect((await floorman(['equity', '--help', '--lang', 'en'], '', SPANISH)).stdout).toContain(
      'Exit codes:',
    );
    expect((await floorman(['--help'], '', SPANISH)).stdout).toMatch(
      /^Uso: floorman \[opciones\] \[comando\]/u,
    );
    const none = await floormanProcess([], '', SPANISH);
    expect([none.code, none.stdout, none.stderr.split('\n')[0]]).toEqual([
      64,
      '',
      'Uso: floorman [opciones] [comando]',
    ]);
  });
});

describe('colours', () => {
  const ESCAPE = '\u001b[';

  test('are not in a pipe, unless FORCE_COLOR says so; NO_COLOR is stronger', async () => {
    const coloured = { NO_COLOR: '', FORCE_COLOR: '1' };
    const piped = await floorman(['audit', '-'], ILLEGAL, { NO_COLOR: '' });
    expect(piped.stdout).not.toContain(ESCAPE);
    const forced = await floorman(['audit', '-'], ILLEGAL, coloured);
    expect(forced.stdout).toContain('\u001b[31millegal\u001b[39m');
    const never = await floorman(['audit', '-'], ILLEGAL, { ...coloured, NO_COLOR: '1' });
    expect(never.stdout).not.toContain(ESCAPE);
    expect((await floorman(['audit', '-', '--ndjson'], ILLEGAL, coloured)).stdout).not.toContain(ESCAPE);
    expect((await floorman(['audit', '/nowhere'], '', coloured)).stderr).toContain(`${ESCAPE}31mfloorman:`);
  });

  onTerminal('are on a terminal', () => {
    expect(shownOnTerminal('equity AhKh QsQd')).toContain(`${ESCAPE}1m 46.214 %`);
    expect(shownOnTerminal('equity --help')).toContain(`${ESCAPE}1mUsage:`);
    expect(shownOnTerminal('equity AhKh QsQd', { NO_COLOR: '1' })).not.toContain(ESCAPE);
    expect(shownOnTerminal('equity AhKh QsQd', { TERM: 'dumb' })).not.toContain(ESCAPE);
  });
});

describe('progress', () => {
  const LONG = ['equity', '--trials', '20000000', '--seed', '1', 'random', 'random', 'random', 'random'];

  test('is not in a pipe', async () => {
    expect(await floorman([...LONG.slice(0, 2), '1000', ...LONG.slice(3)])).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  onTerminal('of a long equity question is on a terminal', () => {
    const shown = shownOnTerminal(LONG.join(' '), { NO_COLOR: '1' });
    expect(shown).toMatch(/[█░]{30} +\d+% {2}Monte Carlo/u);
    expect(shown).toContain('20000000 trials');
  });
});

describe('commands that only read', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-read-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    [['variants'], 0],
    [['rules', 'bet'], 0],
    [['equity', 'AhKh', 'QsQd'], 0],
    [['deal'], 0],
    [['audit', '/nowhere'], 64],
    [['keys', 'list'], 64],
    [['keys', 'revoke', 'x'], 64],
    [['--help'], 0],
  ])('%j create no file in the current folder, and no data folder', (args, code) => {
    const data = join(folder, 'data');
    const { status } = spawnSync(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: '', FLOORMAN_DATA: data, LC_ALL: 'C' },
    });
    expect(status).toBe(code);
    expect(existsSync(data)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('build nothing', () => {
    const program = join(ROOT, 'dist', 'programs', 'cli.js');
    const before = statSync(program).mtimeMs;
    spawnSync(process.execPath, [PROGRAM, 'formats']);
    expect(statSync(program).mtimeMs).toBe(before);
  });
});

test('rules finds rules by a word', async () => {
  const { code, stdout } = await floorman(['rules', 'bet']);
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.some((line) => line.startsWith('R-BET-'))).toBe(true);
});
