import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pause, ROOT } from './service.js';

type Snapshot = Readonly<Record<string, string>>;

const { isUnchanged, pathsBelow, takeSnapshot, writeSnapshot } = (await import(
  pathToFileURL(join(ROOT, 'scripts', 'lib', 'snapshot.mjs')).href
)) as {
  takeSnapshot: (paths: readonly string[]) => Snapshot;
  pathsBelow: (folder: string, isIncluded: (path: string) => boolean) => string[];
  writeSnapshot: (file: string, snapshot: Snapshot) => void;
  isUnchanged: (file: string) => boolean;
};

describe('the snapshot of files and folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-snapshot-'));
  const sources = join(folder, 'sources');
  const inner = join(sources, 'inner');
  const file = join(inner, 'a.ts');
  const snapshot = join(folder, 'cache', 'snapshot.json');

  beforeEach(async () => {
    rmSync(sources, { recursive: true, force: true });
    mkdirSync(inner, { recursive: true });
    writeFileSync(file, 'one');
    writeFileSync(join(inner, 'a.spec.ts'), 'one');
    writeSnapshot(snapshot, takeSnapshot(pathsBelow(sources, (path) => !path.endsWith('.spec.ts'))));
    // Times have the resolution of the clock of the system.
    await pause(20);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is unchanged as long as nothing is written', () => {
    expect(isUnchanged(snapshot)).toBe(true);
    expect(isUnchanged(join(folder, 'missing.json'))).toBe(false);
  });

  test.each<[string, () => void]>([
    ['a file is longer', () => appendFileSync(file, 'more')],
    [
      'a file has other contents of the same length and an old time',
      () => {
        writeFileSync(file, 'two');
        utimesSync(file, new Date(0), new Date(0));
      },
    ],
    ['a file is added', () => writeFileSync(join(inner, 'b.ts'), '')],
    ['a file is removed', () => rmSync(file)],
    ['a file is renamed', () => renameSync(file, join(inner, 'c.ts'))],
    ['a folder is added', () => mkdirSync(join(sources, 'other'))],
    ['everything is removed', () => rmSync(sources, { recursive: true })],
  ])('is changed when %s', (_, change) => {
    change();
    expect(isUnchanged(snapshot)).toBe(false);
  });

  test('is changed when a folder is made that was missing', () => {
    const missing = join(sources, 'later');
    expect(pathsBelow(missing, () => true)).toEqual([missing]);
    writeSnapshot(snapshot, takeSnapshot(pathsBelow(missing, () => true)));
    expect(isUnchanged(snapshot)).toBe(true);
    mkdirSync(missing);
    expect(isUnchanged(snapshot)).toBe(false);
  });

  test('ignores what was not selected', () => {
    writeFileSync(join(inner, 'a.spec.ts'), 'two');
    expect(isUnchanged(snapshot)).toBe(true);
  });
});
