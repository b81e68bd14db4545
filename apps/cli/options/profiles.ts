import { readFile } from 'node:fs/promises';
import type { AuditOptions } from '#audit';
import type { Language } from '#cards';
import { findProfile, profileOfFormat, profiles, parseProfile, type Profile } from '#rules';
import { fillMessage } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';
import { readVariantFiles } from './games.js';
import { parseJson, UsageError } from './errors.js';

/** The profile by which each hand has the preset of its format. */
export const AUTO = 'auto';

/**
 * The profile for each hand. `id` is a preset or a JSON file for all hands, or `auto`: the preset of the format of the hand.
 *
 * @param variantFiles custom variants, one JSON file each
 */
export const readProfiles = async (
  id: string,
  variantFiles: readonly string[],
  language: Language,
): Promise<AuditOptions['profileFor']> => {
  const games = await readVariantFiles(variantFiles, language);
  if (id === AUTO) {
    // The audit calls this function for every hand: the profiles are made once.
    const presets = new Map(profiles.map((profile) => [profile.id, { ...profile, games }]));
    return ({ format }) => presets.get(profileOfFormat(format).id) ?? { ...profileOfFormat(format), games };
  }
  const profile = { ...(await readProfile(id, language)), games };
  return () => profile;
};

/** The preset with an id, or the profile of a JSON file. */
export const readProfile = async (id: string, language: Language): Promise<Profile> =>
  findProfile(id) ?? readProfileFile(id, language);

const PRESETS = profiles.map(({ id }) => id).join(', ');

const readProfileFile = async (path: string, language: Language): Promise<Profile> => {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new UsageError(fillMessage(OPTION_MESSAGES.noProfile, { presets: PRESETS, path }));
  const result = parseProfile(await parseJson(text, path), language);
  if (result.ok) return result.profile;
  const [first] = result.errors;
  throw new UsageError(
    first === undefined
      ? fillMessage(OPTION_MESSAGES.notAProfile, { path })
      : `${path}: ${first.pointer}: ${first.message}`,
  );
};
