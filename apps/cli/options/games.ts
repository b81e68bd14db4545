import { readFile } from 'node:fs/promises';
import type { Language } from '#cards';
import { chooseGame, type Variant } from '#engine';
import { parseVariant } from '#rules';
import { parseJson, UsageError } from './errors.js';

/** Adds a file to those that were named before: the option may be given several times. */
export const another = (path: string, before: readonly string[]): string[] => [...before, path];

/** Games of the house's own, a JSON file each (docs/variants.md). */
export const ownGames = async (paths: readonly string[], language: Language): Promise<Variant[]> => {
  const games: Variant[] = [];
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null)
      throw new UsageError({
        en: `--variant-file: there is no file ${path}`,
        es: `--variant-file: no existe el archivo ${path}`,
      });
    const read = parseVariant(parseJson(text, path, language), language);
    if (!read.ok)
      throw new UsageError(
        read.errors.map(({ pointer, message }) => `${path}: ${pointer}: ${message}`).join('\n'),
      );
    games.push(read.variant);
  }
  return games;
};

/** The game of an id, a known one or one of the house's own. */
export const gameOf = (id: string, own: readonly Variant[]): Variant => {
  const chosen = chooseGame(id, {}, own);
  if (chosen.ok) return chosen.variant;
  const { en, es } = chosen.error.message;
  throw new UsageError({ en: `${en}; see floorman variants`, es: `${es}; véase floorman variants` });
};
