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
  listed: { en: 'Findings, and rejected hands', es: 'Hallazgos y manos rechazadas' },
  money: { en: 'Pots and rake by site and stakes', es: 'Botes y rake por sitio y apuestas' },
  players: { en: 'Players', es: 'Jugadores' },
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
  stakes: { en: 'Stakes', es: 'Apuestas' },
  pots: { en: 'Pots', es: 'Botes' },
  rake: { en: 'Rake', es: 'Rake' },
  rakeShare: { en: 'Rake in %', es: 'Rake en %' },
  unbalanced: { en: 'Chips do not add up', es: 'Las fichas no cuadran' },
  currency: { en: 'Currency', es: 'Moneda' },
  net: { en: 'Net', es: 'Neto' },
  adjusted: { en: 'All-in adjusted', es: 'Ajustado por all-in' },
  perHundred: { en: 'bb/100', es: 'bb/100' },
  stage: { en: 'Stage', es: 'Etapa' },
  seconds: { en: 'Seconds', es: 'Segundos' },
} as const satisfies Catalogue;

export const NOTES = {
  engine: { en: 'Engine {version}', es: 'Motor {version}' },
  useNdjson: { en: 'Use --ndjson to get all of them.', es: 'Use --ndjson para obtenerlos todos.' },
  firstOf: {
    en: 'The gravest {listed} of {count}.',
    es: 'Los {listed} más graves de {count}.',
  },
  allOf: { en: 'All of them: ', es: 'Todos: ' },
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

/** The result of an audit in a sentence; `one` for a single hand. */
export const VERDICTS = {
  empty: { en: 'No hands.', es: 'Ninguna mano.' },
  clean: { en: 'None of {hands} hands has a fault.', es: 'Ninguna de {hands} manos tiene fallos.' },
  faulty: { en: '{count} of {hands} hands have a fault', es: '{count} de {hands} manos tienen fallos' },
  faultyOne: { en: '{count} of {hands} hands has a fault', es: '{count} de {hands} manos tiene fallos' },
  illegal: { en: '{count} break a rule', es: '{count} incumplen una regla' },
  illegalOne: { en: '{count} breaks a rule', es: '{count} incumple una regla' },
  noneIllegal: { en: 'none breaks a rule', es: 'ninguna incumple una regla' },
  rejected: { en: '{count} hands could not be read.', es: '{count} manos no se pudieron leer.' },
  rejectedOne: { en: '{count} hand could not be read.', es: '{count} mano no se pudo leer.' },
} as const satisfies Catalogue;

/** The choices of a list of findings. */
export const FILTERS = {
  order: { en: 'Order', es: 'Orden' },
  severity: { en: 'by severity', es: 'por gravedad' },
  place: { en: 'as in the logs', es: 'como en los historiales' },
  code: { en: 'by code', es: 'por código' },
  codes: { en: 'Code', es: 'Código' },
  rules: { en: 'Rule', es: 'Regla' },
  all: { en: 'all', es: 'todos' },
} as const satisfies Catalogue;

/** What an opened finding shows. */
export const DETAILS = {
  expected: { en: 'Expected', es: 'Esperado' },
  actual: { en: 'Actual', es: 'En el historial' },
  replay: { en: 'The hand in the service', es: 'La mano en el servicio' },
} as const satisfies Catalogue;

/** The stages of an import whose time is measured. */
export const STAGES = {
  receiving: { en: 'Receiving', es: 'Recepción' },
  auditing: { en: 'Auditing', es: 'Auditoría' },
  storing: { en: 'Storing', es: 'Guardado' },
  sealing: { en: 'Finalizing', es: 'Cierre' },
  command: { en: 'The whole audit', es: 'Toda la auditoría' },
  total: { en: 'From first byte to end', es: 'Del primer byte al final' },
} as const satisfies Catalogue;

/** The states in which an import ends. */
export const FINAL_STATES = {
  done: { en: 'done', es: 'terminada' },
  failed: { en: 'failed', es: 'fallida' },
  cancelled: { en: 'cancelled', es: 'cancelada' },
} as const satisfies Catalogue;
