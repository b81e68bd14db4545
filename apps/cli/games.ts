import { readFile } from 'node:fs/promises';
import type { Language } from '#cards';
import type { Variant } from '#engine';
import { readVariant } from '#rules';
import { parseJson, UsageError } from './usage.js';

/** Adds a file to those that were named before: the option may be given several times. */
export const another = (path: string, before: readonly string[]): string[] => [...before, path];

/** Games of the house's own, a JSON file each (docs/variants.md). */
export const ownGames = async (paths: readonly string[], language: Language): Promise<Variant[]> => {
  const games: Variant[] = [];
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) throw new UsageError(`--variant-file: there is no file ${path}`);
    const read = readVariant(parseJson(text, path, language), language);
    if (!read.ok)
      throw new UsageError(
        read.errors.map(({ pointer, message }) => `${path}: ${pointer}: ${message}`).join('\n'),
      );
    games.push(read.variant);
  }
  return games;
};
