import type { Language } from '#cards';
import { sanitize } from '#text';
import { STREET_NAMES } from '../messages/replay.js';

/** A street as a heading; those of a house's own games have no other names than their ids. */
export const streetName = (street: string, language: Language): string => {
  const known = Object.entries(STREET_NAMES).find(([id]) => id === street)?.[1];
  if (known !== undefined) return known[language];
  const words = sanitize(street).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
