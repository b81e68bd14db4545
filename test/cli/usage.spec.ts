import { floorman } from './floorman.js';

const HAND = ['equity', '--game', 'holdem', 'AhKh', 'QsQd'];

describe('errors of wrong use', () => {
  test.each([
    [['audits'], "no existe el comando 'audits' (¿Quería decir audit?)", 'floorman'],
    [['audit'], "falta el argumento 'path'", 'floorman audit'],
    [['audit', 'x', '--ndjso'], "no existe la opción '--ndjso' (¿Quería decir --ndjson?)", 'floorman audit'],
    [['convert', 'x'], "falta la opción '--to <format>'", 'floorman convert'],
    [[...HAND, '--seed'], "a la opción '--seed <n>' le falta su valor", 'floorman equity'],
    [['formats', 'phh'], "sobran argumentos de 'formats'", 'floorman formats'],
  ])('%j has a Spanish message', async ([command, ...args], spanish, help) => {
    const ran = await floorman([command, '--lang=es', ...args]);
    const lines = `floorman: ${spanish}\nfloorman: véase ${help} --help\n`;
    expect([ran.code, ran.stderr, ran.stdout]).toEqual([64, lines, '']);
  });

  test.each([
    [[...HAND, '--trials', 'x'], '--trials es un número entero de 1 a 1000000000, no x'],
    [[...HAND, '--error', '2'], '--error es un número entre 0 y 1, no 2'],
    [['equity', '--game', 'snap', 'AhKh'], 'no existe el juego snap; véase floorman variants'],
    [['audit', '/nowhere', '--format', 'x'], 'no existe el formato x; véase floorman formats'],
    [['audit', '/nowhere'], 'no existe /nowhere'],
    [['replay', '-', '--variant-file', '/nowhere'], '--variant-file: no existe el archivo /nowhere'],
    [['evaluate', '--game', 'holdem', 'AhKz'], 'AhKz: se esperaba un palo en el carácter 4'],
    [['deal', '--game', 'kuhn', '--players', '9'], '--players 9: se esperaba un número entero de 2 a 3'],
    [
      ['evaluate', '--game', 'holdem', '--board', 'Kd7s', 'AhKh'],
      '--board: se esperaban 0, 3, 4, 5 cartas comunitarias, no 2',
    ],
    [['evaluate', '--game', 'holdem', 'AhKh', 'AhQd'], 'AhQd: Ah aparece dos veces'],
    [
      ['equity', '--game', 'omaha', ...Array.from({ length: 12 }, () => 'AA**')],
      `${Array.from({ length: 12 }, () => 'AA**').join(' ')}: estos jugadores necesitan 53 cartas, pero solo quedan 52`,
    ],
    [['rules', 'R-NONE-1'], 'no existe la regla R-NONE-1'],
  ])('%j: %s', async (args, spanish) => {
    const { code, stderr } = await floorman([...args, '--lang', 'es']);
    expect([code, stderr]).toEqual([64, `floorman: ${spanish}\n`]);
  });

  test('are in English by default', async () => {
    const option = await floorman(['audit', 'x', '--ndjso']);
    expect(option).toMatchObject({
      code: 64,
      stderr:
        "floorman: unknown option '--ndjso' (Did you mean --ndjson?)\nfloorman: see floorman audit --help\n",
    });
    const help = await floorman(['help', 'audti']);
    expect(help).toMatchObject({
      code: 64,
      stderr: "floorman: unknown command 'audti' (Did you mean audit?)\nfloorman: see floorman --help\n",
    });
    const missing = await floorman(['keys', 'create', '--scopes', 'read']);
    expect(missing).toMatchObject({
      code: 64,
      stderr:
        "floorman: required option '--name <name>' not specified\nfloorman: see floorman keys create --help\n",
    });
    const language = await floorman(['audit', 'x', '--lang', 'fr']);
    expect(language).toMatchObject({ code: 64, stderr: 'floorman: --lang is en or es, not fr\n' });
  });

  test('have a line each, without repetition', async () => {
    const { code, stderr } = await floorman(['equity', '--game', 'holdem', 'AhAh', 'AhKhQh', 'KsKd']);
    expect(code).toBe(64);
    const lines = stderr.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^floorman: AhAh|^floorman: AhKhQh/);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('help succeeds; a missing command prints the help', async () => {
    expect(await floorman(['--help'])).toMatchObject({ code: 0, stderr: '' });
    const { code, stderr } = await floorman([]);
    expect([code, stderr]).toEqual([64, expect.stringMatching(/^Usage: floorman /)]);
    expect(stderr).not.toContain('outputHelp');
  });
});
