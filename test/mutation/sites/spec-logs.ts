import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from '../../support/fixtures.js';
import type { Subject } from './printed-hand.js';
import { subjectsOfText } from './subjects.js';

const FORMATS = join(process.cwd(), 'libs', 'histories', 'formats');
const LITERAL = /`((?:[^`\\]|\\.)*)`/g;
/** Shorter texts are no hands. */
const SHORTEST = 200;

/** The logs in the specs of the readers: their texts without placeholders that a format recognises. */
const subjectsOfSpec = (path: string, source: string): Subject[] =>
  [...readFileSync(path, 'utf8').matchAll(LITERAL)]
    .map(([, text]) => text)
    .filter((text) => text.length >= SHORTEST && !text.includes('${'))
    .flatMap((text) => subjectsOfText(text.replaceAll(/\\(.)/g, '$1'), source));

/** The project's own hands: the fixtures of the PokerStars layout, and the logs in the specs of all readers. */
export const ownSubjects = (): Subject[] => [
  ...fixtures().flatMap(({ name, text }) => subjectsOfText(text, name)),
  ...readdirSync(FORMATS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .toSorted()
    .flatMap((path) => subjectsOfSpec(join(FORMATS, path), path)),
];
