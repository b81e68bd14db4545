import type { Word } from '../words.js';

export const HEADINGS = {
  title: { en: 'Audit of poker hands', es: 'Auditoría de manos de póker' },
  summary: { en: 'Summary', es: 'Resumen' },
  findings: { en: 'Findings by code', es: 'Hallazgos por código' },
  hands: { en: 'Hands with findings, and what was rejected', es: 'Manos con hallazgos y lo rechazado' },
  engine: { en: 'Engine', es: 'Motor' },
  nothing: {
    en: 'There is nothing to say about any hand.',
    es: 'No hay nada que decir de ninguna mano.',
  },
  leftOut: {
    en: 'Rows left out, so that the page stays one that can be opened: {count}. --ndjson has them all.',
    es: 'Filas omitidas, para que la página se pueda abrir: {count}. Con --ndjson salen todas.',
  },
} as const satisfies Readonly<Record<string, Word>>;

/** The columns of the table of hands, in order. */
export const COLUMNS = [
  { en: 'File', es: 'Archivo' },
  { en: 'Lines', es: 'Líneas' },
  { en: 'Hand', es: 'Mano' },
  { en: 'Code', es: 'Código' },
  { en: 'Severity', es: 'Gravedad' },
  { en: 'Rules', es: 'Reglas' },
  { en: 'Line', es: 'Línea' },
  { en: 'Player', es: 'Jugador' },
  { en: 'Message', es: 'Mensaje' },
] as const satisfies readonly Word[];

export const COUNT: Word = { en: 'Number', es: 'Número' };
