import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applied, diffsIn, recipesIn, type Change } from './recipes.js';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const page = read('CONTRIBUTING.md');
const { files, changes } = recipesIn(page);
/** A recipe that was followed here cannot be followed once more. */
const diffs = diffsIn(page).filter((diff) =>
  recipesIn(`\`\`\`\`diff\n${diff}\`\`\`\`\n`).changes.some(
    (change) => applied(change, read(change.file)) !== read(change.file),
  ),
);
/** Only with FLOORMAN_FULL=1, otherwise reported as skipped. */
const full = process.env.FLOORMAN_FULL === '1' ? test : test.skip;
const ADVICE = 'else bring the recipe up to date: CONTRIBUTING.md, "When a recipe no longer fits"';

describe('the recipes of CONTRIBUTING.md', () => {
  test('have files to write and changes to make', () => {
    expect(files.length).toBeGreaterThan(8);
    expect(changes.length).toBeGreaterThan(8);
  });

  /** Also in a clone where the recipe was followed, or where others have contributed in the same places. */
  test.each(changes)(`find the lines of $file that they change (${ADVICE})`, (change) => {
    expect(applied(change, read(change.file)) ?? `no place for ${JSON.stringify(change)}`).toEqual(
      expect.not.stringMatching(/^no place for /),
    );
  });

  /**
   * Git is stricter than the test above: a neighbour of the toy that was added in earnest may be in its way. That is to hold
   * nobody up who adds it; before a release the blocks are brought up to date.
   */
  full(`can be fed to git apply (FLOORMAN_FULL=1; ${ADVICE})`, () => {
    const copy = mkdtempSync(join(tmpdir(), 'floorman-diffs-'));
    try {
      for (const { file } of changes) {
        mkdirSync(dirname(join(copy, file)), { recursive: true });
        writeFileSync(join(copy, file), read(file));
      }
      const refused = diffs.flatMap((diff) => {
        const git = spawnSync('git', ['apply', '--check'], { cwd: copy, input: diff, encoding: 'utf8' });
        return git.status === 0 ? [] : [git.error?.message ?? git.stderr];
      });
      expect(refused).toEqual([]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  describe('followed, all of them', () => {
    const clone = mkdtempSync(join(tmpdir(), 'floorman-recipes-'));
    afterAll(() => {
      rmSync(clone, { recursive: true, force: true });
    });

    beforeAll(() => {
      for (const path of [
        'apps',
        'libs',
        'test',
        'docs',
        'scripts',
        'package.json',
        'tsconfig.json',
        'jest.config.mjs',
      ])
        cpSync(join(ROOT, path), join(clone, path), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction');
      for (const { path, text } of files) {
        mkdirSync(dirname(join(clone, path)), { recursive: true });
        writeFileSync(join(clone, path), text);
      }
      for (const change of changes) {
        const path = join(clone, change.file);
        writeFileSync(path, applied(change, readFileSync(path, 'utf8')) ?? '');
      }
    });

    /** What a program of node says in the clone. */
    const said = async (...args: readonly string[]): Promise<{ status: number | null; output: string }> => {
      const child = spawn(process.execPath, args, {
        cwd: clone,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_NO_WARNINGS: '1' },
      });
      const parts: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => parts.push(part));
      const [status] = (await once(child, 'close')) as [number | null];
      return { status, output: Buffer.concat(parts).toString() };
    };

    test('compile', async () => {
      const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
      expect(await said(tsc, '--noEmit', '-p', 'tsconfig.json')).toEqual({ status: 0, output: '' });
    }, 180_000);

    /** Their own tests, and those of what they change. */
    full(
      'pass their tests (FLOORMAN_FULL=1)',
      async () => {
        const specs = [...files.map(({ path }) => path), ...changes.map(({ file }) => file)].filter((path) =>
          path.endsWith('.spec.ts'),
        );
        const jest = join('node_modules', 'jest', 'bin', 'jest.js');
        const { status, output } = await said(
          '--experimental-vm-modules',
          jest,
          '--testPathPatterns',
          ...specs,
          'libs/audit/codes.spec.ts',
        );
        expect(status === 0 ? '' : output).toBe('');
      },
      180_000,
    );
  });
});

describe('a change of a recipe', () => {
  const PAGE = [
    '```diff',
    '--- a/x.ts',
    '+++ b/x.ts',
    '@@ -1,3 +1,4 @@',
    ' first',
    '+toy',
    ' second',
    '-const all = [a, b];',
    '+const all = [a, b, toy];',
    '```',
    '',
  ].join('\n');
  const [change] = recipesIn(PAGE).changes as [Change];

  test('is made', () => {
    const text = applied(change, 'first\nsecond\nconst all = [a, b];\n');
    expect(text).toBe('first\ntoy\nsecond\nconst all = [a, b, toy];\n');
  });

  test('fits beside what others have put in', () => {
    const text = applied(change, 'first\nreal\nsecond\n\nconst all = [a, b, real];\n');
    expect(text).toBe('first\ntoy\nreal\nsecond\n\nconst all = [a, b, real, toy];\n');
  });

  test('is not made twice', () => {
    const text = 'first\ntoy\nsecond\nconst all = [a, b, toy];\n';
    expect(applied(change, text)).toBe(text);
  });

  test('does not fit where a line is gone, or another one', () => {
    expect(applied(change, 'first\nconst all = [a, b];\n')).toBeNull();
    expect(applied(change, 'second\nfirst\nconst all = [a, b];\n')).toBeNull();
    expect(applied(change, 'first\nsecond\nconst all = [a];\n')).toBeNull();
  });
});
