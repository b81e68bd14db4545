import { readFile } from 'node:fs/promises';
import type { Language } from '#cards';
import { chooseGame, type Variant } from '#engine';
import { fillMessage } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';
import { parseJson, UsageError } from './errors.js';

/** Collects the values of an option that may be repeated. */
export const appendPath = (path: string, before: readonly string[]): string[] => [...before, path];

/** Reads custom variants, one JSON file each (docs/variants.md). */
export const readVariantFiles = async (paths: readonly string[], language: Language): Promise<Variant[]> => {
  const variants: Variant[] = [];
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) throw new UsageError(fillMessage(OPTION_MESSAGES.noVariantFile, { path }));
    const { parseVariant } = await import('#rules');
    const result = parseVariant(await parseJson(text, path), language);
    if (!result.ok)
      throw new UsageError(
        result.errors.map(({ pointer, message }) => `${path}: ${pointer}: ${message}`).join('\n'),
      );
    variants.push(result.variant);
  }
  return variants;
};

/** The variant of an id, a known or a custom one. */
export const findGame = (id: string, custom: readonly Variant[]): Variant => {
  const chosen = chooseGame(id, {}, custom);
  if (chosen.ok) return chosen.variant;
  const { en, es } = chosen.error.message;
  throw new UsageError({
    en: fillMessage(OPTION_MESSAGES.seeVariants, { error: en }).en,
    es: fillMessage(OPTION_MESSAGES.seeVariants, { error: es }).es,
  });
};
