import type { CardError } from '#cards';
import type { Catalogue, Message } from '#text';

/** `floorman evaluate`. */
export const EVALUATE_MESSAGES = {
  noQualifier: { en: 'does not qualify', es: 'no califica' },
  expectedAt: {
    en: '{text}: {expected} was expected at character {at}',
    es: '{text}: se esperaba {expected} en el carácter {at}',
  },
} as const satisfies Catalogue;

/** The parts of a card in a text. */
export const CARD_PARTS: Readonly<Record<CardError['expected'], Message>> = {
  card: { en: 'a card', es: 'una carta' },
  rank: { en: 'a rank', es: 'un valor' },
  suit: { en: 'a suit', es: 'un palo' },
};
