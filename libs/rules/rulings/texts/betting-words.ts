import type { Catalogue } from '#cards';

/** Sentences about what players say and what their gestures mean. */
export const BETTING_WORD_TEXTS = {
  saidAndDid: {
    en: '{someone} announced {said}, but what he did was {did}.',
    es: '{someone} anunció {said}, pero lo que hizo fue {did}.',
  },
  saidOnly: {
    en: '{someone} announced {said}, and did not act accordingly.',
    es: '{someone} anunció {said}, y no actuó en consecuencia.',
  },
  saidAndDidSame: {
    en: '{someone} announced {said}, and what he did agrees with it.',
    es: '{someone} anunció {said}, y lo que hizo concuerda con ello.',
  },
  wordBinds: {
    en: 'A spoken action in turn is binding and takes precedence over a different physical action.',
    es: 'Lo que se dice en turno obliga y tiene prioridad sobre una acción física diferente.',
  },
  heldTo: { en: 'He is held to {action}.', es: 'Queda obligado a {action}.' },
  tapped: { en: '{someone} tapped the table.', es: '{someone} golpeó la mesa con la mano.' },
  tapIsCheck: { en: 'A tap on the table is a check.', es: 'Golpear la mesa es pasar.' },
  hasChecked: {
    en: 'He has checked, and the action goes on to the next player.',
    es: 'Ha pasado, y la acción sigue con el siguiente jugador.',
  },
  cannotCheck: {
    en: 'He has {amount} to call, so he cannot check, and the tap is no action.',
    es: 'Tiene {amount} por igualar, así que no puede pasar y el golpe no es una acción.',
  },
  mayDoAll: { en: 'He may fold, call or raise.', es: 'Puede retirarse, igualar o subir.' },
  checkRaised: {
    en: '{someone} checked and then raised in the same round.',
    es: '{someone} pasó y después subió en la misma ronda.',
  },
  checkRaiseBarred: {
    en: 'In this form of lowball a player who has checked may not raise in the same round.',
    es: 'En esta forma de lowball, quien ha pasado no puede subir en la misma ronda.',
  },
  raiseIsCall: {
    en: 'The raise does not stand and counts as {action}.',
    es: 'La subida no vale y cuenta como {action}.',
  },
  checkRaiseAllowed: {
    en: 'Check-raise is allowed in this game.',
    es: 'La subida tras pasar está permitida en este juego.',
  },
} as const satisfies Catalogue;
