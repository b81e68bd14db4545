import type { Catalogue } from '#text';

export const HEADINGS = {
  title: { en: 'Audit of poker hands', es: 'Auditoría de manos de póker' },
  contents: { en: 'Contents', es: 'Contenido' },
  played: { en: 'Hands played', es: 'Manos jugadas' },
  findings: { en: 'Findings by code', es: 'Hallazgos por código' },
  byRule: { en: 'Findings by rule', es: 'Hallazgos por regla' },
  rejections: { en: 'Rejected hands by reason', es: 'Manos rechazadas por motivo' },
  sites: { en: 'Hands by site', es: 'Manos por sitio' },
  games: { en: 'Hands by game', es: 'Manos por juego' },
  stakes: { en: 'Hands by big blind', es: 'Manos por ciega grande' },
  days: { en: 'Hands by time played', es: 'Manos por fecha de juego' },
  time: { en: 'Time', es: 'Tiempo' },
  listed: { en: 'Findings, and rejected hands', es: 'Hallazgos y manos rechazadas' },
  money: { en: 'Reconciliation by site and stakes', es: 'Conciliación por sitio y apuestas' },
  players: { en: 'Players', es: 'Jugadores' },
  fairness: { en: 'Fairness of the deal', es: 'Imparcialidad del reparto' },
  flow: { en: 'Chips between players', es: 'Fichas entre jugadores' },
  results: { en: 'Results over time', es: 'Resultados a lo largo del tiempo' },
  gravest: { en: 'The gravest findings', es: 'Los hallazgos más graves' },
} as const satisfies Catalogue;

/** Heads of columns. */
export const COLUMNS = {
  file: { en: 'File', es: 'Archivo' },
  lines: { en: 'Lines', es: 'Líneas' },
  hand: { en: 'Hand', es: 'Mano' },
  code: { en: 'Code', es: 'Código' },
  severity: { en: 'Severity', es: 'Gravedad' },
  rule: { en: 'Rule', es: 'Regla' },
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
  unknown: { en: 'Result unknown', es: 'Resultado desconocido' },
  pots: { en: 'Put in', es: 'Aportado' },
  collected: { en: 'Collected', es: 'Cobrado' },
  rake: { en: 'Rake and fees', es: 'Rake y comisiones' },
  difference: { en: 'Difference', es: 'Diferencia' },
  rakeShare: { en: 'Rake in %', es: 'Rake en %' },
  unbalanced: { en: 'Chips do not add up', es: 'Las fichas no cuadran' },
  currency: { en: 'Currency', es: 'Moneda' },
  net: { en: 'Net', es: 'Neto' },
  adjusted: { en: 'All-in adjusted', es: 'Ajustado por all-in' },
  perHundred: { en: 'bb/100', es: 'bb/100' },
  test: { en: 'Test', es: 'Prueba' },
  sample: { en: 'Sample', es: 'Muestra' },
  effect: { en: 'Effect', es: 'Efecto' },
  qPlot: { en: 'q as a bar', es: 'q como barra' },
  verdict: { en: 'Result', es: 'Resultado' },
  cards: { en: 'Cards', es: 'Cartas' },
  dealt: { en: 'Dealt', es: 'Repartidas' },
  expected: { en: 'Expected', es: 'Esperadas' },
  error: { en: 'Chance', es: 'Azar' },
  departure: { en: 'Departure', es: 'Diferencia' },
  from: { en: 'Lost', es: 'Pierde' },
  to: { en: 'Won', es: 'Gana' },
  netBigBlinds: { en: 'Net bb, uncapped', es: 'bb netas, sin tope' },
  p: { en: 'p', es: 'p' },
  leastQ: { en: 'q', es: 'q' },
  partners: { en: 'Play', es: 'Juego' },
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
  playedAt: { en: 'Played {when}', es: 'Fecha de juego: {when}' },
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
  mostHands: {
    en: 'Most hands in a column: {count}. A column is {period}.',
    es: 'Máximo de manos en una columna: {count}. Una columna es {period}.',
  },
  day: { en: 'a day', es: 'un día' },
  month: { en: 'a month', es: 'un mes' },
  year: { en: 'a year', es: 'un año' },
  decade: { en: 'a decade', es: 'una década' },
  century: { en: 'a century', es: 'un siglo' },
  gap: {
    en: 'A dashed line is a longer time without hands.',
    es: 'Una línea discontinua es un tiempo más largo sin manos.',
  },
  byRule: {
    en: 'The rules that findings name. Notices count too: a hand that is counted here need not break the rule.',
    es: 'Las reglas que nombran los hallazgos. También cuentan los avisos: una mano contada aquí no incumple por fuerza la regla.',
  },
  unknown: { en: 'unknown', es: 'desconocido' },
} as const satisfies Catalogue;

/** The result of an audit in a sentence: `One` for a single hand with the property, `only` for a log of a single hand. */
export const VERDICTS = {
  empty: { en: 'No hand was audited.', es: 'No se auditó ninguna mano.' },
  clean: { en: 'None of {hands} hands has a fault.', es: 'Ninguna de {hands} manos tiene fallos.' },
  faulty: { en: '{count} of {hands} hands have a fault', es: '{count} de {hands} manos tienen fallos' },
  faultyOne: { en: '{count} of {hands} hands has a fault', es: '{count} de {hands} manos tiene fallos' },
  illegal: { en: '{count} break a rule', es: '{count} incumplen una regla' },
  illegalOne: { en: '{count} breaks a rule', es: '{count} incumple una regla' },
  noneIllegal: { en: 'none breaks a rule', es: 'ninguna incumple una regla' },
  onlyClean: { en: 'The audited hand has no fault.', es: 'La mano auditada no tiene fallos.' },
  onlyFaulty: {
    en: 'The audited hand has a fault; it breaks no rule.',
    es: 'La mano auditada tiene fallos; no incumple ninguna regla.',
  },
  onlyIllegal: {
    en: 'The audited hand has a fault; it breaks a rule.',
    es: 'La mano auditada tiene fallos; incumple una regla.',
  },
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
  command: { en: 'Replay:', es: 'Reproducir:' },
} as const satisfies Catalogue;

/** The stages of an import whose time is measured. */
export const STAGES = {
  receiving: { en: 'Receiving', es: 'Recepción' },
  auditing: { en: 'Auditing', es: 'Auditoría' },
  storing: { en: 'Storing', es: 'Guardado' },
  sealing: { en: 'Finalizing', es: 'Cierre' },
} as const satisfies Catalogue;

/** The time from the first byte of an import to its end, or that of a command. */
export const TOTALS = {
  import: { en: 'From first byte to end: {seconds} s', es: 'Del primer byte al final: {seconds} s' },
  command: { en: 'The whole audit: {seconds} s', es: 'Toda la auditoría: {seconds} s' },
} as const satisfies Catalogue;

/** The states in which an import ends. */
export const FINAL_STATES = {
  done: { en: 'done', es: 'terminada' },
  failed: { en: 'failed', es: 'fallida' },
  cancelled: { en: 'cancelled', es: 'cancelada' },
} as const satisfies Catalogue;

/** Whether the cards were dealt fairly. */
export const FAIRNESS = {
  none: {
    en: 'Not tested: the log has no hand whose deal is known for a reason that does not depend on the cards.',
    es: 'Sin pruebas: el historial no tiene ninguna mano cuyo reparto se conozca por una razón ajena a las cartas.',
  },
  fair: {
    en: 'None of {tests} tests is suspect (q below {alpha}). Tests with too few hands: {few}.',
    es: 'Ninguna de {tests} pruebas es sospechosa (q menor que {alpha}). Pruebas con muy pocas manos: {few}.',
  },
  suspect: {
    en: 'Suspect tests: {count} of {tests} (q below {alpha}). That is a reason to look, not a verdict: a log that holds only some of the hands, chosen after the deal, looks like this too. Tests with too few hands: {few}.',
    es: 'Pruebas sospechosas: {count} de {tests} (q menor que {alpha}). Es un motivo para mirar, no un veredicto: un historial con solo algunas manos, elegidas tras el reparto, se ve igual. Pruebas con muy pocas manos: {few}.',
  },
  allFew: {
    en: 'Every test has too few hands.',
    es: 'Todas las pruebas tienen muy pocas manos.',
  },
  game: {
    en: 'Games with {cards} hole cards and the deck “{deck}”: {known}',
    es: 'Juegos de {cards} cartas propias y baraja «{deck}»: {known}',
  },
  all: { en: 'cards of all players', es: 'cartas de todos los jugadores' },
  own: { en: 'cards of the owner of the log', es: 'cartas del dueño del historial' },
  atLeast: { en: 'at least {minimum}', es: 'al menos {minimum}' },
  worst: {
    en: 'most of all {cell}: {observed} instead of {expected}',
    es: 'sobre todo {cell}: {observed} en vez de {expected}',
  },
  axis: {
    en: 'The smaller q is, the longer is its bar: it is full at one in a million. A test whose bar crosses the line, at {alpha}, is suspect.',
    es: 'Cuanto menor es q, más larga es su barra: está llena en uno entre un millón. Una prueba cuya barra cruza la línea, en {alpha}, es sospechosa.',
  },
  plots: {
    en: 'Each point is how often the cards came, compared with what was to be expected; the bar is what chance allows in 95 of 100 cases.',
    es: 'Cada punto indica con qué frecuencia salieron las cartas respecto a lo esperado; la barra, lo que permite el azar en 95 de 100 casos.',
  },
  range: { en: 'up to ± {most} of the expected', es: 'hasta ± {most} de lo esperado' },
  tooFew: { en: 'Tests with too few hands ({count})', es: 'Pruebas con muy pocas manos ({count})' },
  figures: { en: 'Figures', es: 'Cifras' },
} as const satisfies Catalogue;

/** Chip flow and pairs. */
export const PARTNERS = {
  none: {
    en: 'Not compared: the log has no hand of named players with a bet.',
    es: 'Sin comparación: el historial no tiene manos con apuestas de jugadores con nombre.',
  },
  notCompared: {
    en: '{site}: no pair of {players} players shares enough hands to be compared; it takes {hands}.',
    es: '{site}: ninguna pareja de {players} jugadores coincide en suficientes manos para compararla; hacen falta {hands}.',
  },
  nobody: {
    en: '{site}: none of {tested} compared pairs of {players} players is suspect (q up to {alpha}).',
    es: '{site}: ninguna de las {tested} parejas comparadas de {players} jugadores es sospechosa (q hasta {alpha}).',
  },
  one: {
    en: '{site}: {suspect} of {tested} compared pairs of {players} players is suspect (q up to {alpha}). It is a reason to look at some hands, never a verdict: every such pair may have an honest reason.',
    es: '{site}: {suspect} de las {tested} parejas comparadas de {players} jugadores es sospechosa (q hasta {alpha}). Es un motivo para mirar algunas manos, nunca un veredicto: toda pareja puede tener una razón honrada.',
  },
  some: {
    en: '{site}: {suspect} of {tested} compared pairs of {players} players are suspect (q up to {alpha}). It is a reason to look at some hands, never a verdict: every such pair may have an honest reason.',
    es: '{site}: {suspect} de las {tested} parejas comparadas de {players} jugadores son sospechosas (q hasta {alpha}). Es un motivo para mirar algunas manos, nunca un veredicto: toda pareja puede tener una razón honrada.',
  },
  graph: {
    en: '{site}: {flows} flows of chips between {players} players.',
    es: '{site}: {flows} flujos de fichas entre {players} jugadores.',
  },
  key: {
    en: 'Arrows lead from the loser to the winner and are as wide as the chips; dashed ones are suspect pairs. Suspect pairs come first, then the largest flows.',
    es: 'Las flechas van de quien pierde a quien gana y su grosor son las fichas; las discontinuas son parejas sospechosas. Primero van las parejas sospechosas y luego los flujos mayores.',
  },
  figures: { en: 'Figures', es: 'Cifras' },
  evidence: { en: 'Hands:', es: 'Manos:' },
  suspect: { en: 'suspect', es: 'sospecha' },
  ok: { en: 'nothing found', es: 'sin indicios' },
  'too-few': { en: 'too few hands', es: 'pocas manos' },
} as const satisfies Catalogue;

/** Results over time. */
export const RESULTS = {
  key: {
    en: 'Solid: the net result. Dashed: with the expected results of all-ins in place of the actual ones.',
    es: 'Línea continua: el resultado neto. Discontinua: con el resultado esperado de los all-in en lugar del real.',
  },
  summary: {
    en: '{hands} hands: {net} {currency}, all-in adjusted {adjusted}',
    es: '{hands} manos: {net} {currency}, ajustado por all-in {adjusted}',
  },
  axis: { en: '{hands} hands', es: '{hands} manos' },
  figures: { en: 'Figures', es: 'Cifras' },
} as const satisfies Catalogue;

/** Sites and games beyond those that a section has room for. */
export const MORE_SITES = {
  one: { en: 'One more site is not shown.', es: 'Hay un sitio más que no se muestra.' },
  many: { en: '{count} more sites are not shown.', es: 'Hay {count} sitios más que no se muestran.' },
} as const satisfies Catalogue;

export const MORE_GAMES = {
  one: { en: 'One more game is not shown.', es: 'Hay un juego más que no se muestra.' },
  many: { en: '{count} more games are not shown.', es: 'Hay {count} juegos más que no se muestran.' },
} as const satisfies Catalogue;

/** The reconciliation of chips. */
export const MONEY = {
  addsUp: { en: 'adds up', es: 'cuadra' },
  note: {
    en: 'The difference is what the players put in, less what they collected, rake and fees. Hands in which the log does not say what a player collected are in no amount.',
    es: 'La diferencia es lo que los jugadores aportaron, menos lo que cobraron, el rake y las comisiones. Las manos en las que el historial no dice cuánto cobró un jugador no entran en ningún importe.',
  },
} as const satisfies Catalogue;
