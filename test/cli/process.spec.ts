import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ILLEGAL, UNSUPPORTED } from '../api/logs.js';
import { floorman, floormanProcess } from './floorman.js';

describe('floorman as a process', () => {
  test.each([
    [['audit', '-'], ILLEGAL, 1],
    [['audit', '-', '--ndjson', '--lang', 'es'], ILLEGAL + UNSUPPORTED, 2],
    [['rules', 'R-BET-6'], '', 0],
    [['audit', '--lang=es'], '', 64],
    [['equity', '--game', 'snap', 'AhKh'], '', 64],
  ])('%j has the output and the exit code of the command runner', async (args, input, code) => {
    const withoutTime = ({ stdout, ...ran }: Awaited<ReturnType<typeof floorman>>) => ({
      ...ran,
      stdout: stdout.replace(/"seconds":[\d.]+|[\d.]+ s\)/, ''),
    });
    const own = await floormanProcess(args, input);
    expect(own.code).toBe(code);
    expect(withoutTime(own)).toEqual(withoutTime(await floorman(args, input)));
  });

  test('prints its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await floormanProcess(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('succeeds when the reader of its output closes early', async () => {
    const program = join(import.meta.dirname, '..', '..', 'bin', 'floorman.mjs');
    const child = spawn(process.execPath, [program, 'deal', '--game', 'holdem', '--hands', '5000'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
