import type { Catalogue } from '#text';

export const MESSAGES = {
  noDeck: { en: 'there is no deck {id}', es: 'no existe la baraja {id}' },
} as const satisfies Catalogue;
