import type { Severity } from '#audit';
import type { CategoryAnswer } from '#equity';
import type { GameLimit } from '#histories';
import type { Message } from '#cards';

/** The severities of findings. */
export const SEVERITY_NAMES: Readonly<Record<Severity, Message>> = {
  illegal: { en: 'illegal', es: 'ilegal' },
  mismatch: { en: 'mismatch', es: 'discrepancia' },
  suspect: { en: 'suspect', es: 'sospecha' },
  unverifiable: { en: 'unverifiable', es: 'no verificable' },
  notice: { en: 'notice', es: 'aviso' },
};

/** The betting structures. */
export const LIMIT_NAMES: Readonly<Record<GameLimit, Message>> = {
  'no-limit': { en: 'no limit', es: 'sin límite' },
  'pot-limit': { en: 'pot limit', es: 'límite de bote' },
  'fixed-limit': { en: 'fixed limit', es: 'límite fijo' },
  'spread-limit': { en: 'spread limit', es: 'límite variable' },
};

/** Hand categories, without the cards of a hand. */
export const CATEGORY_NAMES: Readonly<Record<CategoryAnswer['category'], Message>> = {
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
