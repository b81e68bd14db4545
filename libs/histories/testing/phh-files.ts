import { findFormat, LineCursor, type CanonicalHand, type ReadResult } from '../index.js';
import { handOf } from './results.js';

/** Fields of a hand in the Poker Hand History notation, as TOML values; null leaves a field out. */
export type PhhFields = Readonly<Record<string, string | null>>;

/** A file with one no-limit hand of three players, in which the given fields are replaced or added. */
export const makeFile = (fields: PhhFields = {}): string =>
  Object.entries({
    variant: "'NT'",
    antes: '[0, 0, 0]',
    blinds_or_straddles: '[5, 10, 0]',
    min_bet: '10',
    starting_stacks: '[500, 500, 500]',
    actions: '[]',
    ...fields,
  })
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} = ${value ?? ''}\n`)
    .join('');

/** A list of actions as TOML, a line each. */
export const makeActions = (...actions: readonly string[]): string =>
  `[\n${actions.map((action) => `  '${action}',\n`).join('')}]`;

/** Reads a file that holds one hand. */
export const readFile = (text: string, firstLine = 1): ReadResult =>
  findFormat('phh')!.read(text, 0, text.length, firstLine, new LineCursor());

/** The hand of a file that must be readable. */
export const parseFile = (text: string): CanonicalHand => handOf(readFile(text));
