import type { Catalogue } from '#cards';

/** Sentences about chips that a player put in. */
export const BETTING_CHIP_TEXTS = {
  adds: { en: 'He adds {amount}.', es: 'Añade {amount}.' },
  takesBack: { en: 'He takes back {amount}.', es: 'Recupera {amount}.' },
  heldTo: { en: 'He is held to {action}.', es: 'Queda obligado a {action}.' },
  announced: {
    en: '{someone} announced {said} before his chips went in.',
    es: '{someone} anunció {said} antes de poner las fichas.',
  },
  wordBinds: {
    en: 'An announced action is binding, however the chips go in after it.',
    es: 'La acción anunciada obliga, se pongan como se pongan después las fichas.',
  },
  twoMotions: {
    en: '{someone} put chips in and then added more, without announcing a raise first.',
    es: '{someone} puso fichas y después añadió más, sin anunciar antes una subida.',
  },
  noStringRaise: {
    en: 'A raise in two motions is not allowed: the dealer stops it, also if no player objects.',
    es: 'No se permite subir en dos movimientos: el crupier lo impide aunque ningún jugador lo pida.',
  },
  firstMotionCounts: {
    en: 'Only the first motion counts, so it is {action}.',
    es: 'Solo cuenta el primer movimiento, así que es {action}.',
  },
  putIn: {
    en: '{someone} put in {amount} without announcing a raise, with {toCall} to call.',
    es: '{someone} puso {amount} sin anunciar una subida, con {toCall} por igualar.',
  },
  putInExactly: {
    en: '{someone} put in {amount}, which is what he had to call.',
    es: '{someone} puso {amount}, que es lo que tenía que igualar.',
  },
  chipsBind: {
    en: 'Chips that are released are binding.',
    es: 'Las fichas soltadas obligan.',
  },
  halfOrMore: {
    en: 'Half a bet or more above the call counts as announcing a raise, and the raise must be completed.',
    es: 'Media apuesta o más por encima de lo que se iguala cuenta como anunciar una subida, y la subida debe completarse.',
  },
  raiseTo: { en: 'The raise is to {amount}.', es: 'La subida es hasta {amount}.' },
  fullRaise: {
    en: 'That is enough for a full raise, and chips that are released are binding.',
    es: 'Eso alcanza para una subida completa, y las fichas soltadas obligan.',
  },
  lessThanHalf: {
    en: 'Less than half a bet above the call is not a raise.',
    es: 'Menos de media apuesta por encima de lo que se iguala no es una subida.',
  },
  itIs: { en: 'It is {action}.', es: 'Es {action}.' },
  announcedCall: {
    en: '{someone} announced a call and put in {amount}, with {toCall} to call.',
    es: '{someone} anunció una igualada y puso {amount}, con {toCall} por igualar.',
  },
  oneChip: {
    en: '{someone} put in a single chip of {amount} without announcing a raise, with {toCall} to call.',
    es: '{someone} puso una sola ficha de {amount} sin anunciar una subida, con {toCall} por igualar.',
  },
  oneChipCalls: {
    en: 'A single chip that is larger than the bet is a call, unless a raise was announced.',
    es: 'Una sola ficha mayor que la apuesta es una igualada, salvo que se anuncie una subida.',
  },
  unfaced: {
    en: '{someone} put in {amount} with nothing to call.',
    es: '{someone} puso {amount} sin nada por igualar.',
  },
  releasedBinds: {
    en: 'A player who releases chips into the pot is bound by it and must make the amount right.',
    es: 'Quien suelta fichas en el bote queda obligado y debe poner la cantidad correcta.',
  },
  short: {
    en: '{someone} put in {amount}, which is less than the {toCall} that he had to call.',
    es: '{someone} puso {amount}, menos de los {toCall} que tenía que igualar.',
  },
  unaware: {
    en: 'He did not know that the pot had been raised, and no player has acted since.',
    es: 'No sabía que se había subido el bote, y nadie ha actuado después.',
  },
  reconsiders: {
    en: 'In that case a player may take his chips back and choose again: he may fold, call or raise.',
    es: 'En ese caso puede retirar sus fichas y decidir de nuevo: puede retirarse, igualar o subir.',
  },
  actedSince: {
    en: 'He did not know that the pot had been raised, but another player has acted since, so it is too late to reconsider.',
    es: 'No sabía que se había subido el bote, pero otro jugador ya actuó después, así que es tarde para reconsiderar.',
  },
} as const satisfies Catalogue;
