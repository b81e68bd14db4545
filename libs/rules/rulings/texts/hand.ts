import type { Catalogue } from '#cards';

/** Sentences about hands that die or may be retrieved. Each explanation says what happened, what the rule says, and what happens now. */
export const HAND_TEXTS = {
  saidFold: { en: '{someone} said that he folds.', es: '{someone} ha anunciado que se retira.' },
  foldKills: {
    en: 'A player who faces a bet and announces a fold has a dead hand.',
    es: 'Quien se enfrenta a una apuesta y anuncia que se retira tiene la mano muerta.',
  },
  chipsStay: {
    en: 'His cards go to the muck, and his chips stay in the pot.',
    es: 'Sus cartas van al montón de descartes y sus fichas se quedan en el bote.',
  },
  foldBinds: {
    en: 'He faces no bet, but an action that is announced in turn is binding.',
    es: 'No se enfrenta a ninguna apuesta, pero lo que se anuncia en el propio turno obliga.',
  },
  thrown: {
    en: '{someone} threw his cards away.',
    es: '{someone} ha arrojado sus cartas.',
  },
  thrownFacingBet: {
    en: 'A player who throws his cards away when he faces a bet has folded.',
    es: 'Quien arroja sus cartas cuando se enfrenta a una apuesta se ha retirado.',
  },
  thrownActedBehind: {
    en: 'Another player has acted behind him, and that kills the hand even without a bet.',
    es: 'Otro jugador ya ha actuado detrás de él, y eso mata la mano aunque no haya apuesta.',
  },
  thrownMayReturn: {
    en: 'He faces no bet, and no player has acted behind him, so the cards may be given back if they can be clearly identified.',
    es: 'No se enfrenta a ninguna apuesta y ningún jugador ha actuado detrás de él, así que se le pueden devolver las cartas si se identifican con claridad.',
  },
  handIsDead: { en: 'The hand is dead.', es: 'La mano está muerta.' },
  managementDecides: { en: 'The management decides.', es: 'Decide la dirección.' },
  whyRetrieved: {
    en: 'The hand can be clearly identified, and it benefits the game to give it back.',
    es: 'La mano se identifica con claridad y devolverla beneficia al juego.',
  },
  whyMisinformed: {
    en: 'The hand was thrown away on wrong information, so an extra effort is made to give it back.',
    es: 'La mano se tiró por una información incorrecta, así que se hace un esfuerzo adicional por devolverla.',
  },
  whyDead: {
    en: 'Cards that a player throws away may be ruled dead.',
    es: 'Las cartas que un jugador tira pueden declararse muertas.',
  },
  upcardsLifted: {
    en: '{someone} picked up his up cards, turned them face down or mixed them with his down cards.',
    es: '{someone} ha levantado sus cartas descubiertas, las ha puesto boca abajo o las ha mezclado con las tapadas.',
  },
  liftedKills: {
    en: 'In stud that kills the hand of a player who faces a bet.',
    es: 'En stud eso mata la mano de quien se enfrenta a una apuesta.',
  },
  liftedLives: {
    en: 'He faces no bet, so the hand is not dead.',
    es: 'No se enfrenta a ninguna apuesta, así que la mano no está muerta.',
  },
  upcardsReturn: {
    en: 'The up cards go back face up in front of him, and the hand goes on.',
    es: 'Las cartas descubiertas vuelven boca arriba delante de él y la mano sigue.',
  },
  touchedMuck: {
    en: 'The cards of {someone} touched the muck.',
    es: 'Las cartas de {someone} han tocado el montón de descartes.',
  },
  muckKills: {
    en: 'In this house a hand that touches the muck is dead and can no longer win the pot.',
    es: 'En esta casa una mano que toca el montón de descartes está muerta y ya no puede ganar el bote.',
  },
  notIdentifiable: {
    en: 'Mucked cards can be given back only if they can be clearly identified, and these cannot.',
    es: 'Las cartas del montón solo se pueden devolver si se identifican con claridad, y estas no.',
  },
  identifiable: {
    en: 'They can be clearly identified, so they may be given back if that benefits the game.',
    es: 'Se identifican con claridad, así que se pueden devolver si eso beneficia al juego.',
  },
  intoOtherHand: {
    en: '{someone} threw his cards into the hand of another player.',
    es: '{someone} ha arrojado sus cartas sobre la mano de otro jugador.',
  },
  intoOtherHandDie: {
    en: 'Cards that are thrown into another hand are dead, face up or face down.',
    es: 'Las cartas arrojadas en la mano de otro jugador están muertas, boca arriba o boca abajo.',
  },
  onWithoutThem: {
    en: 'The hand goes on without them.',
    es: 'La mano sigue sin ellas.',
  },
  onWithoutHim: {
    en: 'The hand goes on without him, and his chips stay in the pot.',
    es: 'La mano sigue sin él y sus fichas se quedan en el bote.',
  },
  clockRanOut: {
    en: 'The clock ran out on {someone}.',
    es: 'A {someone} se le ha acabado el tiempo.',
  },
  clockKills: {
    en: 'A player who faces a bet and exceeds the time limit has a dead hand.',
    es: 'Quien se enfrenta a una apuesta y supera el límite de tiempo tiene la mano muerta.',
  },
  clockChecks: {
    en: 'The rule kills only a hand that faces a bet; without one the player is held to a check, as card rooms do.',
    es: 'La regla solo mata la mano que se enfrenta a una apuesta; sin ella el jugador queda obligado a pasar, como es costumbre en las salas.',
  },
  nextActs: {
    en: 'His cards stay live, and the next player acts.',
    es: 'Sus cartas siguen vivas y actúa el jugador siguiente.',
  },
  unprotected: {
    en: 'The hand of {someone} was not protected and was lost by accident.',
    es: 'La mano de {someone} no estaba protegida y se perdió por accidente.',
  },
  unprotectedDealer: {
    en: 'The hand of {someone} was not protected, and the dealer took it in.',
    es: 'La mano de {someone} no estaba protegida y el crupier la recogió.',
  },
  unprotectedCards: {
    en: 'The hand of {someone} was not protected, and other cards fell into it.',
    es: 'La mano de {someone} no estaba protegida y cayeron otras cartas en ella.',
  },
  protectYourHand: {
    en: 'Each player protects his own hand, with his hands, a chip or another object.',
    es: 'Cada jugador protege su propia mano, con las manos, una ficha u otro objeto.',
  },
  noClaim: {
    en: 'The hand is dead, and he has no claim to the chips that he put in the pot.',
    es: 'La mano está muerta y no puede reclamar las fichas que puso en el bote.',
  },
  unseen: {
    en: '{someone} played without looking at all of his cards.',
    es: '{someone} ha jugado sin mirar todas sus cartas.',
  },
  unseenRisk: {
    en: 'A player who does that bears the risk of an irregular card.',
    es: 'Quien lo hace asume el riesgo de tener una carta irregular.',
  },
  unseenIrregular: {
    en: 'He has one, so his hand is dead.',
    es: 'Tiene una, así que su mano está muerta.',
  },
  unseenRegular: {
    en: 'His cards are all regular, so his hand is live.',
    es: 'Todas sus cartas son correctas, así que su mano está viva.',
  },
  goesOn: { en: 'The hand goes on.', es: 'La mano sigue.' },
} as const satisfies Catalogue;
