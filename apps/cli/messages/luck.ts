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
    en: 'For the luck-adjusted net {counted} of {hands} count: {open} with all cards known from the deal on, {shown} with all hands known at the showdown, which are no fair sample.',
    es: 'Para el neto ajustado por suerte cuentan {counted} de {hands}: {open} con todas las cartas conocidas desde el reparto, {shown} con todas las manos conocidas en el showdown, que no son una muestra imparcial.',
  },
  errors: {
    en: '±: standard error. Saved: the part of the variance that the adjustment saves.',
    es: '±: error estándar. Ahorro: la parte de la varianza que ahorra el ajuste.',
  },
} as const satisfies Catalogue;
