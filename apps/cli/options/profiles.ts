import { readFile } from 'node:fs/promises';
import type { AuditOptions, AuditProfile } from '#audit';
import type { Language } from '#cards';
import { findProfile, profileOfFormat, profiles, parseProfile } from '#rules';
import { ownGames } from './games.js';
import { parseJson, UsageError } from './errors.js';

/**
 * Which profile judges a hand: a preset or a file for all of them, or, with `auto`, the preset named like the format
 * that the hand was logged in. `variantFiles`: games of the house's own beside the known ones.
 */
export const profileChooser = async (
  wanted: string,
  variantFiles: readonly string[],
  language: Language,
): Promise<AuditOptions['profileFor']> => {
  const games = await ownGames(variantFiles, language);
  if (wanted === 'auto') {
    // Asked for every hand: made once.
    const made = new Map(profiles.map((profile) => [profile.id, { ...profile, games }]));
    return ({ format }) => made.get(profileOfFormat(format).id) ?? { ...profileOfFormat(format), games };
  }
  const preset = findProfile(wanted);
  const profile = { ...(preset ?? (await profileFromFile(wanted, language))), games };
  return () => profile;
};

const PRESETS = profiles.map(({ id }) => id).join(', ');

const profileFromFile = async (path: string, language: Language): Promise<AuditProfile> => {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null)
    throw new UsageError({
      en: `--profile is one of ${PRESETS} or a file, not ${path}`,
      es: `--profile es uno de ${PRESETS} o un archivo, no ${path}`,
    });
  const read = parseProfile(parseJson(text, path, language), language);
  if (read.ok) return read.profile;
  const [first] = read.errors;
  throw new UsageError(
    first === undefined
      ? { en: `${path}: no profile`, es: `${path}: no es un perfil` }
      : `${path}: ${first.pointer}: ${first.message}`,
  );
};
