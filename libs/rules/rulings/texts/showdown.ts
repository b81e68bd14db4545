import type { Catalogue } from '#cards';

/** Sentences about the showdown and the award of the pot. Each explanation says what happened, what the rule says, and what happens now. */
export const SHOWDOWN_TEXTS = {
  claimsWithPart: {
    en: '{someone} claims the pot and has not tabled all of his cards.',
    es: '{someone} reclama el bote y no ha mostrado todas sus cartas.',
  },
  claimsWith: {
    en: '{someone} claims the pot and has tabled only {shown}.',
    es: '{someone} reclama el bote y solo ha mostrado {shown}.',
  },
  tableAll: {
    en: 'To win any part of a pot a player tables all of his cards face up, whether they play or not.',
    es: 'Para ganar una parte del bote un jugador muestra todas sus cartas boca arriba, jueguen o no.',
  },
  noShareBefore: {
    en: 'He shows the other cards now and has no share of the pot before that.',
    es: 'Ahora muestra las demás cartas y hasta entonces no tiene parte en el bote.',
  },
  otherWantsToSee: {
    en: '{someone} did not win the pot and wants to see {hand}.',
    es: '{someone} no ganó el bote y quiere ver {hand}.',
  },
  winnerWantsToSee: {
    en: '{someone} won the pot and wants to see {hand}.',
    es: '{someone} ganó el bote y quiere ver {hand}.',
  },
  outsiderWantsToSee: {
    en: '{someone} was not dealt in and wants to see {hand}.',
    es: '{someone} no recibió cartas y quiere ver {hand}.',
  },
  aMuckedHand: { en: 'a mucked hand', es: 'una mano descartada' },
  handOfSeat: { en: 'the hand of {player}', es: 'la mano de {player}' },
  onlyDealtIn: {
    en: 'Only a player who was dealt in may see a hand of the showdown.',
    es: 'Solo quien recibió cartas puede ver una mano del showdown.',
  },
  onlyEligible: {
    en: 'A player may see only a hand that took part in the showdown, and this one did not.',
    es: 'Solo se puede ver una mano que llegó al showdown, y esta no llegó.',
  },
  staysHidden: {
    en: 'The request is refused, and the cards stay hidden.',
    es: 'La petición se rechaza y las cartas siguen ocultas.',
  },
  mayBeRevoked: {
    en: 'The right to see a hand is a privilege, and a player who abuses it may lose it.',
    es: 'El derecho a ver una mano es un privilegio, y quien abusa de él puede perderlo.',
  },
  managementDecides: { en: 'The management decides.', es: 'Decide la dirección.' },
  whyRefused: {
    en: 'He has used the right too often, or to annoy other players.',
    es: 'Ha usado el derecho demasiado o para molestar a otros jugadores.',
  },
  whyShown: {
    en: 'The right to see a hand protects the game against collusion.',
    es: 'El derecho a ver una mano protege el juego de la colusión.',
  },
  mayBeSeen: {
    en: 'A player who was dealt in may see any hand that took part in the showdown, even if it was mucked.',
    es: 'Quien recibió cartas puede ver cualquier mano que llegó al showdown, aunque se haya descartado.',
  },
  shownAndDead: {
    en: 'The hand is shown and stays dead, and the award of the pot does not change.',
    es: 'La mano se enseña y sigue muerta, y la adjudicación del bote no cambia.',
  },
  winnerShouldNot: {
    en: 'A player who was dealt in may see it, but the winner should not want to see the hand of a loser.',
    es: 'Quien recibió cartas puede verla, pero el ganador no debería pedir la mano de un perdedor.',
  },
  bothLive: {
    en: 'When the winner wants to see the hand of a loser, both hands are live.',
    es: 'Cuando el ganador pide ver la mano de un perdedor, ambas manos están vivas.',
  },
  betterWins: {
    en: 'The hand is shown, and the better of the two wins the pot.',
    es: 'La mano se enseña y la mejor de las dos gana el bote.',
  },
  shownToOne: {
    en: 'Cards of {someone} were shown to another person.',
    es: 'Se enseñaron cartas de {someone} a otra persona.',
  },
  houseShowsAll: {
    en: 'In this house a card that one player sees is shown to all players at once.',
    es: 'En esta casa la carta que ve un jugador se enseña de inmediato a todos.',
  },
  viewerCanAct: {
    en: 'Show one, show all: the viewer can still act in this betting round, so the others see the cards before that.',
    es: 'Si se enseña a uno, se enseña a todos: quien las vio aún puede actuar en esta ronda, así que los demás las ven antes.',
  },
  viewedAfterRound: {
    en: 'Show one, show all: the betting round is over, so every player at the table may see the cards.',
    es: 'Si se enseña a uno, se enseña a todos: la ronda de apuestas ha terminado, así que todos los jugadores de la mesa pueden verlas.',
  },
  viewerActsLater: {
    en: 'Show one, show all: the viewer has no decision left in this betting round but may have one in a later round.',
    es: 'Si se enseña a uno, se enseña a todos: a quien las vio no le queda decisión en esta ronda, pero puede tenerla en una posterior.',
  },
  viewerIsOut: {
    en: 'Show one, show all: the viewer cannot use the cards for a bet, and they should not affect this betting round.',
    es: 'Si se enseña a uno, se enseña a todos: quien las vio no puede usarlas para apostar, y no deben influir en esta ronda.',
  },
  shownNow: {
    en: 'The cards are shown to all players now.',
    es: 'Las cartas se enseñan ahora a todos los jugadores.',
  },
  shownLater: {
    en: 'The cards are shown to all players when the round is over.',
    es: 'Las cartas se enseñan a todos los jugadores cuando termine la ronda.',
  },
  restHidden: {
    en: 'The cards that were not shown stay hidden.',
    es: 'Las cartas que no se enseñaron siguen ocultas.',
  },
  miscalled: {
    en: '{someone} announced another hand than his cards make.',
    es: '{someone} ha anunciado una mano distinta de la que forman sus cartas.',
  },
  cardsSpeak: {
    en: 'Cards speak: the best reading of the tabled cards counts, whatever was said.',
    es: 'Las cartas hablan: cuenta la mejor lectura de las cartas mostradas, se diga lo que se diga.',
  },
  nameTheBetter: {
    en: 'The dealer, or any player who sees it, names the right reading, and the pot goes by the cards.',
    es: 'El crupier, o cualquier jugador que lo vea, señala la lectura correcta, y el bote se adjudica por las cartas.',
  },
  onPurpose: {
    en: 'He did it on purpose, and another player mucked his cards.',
    es: 'Lo hizo a propósito, y otro jugador descartó sus cartas.',
  },
  mayCostPot: {
    en: 'Words about a hand do not bind, but such a miscall may cost him the pot.',
    es: 'Lo que se dice de una mano no obliga, pero un anuncio así puede costarle el bote.',
  },
  whyPotLost: {
    en: 'He tried to make another player throw away a winning hand.',
    es: 'Intentó que otro jugador tirase una mano ganadora.',
  },
  whyCardsSpeak: {
    en: 'Cards speak, and every player keeps his cards until the winner is declared.',
    es: 'Las cartas hablan, y cada jugador conserva sus cartas hasta que se declara el ganador.',
  },
  declaredCounts: {
    en: 'In this house a player is held to the hand that he declares if his cards can make it.',
    es: 'En esta casa un jugador queda sujeto a la mano que declara si sus cartas pueden formarla.',
  },
  canMakeIt: {
    en: 'They can, so the declared hand counts even if a better one is there.',
    es: 'Pueden formarla, así que cuenta la mano declarada aunque haya otra mejor.',
  },
  ifTheyCan: {
    en: 'If they can, the declared hand counts even if a better one is there; if they cannot, the cards speak.',
    es: 'Si pueden, cuenta la mano declarada aunque haya otra mejor; si no pueden, las cartas hablan.',
  },
  cannotMakeIt: {
    en: 'In this house a declared hand counts only if the cards can make it, and these cannot.',
    es: 'En esta casa la mano declarada solo cuenta si las cartas pueden formarla, y estas no pueden.',
  },
  wrongPot: {
    en: 'The pot has a wrong amount of chips.',
    es: 'El bote tiene una cantidad incorrecta de fichas.',
  },
  wrongAward: {
    en: 'There is an error in the award of the pot.',
    es: 'Hay un error en la adjudicación del bote.',
  },
  awardedSoFar: { en: 'Awarded so far: {awarded}.', es: 'Adjudicado hasta ahora: {awarded}.' },
  toSeat: { en: 'the pot to {player}', es: 'el bote a {player}' },
  amountToSeat: { en: '{amount} to {player}', es: '{amount} a {player}' },
  mustSaySo: {
    en: 'Any player, dealer or supervisor who sees such an error must say so.',
    es: 'Cualquier jugador, crupier o supervisor que vea un error así debe decirlo.',
  },
  errorCorrected: {
    en: 'The next hand has not begun, so it is corrected now.',
    es: 'La mano siguiente no ha empezado, así que se corrige ahora.',
  },
  nextHandBegan: {
    en: 'The next hand has begun, and by common practice a pot then stays as it was awarded, but the management may still correct it.',
    es: 'La mano siguiente ha empezado, y según la costumbre el bote se queda entonces como se adjudicó, pero la dirección aún puede corregirlo.',
  },
  whyStands: {
    en: 'The chips of the last hand are in play again, and the error was not found in time.',
    es: 'Las fichas de la mano anterior están de nuevo en juego y el error no se vio a tiempo.',
  },
  whyCorrected: {
    en: 'The error is certain, and its amount is known.',
    es: 'El error es seguro y se conoce su importe.',
  },
} as const satisfies Catalogue;
