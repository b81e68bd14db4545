import type { Word } from '#text';

export const HEADINGS = {
  title: { en: 'Audit of poker hands', es: 'Auditoría de manos de póker' },
  findings: { en: 'Findings by code', es: 'Hallazgos por código' },
  rejections: { en: 'Rejected, by reason', es: 'Rechazadas, por motivo' },
  sites: { en: 'Hands by site', es: 'Manos por sitio' },
  games: { en: 'Hands by game', es: 'Manos por juego' },
  stakes: { en: 'Hands by big blind', es: 'Manos por ciega grande' },
  days: { en: 'Hands by day played', es: 'Manos por día de juego' },
  time: { en: 'Time by stage', es: 'Tiempo por etapa' },
  hands: { en: 'Hands with findings, and what was rejected', es: 'Manos con hallazgos y lo rechazado' },
  gravest: { en: 'The gravest findings', es: 'Los hallazgos más graves' },
} as const satisfies Readonly<Record<string, Word>>;

/** Heads of columns. */
export const COLUMNS = {
  file: { en: 'File', es: 'Archivo' },
  lines: { en: 'Lines', es: 'Líneas' },
  hand: { en: 'Hand', es: 'Mano' },
  code: { en: 'Code', es: 'Código' },
  severity: { en: 'Severity', es: 'Gravedad' },
  rules: { en: 'Rules', es: 'Reglas' },
  line: { en: 'Line', es: 'Línea' },
  player: { en: 'Player', es: 'Jugador' },
  message: { en: 'Message', es: 'Mensaje' },
  findings: { en: 'Number', es: 'Número' },
  hands: { en: 'Hands', es: 'Manos' },
  share: { en: 'Share', es: 'Proporción' },
  site: { en: 'Site', es: 'Sitio' },
  game: { en: 'Game', es: 'Juego' },
  bigBlind: { en: 'Big blind', es: 'Ciega grande' },
  played: { en: 'Played', es: 'Jugadas' },
  stage: { en: 'Stage', es: 'Etapa' },
  seconds: { en: 'Seconds', es: 'Segundos' },
} as const satisfies Readonly<Record<string, Word>>;

/** Sentences and small words of the pages, with the places that are filled in. */
export const PHRASES = {
  nothing: {
    en: 'There is nothing to say about any hand.',
    es: 'No hay nada que decir de ninguna mano.',
  },
  leftOut: {
    en: 'Rows left out, so that the page stays one that can be opened: {count}. --ndjson has them all.',
    es: 'Filas omitidas, para que la página se pueda abrir: {count}. Con --ndjson salen todas.',
  },
  engine: { en: 'Engine {version}, {seconds} s', es: 'Motor {version}, {seconds} s' },
  firstOf: {
    en: 'The first {listed} of {count}. All of them: ',
    es: 'Los primeros {listed} de {count}. Todos: ',
  },
  allOf: { en: 'All of them: ', es: 'Todos: ' },
  player: { en: 'players', es: 'jugadores' },
  playedFromTo: {
    en: 'Played from {from} to {to}',
    es: 'Jugadas desde el {from} hasta el {to}',
  },
  received: { en: 'Received {when}, {bytes} bytes', es: 'Recibida el {when}, {bytes} bytes' },
  incomplete: {
    en: 'Not every hand of the log was judged: what is here is the rest.',
    es: 'No se auditaron todas las manos del registro: aquí está lo demás.',
  },
  stages: {
    en: 'Auditing and storing are summed over all workers, which work side by side.',
    es: 'Auditar y guardar se suman sobre todos los procesos, que trabajan a la vez.',
  },
  table: { en: 'As a table', es: 'Como tabla' },
  mostHands: { en: 'Most hands in a column: {count}', es: 'Máximo de manos en una columna: {count}' },
  unknown: { en: 'not told', es: 'no se indica' },
} as const satisfies Readonly<Record<string, Word>>;

/** The stages of an import, and what they take together. */
export const STAGES = {
  receiving: { en: 'Receiving', es: 'Recibir' },
  auditing: { en: 'Auditing', es: 'Auditar' },
  storing: { en: 'Storing', es: 'Guardar' },
  sealing: { en: 'Sealing', es: 'Cerrar' },
  total: { en: 'From first byte to end', es: 'Del primer byte al final' },
} as const satisfies Readonly<Record<string, Word>>;

/** How an import has ended. */
export const ENDINGS = {
  done: { en: 'done', es: 'terminada' },
  failed: { en: 'failed', es: 'fallida' },
  cancelled: { en: 'cancelled', es: 'cancelada' },
} as const satisfies Readonly<Record<string, Word>>;
