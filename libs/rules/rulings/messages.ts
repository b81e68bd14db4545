import type { Catalogue } from '#cards';

/** Errors in a request for a ruling. */
export const RULING_ERRORS = {
  'missing-fact': {
    en: 'the ruling depends on a fact that the request does not state: {values}',
    es: 'la decisión depende de un dato que la solicitud no indica: {values}',
  },
  contradiction: {
    en: 'another part of the request says otherwise: {values}',
    es: 'otra parte de la solicitud dice otra cosa: {values}',
  },
  'unplayable-hand': {
    en: 'the hand cannot be replayed',
    es: 'la mano no se puede reproducir',
  },
  'unknown-seat': {
    en: 'no player of the hand has this seat; the seats are {values}',
    es: 'ningún jugador de la mano tiene este asiento; los asientos son {values}',
  },
  'unknown-profile': {
    en: 'no preset has this id; the presets are {values}',
    es: 'ningún perfil incluido tiene este id; los perfiles son {values}',
  },
  'wrong-profile': { en: 'the profile has an error', es: 'el perfil tiene un error' },
  'unknown-game': { en: 'no game has this id', es: 'ningún juego tiene este id' },
  'unknown-incident': {
    en: 'no incident has this type; the types are {values}',
    es: 'ninguna incidencia tiene este tipo; los tipos son {values}',
  },
  'unknown-property': { en: 'unknown property', es: 'propiedad desconocida' },
  missing: { en: 'this is missing', es: 'esto falta' },
  'too-large': {
    en: 'this amount is too large for its number of decimals',
    es: 'este importe es demasiado grande para su número de decimales',
  },
  'wrong-value': {
    en: 'this value is not possible here: expected {values}',
    es: 'este valor no es posible aquí: se espera {values}',
  },
} as const satisfies Catalogue;
