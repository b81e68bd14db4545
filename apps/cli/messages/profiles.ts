import type { Catalogue } from '#text';

/** The report of `floorman profiles --infer`. */
export const PROFILE_MESSAGES = {
  onlyInfer: {
    en: '--out and --format need --infer',
    es: '--out y --format requieren --infer',
  },
  noHands: {
    en: 'no hand of a cash game whose rake is known was read: there is nothing to infer',
    es: 'no se leyó ninguna mano de partidas con dinero cuyo rake se conozca: no hay nada que inferir',
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
    en: '{hands} hands, {raked} raked, {capped} at the cap, {departing} departing',
    es: 'manos: {hands}; con rake: {raked}; en el tope: {capped}; discrepantes: {departing}',
  },
  uncounted: {
    en: '{hands} more hands were not counted: too many different pots',
    es: 'no se contaron otras {hands} manos: demasiados botes distintos',
  },
  rateRange: {
    en: 'the hands agree with rates from {from}% to {to}%',
    es: 'las manos concuerdan con tasas de {from} % a {to} %',
  },
  fewForRate: {
    en: '{hands} hands are too few to say the rate',
    es: '{hands} manos son muy pocas para saber la tasa',
  },
  noRate: {
    en: 'the {hands} hands follow no single rate',
    es: 'las {hands} manos no siguen una misma tasa',
  },
  fewForCap: {
    en: '{hands} raked hands are too few to say the cap',
    es: '{hands} manos con rake son muy pocas para saber el tope',
  },
  noCap: {
    en: 'the {hands} raked hands do not say the cap: too few reach it',
    es: 'las {hands} manos con rake no indican el tope: muy pocas lo alcanzan',
  },
  fewForRounding: {
    en: 'the hands do not say how the rake is rounded',
    es: 'las manos no indican cómo se redondea el rake',
  },
  fewForFlop: {
    en: '{hands} hands without a flop, {raked} of them raked: too few, or no rule',
    es: '{hands} manos sin flop, {raked} de ellas con rake: muy pocas, o sin regla',
  },
  fewForBy: {
    en: 'too few split and side pots to say whether the rake is taken by pot or by winner',
    es: 'muy pocos botes repartidos y paralelos para saber si el rake es por bote o por ganador',
  },
  oddChip: {
    en: 'Odd chips: {rule} ({agreeing} of {hands} split pots)',
    es: 'Fichas impares: {rule} ({agreeing} de {hands} botes repartidos)',
  },
  fewForOddChip: {
    en: 'Odd chips: {hands} split pots are too few, or contradict each other; {agreeing} agree with {rule}',
    es: 'Fichas impares: {hands} botes repartidos son muy pocos o se contradicen; {agreeing} concuerdan con {rule}',
  },
  total: {
    en: 'Hands: {hands} of cash games; left out: {faulty} with findings, {unused} without use, {rejected} rejected, {uncounted} not counted',
    es: 'Manos: {hands} de partidas con dinero; omitidas: {faulty} con hallazgos, {unused} sin utilidad, {rejected} rechazadas, {uncounted} sin contar',
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
