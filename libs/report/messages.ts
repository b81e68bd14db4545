import type { Catalogue } from '#text';

export const HEADINGS = {
  title: { en: 'Audit of poker hands', es: 'Auditoría de manos de póker' },
  findings: { en: 'Findings by code', es: 'Hallazgos por código' },
  rejections: { en: 'Rejected hands by reason', es: 'Manos rechazadas por motivo' },
  sites: { en: 'Hands by site', es: 'Manos por sitio' },
  games: { en: 'Hands by game', es: 'Manos por juego' },
  stakes: { en: 'Hands by big blind', es: 'Manos por ciega grande' },
  days: { en: 'Hands by day played', es: 'Manos por día de juego' },
  time: { en: 'Time by stage', es: 'Tiempo por etapa' },
  hands: { en: 'Hands with findings, and rejected hands', es: 'Manos con hallazgos y manos rechazadas' },
  gravest: { en: 'The gravest findings', es: 'Los hallazgos más graves' },
} as const satisfies Catalogue;

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
  played: { en: 'Played', es: 'Fecha' },
  stage: { en: 'Stage', es: 'Etapa' },
  seconds: { en: 'Seconds', es: 'Segundos' },
} as const satisfies Catalogue;

export const NOTES = {
  nothing: {
    en: 'No hand has findings, and none was rejected.',
    es: 'Ninguna mano tiene hallazgos y ninguna fue rechazada.',
  },
  leftOut: {
    en: 'The list is limited; rows left out: {count}. Use --ndjson to get all of them.',
    es: 'La lista es limitada; filas omitidas: {count}. Use --ndjson para obtenerlas todas.',
  },
  engine: { en: 'Engine {version}, {seconds} s', es: 'Motor {version}, {seconds} s' },
  firstOf: {
    en: 'The first {listed} of {count}. All of them: ',
    es: 'Los primeros {listed} de {count}. Todos: ',
  },
  allOf: { en: 'All of them: ', es: 'Todos: ' },
  players: { en: 'players', es: 'jugadores' },
  playedFromTo: { en: 'Played from {from} to {to}', es: 'Jugadas desde el {from} hasta el {to}' },
  received: { en: 'Received {when}, {bytes} bytes', es: 'Recibida el {when}, {bytes} bytes' },
  incomplete: {
    en: 'The audit is incomplete: this report covers only a part of the hands of the log.',
    es: 'La auditoría está incompleta: este informe solo abarca una parte de las manos del historial.',
  },
  stages: {
    en: 'Auditing and storing are sums over all workers, which run in parallel.',
    es: 'Los tiempos de auditoría y de guardado son la suma de todos los procesos, que trabajan en paralelo.',
  },
  table: { en: 'As a table', es: 'Como tabla' },
  mostHands: { en: 'Most hands in a column: {count}', es: 'Máximo de manos en una columna: {count}' },
  unknown: { en: 'unknown', es: 'desconocido' },
} as const satisfies Catalogue;

/** The stages of an import whose time is measured. */
export const STAGES = {
  receiving: { en: 'Receiving', es: 'Recepción' },
  auditing: { en: 'Auditing', es: 'Auditoría' },
  storing: { en: 'Storing', es: 'Guardado' },
  sealing: { en: 'Finalizing', es: 'Cierre' },
  total: { en: 'From first byte to end', es: 'Del primer byte al final' },
} as const satisfies Catalogue;

/** The states in which an import ends. */
export const FINAL_STATES = {
  done: { en: 'done', es: 'terminada' },
  failed: { en: 'failed', es: 'fallida' },
  cancelled: { en: 'cancelled', es: 'cancelada' },
} as const satisfies Catalogue;
