import type { Catalogue } from '#text';

export { CELLS, TEST_NAMES, VERDICTS } from '#report';

/** `floorman fairness`. */
export const FAIRNESS_MESSAGES = {
  alpha: {
    en: '--alpha is a number above 0 and below 1, not {text}',
    es: '--alpha es un número mayor que 0 y menor que 1, no {text}',
  },
  scope: { en: '--by is site or table, not {text}', es: '--by es site o table, no {text}' },
  noDeals: {
    en: 'no hand can be used: the tests need hands of which the log has the deal, that is the cards of all players or those of its owner, or boards',
    es: 'no se puede usar ninguna mano: las pruebas necesitan manos cuyo reparto figure en el historial, es decir, las cartas de todos los jugadores o las de su dueño, o mesas comunes',
  },
  allFair: {
    en: 'No test is suspect (alpha {alpha}, {tests} tests, {few} with too few hands).',
    es: 'Ninguna prueba es sospechosa (alfa {alpha}, {tests} pruebas, {few} con muy pocas manos).',
  },
  suspects: {
    en: '{count} of {tests} tests are suspect (alpha {alpha}, {few} with too few hands). A log that holds only some of the hands, chosen after the deal, looks like this too.',
    es: '{count} de {tests} pruebas son sospechosas (alfa {alpha}, {few} con muy pocas manos). Un historial que contiene solo algunas manos, elegidas tras el reparto, se ve igual.',
  },
  allFew: {
    en: 'Every test has too few hands.',
    es: 'Todas las pruebas tienen muy pocas manos.',
  },
  hands: {
    en: '{deals} hands: {complete} with the cards of all players, {own} with those of the owner of the log.',
    es: '{deals} manos: {complete} con las cartas de todos los jugadores, {own} con las del dueño del historial.',
  },
  leftOut: {
    en: '{count} of them are not tested: there are too many tables or sites.',
    es: '{count} de ellas no se prueban: hay demasiadas mesas o salas.',
  },
  all: { en: 'cards of all players', es: 'cartas de todos los jugadores' },
  own: { en: 'cards of the owner of the log', es: 'cartas del dueño del historial' },
  title: {
    en: '{cards} hole cards, deck {deck}, {known}',
    es: '{cards} cartas propias, baraja {deck}, {known}',
  },
  test: { en: 'Test', es: 'Prueba' },
  sample: { en: 'Sample', es: 'Muestra' },
  statistic: { en: 'Chi²', es: 'Chi²' },
  df: { en: 'df', es: 'gl' },
  effect: { en: 'Effect', es: 'Efecto' },
  verdict: { en: 'Verdict', es: 'Veredicto' },
  minimum: { en: 'at least {minimum}', es: 'al menos {minimum}' },
  worst: {
    en: '{test}: most of all {cell}, {observed} times instead of {expected}',
    es: '{test}: sobre todo {cell}, {observed} veces en vez de {expected}',
  },
  twoTests: {
    en: 'p of counts of ranks, suits and cards is twice the smaller p of two tests, Chi² and the largest departure (docs/fairness.md).',
    es: 'p de los recuentos de valores, palos y cartas es el doble de la p menor de dos pruebas, Chi² y la mayor diferencia (docs/fairness.md).',
  },
  seat: { en: 'seat {place}', es: 'asiento {place}' },
  position: { en: 'place {place} left of the button', es: 'lugar {place} a la izquierda del botón' },
} as const satisfies Catalogue;
