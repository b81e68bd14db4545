import type { Catalogue } from '#cards';

/** Sentences about bets of a wrong size and about forward motions. */
export const BETTING_SIZE_TEXTS = {
  tooSmall: {
    en: '{someone} put in {amount}, which is too small: the right amount is {right}.',
    es: '{someone} puso {amount}, que es demasiado poco: la cantidad correcta es {right}.',
  },
  notRounded: {
    en: '{someone} put in {amount}, which is not rounded: the nearest right amount is {right}.',
    es: '{someone} puso {amount}, que no está redondeado: la cantidad correcta más cercana es {right}.',
  },
  notTooSmall: {
    en: '{someone} put in {amount}, and the right amount is {right}.',
    es: '{someone} puso {amount}, y la cantidad correcta es {right}.',
  },
  sizeIsRight: {
    en: 'That is not too small, so nothing is corrected.',
    es: 'No es demasiado poco, así que no se corrige nada.',
  },
  correctedInRound: {
    en: 'The betting round is not over, so the amount is corrected to {right}.',
    es: 'La ronda de apuestas no ha terminado, así que la cantidad se corrige a {right}.',
  },
  noRaiseBecauseOfIt: {
    en: 'A player who has acted may not turn a call into a raise because of the correction.',
    es: 'Quien ya ha actuado no puede convertir una igualada en subida a causa de la corrección.',
  },
  wrongSize: {
    en: '{someone} put in a wrong amount: {amount}.',
    es: '{someone} puso una cantidad incorrecta: {amount}.',
  },
  allInStands: {
    en: 'He is all-in, and an all-in is for what a player has, however small.',
    es: 'Está all-in, y un all-in es por lo que tiene el jugador, por poco que sea.',
  },
  roundOver: {
    en: 'The betting round is over, and a wrong amount is corrected only before its end.',
    es: 'La ronda de apuestas ha terminado, y una cantidad incorrecta solo se corrige antes de su final.',
  },
  amountStands: { en: 'The amount stands.', es: 'La cantidad vale.' },
  motion: {
    en: '{someone} moved chips forward without releasing them.',
    es: '{someone} adelantó fichas sin soltarlas.',
  },
  causedNothing: {
    en: 'That did not make another player act, so it binds him to nothing.',
    es: 'Eso no hizo actuar a otro jugador, así que no le obliga a nada.',
  },
  onlyInLimit: {
    en: 'Another player acted because of it, but only in fixed limit may that bind him.',
    es: 'Otro jugador actuó por ello, pero eso solo puede obligarle con límite fijo.',
  },
  onlyFixedBinds: {
    en: 'Only in fixed limit may such a motion bind him.',
    es: 'Un movimiento así solo puede obligarle con límite fijo.',
  },
  mayAct: { en: 'He may still choose his action.', es: 'Aún puede elegir su acción.' },
  causedAction: {
    en: 'Another player acted because of it, and in fixed limit the player may then be made to complete his action.',
    es: 'Otro jugador actuó por ello, y con límite fijo puede entonces obligársele a completar su acción.',
  },
  managementDecides: { en: 'The management decides.', es: 'Decide la dirección.' },
  completes: {
    en: 'Another player relied on the motion, so the player completes his action.',
    es: 'Otro jugador se guio por el movimiento, así que el jugador completa su acción.',
  },
  noAction: {
    en: 'The chips were not released and no player was harmed, so the player may still choose his action.',
    es: 'Las fichas no se soltaron y nadie resultó perjudicado, así que el jugador aún puede elegir su acción.',
  },
} as const satisfies Catalogue;
