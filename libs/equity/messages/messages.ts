import type { Catalogue } from '#cards';

/**
 * The messages of equity requests, English and Spanish side by side; `formatMessage` replaces the names in braces. They have no
 * capital at the start and no full stop, because other text may precede them.
 */

/** What was expected at a position in a range. The text follows a colon. */
export const EXPECTED = {
  startingHand: {
    en: 'a hand, such as AKs, QQ+, A5s-A2s, AhKd, 15% or random',
    es: 'una mano, como AKs, QQ+, A5s-A2s, AhKd, 15% o random',
  },
  pattern: {
    en: 'cards of a hand, such as AhKh, AA, AxKx, JT98+, [A-T], $ds or random',
    es: 'cartas de una mano, como AhKh, AA, AxKx, JT98+, [A-T], $ds o random',
  },
  classEnd: {
    en: 's, o, +, - or the end of the hand; or a suit for each of the two cards',
    es: 's, o, +, - o el final de la mano; o un palo para cada una de las dos cartas',
  },
  noSuffix: { en: 'no s or o after a pair', es: 'una pareja sin s ni o' },
  rank: { en: 'a rank', es: 'un valor' },
  rangeEnd: {
    en: 'a pair after a pair; otherwise a hand with the same high card or the same gap, and the same s or o',
    es: 'una pareja tras otra; si no, una mano con la misma carta alta o igual separación, y la misma s u o',
  },
  noPlusInRange: {
    en: 'a range between two hands, without +',
    es: 'un intervalo entre dos manos sin +',
  },
  rankBeforeSuit: {
    en: 'a rank or * before the suit, because other cards of this hand have ranks; or a class such as $ds or $ss',
    es: 'un valor o * antes del palo, porque otras cartas de esta mano tienen valor; o una clase como $ds o $ss',
  },
  ranksInBrackets: {
    en: 'ranks such as [AKQ] or [A-T]',
    es: 'valores, como [AKQ] o [A-T]',
  },
  suitedOrSpades: {
    en: 'a suited hand, such as A5s or A5s-A2s, or the spade first, such as *sA for a spade with an ace',
    es: 'una mano del mismo palo, como A5s o A5s-A2s, o la pica primero, como *sA para una pica con un as',
  },
  suitedPatternOrSpades: {
    en: 'AxKx for suited cards, or the spade first, such as KsA',
    es: 'AxKx para cartas del mismo palo, o la pica primero, como KsA',
  },
  suitsInBrackets: { en: 'suits such as [hs]', es: 'palos, como [hs]' },
  sameGaps: {
    en: 'hands with the same gaps and suits on both sides of -, such as JT98-8765',
    es: 'manos con los mismos huecos y palos a ambos lados de -, como JT98-8765',
  },
  ranksOfSpan: {
    en: 'no + or - after cards without a rank, or with several ranks; write a list',
    es: 'ningún + o - tras cartas sin valor, o con varios valores; escriba una lista',
  },
  knownClass: { en: 'one of the classes {classes}', es: 'una de las clases {classes}' },
  classOfSize: {
    en: '{id} only for hands of {cards} cards',
    es: '{id} solo para manos de {cards} cartas',
  },
  singleSuitedOrSpades: {
    en: '$ss for single-suited hands, or *s*s for hands with two spades',
    es: '$ss para manos de un color, o *s*s para manos con dos picas',
  },
  noOrder: {
    en: 'no percentage of hands, because the hands of this game have no order: write cards or classes, such as AA or $np',
    es: 'ningún porcentaje de manos, porque las manos de este juego no tienen orden: escriba cartas o clases, como AA o $np',
  },
  noSixHanded: {
    en: 'no 6h after a percentage: there is one order of hands, for any number of players',
    es: 'ningún 6h tras un porcentaje: hay un solo orden de manos, para cualquier número de jugadores',
  },
  wholeHand: {
    en: 'one hand: a range can have hands of seven cards at most',
    es: 'una sola mano: los rangos admiten manos de siete cartas como máximo',
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
    en: 'a comma after a percentage of hands, or no space between a weight and its hands',
    es: 'una coma tras un porcentaje de manos, o ningún espacio entre un peso y sus manos',
  },
  closing: { en: 'a closing parenthesis', es: 'un paréntesis de cierre' },
  fewerParentheses: {
    en: 'parentheses nested at most 16 deep',
    es: 'paréntesis anidados en 16 niveles como máximo',
  },
  weight: {
    en: 'a weight above 0 and up to 1, with at most three decimals: 0.5 for half',
    es: 'un peso mayor que 0 y no mayor que 1, con tres decimales como máximo: 0.5 para la mitad',
  },
  weightInPercent: {
    en: 'a weight above 0% and up to 100%, with at most one decimal',
    es: 'un peso mayor que 0% y no mayor que 100%, con un decimal como máximo',
  },
  blockEnd: {
    en: 'the end of the weighted hands with the same number as their beginning, as in [50]AKs,QQ[/50]',
    es: 'el final de las manos ponderadas, con el mismo número que su principio, como en [50]AKs,QQ[/50]',
  },
  oneWeight: { en: 'one weight', es: 'un solo peso' },
  noWeight: {
    en: 'hands without weights: : and ! only select hands',
    es: 'manos sin peso: : y ! solo seleccionan manos',
  },
  percentage: {
    en: 'a percentage up to 100%, with at most three decimals',
    es: 'un porcentaje de hasta 100%, con tres decimales como máximo',
  },
  band: { en: 'another percentage, such as 5%-10%', es: 'otro porcentaje, como en 5%-10%' },
  someHand: { en: 'at least one hand', es: 'al menos una mano' },
  shorterText: { en: '10,000 characters at most', es: '10.000 caracteres como máximo' },
  simplerRange: {
    en: 'a simpler range: fewer patterns, or patterns with more known cards',
    es: 'un rango más sencillo: menos patrones, o patrones con más cartas conocidas',
  },
  fewerHands: { en: '3,000,000 hands at most', es: '3.000.000 de manos como máximo' },
  rankOfDeck: {
    en: 'a rank of this deck, which has {low} to {high}',
    es: 'un valor de esta baraja, que va de {low} a {high}',
  },
  suitOfDeck: { en: 'a suit of this deck: {suits}', es: 'un palo de esta baraja: {suits}' },
  oneCard: { en: 'one card', es: 'una carta' },
  cardsAtMost: { en: '{count} cards at most', es: '{count} cartas como máximo' },
} as const satisfies Catalogue;

/** Why a request cannot be answered, by the code of the issue. */
export const ISSUES = {
  'bad-card': {
    en: 'a card such as Ah was expected at character {at}',
    es: 'se esperaba una carta como Ah en el carácter {at}',
  },
  'bad-range': {
    en: 'expected at character {rangeAt}: {expected}',
    es: 'se esperaba en el carácter {rangeAt}: {expected}',
  },
  'not-in-deck': {
    en: 'the deck of the game has no {card}',
    es: 'la baraja del juego no tiene {card}',
  },
  'duplicate-card': { en: '{card} is used twice', es: '{card} aparece dos veces' },
  'wrong-card-count': { en: '{counts} cards were expected', es: 'se esperaban {counts} cartas' },
  'deal-order': {
    en: 'the order of the deal decides in this game: write one hand in that order, with unknown cards last, or random',
    es: 'en este juego decide el orden en que se reparten las cartas: escriba una sola mano en ese orden, con las cartas desconocidas al final, o random',
  },
  'wrong-draws': { en: '{counts} draws were expected', es: 'se esperaban {counts} cambios de cartas' },
  'too-few-players': {
    en: 'two players or more were expected',
    es: 'se esperaban dos jugadores o más',
  },
  'too-many-players': {
    en: 'there can be {maxPlayers} players at most',
    es: 'puede haber {maxPlayers} jugadores como máximo',
  },
  'too-few-cards': {
    en: 'these players need {needed} cards, but only {free} are left',
    es: 'estos jugadores necesitan {needed} cartas, pero solo quedan {free}',
  },
  'dead-range': {
    en: 'the board, the dead cards and the other hands leave no hand of this range',
    es: 'las cartas comunitarias, las cartas muertas y las demás manos no dejan ninguna mano de este rango',
  },
  'conflicting-ranges': {
    en: 'these players cannot all hold a hand of their range at the same time',
    es: 'estos jugadores no pueden tener todos a la vez una mano de su rango',
  },
  'seldom-together': {
    en: 'compatible hands of these players are too rare to deal at random',
    es: 'las manos compatibles de estos jugadores son demasiado raras para repartirlas al azar',
  },
  'too-many-cases': {
    en: 'there are about {cost} cases, with their weights, and at most {limit} can be counted exactly: request random trials, or write weights with fewer decimals',
    es: 'hay unos {cost} casos, con sus pesos, y se pueden contar con exactitud {limit} como máximo: solicite simulaciones, o escriba pesos con menos decimales',
  },
  'too-costly': {
    en: 'counting all cases costs {cost}, and the limit is {limit}: request random trials',
    es: 'contar todos los casos cuesta {cost}, y el límite es {limit}: solicite simulaciones',
  },
  'too-many-trials': {
    en: '{cost} trials are too many; the limit is {limit}',
    es: '{cost} simulaciones son demasiadas; el límite es {limit}',
  },
  'needs-policy': {
    en: 'the result depends on the discards of the players: give a discard policy',
    es: 'el resultado depende de los descartes de los jugadores: indique una política de descarte',
  },
  'no-discards': {
    en: 'the game has no discards that a policy can decide',
    es: 'el juego no tiene descartes que una política pueda decidir',
  },
  'no-best-policy': {
    en: 'the best discards of this game cannot be computed: give a table of rules',
    es: 'los mejores descartes de este juego no se pueden calcular: indique una tabla de reglas',
  },
  'too-many-rules': {
    en: '{cost} rules are too many; the limit is {limit}',
    es: '{cost} reglas son demasiadas; el límite es {limit}',
  },
  'table-too-large': {
    en: 'the ranges of the rules have too many hands together, up to this one: write fewer or narrower ranges',
    es: 'los rangos de las reglas tienen demasiadas manos en total, hasta este: escriba menos rangos o más estrechos',
  },
  'weighted-rule': {
    en: 'rules have no weights: a policy decides the same for equal hands',
    es: 'las reglas no tienen pesos: una política decide lo mismo para manos iguales',
  },
  'not-every-hand': {
    en: 'some hands have no such cards: write all, none, a best policy or any cards, such as [2-A][2-A]',
    es: 'algunas manos no tienen esas cartas: escriba all, none, una política óptima o cartas cualesquiera, como [2-A][2-A]',
  },
  'discards-to-come': {
    en: 'discards that depend on cards to come are only sampled: request random trials',
    es: 'los descartes que dependen de cartas por venir solo se simulan: solicite simulaciones',
  },
  'outputs-with-policy': {
    en: 'additional outputs cannot be computed with a discard policy: leave them out',
    es: 'los resultados adicionales no se pueden calcular con una política de descarte: omítalos',
  },
  'needs-declarations': {
    en: 'the result depends on what each player declares, high or low, which nobody can know yet: ask for the game without declarations',
    es: 'el resultado depende de lo que declare cada jugador, alta o baja, que aún no se puede saber: pida el juego sin declaraciones',
  },
} as const satisfies Catalogue;

/** Words between the values of messages. */
export const CONJUNCTIONS = { or: { en: 'or', es: 'o' } } as const satisfies Catalogue;
