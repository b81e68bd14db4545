import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

interface Example {
  readonly command: string;
  readonly output: string;
}

/** The commands of a page's console blocks, in order, each with the output that the page shows; HTTP requests aside. */
const examplesIn = (page: string): Example[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```console\n([^]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.split(/^\$ /m).slice(1))
    .map((text) => {
      const end = text.indexOf('\n');
      return { command: text.slice(0, end), output: text.slice(end + 1) };
    })
    .filter(({ command }) => !command.startsWith('curl '));

/** Durations differ from run to run. */
const withoutTimes = (text: string): string => text.replace(/\(\d+\.\d+ s\)/g, '(0 s)');

describe.each(['README.md', 'docs/guide.md', 'docs/rulings.md'])('the examples of %s', (page) => {
  const examples = examplesIn(page);
  const folder = mkdtempSync(join(tmpdir(), 'floorman-readme-'));
  for (const name of ['bin', 'docs']) symlinkSync(join(ROOT, name), join(folder, name), 'junction');
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('are found in the page', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  /** In order: some examples use files that earlier ones write. */
  test.each(examples)('$command prints what the page shows', ({ command, output }) => {
    const { stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
    });
    expect(withoutTimes(stdout + stderr)).toBe(withoutTimes(output));
  });
});

describe('README.md', () => {
  test.each(['page', 'report'])('has the picture %s.png, below 200 kB', (name) => {
    expect(statSync(join(ROOT, 'docs', 'images', `${name}.png`)).size).toBeLessThan(200_000);
  });
});
