import type { Catalogue } from '#text';

/** The lists of variants, formats, profiles and rules. */
export const CATALOGUE_MESSAGES = {
  anyGame: { en: 'any of these games', es: 'cualquiera de estos juegos' },
  reads: { en: 'reads', es: 'lee' },
  writes: { en: 'writes', es: 'escribe' },
  full: { en: 'full support', es: 'compatibilidad completa' },
  partial: { en: 'partial support', es: 'compatibilidad parcial' },
  legacy: { en: 'logs of a closed site', es: 'historiales de una sala cerrada' },
  noRuleWith: { en: 'no rule has {words}', es: 'ninguna regla contiene {words}' },
  noRule: { en: 'there is no rule {id}', es: 'no existe la regla {id}' },
} as const satisfies Catalogue;
