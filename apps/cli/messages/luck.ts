import type { Catalogue } from '#text';

/** `floorman luck`. */
export const LUCK_MESSAGES = {
  noHands: { en: 'No hands.', es: 'Ninguna mano.' },
  player: { en: 'Player', es: 'Jugador' },
  site: { en: 'Site', es: 'Sala' },
  currency: { en: 'Currency', es: 'Moneda' },
  hands: { en: 'Hands', es: 'Manos' },
  net: { en: 'Net', es: 'Neto' },
  allIns: { en: 'All-ins', es: 'All-ins' },
  allInAdjusted: { en: 'All-in adj.', es: 'Ajust. all-in' },
  saved: { en: 'Saved', es: 'Ahorro' },
  counted: { en: 'Counted', es: 'Cuentan' },
  netOfCounted: { en: 'Their net', es: 'Su neto' },
  luckAdjusted: { en: 'Luck adj.', es: 'Ajust. suerte' },
  counts: {
    en: '{counted} of {hands} count for the luck-adjusted net.',
    es: '{counted} de {hands} cuentan para el neto ajustado por suerte.',
  },
  open: {
    en: 'In {open} of them, all cards are known from the deal on.',
    es: 'En {open} de ellas se conocen todas las cartas desde el reparto.',
  },
  shown: {
    en: 'In {shown} of them, the hands are known only because they were shown down: they are no fair sample.',
    es: 'En {shown} de ellas solo se conocen las manos del showdown: no son una muestra imparcial.',
  },
  errors: {
    en: '±: standard error. Saved: the part of the variance that the adjustment saves.',
    es: '±: error estándar. Ahorro: la parte de la varianza que ahorra el ajuste.',
  },
} as const satisfies Catalogue;
