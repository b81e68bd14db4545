import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusFolder } from './corpus.js';

/** What FPDB (fpdb.sourceforge.net) counts for a player of a hand: its flags by name, numbers and booleans only. */
export type FpdbPlayer = ReadonlyMap<string, number | boolean>;

/** A key with a value of one word, or with the braces of a player; strings of Python may have the prefix u. */
const ENTRY = /u?(?:'([^'\n]*)'|"([^"\n]*)"):\s+(\{|[^\s,}]+)/g;

/** Reads the sidecar of a log: a Python literal with the counts of each player of its hand. O(length). */
export const parseFpdb = (text: string): ReadonlyMap<string, FpdbPlayer> => {
  const players = new Map<string, Map<string, number | boolean>>();
  let own = new Map<string, number | boolean>();
  for (const [, single, double, value] of text.matchAll(ENTRY)) {
    const key = (single as string | undefined) ?? double;
    if (value === '{') {
      own = new Map();
      players.set(key, own);
    } else if (value === 'True' || value === 'False') own.set(key, value === 'True');
    else if (!Number.isNaN(Number(value))) own.set(key, Number(value));
  }
  return players;
};

/** The counts of FPDB for a file of the corpus; null for a file without a sidecar. */
export const fpdbPlayersOf = (file: string): ReadonlyMap<string, FpdbPlayer> | null => {
  const path = join(corpusFolder, `${file}.hp`);
  return existsSync(path) ? parseFpdb(readFileSync(path, 'latin1')) : null;
};
