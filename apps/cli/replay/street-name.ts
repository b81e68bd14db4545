import type { Language } from '#cards';
import { plain } from '#report';
import { STREETS } from './words.js';

/** A street as a heading; those of a house's own games have no other names than their ids. */
export const streetName = (street: string, language: Language): string => {
  const known = Object.entries(STREETS).find(([id]) => id === street)?.[1];
  if (known !== undefined) return known[language];
  const words = plain(street).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
