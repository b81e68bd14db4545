import type { Catalogue } from '#text';

/** `floorman convert`. */
export const CONVERT_MESSAGES = {
  cannotHold: { en: '{format} cannot hold {fields}', es: '{format} no admite {fields}' },
  faulty: {
    en: 'as {format} the hand would have {code}: the format has no place for a convention of its site',
    es: 'como {format} la mano tendría {code}: el formato no admite una convención de su sitio',
  },
  lossy: {
    en: '--lossy leaves out the fields that a hand does not need',
    es: '--lossy deja fuera los campos que una mano no necesita',
  },
  totals: {
    en: 'Hands read: {read}; written: {written}; not written: {refused}; rejected: {rejected}',
    es: 'Manos leídas: {read}; escritas: {written}; sin escribir: {refused}; rechazadas: {rejected}',
  },
  refusedMissing: {
    en: '  {hands} not written: {format} cannot hold {what}',
    es: '  {hands} sin escribir: {format} no admite {what}',
  },
  refusedFaulty: {
    en: '  {hands} not written: as {format} they would have {what}',
    es: '  {hands} sin escribir: como {format} tendrían {what}',
  },
  lost: { en: '  {hands} without {what}', es: '  {hands} sin {what}' },
} as const satisfies Catalogue;

/** Hands and files that a command leaves out. */
export const LEFT_OUT_MESSAGES = {
  more: { en: '{count} more; --verbose lists all', es: 'y {count} más; --verbose los muestra todos' },
  unreadableFiles: { en: '  {files} not readable', es: '  {files} sin poder leerse' },
  skippedFiles: { en: '  {files} skipped: not a log', es: '  {files} sin historial' },
} as const satisfies Catalogue;
