import { type DeckSpec, formatRank, type Language } from '#cards';

/** What was expected at an issue, as text after a colon. */
export type Expected = Readonly<Record<Language, string>>;

export const EXPECTED = {
  startingHand: {
    en: 'a hand, such as AKs, QQ+, A5s-A2s, AhKd, 15% or random',
    es: 'una mano, como AKs, QQ+, A5s-A2s, AhKd, 15% o random',
  },
  pattern: {
    en: 'cards of a hand, such as AhKh, AA, AxKx, xxyy, [A-T] or random',
    es: 'cartas de una mano, como AhKh, AA, AxKx, xxyy, [A-T] o random',
  },
  classEnd: {
    en: 's, o, +, - or the end of the hand; or a suit for each of the two cards',
    es: 's, o, +, - o el final de la mano; o un palo para cada una de las dos cartas',
  },
  noSuffix: { en: 'no s or o after a pair', es: 'una pareja sin s ni o' },
  rank: { en: 'a rank', es: 'un valor' },
  rangeEnd: {
    en: 'a pair after a pair, else a hand with the same high card or as many ranks apart, and the same s or o',
    es: 'una pareja tras otra; si no, una mano con la misma carta alta o igual separación, y la misma s u o',
  },
  noPlusInRange: {
    en: 'a range between two hands without +',
    es: 'un intervalo entre dos manos sin +',
  },
  rankBeforeSuit: {
    en: 'a rank or * before the suit, as ranks stand elsewhere in this hand',
    es: 'un valor o * ante el palo, ya que hay valores en otra parte de esta mano',
  },
  ranksInBrackets: {
    en: 'ranks such as [AKQ] or [A-T]',
    es: 'valores, como [AKQ] o [A-T]',
  },
  wholeHand: {
    en: 'one hand: ranges are of seven cards at most',
    es: 'una sola mano: los rangos son de siete cartas como mucho',
  },
  anotherCard: { en: 'each card once', es: 'cada carta una sola vez' },
  twoCards: {
    en: 'two cards, such as AhKd, or Ah* for the ace of hearts with any other card',
    es: 'dos cartas, como AhKd, o Ah* para el as de corazones con otra cualquiera',
  },
  separator: {
    en: 'a comma, !, :, @ or the end',
    es: 'una coma, !, :, @ o el final',
  },
  commaAfterPercentage: {
    en: 'a comma after a percentage of hands, or no blank after one that weighs a hand',
    es: 'una coma tras un porcentaje de manos, o ningún espacio tras el que pondera una mano',
  },
  closing: { en: 'a closing parenthesis', es: 'un paréntesis de cierre' },
  fewerParentheses: {
    en: 'parentheses no more than 16 deep',
    es: 'paréntesis anidados en 16 niveles como máximo',
  },
  weight: {
    en: 'a weight above 0 and up to 1, of three decimals at most',
    es: 'un peso mayor que 0 y no mayor que 1, con tres decimales como máximo',
  },
  weightInPercent: {
    en: 'a weight above 0% and up to 100%, of one decimal at most',
    es: 'un peso mayor que 0% y no mayor que 100%, con un decimal como máximo',
  },
  oneWeight: { en: 'one weight', es: 'un solo peso' },
  noWeight: {
    en: 'hands without weights: what follows : or ! only says which',
    es: 'manos sin peso: lo que sigue a : o ! solo dice cuáles',
  },
  percentage: {
    en: 'a percentage up to 100%, of three decimals at most',
    es: 'un porcentaje de hasta 100%, con tres decimales como máximo',
  },
  band: { en: 'another percentage, such as 5%-10%', es: 'otro porcentaje, como en 5%-10%' },
  someHand: { en: 'at least one hand', es: 'al menos una mano' },
  shorterText: { en: '10,000 characters at most', es: '10.000 caracteres como máximo' },
  simplerRange: {
    en: 'a range that is worked out in fewer steps: fewer patterns, or patterns with more known cards',
    es: 'un rango que se resuelva en menos pasos: menos patrones, o patrones con más cartas conocidas',
  },
  fewerHands: { en: '3,000,000 hands at most', es: '3.000.000 de manos como máximo' },
} as const satisfies Record<string, Expected>;

/** That the deck has no such rank. */
export function rankOfDeck({ lowest, highest }: DeckSpec): Expected {
  const [low, high] = [formatRank(lowest), formatRank(highest)];
  return {
    en: `a rank of this deck, which has ${low} to ${high}`,
    es: `un valor de esta baraja, que va de ${low} a ${high}`,
  };
}

export function suitOfDeck({ suits }: DeckSpec): Expected {
  const letters = suits.map((suit) => 'cdhs'.charAt(suit)).join(', ');
  return { en: `a suit of this deck: ${letters}`, es: `un palo de esta baraja: ${letters}` };
}

export function cardsAtMost(size: number): Expected {
  return {
    en: size === 1 ? 'one card' : `${size} cards at most`,
    es: size === 1 ? 'una carta' : `${size} cartas como máximo`,
  };
}
