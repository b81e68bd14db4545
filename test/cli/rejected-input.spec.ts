import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floorman } from './floorman.js';

const folder = mkdtempSync(join(tmpdir(), 'floorman-rejected-'));
const empty = join(folder, 'empty');
mkdirSync(empty);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Files that are no hand history. */
const FILES = {
  'diary.txt': 'a diary\nof many lines\n',
  'random.bin': Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 151) % 256)),
  'nothing.txt': '',
} as const;

const pathOf = (name: string): string => join(folder, name);
for (const [name, content] of Object.entries(FILES)) writeFileSync(pathOf(name), content);

const ANALYSES = ['stats', 'luck', 'fairness', 'partners'];
const LAST_LINES = {
  en: 'no hand was audited: 1 hand rejected',
  es: 'no se auditó ninguna mano: 1 mano con rechazo',
} as const;

const cases = ANALYSES.flatMap((command) =>
  Object.keys(FILES).flatMap((name) => (['en', 'es'] as const).map((lang) => [command, name, lang] as const)),
);

test.each(cases)('%s rejects %s as audit does (%s)', async (command, name, lang) => {
  const options = [pathOf(name), '--lang', lang, '--quiet'];
  const [audit, analysis] = await Promise.all([
    floorman(['audit', ...options]),
    floorman([command, ...options]),
  ]);
  const reason = audit.stdout.split('\n').slice(0, -3);
  expect(reason[0]).toContain(pathOf(name));
  expect(analysis).toMatchObject({ code: audit.code, stdout: '' });
  expect(analysis.code).toBe(2);
  expect(analysis.stderr).toBe([...reason, LAST_LINES[lang]].map((line) => `floorman: ${line}\n`).join(''));
});

test('names the first ten of many rejected files', async () => {
  const many = join(folder, 'many');
  mkdirSync(many);
  const paths = Array.from({ length: 12 }, (_, index) => join(many, `${String(index)}.txt`));
  for (const path of paths) writeFileSync(path, 'a diary\n');
  const { code, stderr } = await floorman(['stats', ...paths, '--quiet', '--lang', 'en']);
  expect(code).toBe(2);
  expect(stderr.match(/\[unknown-format\]/g)).toHaveLength(10);
  expect(stderr).toMatch(/^floorman: no hand was audited: 12 hands rejected\n$/m);
});

test.each(ANALYSES)('%s fails if nothing was read', async (command) => {
  const { code, stdout, stderr } = await floorman([command, empty, '--quiet', '--lang', 'en']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/no hand (to count|to compare|can be used)/);
});
