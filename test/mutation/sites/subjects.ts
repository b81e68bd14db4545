import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { detectFormat } from '#histories';
import {
  BlockCutter,
  DEFAULT_BLOCK_LIMITS,
  findHands,
  StreamDecoder,
} from '../../../libs/histories/source/index.js';
import { jsonLines } from './json-fields.js';
import { scriptLines } from './script-lines.js';
import type { Subject } from './printed-hand.js';

const HEAD = 65_536;
const NO_LOG = /\.(?:gt|hands|hp)$|INDEX\.json$/;
/** Formats of the project's own. */
const OWN: ReadonlySet<string> = new Set(['json']);

/** The files below a path. */
export const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesBelow(join(path, name)))
    : NO_LOG.test(path)
      ? []
      : [path];

/** The hands of a log file, cut as the product cuts them. None if no format recognises it. */
export const subjectsOfFile = (path: string): Subject[] => {
  const decoder = new StreamDecoder();
  const text = decoder.decode(readFileSync(path)) + decoder.finish();
  return path.endsWith('.jsonl')
    ? linesOf(text).flatMap((row, index) => subjectsOfText(notationIn(row), `${path}:${String(index + 1)}`))
    : subjectsOfText(text, path);
};

/** The hand of a row that has it as text: `{"phh": "variant = 'NT'…"}`. */
const notationIn = (row: string): string => {
  const value: unknown = JSON.parse(row);
  const text = typeof value === 'object' && value !== null && 'phh' in value ? value.phh : '';
  return typeof text === 'string' ? text : '';
};

export const subjectsOfText = (text: string, source: string): Subject[] => {
  const format = detectFormat(text.slice(0, HEAD));
  if (format === undefined || OWN.has(format.id)) return [];
  const cutter = new BlockCutter(format, DEFAULT_BLOCK_LIMITS);
  cutter.push(text);
  cutter.finish();
  const subjects: Subject[] = [];
  for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
    const spans = findHands(block, format.boundary);
    for (let index = 0; index < spans.count; index++) {
      const session = spans.session(index);
      const header = session === null ? [] : linesOf(session.text);
      const hand = block.text.slice(spans.start(index), spans.end(index));
      subjects.push({
        source: `${source}:${String(spans.firstLine(index))}`,
        format,
        lines: [...header, ...(jsonLines(hand) ?? scriptLines(format.id, linesOf(hand)))],
        sessionLines: header.length,
        sharedWith: null,
      });
    }
  }
  return subjects.map((subject, index) => ({
    ...subject,
    sharedWith: subjects.slice(index + 1, index + 2).find((next) => isShared(subject, next)) ?? null,
  }));
};

/** Whether the session header of a hand is rows at the end of the hand before. */
const isShared = ({ lines }: Subject, { lines: next, sessionLines }: Subject): boolean =>
  sessionLines > 0 &&
  next
    .slice(0, sessionLines)
    .every((row, at) => row.startsWith('"') && row === lines[lines.length - sessionLines + at]);

/** Lines of a text, whichever way they end, without the blank ones at its end. */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n|\n|\r/);
