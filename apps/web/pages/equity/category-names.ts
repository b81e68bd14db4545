import type { Words } from '../../messages/catalogue.js';

/** The names of hand categories. */
export const CATEGORY_NAMES: Readonly<Record<string, Words>> = {
  'five-of-a-kind': { en: 'five of a kind', es: 'repóker' },
  'straight-flush': { en: 'straight flush', es: 'escalera de color' },
  'four-of-a-kind': { en: 'four of a kind', es: 'póker' },
  'full-house': { en: 'full house', es: 'full' },
  flush: { en: 'flush', es: 'color' },
  straight: { en: 'straight', es: 'escalera' },
  'three-of-a-kind': { en: 'three of a kind', es: 'trío' },
  'two-pair': { en: 'two pair', es: 'dobles parejas' },
  pair: { en: 'pair', es: 'pareja' },
  'high-card': { en: 'high card', es: 'carta alta' },
  low: { en: 'low', es: 'mano baja' },
  badugi: { en: 'badugi', es: 'badugi' },
  'three-card': { en: 'three-card hand', es: 'mano de tres cartas' },
  'two-card': { en: 'two-card hand', es: 'mano de dos cartas' },
  'one-card': { en: 'one-card hand', es: 'mano de una carta' },
  none: { en: 'no hand', es: 'ninguna mano' },
};
