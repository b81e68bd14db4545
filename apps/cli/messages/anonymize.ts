import type { Catalogue } from '#text';

/** `--anonymize` of several commands. */
export const ANONYMIZE_MESSAGES = {
  keyAlone: {
    en: '--key-file is for --anonymize',
    es: '--key-file es para --anonymize',
  },
  shortKey: {
    en: '--key-file: a key has at least {min} characters; {path} has {count}',
    es: '--key-file: una clave tiene al menos {min} caracteres; {path} tiene {count}',
  },
} as const satisfies Catalogue;
