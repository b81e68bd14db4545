import type { Noun, Message } from '#text';

/** The halves that a pot may be split into. */
export const HALVES = {
  high: { en: 'high', es: 'alta' },
  low: { en: 'low', es: 'baja' },
  draw: { en: 'draw', es: 'descarte' },
  badugi: { en: 'badugi', es: 'badugi' },
} as const satisfies Readonly<Record<string, Message>>;

/** What an answer is made of. */
export const COUNTED = {
  exact: { en: ['case', 'cases'], es: ['caso', 'casos'] },
  'monte-carlo': { en: ['trial', 'trials'], es: ['ensayo', 'ensayos'] },
} as const satisfies Readonly<Record<string, Noun>>;

/** What an answer about equity says to people. */
export const WORDS = {
  exact: { en: 'exact', es: 'exacta' },
  'monte-carlo': { en: 'Monte Carlo', es: 'Montecarlo' },
  seed: { en: 'seed', es: 'semilla' },
  margin: { en: '± one standard error', es: '± un error estándar' },
  missed: { en: 'the wanted standard error was not reached', es: 'no se llegó al error estándar deseado' },
  wins: { en: 'wins', es: 'gana' },
  ties: { en: 'ties', es: 'empata' },
  scoops: { en: 'scoops', es: 'se lleva todo' },
  hand: { en: 'hand', es: 'mano' },
  equity: { en: 'equity', es: 'equidad' },
  part: { en: 'how often', es: 'frecuencia' },
  hands: { en: 'Hands of {hand}', es: 'Manos de {hand}' },
  noHands: {
    en: 'more than {most} hands: not listed one by one',
    es: 'más de {most} manos: no se cuentan una por una',
  },
  categories: { en: 'What {hand} makes', es: 'Lo que forma {hand}' },
  nextCards: { en: 'By the next card', es: 'Según la próxima carta' },
  noNextCard: {
    en: 'no more card comes to a single board',
    es: 'ya no llega ninguna carta a una mesa única',
  },
  onBoard: { en: 'board of {cards}', es: 'mesa de {cards}' },
  ofBoard: { en: 'board {board} of {cards}', es: 'mesa {board} de {cards}' },
  held: { en: 'of {cards} cards', es: 'de {cards} cartas' },
} as const satisfies Readonly<Record<string, Message>>;
