import type { Catalogue } from '#cards';

/** Sentences about acting out of turn and about the right to act. */
export const BETTING_TURN_TEXTS = {
  outOfTurn: {
    en: '{someone} acted out of turn: {action}.',
    es: '{someone} actuó fuera de turno: {action}.',
  },
  alwaysBinds: {
    en: 'A player who announces an action out of turn is held to it when his turn comes.',
    es: 'Quien anuncia una acción fuera de turno queda obligado por ella cuando le llega el turno.',
  },
  bindsUnlessRaised: {
    en: 'An action out of turn is binding unless a bet or raise changes the action to the player.',
    es: 'Una acción fuera de turno obliga, salvo que una apuesta o una subida cambie la acción para ese jugador.',
  },
  heldAtTurn: {
    en: 'At his turn he is held to {action}.',
    es: 'En su turno queda obligado a {action}.',
  },
  nothingChanged: {
    en: 'No player has bet or raised since, so at his turn he is held to {action}.',
    es: 'Nadie ha apostado ni subido desde entonces, así que en su turno queda obligado a {action}.',
  },
  changed: {
    en: 'Since then {since} has changed the action to him, so he is not held to it.',
    es: 'Después {since} cambió la acción para él, así que no queda obligado.',
  },
  afterCall: {
    en: 'Since then another player has called, and after a call the action may still be binding.',
    es: 'Después igualó otro jugador, y tras una igualada la acción aún puede considerarse vinculante.',
  },
  managementDecides: {
    en: 'The management decides; the rule leans to holding him to it.',
    es: 'Decide la dirección; la regla se inclina por mantener la acción.',
  },
  callChangesNothing: {
    en: 'A call does not change what he has to match, so he is held to {action}.',
    es: 'Una igualada no cambia lo que debe igualar, así que queda obligado a {action}.',
  },
  callCameBetween: {
    en: 'Another player has acted in between, so he is not held to it. {may}',
    es: 'Otro jugador actuó entretanto, así que no queda obligado. {may}',
  },
  checkedMayCall: {
    en: 'A player who checked out of turn may not bet or raise now: he may fold or call.',
    es: 'Quien pasó fuera de turno no puede ahora apostar ni subir: puede retirarse o igualar.',
  },
  checkedMayCheck: {
    en: 'A player who checked out of turn may not bet or raise now: he checks.',
    es: 'Quien pasó fuera de turno no puede ahora apostar ni subir: pasa.',
  },
  calledMayCall: {
    en: 'A player who called out of turn may not raise now: he may fold or call.',
    es: 'Quien igualó fuera de turno no puede ahora subir: puede retirarse o igualar.',
  },
  mayDoAll: {
    en: 'He may fold, call or raise.',
    es: 'Puede retirarse, igualar o subir.',
  },
  warned: {
    en: 'Acting out of turn on purpose is not tolerated: he is warned.',
    es: 'Actuar fuera de turno a propósito no se tolera: recibe una advertencia.',
  },
  notPossible: {
    en: 'The software of this house lets players act only in turn.',
    es: 'El programa de esta casa solo permite actuar en turno.',
  },
  noAction: {
    en: 'What was said or done out of turn is no action, and the hand goes on.',
    es: 'Lo que se dijo o hizo fuera de turno no es una acción, y la mano sigue.',
  },
  passedOver: {
    en: '{someone} has not acted, and the action went on behind him.',
    es: '{someone} no ha actuado, y la acción siguió detrás de él.',
  },
  timeCalled: {
    en: 'He called time, and that keeps his right to act.',
    es: 'Pidió tiempo, y con eso conserva el derecho a actuar.',
  },
  someoneAhead: {
    en: 'A player ahead of him has still to act, and as long as that is so he cannot lose his right to act.',
    es: 'Un jugador delante de él aún no ha actuado, y mientras sea así no puede perder el derecho a actuar.',
  },
  actsAtTurn: {
    en: 'He acts when his turn comes.',
    es: 'Actúa cuando le llegue el turno.',
  },
  fewBehind: {
    en: 'A player can lose his right to act only when three or more have acted behind him, and fewer have.',
    es: 'Solo se puede perder el derecho a actuar cuando han actuado detrás tres o más jugadores, y son menos.',
  },
  actsNow: { en: 'He acts now.', es: 'Actúa ahora.' },
  passedOverBy: {
    en: '{someone} did not stop the action, and {count} players have acted behind him.',
    es: '{someone} no detuvo la acción, y {count} jugadores han actuado detrás de él.',
  },
  mayLoseRight: {
    en: 'To keep the right to act a player must call time; when three or more have acted behind him he may lose it.',
    es: 'Para conservar el derecho a actuar hay que pedir tiempo; cuando han actuado detrás tres o más, puede perderse.',
  },
  managementChooses: { en: 'The management decides.', es: 'Decide la dirección.' },
  lostFacing: {
    en: 'He let the action pass him without a word: he can no longer call the bet, and his hand is dead.',
    es: 'Dejó pasar la acción sin decir nada: ya no puede igualar la apuesta y su mano está muerta.',
  },
  lostUnfaced: {
    en: 'He let the action pass him without a word, so he has checked.',
    es: 'Dejó pasar la acción sin decir nada, así que ha pasado.',
  },
  lost: {
    en: 'He let the action pass him without a word, and no action is left to him at this turn.',
    es: 'Dejó pasar la acción sin decir nada, y en este turno ya no le queda ninguna acción.',
  },
  kept: {
    en: 'The delay is excused, so he acts now.',
    es: 'Se le disculpa el retraso, así que actúa ahora.',
  },
} as const satisfies Catalogue;
