import type { Catalogue } from '#text';

/** The report of `floorman profiles --infer`. */
export const PROFILE_MESSAGES = {
  onlyInfer: {
    en: '--out and --format need --infer',
    es: '--out y --format requieren --infer',
  },
  noHands: {
    en: 'no usable hand of a cash game: there is nothing to infer; with findings: {faulty}; tournaments, and hands whose rake is not known: {unused}; rejected: {rejected}',
    es: 'ninguna mano utilizable de partidas con dinero: no hay nada que inferir; con hallazgos: {faulty}; torneos, y manos sin rake conocido: {unused}; rechazadas: {rejected}',
  },
  overLog: {
    en: '--out: {path} is one of the logs',
    es: '--out: {path} es uno de los historiales',
  },
  notWritten: { en: '--out: {path} cannot be written', es: '--out: no se puede escribir {path}' },
  players: { en: '{from} players', es: '{from} jugadores' },
  playersFromTo: { en: '{from} to {to} players', es: 'de {from} a {to} jugadores' },
  noRake: { en: 'no rake', es: 'sin rake' },
  rate: { en: '{percent}%', es: '{percent} %' },
  rateUpTo: { en: '{percent}% up to {cap}', es: '{percent} % hasta {cap}' },
  rateFrom: {
    en: '{percent}%, its cap at least {least}',
    es: '{percent} %, con un tope de {least} como mínimo',
  },
  or: { en: '{first}, or {second}', es: '{first}, o bien {second}' },
  units: { en: 'in units of {unit}', es: 'en unidades de {unit}' },
  byPot: { en: 'for each pot', es: 'por cada bote' },
  byWinner: { en: 'for each winner', es: 'por cada ganador' },
  free: { en: 'none without a flop', es: 'nada sin flop' },
  raked: { en: 'also without a flop', es: 'también sin flop' },
  counts: {
    en: 'hands: {hands}; raked: {raked}; at the cap: {capped}; departing: {departing}',
    es: 'manos: {hands}; con rake: {raked}; en el tope: {capped}; discrepantes: {departing}',
  },
  uncounted: {
    en: 'hands not counted, because of too many different pots: {hands}',
    es: 'manos sin contar, por demasiados botes distintos: {hands}',
  },
  rateRange: {
    en: 'the hands agree with rates from {from}% to {to}%',
    es: 'las manos concuerdan con tasas de {from} % a {to} %',
  },
  fewForRate: {
    en: 'too few hands to say the rate: {hands}',
    es: 'muy pocas manos para saber la tasa: {hands}',
  },
  noRate: {
    en: 'no single rate fits the hands: {hands}',
    es: 'ninguna tasa única concuerda con las manos: {hands}',
  },
  fewForCap: {
    en: 'too few raked hands to say the cap: {hands}',
    es: 'muy pocas manos con rake para saber el tope: {hands}',
  },
  noCap: {
    en: 'too few of the raked hands reach the cap to say it; raked: {hands}',
    es: 'muy pocas de las manos con rake alcanzan el tope para saberlo; con rake: {hands}',
  },
  fewForRounding: {
    en: 'the hands do not say how the rake is rounded',
    es: 'las manos no indican cómo se redondea el rake',
  },
  fewForFlop: {
    en: 'too few hands without a flop, or no rule for them: {hands}; raked: {raked}',
    es: 'muy pocas manos sin flop, o sin regla para ellas: {hands}; con rake: {raked}',
  },
  fewForBy: {
    en: 'too few split and side pots to say whether the rake is taken by pot or by winner',
    es: 'muy pocos botes repartidos y paralelos para saber si el rake es por bote o por ganador',
  },
  oddChip: {
    en: 'Odd chips: {rule} (split pots: {agreeing} of {hands})',
    es: 'Fichas impares: {rule} (botes repartidos: {agreeing} de {hands})',
  },
  fewForOddChip: {
    en: 'Odd chips: too few split pots, or pots that contradict each other: {hands}; in agreement with {rule}: {agreeing}',
    es: 'Fichas impares: muy pocos botes repartidos, o botes que se contradicen: {hands}; de acuerdo con {rule}: {agreeing}',
  },
  total: {
    en: 'Usable hands: {hands} of cash games; left out: {faulty} with findings, {unused} of tournaments or without a known rake, {rejected} rejected, {uncounted} not counted',
    es: 'Manos utilizables: {hands} de partidas con dinero; omitidas: {faulty} con hallazgos, {unused} de torneos o sin rake conocido, {rejected} rechazadas, {uncounted} sin contar',
  },
  severalPresets: {
    en: 'The hands are of several profiles ({presets}); the document is based on the first one. Infer one site at a time.',
    es: 'Las manos son de varios perfiles ({presets}); el documento parte del primero. Infiera un sitio a la vez.',
  },
} as const satisfies Catalogue;

/** How a rake is rounded. */
export const ROUNDING_NAMES = {
  down: { en: 'rounded down', es: 'redondeado hacia abajo' },
  nearest: { en: 'rounded to the nearest unit', es: 'redondeado a la unidad más próxima' },
  'nearest-even': {
    en: 'rounded to the nearest unit, half to even',
    es: 'redondeado a la unidad más próxima, la mitad a la par',
  },
  up: { en: 'rounded up', es: 'redondeado hacia arriba' },
} as const satisfies Catalogue;
