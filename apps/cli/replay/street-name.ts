import type { Language } from '#cards';
import { sanitize } from '#text';
import { STREET_NAMES } from '../messages/replay.js';

/** The name of a street as a heading. A street of a custom variant is named after its id. */
export const streetName = (street: string, language: Language): string => {
  const name = Object.entries(STREET_NAMES).find(([id]) => id === street)?.[1];
  if (name !== undefined) return name[language];
  const words = sanitize(street).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
