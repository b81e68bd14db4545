import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { Aliases } from '#privacy';
import { fillMessage } from '#text';
import { ANONYMIZE_MESSAGES } from '../messages/anonymize.js';
import { fileError } from '../output/file-errors.js';
import { UsageError } from './errors.js';

export interface AnonymizeFlags {
  readonly anonymize?: boolean;
  readonly keyFile?: string;
}

/** A shorter key could be guessed, and with it every name. */
const MIN_KEY = 16;

/** Adds the options of `AnonymizeFlags` to a command. */
export const addAnonymizeOptions = (command: Command): Command =>
  command
    .option('--anonymize', 'replace the names of players, files and tables, and leave out other texts')
    .option('--key-file <file>', 'with --anonymize: the same names for the same key; random otherwise');

/** The aliases of an output without names; null to keep the names. */
export const readAliases = async ({ anonymize, keyFile }: AnonymizeFlags): Promise<Aliases | null> => {
  if (anonymize !== true) {
    if (keyFile !== undefined) throw new UsageError(ANONYMIZE_MESSAGES.keyAlone);
    return null;
  }
  if (keyFile === undefined) return new Aliases(randomBytes(MIN_KEY).toString('hex'));
  const text = await readFile(keyFile, 'utf8').catch((error: unknown) => {
    throw new UsageError(fileError('--key-file', keyFile, error));
  });
  const key = text.trim();
  if (key.length >= MIN_KEY) return new Aliases(key);
  const figures = { path: keyFile, min: String(MIN_KEY), count: String(key.length) };
  throw new UsageError(fillMessage(ANONYMIZE_MESSAGES.shortKey, figures));
};
