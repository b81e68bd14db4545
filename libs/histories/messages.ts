import type { Catalogue } from '#cards';
import { MAX_ELEMENTS, MAX_EVENTS, MAX_PLAYERS, MAX_RUNS } from './hand-limits.js';

/**
 * The messages of the readers, English and Spanish side by side. Each one states what was expected. It follows a colon, so it has no
 * capital and no full stop; `fillMessage` replaces the names in braces.
 */
export const messages = {
  // Of any format

  handExpected: { en: 'a hand was expected', es: 'se esperaba una mano' },
  tooManyEvents: {
    en: `no more than ${String(MAX_EVENTS)} events and claims were expected in a hand`,
    es: `se esperaban ${String(MAX_EVENTS)} eventos y afirmaciones como máximo en una mano`,
  },

  tooManyElements: {
    en: `no more than ${String(MAX_ELEMENTS)} elements were expected in a hand`,
    es: `se esperaban ${String(MAX_ELEMENTS)} elementos como máximo en una mano`,
  },

  lineExpected: {
    en: 'a known line of the header, the table or the seats was expected',
    es: 'se esperaba una línea conocida de la cabecera, la mesa o los asientos',
  },
  elementExpected: {
    en: 'a known element with its attributes was expected',
    es: 'se esperaba un elemento conocido con sus atributos',
  },
  xmlExpected: {
    en: 'well-formed XML was expected up to the end of the hand',
    es: 'se esperaba XML bien formado hasta el final de la mano',
  },
  sessionExpected: {
    en: 'a session header with the game and the stakes was expected before the hand',
    es: 'se esperaba antes de la mano una cabecera de sesión con el juego y las apuestas',
  },
  handStartExpected: { en: 'the start of the hand was expected', es: 'se esperaba el comienzo de la mano' },
  handEndExpected: { en: 'the end of the hand was expected', es: 'se esperaba el final de la mano' },

  // PokerStars

  handNumberExpected: {
    en: 'a hand number was expected in the header',
    es: 'se esperaba un número de mano en la cabecera',
  },
  gameExpected: {
    en: 'the name of a known game was expected in the header',
    es: 'se esperaba el nombre de un juego conocido en la cabecera',
  },
  stakesExpected: {
    en: 'the stakes were expected in brackets in the header',
    es: 'se esperaban las ciegas y apuestas entre paréntesis en la cabecera',
  },
  shorterHeaderExpected: {
    en: 'a header of reasonable length was expected',
    es: 'se esperaba una cabecera de longitud razonable',
  },
  tableExpected: {
    en: 'the table and its button were expected',
    es: 'se esperaban la mesa y su botón',
  },
  seatsExpected: {
    en: 'the seats of the players were expected',
    es: 'se esperaban los asientos de los jugadores',
  },
  fewerSeatsExpected: {
    en: 'no more players than a table has seats were expected',
    es: 'no se esperaban más jugadores que asientos tiene una mesa',
  },
  playerActionExpected: {
    en: 'an action of a player was expected',
    es: 'se esperaba una acción de un jugador',
  },
  seatedPlayerExpected: {
    en: 'the name of a seated player was expected',
    es: 'se esperaba el nombre de un jugador sentado',
  },
  otherNameExpected: {
    en: 'a name that no other seat has was expected',
    es: 'se esperaba un nombre que no tuviera otro asiento',
  },
  knownCardsExpected: {
    en: 'cards such as [Ah Td] were expected in the brackets',
    es: 'se esperaban cartas como [Ah Td] entre los corchetes',
  },
  summaryExpected: { en: 'a summary was expected', es: 'se esperaba un resumen' },
  tooManyResults: {
    en: `no more than ${String(MAX_RUNS)} results of a seat were expected, one for each run of the board`,
    es: `se esperaban ${String(MAX_RUNS)} resultados de un asiento como máximo, uno por cada reparto de las cartas comunitarias`,
  },

  // Poker Hand History notation: fields

  fieldExpected: { en: '{key} was expected', es: 'se esperaba {key}' },
  gameCodeExpected: {
    en: 'a code such as NT or FO/8 was expected',
    es: 'se esperaba un código como NT o FO/8',
  },
  playersExpected: {
    en: 'from {min} to {max} players were expected',
    es: 'se esperaban de {min} a {max} jugadores',
  },
  actionListExpected: {
    en: 'actions was expected to be a list of texts',
    es: 'se esperaba que actions fuera una lista de textos',
  },
  fewerDecimalsExpected: {
    en: 'amounts of no more than {max} decimals were expected',
    es: 'se esperaban cantidades de {max} decimales como máximo',
  },
  amountPerPlayerExpected: {
    en: '{key} of {count} amounts was expected, one for each player',
    es: 'se esperaba {key} con {count} cantidades, una por jugador',
  },
  smallerAmountExpected: { en: 'a smaller {key} was expected', es: 'se esperaba un {key} menor' },
  amountListExpected: {
    en: '{key} was expected to be a list of amounts, none of them negative',
    es: 'se esperaba que {key} fuera una lista de cantidades, ninguna negativa',
  },
  knownAmountsExpected: {
    en: '{key} was expected to be a list of amounts that are known',
    es: 'se esperaba que {key} fuera una lista de cantidades conocidas',
  },
  amountExpected: {
    en: '{key} was expected to be an amount',
    es: 'se esperaba que {key} fuera una cantidad',
  },
  seatOrderExpected: {
    en: 'seats clockwise, one for each player, were expected',
    es: 'se esperaban los asientos en el sentido de las agujas del reloj, uno por jugador',
  },
  nameListExpected: {
    en: 'players was expected to be a list of names, one for each player',
    es: 'se esperaba que players fuera una lista de nombres, uno por jugador',
  },

  // Poker Hand History notation: actions

  cardsExpected: {
    en: 'cards such as AhTd or ?? were expected',
    es: 'se esperaban cartas como AhTd o ??',
  },
  playerExpected: {
    en: 'a player from p1 to p{count} was expected',
    es: 'se esperaba un jugador de p1 a p{count}',
  },
  actorExpected: {
    en: 'd or a player from p1 to p{count} was expected',
    es: 'se esperaba d o un jugador de p1 a p{count}',
  },
  dealVerbExpected: {
    en: 'db or dh was expected behind d',
    es: 'se esperaba db o dh detrás de d',
  },
  playerVerbExpected: {
    en: 'pb, cbr, cc, f, sd or sm was expected behind the player',
    es: 'se esperaba pb, cbr, cc, f, sd o sm detrás del jugador',
  },
  betExpected: {
    en: 'an amount was expected behind cbr',
    es: 'se esperaba una cantidad detrás de cbr',
  },
  nothingExpected: {
    en: 'nothing was expected behind {verb}',
    es: 'no se esperaba nada detrás de {verb}',
  },

  // Open Hand History

  recordExpected: {
    en: 'a record such as {"ohh": …} was expected',
    es: 'se esperaba un registro como {"ohh": …}',
  },
  recordJsonExpected: {
    en: 'the record was expected to be JSON: {expected}',
    es: 'se esperaba que el registro fuera JSON: {expected}',
  },
  objectExpected: {
    en: '{key} was expected to be a list of objects',
    es: 'se esperaba que {key} fuera una lista de objetos',
  },
  oneCardExpected: {
    en: 'a card such as "Th" was expected',
    es: 'se esperaba una carta como "Th"',
  },
  gameTypeExpected: {
    en: 'a game with board cards was expected: {words}',
    es: 'se esperaba un juego con cartas comunitarias: {words}',
  },
  wordExpected: {
    en: '{key} was expected to be one of {words}',
    es: 'se esperaba que {key} fuera uno de {words}',
  },
  knownPlayerExpected: {
    en: '{key} was expected to be the id of a player',
    es: 'se esperaba que {key} fuera el identificador de un jugador',
  },
  uniqueNumberExpected: {
    en: '{key} was expected to have a number of its own',
    es: 'se esperaba que {key} tuviera un número propio',
  },
  risingNumberExpected: {
    en: '{key} was expected to rise',
    es: 'se esperaba que {key} aumentara',
  },
  noAmountExpected: {
    en: 'no amount was expected for {action}',
    es: 'no se esperaba ninguna cantidad para {action}',
  },
  fewerPlayersExpected: {
    en: `from 1 to ${String(MAX_PLAYERS)} players were expected`,
    es: `se esperaban de 1 a ${String(MAX_PLAYERS)} jugadores`,
  },

  // TOML

  keyExpected: { en: 'a key was expected', es: 'se esperaba una clave' },
  keyAndEqualsExpected: { en: 'a key and = were expected', es: 'se esperaban una clave y =' },
  uniqueKeyExpected: { en: '{key} was expected once', es: 'se esperaba {key} una sola vez' },
  equalsExpected: { en: '= was expected', es: 'se esperaba =' },
  valueExpected: { en: 'a value was expected', es: 'se esperaba un valor' },
  fewerArraysExpected: {
    en: 'fewer arrays in arrays were expected',
    es: 'se esperaban menos listas dentro de listas',
  },
  fewerTablesExpected: {
    en: 'fewer tables in tables were expected',
    es: 'se esperaban menos tablas dentro de tablas',
  },
  headerEndExpected: {
    en: 'the end of a table header was expected',
    es: 'se esperaba el final de la cabecera de una tabla',
  },
  arrayEndExpected: { en: 'the end of a list was expected', es: 'se esperaba el final de una lista' },
  tableEndExpected: { en: 'the end of a table was expected', es: 'se esperaba el final de una tabla' },
  lineEndExpected: { en: 'the end of the line was expected', es: 'se esperaba el final de la línea' },
  separatorExpected: {
    en: 'a comma or {close} was expected',
    es: 'se esperaba una coma o {close}',
  },
  closingQuoteExpected: {
    en: 'the closing {close} of a text was expected',
    es: 'se esperaba {close} al final de un texto',
  },
  escapeExpected: { en: 'an escape was expected', es: 'se esperaba una secuencia de escape' },

  // JSON

  canonicalHandExpected: {
    en: 'a canonical hand as one line of JSON was expected',
    es: 'se esperaba una mano canónica en una línea de JSON',
  },
  jsonExpected: {
    en: 'a canonical hand as one line of JSON was expected: at character {column} {expected}',
    es: 'se esperaba una mano canónica en una línea de JSON: en el carácter {column}, {expected}',
  },

  // Cards of a canonical hand

  cardExpected: {
    en: 'no card at character {at}: "{found}"',
    es: 'falta una carta en el carácter {at}: "{found}"',
  },
  rankExpected: {
    en: 'no rank at character {at}: "{found}"',
    es: 'falta un valor en el carácter {at}: "{found}"',
  },
  suitExpected: {
    en: 'no suit at character {at}: "{found}"',
    es: 'falta un palo en el carácter {at}: "{found}"',
  },
} as const satisfies Catalogue;

/** What JSON allows at a place, without a verb: `a comma or }`. */
export const jsonTokens = {
  value: { en: 'a value', es: 'un valor' },
  item: { en: 'a value or ]', es: 'un valor o ]' },
  name: { en: 'a name in double quotes', es: 'un nombre entre comillas dobles' },
  'first-name': { en: 'a name in double quotes, or }', es: 'un nombre entre comillas dobles, o }' },
  colon: { en: 'a colon', es: 'el signo de dos puntos' },
  '{': { en: 'a comma or }', es: 'una coma o }' },
  '[': { en: 'a comma or ]', es: 'una coma o ]' },
  end: { en: 'the end of the document', es: 'el final del documento' },
  quote: { en: 'the closing quote of a text', es: 'el cierre de un texto entre comillas' },
  'unique-name': { en: 'another name than before', es: 'un nombre distinto de los anteriores' },
  'fewer-brackets': { en: 'fewer open brackets', es: 'menos llaves y corchetes abiertos' },
  escape: { en: 'an escape such as \\n or \\u00e9', es: 'un escape como \\n o \\u00e9' },
} as const satisfies Catalogue;
