import type { Catalogue } from '#text';

/** `floorman convert`. */
export const CONVERT_MESSAGES = {
  cannotHold: { en: '{format} cannot hold {fields}', es: '{format} no admite {fields}' },
  lossy: {
    en: '--lossy leaves out the fields that a hand does not need',
    es: '--lossy deja fuera los campos que una mano no necesita',
  },
} as const satisfies Catalogue;
