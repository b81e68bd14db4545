import type { Catalogue } from '#text';

/** `floorman export`. */
export const EXPORT_MESSAGES = {
  target: { en: '--to is one of {formats}, not {text}', es: '--to es uno de {formats}, no {text}' },
  exists: {
    en: '{path} exists already; --overwrite replaces it',
    es: '{path} ya existe; --overwrite lo reemplaza',
  },
  noHands: { en: 'no hands: the tables are empty', es: 'ninguna mano: las tablas están vacías' },
  rejected: {
    en: '{hands} not read: such a row has a reason only',
    es: '{hands} sin leer: una fila así solo tiene un motivo',
  },
  table: { en: 'Table', es: 'Tabla' },
  rows: { en: 'Rows', es: 'Filas' },
  bytes: { en: 'Bytes', es: 'Bytes' },
} as const satisfies Catalogue;
