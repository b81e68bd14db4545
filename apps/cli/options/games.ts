import { readFile } from 'node:fs/promises';
import type { Language } from '#cards';
import { chooseGame, type GameOptions, type Variant, type VariantIssue } from '#engine';
import { variantIssueMessage } from '#rules';
import { fillMessage, type Message } from '#text';
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

/** Why the options of a game are impossible. */
export const impossibleOptions = (options: GameOptions, issues: readonly VariantIssue[]): Message => {
  const [issue] = issues;
  const text = Object.keys(options).join(', ');
  if (issue === undefined) return fillMessage(OPTION_MESSAGES.gameOptionValue, { text });
  const { en, es } = variantIssueMessage(issue);
  return { en: `--option: ${en}`, es: `--option: ${es}` };
};

/** The variant of an id, a known or a custom one. */
export const findGame = (id: string, custom: readonly Variant[], options: GameOptions = {}): Variant => {
  const chosen = chooseGame(id, options, custom);
  if (chosen.ok) return chosen.variant;
  if (chosen.error.code === 'impossible-options')
    throw new UsageError(impossibleOptions(options, chosen.error.issues));
  const { en, es } = chosen.error.message;
  throw new UsageError({
    en: fillMessage(OPTION_MESSAGES.seeVariants, { error: en }).en,
    es: fillMessage(OPTION_MESSAGES.seeVariants, { error: es }).es,
  });
};
