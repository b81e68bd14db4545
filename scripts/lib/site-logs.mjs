// Logs of all formats for benchmarks and fuzzing: those of the corpus if it is there, otherwise the project's own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const CORPUS = join(root, '..', 'shared', 'corpus');
const FIXTURES = join(root, 'test', 'support', 'fixtures');
const FORMATS = join(root, 'libs', 'histories', 'formats');

/** A template string without placeholders, as the specs of the readers quote logs. */
const LITERAL = /`((?:[^`\\]|\\.)*)`/g;
/** Shorter texts are no hands. */
const SHORTEST = 200;

/** The paths of the logs of the corpus; none if it is absent. */
export function corpusLogs() {
  if (!existsSync(join(CORPUS, 'INDEX.json'))) return [];
  return ['INDEX.json', join('_real', 'INDEX.json')]
    .flatMap((index) => JSON.parse(readFileSync(join(CORPUS, index), 'utf8')))
    .map(({ file }) => join(CORPUS, file));
}

/** The texts of the project's own logs: the fixtures of the PokerStars layout, and the logs in the specs of all readers. */
export function ownLogs() {
  const fixtures = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(FIXTURES, name), 'utf8'));
  const specs = readdirSync(FORMATS, { recursive: true })
    .filter((path) => path.endsWith('.spec.ts'))
    .flatMap((path) => [...readFileSync(join(FORMATS, path), 'utf8').matchAll(LITERAL)])
    .map(([, text]) => text)
    .filter((text) => text.length >= SHORTEST && !text.includes('${'))
    .map((text) => text.replaceAll(/\\(.)/g, '$1'));
  return [...fixtures, ...specs].toSorted();
}
