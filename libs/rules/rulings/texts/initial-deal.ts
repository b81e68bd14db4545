import type { Catalogue } from '#cards';

/** Sentences about the initial deal. Each explanation says what happened, what the rule says, and what happens now. */
export const INITIAL_DEAL_TEXTS = {
  byPlayer: {
    en: '{someone} exposed his own card.',
    es: '{someone} ha expuesto su propia carta.',
  },
  byDealer: { en: 'The dealer exposed a card.', es: 'El crupier ha expuesto una carta.' },
  byDealerSeveral: {
    en: 'The dealer exposed {count} cards.',
    es: 'El crupier ha expuesto {count} cartas.',
  },
  offTableSeveral: {
    en: '{count} cards were dealt off the table, so they count as exposed.',
    es: '{count} cartas cayeron fuera de la mesa, así que cuentan como expuestas.',
  },
  anyExposed: {
    en: 'In this house any card exposed in the first deal spoils it.',
    es: 'En esta casa cualquier carta expuesta en el primer reparto obliga a repartir de nuevo.',
  },
  firstTwoExposed: {
    en: 'It was the first or second card of the hand, and that spoils the deal.',
    es: 'Era la primera o la segunda carta de la mano, y eso obliga a repartir de nuevo.',
  },
  severalExposed: {
    en: 'Two or more exposed cards spoil the deal.',
    es: 'Dos o más cartas expuestas obligan a repartir de nuevo.',
  },
  exposedRepaired: {
    en: 'In this house the deal is repaired where that is fair, so an exposed card does not spoil it.',
    es: 'En esta casa el reparto se corrige si es justo, así que una carta expuesta no lo anula.',
  },
  replacedByBurnSeveral: {
    en: 'The burn card and the next cards of the deck replace them, and the hand goes on.',
    es: 'Las sustituyen la carta quemada y las siguientes del mazo, y la mano sigue.',
  },
  offTable: {
    en: 'A card was dealt off the table, so it counts as exposed.',
    es: 'Una carta cayó fuera de la mesa, así que cuenta como expuesta.',
  },
  playerExposed: {
    en: 'A card that a player exposes is not replaced.',
    es: 'La carta que expone un jugador no se reemplaza.',
  },
  lookedFirst: {
    en: 'The player looked at the card before saying that it was exposed, so it is too late for a ruling on it.',
    es: 'El jugador miró la carta antes de decir que estaba expuesta, así que ya no cabe decidir sobre ella.',
  },
  cardPlays: { en: 'The card plays.', es: 'La carta juega.' },
  oneLaterCard: {
    en: 'One exposed card does not spoil the deal, and the player has no choice: he may not keep it.',
    es: 'Una sola carta expuesta no anula el reparto, y el jugador no elige: no puede quedársela.',
  },
  replacedByBurn: {
    en: 'The burn card replaces it, and the hand goes on.',
    es: 'La sustituye la carta quemada y la mano sigue.',
  },
  oneBoxed: {
    en: 'A card lay face up in the deck.',
    es: 'Había una carta boca arriba en el mazo.',
  },
  severalBoxed: {
    en: 'Two or more cards lay face up in the deck.',
    es: 'Había dos o más cartas boca arriba en el mazo.',
  },
  boxedIsScrap: {
    en: 'A boxed card counts as a scrap of paper.',
    es: 'Una carta boca arriba cuenta como un trozo de papel.',
  },
  boxedReplaced: {
    en: 'The next card of the deck replaces it, and the hand goes on.',
    es: 'La reemplaza la siguiente carta del mazo y la mano sigue.',
  },
  boxedReplacedLater: {
    en: 'The next card already lies among the down cards of another player, so the boxed card is replaced after all other cards of this round are dealt.',
    es: 'La siguiente ya está entre las cartas tapadas de otro jugador, así que la carta boca arriba se reemplaza cuando se hayan repartido las demás de esta ronda.',
  },
  oneExtra: { en: '{someone} received one card too many.', es: '{someone} ha recibido una carta de más.' },
  severalExtra: {
    en: '{count} cards too many were dealt.',
    es: 'Se han repartido {count} cartas de más.',
  },
  extraReturns: {
    en: 'One extra card that is found in time does not spoil the deal.',
    es: 'Una carta de más que se descubre a tiempo no anula el reparto.',
  },
  extraIsBurn: {
    en: 'It goes back to the deck and becomes the burn card.',
    es: 'Vuelve al mazo y será la carta quemada.',
  },
  extraAtRandom: {
    en: 'In this house the deal is repaired: another player takes one card from {player} at random, face down, and it goes back into the deck.',
    es: 'En esta casa el reparto se corrige: otro jugador le quita al azar una carta tapada a {player}, y vuelve al mazo.',
  },
  wrongCountDies: {
    en: 'The hand of {player} has a wrong number of cards and is dead.',
    es: 'La mano de {player} tiene un número incorrecto de cartas y está muerta.',
  },
  shortOfCard: { en: '{someone} is short of a card.', es: 'A {someone} le falta una carta.' },
  topCardIsHis: {
    en: 'The top card of the deck is his in sequence, so he receives it.',
    es: 'La primera carta del mazo es la que le corresponde en el orden, así que la recibe.',
  },
  drawsOne: {
    en: 'In this house the deal is repaired: he receives the top card of the deck.',
    es: 'En esta casa el reparto se corrige: recibe la primera carta del mazo.',
  },
  wrongCountIsDead: {
    en: 'It is too late to repair the deal, and a hand with a wrong number of cards is dead.',
    es: 'Ya es tarde para corregir el reparto, y una mano con un número incorrecto de cartas está muerta.',
  },
  deadWithoutRefund: {
    en: 'The hand goes on without {player}, and his chips stay in the pot.',
    es: 'La mano sigue sin {player}, y sus fichas se quedan en el bote.',
  },
  shortBeforeDraw: {
    en: 'A hand that is short before the draw is live: the player draws up to the right number of cards.',
    es: 'Una mano a la que le faltan cartas antes del cambio está viva: el jugador pide hasta completarla.',
  },
  lastCardMayLive: {
    en: 'A stud hand without its last card may be ruled live.',
    es: 'En stud, una mano sin su última carta puede declararse viva.',
  },
  managementDecides: { en: 'The management decides.', es: 'Decide la dirección.' },
  lastCardLives: {
    en: 'The player did not cause the fault, and six cards make a hand.',
    es: 'El jugador no causó el fallo, y con seis cartas se forma una mano.',
  },
  lastCardDies: {
    en: 'A hand with a wrong number of cards is dead.',
    es: 'Una mano con un número incorrecto de cartas está muerta.',
  },
  outOfSequence: {
    en: 'A card was dealt out of sequence.',
    es: 'Se repartió una carta fuera de orden.',
  },
  buttonWrong: { en: 'The button was out of position.', es: 'El botón estaba fuera de su posición.' },
  firstCardWrong: {
    en: 'The first card was dealt to the wrong position.',
    es: 'La primera carta se repartió en el lugar equivocado.',
  },
  notEntitled: {
    en: 'Cards were dealt to an empty seat or to someone who is not entitled to a hand.',
    es: 'Se dieron cartas a un asiento vacío o a quien no tiene derecho a una mano.',
  },
  omitted: { en: '{someone} was left out of the deal.', es: '{someone} se quedó sin cartas en el reparto.' },
  omittedNotEntitled: {
    en: '{player} was not at the table and had not posted, so no hand was due to him.',
    es: '{player} no estaba en la mesa ni había puesto una ciega o un ante, así que no le correspondía una mano.',
  },
  notShuffled: { en: 'The deck was not shuffled.', es: 'No se barajaron las cartas.' },
  notCut: { en: 'The deck was not cut.', es: 'No se cortó la baraja.' },
  noCauseOfMisdeal: {
    en: 'That is not among the causes of a misdeal.',
    es: 'Eso no figura entre las causas de reparto nulo.',
  },
  cutInto: {
    en: 'The deck was cut into {upper} and {lower} cards.',
    es: 'La baraja se cortó en {upper} y {lower} cartas.',
  },
  cutIsGood: {
    en: 'Each part has five cards or more, so the cut stands.',
    es: 'Cada parte tiene cinco cartas o más, así que el corte vale.',
  },
  fiveInEachPart: {
    en: 'Each part of a cut must have five cards or more.',
    es: 'Cada parte del corte debe tener cinco cartas o más.',
  },
  cutAgain: { en: 'The deck is cut again.', es: 'Se corta de nuevo.' },
  misdealsInARow: {
    en: '{someone} has misdealt {count} times in a row.',
    es: '{someone} lleva {count} repartos nulos seguidos.',
  },
  noHouseRule: {
    en: 'The house has no rule for that.',
    es: 'La casa no tiene una regla para ello.',
  },
  sameDealerAgain: {
    en: 'The deal does not pass: the same dealer keeps it.',
    es: 'El reparto no pasa: sigue repartiendo el mismo crupier.',
  },
  houseAllows: {
    en: 'The house allows {most} in a row.',
    es: 'La casa permite {most} seguidos.',
  },
  dealPasses: {
    en: 'The deal passes to the next player.',
    es: 'El reparto pasa al siguiente jugador.',
  },
  penalty: { en: '{player} owes the penalty: {penalty}.', es: '{player} paga la penalización: {penalty}.' },
} as const satisfies Catalogue;
