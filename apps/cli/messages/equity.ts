import type { Catalogue, Noun } from '#text';

/** The halves that a pot may be split into. */
export const HALVES = {
  high: { en: 'high', es: 'alta' },
  low: { en: 'low', es: 'baja' },
  draw: { en: 'draw', es: 'cambio' },
  badugi: { en: 'badugi', es: 'badugi' },
  spade: { en: 'spade', es: 'pica' },
} as const satisfies Catalogue;

/** What a method counts. */
export const COUNTED = {
  exact: { en: ['case', 'cases'], es: ['caso', 'casos'] },
  'monte-carlo': { en: ['trial', 'trials'], es: ['simulación', 'simulaciones'] },
} as const satisfies Readonly<Record<string, Noun>>;

/** Labels of answers. */
export const EQUITY_LABELS = {
  exact: { en: 'exact', es: 'exacta' },
  'monte-carlo': { en: 'Monte Carlo', es: 'Montecarlo' },
  seed: { en: 'seed', es: 'semilla' },
  margin: { en: '± one standard error', es: '± un error estándar' },
  missed: {
    en: 'the requested standard error was not reached',
    es: 'no se alcanzó el error estándar solicitado',
  },
  wins: { en: 'wins', es: 'gana' },
  ties: { en: 'ties', es: 'empata' },
  scoops: { en: 'scoops', es: 'se lleva todo' },
  policy: { en: 'policy', es: 'política' },
  keeps: { en: 'keeps', es: 'conserva' },
  keepsNone: { en: 'keeps no card', es: 'no conserva ninguna carta' },
  hand: { en: 'hand', es: 'mano' },
  equity: { en: 'equity', es: 'equity' },
  part: { en: 'frequency', es: 'frecuencia' },
  hands: { en: 'Hands of {hand}', es: 'Manos de {hand}' },
  noHands: {
    en: 'more than {most} hands: not listed',
    es: 'más de {most} manos: no se detallan',
  },
  categories: { en: 'Hand categories of {hand}', es: 'Categorías de {hand}' },
  nextCards: { en: 'By the next card', es: 'Según la próxima carta' },
  noNextCard: {
    en: 'no more cards come to a single board',
    es: 'no quedan cartas por repartir en una única serie de cartas comunitarias',
  },
  onBoard: { en: '{cards} board cards', es: '{cards} cartas comunitarias' },
  ofBoard: { en: 'board {board}, {cards} cards', es: 'cartas comunitarias n.º {board}, {cards} cartas' },
  held: { en: '{cards} cards', es: '{cards} cartas' },
} as const satisfies Catalogue;
