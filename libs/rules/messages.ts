import type { Catalogue } from '#cards';
import type { VariantIssueCode } from '#engine';

/** Messages about issues of a variant. `{expected}` and `{actual}` are counts. */
export const VARIANT_ISSUES = {
  'cards-run-out': {
    en: 'the players may need {actual} cards, and the deck has {expected}: lower "maxPlayers", or say with "stub" what happens when the deck runs out',
    es: 'los jugadores pueden necesitar {actual} cartas y la baraja tiene {expected}: reduzca "maxPlayers" o indique con "stub" qué pasa cuando la baraja se acaba',
  },
  'nobody-opens': {
    en: 'no street has betting: at least one street needs an opener',
    es: 'ninguna calle tiene apuestas: al menos una necesita que un jugador abra',
  },
  'no-exposed-cards': {
    en: 'exposed cards decide who opens: deal upcards on this street or before it, and name with "exposed" the scale that compares them',
    es: 'las cartas descubiertas deciden quién abre: reparta cartas descubiertas en esta calle o antes, e indique con "exposed" la escala que las compara',
  },
  'too-many-exposed': {
    en: 'exposed cards decide who opens: each player has {actual}, and at most {expected} can be compared',
    es: 'las cartas descubiertas deciden quién abre: cada jugador tiene {actual} y se pueden comparar {expected} como máximo',
  },
  'exposed-thrown': {
    en: 'upcards cannot be discarded: each player has {expected} cards face down here, and cannot discard {actual}',
    es: 'las cartas descubiertas no se descartan: cada jugador tiene aquí {expected} cartas tapadas y no puede descartar {actual}',
  },
  'bring-in-apart': {
    en: 'a bring-in needs both "forced": "bring-in" and a first street with "opener": "bring-in"',
    es: 'el bring-in necesita "forced": "bring-in" y también una primera calle con "opener": "bring-in"',
  },
  'never-opened': {
    en: 'only the first street with betting can be one that must be opened',
    es: 'solo la primera calle con apuestas puede exigir que se abra',
  },
  'openers-unused': {
    en: '"openers" needs a high hand that wins and a street that must be opened ("mustBeOpened")',
    es: '"openers" necesita un juego que gane la mano alta y una calle que deba abrirse ("mustBeOpened")',
  },
  'out-of-place': {
    en: 'this is not possible on this street: bring-in and after-blinds are for the first street, exchanges and last-opener for later ones',
    es: 'esto no es posible en esta calle: bring-in y after-blinds son para la primera; los descartes y last-opener, para las siguientes',
  },
  'too-few-cards': {
    en: 'a hand for this share needs {expected} such cards, and there are {actual}',
    es: 'una mano para esta parte necesita {expected} de esas cartas, y hay {actual}',
  },
  'sizes-differ': {
    en: 'the scale compares hands of {expected} cards, and the composition makes hands of {actual}',
    es: 'la escala compara manos de {expected} cartas, y la composición forma manos de {actual}',
  },
  'too-many-thrown': {
    en: 'each player has {expected} cards here, and cannot discard {actual}',
    es: 'cada jugador tiene aquí {expected} cartas y no puede descartar {actual}',
  },
  'uneven-hands': {
    en: 'without replacement all players must discard the same number of cards: "fewest" and "most" must be equal',
    es: 'sin reposición, todos deben descartar el mismo número de cartas: "fewest" y "most" deben ser iguales',
  },
  'must-pay': {
    en: 'a player without chips could not go on: "fewest" must be 0 where discards have a price',
    es: 'quien no tenga fichas no podría seguir: "fewest" debe ser 0 si los descartes tienen precio',
  },
  'not-passed-on': {
    en: 'all players pass the same number of cards and receive as many: "fewest" and "most" must be equal, "replaced" true, and no price',
    es: 'todos pasan el mismo número de cartas y reciben otras tantas: "fewest" y "most" deben ser iguales, "replaced" true y sin precio',
  },
  'nothing-dealt': { en: 'the first street deals no cards', es: 'la primera calle no reparte cartas' },
  'face-up-board': {
    en: 'board cards are always face up: "up" is for hole cards',
    es: 'las cartas comunitarias siempre están descubiertas: "up" es para las cartas de mano',
  },
  'street-twice': { en: 'two streets have the same id', es: 'dos calles tienen el mismo id' },
  'no-boards': {
    en: 'several boards need a game with board cards',
    es: 'jugar con varias series de cartas comunitarias requiere un juego que las tenga',
  },
  'nothing-to-reshuffle': {
    en: 'the game has no discards to reshuffle',
    es: 'el juego no tiene descartes que volver a barajar',
  },
  'deck-and-scale': {
    en: 'the deck has ranks below the lowest of the scale, and the scale cannot compare them',
    es: 'la baraja tiene valores por debajo del más bajo de la escala, y esta no puede compararlos',
  },
  'exposed-scale': {
    en: 'exposed cards need a scale that compares any five cards',
    es: 'las cartas descubiertas necesitan una escala que compare cinco cartas cualesquiera',
  },
  'no-such-rank': {
    en: 'the deck has no cards of a rank that is wild',
    es: 'la baraja no tiene cartas de un valor que es comodín',
  },
  'not-short': {
    en: 'three of a kind beats a straight only in high hands of a short deck',
    es: 'el trío gana a la escalera solo en manos altas de baraja corta',
  },
  'no-such-deck': {
    en: 'there is no deck of {actual} cards',
    es: 'no existe ninguna baraja de {actual} cartas',
  },
  'no-joker': {
    en: 'the deck has no joker, and there is no deck of its size with one',
    es: 'la baraja no tiene joker, y no existe ninguna de su tamaño que lo tenga',
  },
  'joker-undecided': {
    en: 'the deck has a joker: say with "wild" whether it is wild or a bug',
    es: 'la baraja tiene joker: indique con "wild" si es comodín o bug',
  },
  'not-high-low': {
    en: 'players declare only in games in which a high hand and a low hand share the pot',
    es: 'solo se declara en juegos en los que una mano alta y una baja se reparten el bote',
  },
  'no-such-minimum': {
    en: 'these ranks are no hand of the scale',
    es: 'estos valores no son una mano de la escala',
  },
  'no-places': {
    en: 'the order of the deal decides here: the game needs upcards and no discards',
    es: 'aquí decide el orden del reparto: el juego necesita cartas descubiertas y ningún descarte',
  },
  halves: {
    en: 'each share of a split pot needs a different half',
    es: 'cada parte de un bote repartido necesita una mitad distinta',
  },
} as const satisfies Readonly<Record<VariantIssueCode, Catalogue[string]>>;

/** Messages about the JSON of a variant. */
export const VARIANT_JSON = {
  'unknown-property': { en: 'unknown property', es: 'propiedad desconocida' },
  missing: { en: 'this is missing', es: 'esto falta' },
  taken: { en: 'a built-in game has this id', es: 'un juego incluido ya tiene este id' },
  'wrong-value': {
    en: 'this value is not possible here: expected {expected}',
    es: 'este valor no es posible aquí: se espera {expected}',
  },
} as const satisfies Catalogue;

/** Messages about the JSON of a profile. */
export const PROFILE_JSON = {
  'unknown-switch': {
    en: 'unknown switch; the switches are {switches}',
    es: 'opción desconocida; las opciones son {switches}',
  },
  'unknown-property': { en: 'unknown property', es: 'propiedad desconocida' },
  missing: { en: 'missing: expected {expected}', es: 'falta: se espera {expected}' },
  'wrong-value': { en: 'expected {expected}', es: 'se espera {expected}' },
  'preset-id': { en: 'this id belongs to a preset', es: 'este id pertenece a un perfil incluido' },
} as const satisfies Catalogue;

/** Types of values, by the names of the schemas. */
export const VALUE_TYPES = {
  object: { en: 'an object', es: 'un objeto' },
  record: { en: 'an object', es: 'un objeto' },
  array: { en: 'a list', es: 'una lista' },
  string: { en: 'a text', es: 'un texto' },
  number: { en: 'a number', es: 'un número' },
  int: { en: 'a whole number', es: 'un número entero' },
  boolean: { en: 'true or false', es: 'true o false' },
  tuple: { en: 'a list', es: 'una lista' },
  null: { en: 'null', es: 'null' },
  nonoptional: { en: 'a value', es: 'un valor' },
} as const satisfies Catalogue;

/** Expected values. */
export const EXPECTED_VALUES = {
  'one-of': { en: 'one of {values}', es: 'uno de {values}' },
  deck: {
    en: 'a deck id, or different cards such as Js Jh Qs Qh',
    es: 'un id de baraja, o cartas distintas como Js Jh Qs Qh',
  },
  'at-least': { en: '≥ {bound}', es: '≥ {bound}' },
  'at-least-characters': { en: '≥ {bound} characters', es: '≥ {bound} caracteres' },
  'at-least-items': { en: '≥ {bound} items', es: '≥ {bound} elementos' },
  'at-most': { en: '≤ {bound}', es: '≤ {bound}' },
  'at-most-characters': { en: '≤ {bound} characters', es: '≤ {bound} caracteres' },
  'at-most-items': { en: '≤ {bound} items', es: '≤ {bound} elementos' },
  id: {
    en: 'lower-case letters, digits and hyphens, not starting with a hyphen',
    es: 'letras minúsculas sin acento, cifras y guiones, sin empezar por guion',
  },
  'profile-id': {
    en: '1 to 64 lower-case letters, digits and hyphens, not starting with a hyphen',
    es: 'de 1 a 64 letras minúsculas sin acento, cifras y guiones, sin empezar por guion',
  },
  'json-object': { en: 'a JSON object', es: 'un objeto JSON' },
  names: { en: 'an object with the texts en and es', es: 'un objeto con los textos en y es' },
  name: { en: 'a text of 1 to 80 characters', es: 'un texto de 1 a 80 caracteres' },
  'buy-in': { en: 'a whole number from 1 to {max}', es: 'un número entero de 1 a {max}' },
  version: { en: 'a whole number, 1 or more', es: 'un número entero, 1 o más' },
  switches: { en: 'an object of switches', es: 'un objeto de opciones' },
  'bets-per-round': {
    en: 'a whole number from {min} to {max}, or null',
    es: 'un número entero de {min} a {max}, o null',
  },
  'rake-rows': { en: 'a list of at most {max} rows', es: 'una lista de {max} filas como máximo' },
  text: { en: 'a text of at most 255 characters', es: 'un texto de 255 caracteres como máximo' },
  stakes: {
    en: 'an object with smallBlind, bigBlind, smallBet or bigBet',
    es: 'un objeto con smallBlind, bigBlind, smallBet o bigBet',
  },
  players: {
    en: 'a list of two whole numbers from 2 to 64',
    es: 'una lista de dos números enteros de 2 a 64',
  },
  rates: { en: 'a list of at most {max} rates', es: 'una lista de {max} tasas como máximo' },
  roundings: { en: 'a list of ways to round', es: 'una lista de formas de redondear' },
  percent: {
    en: 'a text with a number from 0 to 100 of at most two decimals, such as "4.5"',
    es: 'un texto con un número de 0 a 100 de dos decimales como máximo, como "4.5"',
  },
  decimal: { en: 'an amount as a text, such as "0.25"', es: 'un importe como texto, por ejemplo "0.25"' },
  'decimal-or-null': {
    en: 'an amount as a text, such as "0.25", or null for no cap',
    es: 'un importe como texto, por ejemplo "0.25", o null si no hay tope',
  },
  cards: { en: 'cards such as "Kh Ad"', es: 'cartas como «Kh Ad»' },
  other: { en: 'another value', es: 'otro valor' },
} as const satisfies Catalogue;

/** Names of profiles. */
export const PROFILE_NAMES = {
  custom: { en: 'Custom, based on {base}', es: 'Propio, a partir de {base}' },
} as const satisfies Catalogue;
