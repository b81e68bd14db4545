import type { Catalogue } from '#text';

/** `floorman deal`. */
export const DEAL_MESSAGES = {
  cannotHold: {
    en: '{format} cannot hold {fields} of hand {hand}',
    es: '{format} no admite {fields} de la mano {hand}',
  },
  limit: { en: '--limit is one of {limits}, not {text}', es: '--limit es uno de {limits}, no {text}' },
  colluders: {
    en: '--colluders is one of {kinds}, not {text}',
    es: '--colluders es uno de {kinds}, no {text}',
  },
  colluding: { en: 'these pairs collude: {names}', es: 'estas parejas se confabulan: {names}' },
  poolTournament: {
    en: 'a pool is for cash games, not for a tournament',
    es: 'un grupo de jugadores es para partidas con dinero, no para un torneo',
  },
  unknownGame: {
    en: 'there is no such game; see floorman variants',
    es: 'no existe ese juego; véase floorman variants',
  },
  rotationOptions: {
    en: 'a rotation has no options; they are of single games',
    es: 'una rotación no tiene opciones; son de juegos sueltos',
  },
  rotationLimit: {
    en: 'each game of a rotation has its own limit',
    es: 'cada juego de una rotación tiene su propio límite',
  },
  options: {
    en: 'the game cannot be played with these options; see docs/variants.md',
    es: 'el juego no se puede jugar con estas opciones; véase docs/variants.md',
  },
  spread: {
    en: 'only a game with spread limit has these bets, one for each of up to 12 rounds',
    es: 'solo un juego con límite variable tiene estas apuestas, una por cada una de hasta 12 rondas',
  },
  time: { en: 'an ISO 8601 time was expected', es: 'se esperaba una hora en ISO 8601' },
  timeBetween: {
    en: 'a time from {from} to {to} was expected',
    es: 'se esperaba una hora del {from} al {to}',
  },
  wholeNumber: {
    en: 'a whole number from {from} to {to} was expected',
    es: 'se esperaba un número entero de {from} a {to}',
  },
} as const satisfies Catalogue;
