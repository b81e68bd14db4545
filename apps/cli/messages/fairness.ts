import type { TestId, Verdict } from '#fairness';
import type { Catalogue, Message } from '#text';

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
  rejected: {
    en: '{hands} could not be read and do not count; floorman audit says why',
    es: '{hands} no se pudieron leer y no cuentan; floorman audit dice por qué',
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
  seat: { en: 'seat {place}', es: 'asiento {place}' },
  position: { en: 'place {place} left of the button', es: 'lugar {place} a la izquierda del botón' },
} as const satisfies Catalogue;

export const VERDICTS: Readonly<Record<Verdict, Message>> = {
  ok: { en: 'ok', es: 'bien' },
  suspect: { en: 'suspect', es: 'sospechoso' },
  'too-few': { en: 'too few', es: 'muy pocas' },
};

/** Kinds of cells that are no cards. */
export const CELLS: Readonly<Record<string, Message>> = {
  pair: { en: 'pairs', es: 'parejas' },
  'one-suit': { en: 'flops of one suit', es: 'flops de un palo' },
  'two-suits': { en: 'flops of two suits', es: 'flops de dos palos' },
  'three-suits': { en: 'flops of three suits', es: 'flops de tres palos' },
};

export const TEST_NAMES: Readonly<Record<TestId, Message>> = {
  'deck-ranks': { en: 'Ranks of all cards', es: 'Valores de todas las cartas' },
  'deck-suits': { en: 'Suits of all cards', es: 'Palos de todas las cartas' },
  'deck-cards': { en: 'All cards', es: 'Todas las cartas' },
  'hole-card-ranks': { en: 'Ranks of hole cards', es: 'Valores de las cartas propias' },
  'hole-card-suits': { en: 'Suits of hole cards', es: 'Palos de las cartas propias' },
  'hole-cards': { en: 'Hole cards', es: 'Cartas propias' },
  pairs: { en: 'Pairs', es: 'Parejas' },
  'starting-hands': { en: 'Starting hands', es: 'Manos iniciales' },
  'seat-ranks': { en: 'Ranks by seat', es: 'Valores por asiento' },
  'seat-pairs': { en: 'Pairs by seat', es: 'Parejas por asiento' },
  'position-ranks': { en: 'Ranks by position', es: 'Valores por posición' },
  'position-pairs': { en: 'Pairs by position', es: 'Parejas por posición' },
  'board-ranks': { en: 'Ranks of boards', es: 'Valores de la mesa' },
  'board-suits': { en: 'Suits of boards', es: 'Palos de la mesa' },
  'board-cards': { en: 'Cards of boards', es: 'Cartas de la mesa' },
  'board-pairs': { en: 'Paired flops', es: 'Flops con pareja' },
  'board-flushes': { en: 'Suits of flops', es: 'Palos del flop' },
  'board-straights': { en: 'Straights on flops', es: 'Escaleras en el flop' },
  'repeats-seat': { en: 'Cards again at a seat', es: 'Cartas repetidas en un asiento' },
  'repeats-place': { en: 'Cards again in the same place', es: 'Cartas repetidas en su lugar' },
  'repeats-board': { en: 'Cards again on the board', es: 'Cartas repetidas en la mesa' },
  'repeats-deal': { en: 'Cards dealt again', es: 'Cartas repartidas de nuevo' },
  'runs-pairs': { en: 'Pairs after pairs', es: 'Parejas tras parejas' },
  'runs-ranks': { en: 'Ranks again at a seat', es: 'Valores repetidos en un asiento' },
  'all-in-equity': { en: 'All-ins against equity', es: 'All-ins frente a su equidad' },
  'all-in-calibration': { en: 'All-ins by equity', es: 'All-ins por equidad' },
};
