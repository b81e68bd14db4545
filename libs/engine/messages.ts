import type { Catalogue } from '#cards';

/** Messages about evaluations, showdowns and games. */
export const MESSAGES = {
  'duplicate-card': { en: '{card} occurs twice', es: '{card} aparece dos veces' },
  'not-in-deck': {
    en: '{card} is not in the deck of this game',
    es: '{card} no está en la baraja de este juego',
  },
  'no-hands': { en: 'at least one hand was expected', es: 'se esperaba al menos una mano' },
  'hand-size': {
    en: '{expected} cards were expected, not {actual}',
    es: 'se esperaban {expected} cartas, no {actual}',
  },
  'board-size': {
    en: '{expected} board cards were expected, not {actual}',
    es: 'se esperaban {expected} cartas comunitarias, no {actual}',
  },
  'board-too-small': {
    en: 'too few cards for a hand: {expected} or more board cards were expected, not {actual}',
    es: 'faltan cartas para una mano: se esperaban {expected} o más cartas comunitarias, no {actual}',
  },
  'board-cards': {
    en: '{expected} board cards were expected',
    es: 'se esperaban {expected} cartas comunitarias',
  },
  'known-cards': {
    en: '{expected} known cards were expected',
    es: 'se esperaban {expected} cartas conocidas',
  },
  'no-live-player': {
    en: 'at least one player must be left in the hand',
    es: 'al menos un jugador debe seguir en la mano',
  },
  'too-much-rake': { en: 'the rake is larger than the pot', es: 'el rake es mayor que el bote' },
  'unknown-game': { en: 'there is no game {game}', es: 'no existe el juego {game}' },
  rotation: {
    en: '{game} is a rotation of games, not a game: name one of its games',
    es: '{game} es una rotación de juegos, no un juego: indique uno de sus juegos',
  },
  'impossible-options': {
    en: '{game} cannot be played with these options',
    es: '{game} no se puede jugar con estas opciones',
  },
} as const satisfies Catalogue;
