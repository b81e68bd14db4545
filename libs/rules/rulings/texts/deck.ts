import type { Catalogue } from '#cards';

/** Sentences about the deck, the burn cards and cards that should not be there. */
export const DECK_TEXTS = {
  countAtShowdown: {
    en: '{someone} has {cards} at the showdown instead of {should}.',
    es: '{someone} tiene {cards} en el showdown en lugar de {should}.',
  },
  countIsRight: {
    en: '{someone} has {cards} at the showdown, as many as the game has.',
    es: '{someone} tiene {cards} en el showdown, tantas como prevé el juego.',
  },
  oneCard: { en: 'one card', es: 'una carta' },
  severalCards: { en: '{has} cards', es: '{has} cartas' },
  wrongCountCannotWin: {
    en: 'A hand with a wrong number of cards cannot win the pot.',
    es: 'Una mano con un número incorrecto de cartas no puede ganar el bote.',
  },
  handIsDead: { en: 'The hand is dead.', es: 'La mano está muerta.' },
  foreignInPlay: {
    en: 'A card with another back appeared in the hand.',
    es: 'Ha aparecido en la mano una carta con otro dorso.',
  },
  foreignInStub: {
    en: 'A card with another back lies in the stub.',
    es: 'Hay una carta con otro dorso en el resto del mazo.',
  },
  stubDoesNotMatter: {
    en: 'It did not come into play, so all action stands.',
    es: 'No llegó a jugarse, así que toda la acción vale.',
  },
  foreignVoids: {
    en: 'That makes all action of the hand void.',
    es: 'Eso anula toda la acción de la mano.',
  },
  chipsGoBack: {
    en: 'All chips in the pot go back to the players who bet them, and the deck is replaced.',
    es: 'Todas las fichas del bote vuelven a quienes las apostaron y se cambia la baraja.',
  },
  duplicate: {
    en: 'The deck has two cards of the same rank and suit: {cards}.',
    es: 'La baraja tiene dos cartas del mismo valor y palo: {cards}.',
  },
  duplicateUnnamed: {
    en: 'The deck has two cards of the same rank and suit.',
    es: 'La baraja tiene dos cartas del mismo valor y palo.',
  },
  knewOfIt: {
    en: '{player} knew of it, said nothing and tried to win the pot by betting.',
    es: '{player} lo sabía, no dijo nada e intentó ganar el bote apostando.',
  },
  mayForfeit: {
    en: 'A player who does that may lose the right to his refund; the management decides.',
    es: 'Quien hace eso puede perder el derecho al reembolso; decide la dirección.',
  },
  forfeits: {
    en: 'The player tried to take an unfair advantage: his chips stay in the pot for the next hand, in which only the players of this hand are dealt in.',
    es: 'El jugador buscó una ventaja injusta: sus fichas quedan en el bote para la mano siguiente, en la que solo reciben cartas los jugadores de esta.',
  },
  refunds: {
    en: 'The hand is void, and all chips go back to the players who bet them.',
    es: 'La mano queda anulada y todas las fichas vuelven a quienes las apostaron.',
  },
  jokerInStub: { en: 'A joker lies in the stub.', es: 'Hay un comodín en el resto del mazo.' },
  jokerIsScrap: {
    en: 'A joker in a game without one counts as a scrap of paper and is no cause of a misdeal.',
    es: 'Un comodín en un juego que no lo usa cuenta como un trozo de papel y no anula el reparto.',
  },
  itIsScrap: {
    en: 'It counts as a scrap of paper and is no cause of a misdeal.',
    es: 'Cuenta como un trozo de papel y no anula el reparto.',
  },
  jokerInHand: {
    en: '{someone} was dealt a joker in a game without one.',
    es: '{someone} recibió un comodín en un juego que no lo usa.',
  },
  jokerInGame: {
    en: 'A joker appeared, and the game has one.',
    es: 'Ha aparecido un comodín, y el juego lo usa.',
  },
  jokerPlays: { en: 'It plays as the game says.', es: 'Juega como dice el juego.' },
  jokerReplaced: {
    en: 'He has not acted yet, so the next card of the deck replaces it.',
    es: 'Aún no ha actuado, así que lo reemplaza la siguiente carta del mazo.',
  },
  jokerKills: {
    en: 'He acted before anyone noticed it, and that kills the hand, even if he had not looked at the card.',
    es: 'Actuó antes de que se advirtiera, y eso mata la mano, aunque no hubiera mirado la carta.',
  },
  deckShort: { en: 'Cards are missing from the deck.', es: 'Faltan cartas en la baraja.' },
  deckShortStands: {
    en: 'Missing cards do not make the result of a hand void.',
    es: 'Que falten cartas no anula el resultado de una mano.',
  },
  resultStands: { en: 'The result stands.', es: 'El resultado vale.' },
  dropped: { en: '{someone} dropped a card.', es: 'A {someone} se le ha caído una carta.' },
  droppedPlays: {
    en: 'A card that a player drops is still his.',
    es: 'La carta que se le cae a un jugador sigue siendo suya.',
  },
  cardPlays: { en: 'The card plays.', es: 'La carta juega.' },
  premature: {
    en: 'Cards were dealt before the betting was complete.',
    es: 'Se repartieron cartas antes de terminar las apuestas.',
  },
  prematureDoNotPlay: {
    en: 'Such cards do not play, even if the players who have still to act fold.',
    es: 'Esas cartas no juegan, aunque se retiren los jugadores que faltan por actuar.',
  },
  bettingFirst: {
    en: 'The betting is completed first, and then the right cards are dealt.',
    es: 'Primero se terminan las apuestas y luego se reparten las cartas que corresponden.',
  },
  noBurn: { en: 'The dealer did not burn a card.', es: 'El crupier no quemó una carta.' },
  twoBurns: { en: 'The dealer burned two cards.', es: 'El crupier quemó dos cartas.' },
  burnBeforeAction: {
    en: 'Nobody has acted on the new cards, so the error is corrected.',
    es: 'Nadie ha actuado sobre las cartas nuevas, así que el error se corrige.',
  },
  burnAllIn: {
    en: 'There was no betting because of an all-in, the pot has not been pushed and the cards can be distinguished, so the error is corrected.',
    es: 'No hubo apuestas por un all-in, el bote no se ha entregado y las cartas se distinguen, así que el error se corrige.',
  },
  dealtCardIsBurn: {
    en: 'The card that was dealt becomes the burn card, and the next one takes its place.',
    es: 'La carta repartida pasa a ser la quemada y la siguiente ocupa su lugar.',
  },
  secondBurnReturns: {
    en: 'One of the two goes back to the top of the deck and is the next burn card.',
    es: 'Una de las dos vuelve a la parte superior del mazo y será la próxima carta quemada.',
  },
  burnTooLate: {
    en: 'Players have acted on the new card, so it stays.',
    es: 'Ya se ha actuado sobre la carta nueva, así que se queda.',
  },
  burnNotIntact: {
    en: 'The pot has been pushed, or the cards can no longer be distinguished, so the card stays.',
    es: 'El bote ya se entregó o las cartas ya no se distinguen, así que la carta se queda.',
  },
  laterAsIfRight: {
    en: 'The later cards are those that would have come without the error.',
    es: 'Las cartas siguientes son las que habrían salido sin el error.',
  },
  stubFouled: {
    en: 'The stub was mixed up before the hand was over.',
    es: 'El resto del mazo se mezcló antes de terminar la mano.',
  },
  stubRebuilt: {
    en: 'The hand must still be played, so the stub is put together again as fairly as possible.',
    es: 'La mano debe jugarse igualmente, así que el resto del mazo se recompone de la forma más justa posible.',
  },
  buttonWrongLast: {
    en: 'The button was in the wrong place on the last hand.',
    es: 'El botón estaba mal colocado en la mano anterior.',
  },
  buttonCorrected: {
    en: 'Button and blinds are corrected for the new hand, so that each player has each position once a round, if possible.',
    es: 'El botón y las ciegas se corrigen para la mano nueva, de modo que cada jugador tenga cada posición una vez por ronda, si es posible.',
  },
} as const satisfies Catalogue;
