import type { Section } from '../rule.js';

/** Other irregularities of cards, decks and the deal. */
export const generalIrregularities: Section = {
  id: 'general-irregularities',
  title: { en: 'Irregularities of cards and deck', es: 'Irregularidades de cartas y mazo' },
  rules: [
    {
      id: 'R-IRR-1',
      kind: ['table'],
      source: { document: 'general', lines: '26' },
      title: { en: 'A button misplaced last hand', es: 'Botón mal puesto la mano anterior' },
      text: {
        en: 'If the button was in the wrong seat in the previous hand, button and blinds are corrected for the new hand. As far as possible, each player gets each position once a round.',
        es: 'Si el botón estuvo mal puesto en la mano anterior, se corrigen el botón y las ciegas para la nueva. En lo posible, cada jugador pasa una vez por cada posición en cada vuelta.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-2',
      kind: ['ruling'],
      source: { document: 'general', lines: '27' },
      title: { en: 'Protect your own hand', es: 'Proteja su propia mano' },
      text: {
        en: 'Each player protects his cards at all times with his hands, a chip or another object. An unprotected hand that is fouled, or killed by the dealer by accident, has no claim.',
        es: 'Cada jugador protege sus cartas en todo momento con las manos, una ficha u otro objeto. La mano sin proteger que se mezcla con otras cartas, o que el crupier mata por accidente, no da derecho a reclamar.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-3',
      kind: ['ruling'],
      source: { document: 'general', lines: '28' },
      title: { en: 'A card with another back', es: 'Carta con otro dorso' },
      text: {
        en: 'If a card with a different back appears during the hand, all action is void and the chips in the pot are returned to their players. If it is found in the stub, the action stands.',
        es: 'Si durante la mano aparece una carta con otro dorso, toda la acción se anula y las fichas del bote vuelven a quienes las apostaron. Si se encuentra en el resto del mazo, la acción es válida.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-4',
      kind: ['engine', 'ruling'],
      source: { document: 'general', lines: '29' },
      title: { en: 'The same card found twice', es: 'La misma carta dos veces' },
      text: {
        en: 'If two cards of the same rank and suit are found, all action is void and the chips are returned to their players, subject to the rule on knowing of a bad deck.',
        es: 'Si se encuentran dos cartas del mismo valor y palo, toda la acción se anula y las fichas vuelven a quienes las apostaron, salvo lo dicho para quien conocía el defecto del mazo.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-5',
      kind: ['ruling'],
      source: { document: 'general', lines: '30' },
      title: { en: 'Knowing of a bad deck', es: 'Saber que el mazo es defectuoso' },
      text: {
        en: 'A player who knows that the deck is bad must say so. A player who instead tries to win the pot by aggressive action may lose his refund, and that money may stay in the pot for the next hand.',
        es: 'El jugador que sabe que el mazo es defectuoso debe avisar. Quien en cambio intenta ganar el bote con una acción agresiva puede perder su devolución, y ese dinero puede quedar en el bote para la mano siguiente.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-6',
      kind: ['table'],
      source: { document: 'general', lines: '31' },
      title: { en: 'Money carried into the next hand', es: 'Dinero que pasa a otra mano' },
      text: {
        en: 'If money that was forfeited in one hand, or left over for a similar reason, is in the pot of the next hand, only players of the earlier hand are dealt in.',
        es: 'Cuando en el bote hay dinero perdido en la mano anterior, o que quedó por un motivo parecido, solo reciben cartas los jugadores de aquella mano.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-7',
      kind: ['ruling'],
      source: { document: 'general', lines: '32' },
      title: { en: 'A boxed card is scrap', es: 'Carta boca arriba en el mazo' },
      text: {
        en: 'A card found face up in the deck is treated as a scrap of paper and replaced by the next card. If that next card was already dealt down to another player and mixed with other down cards, the replacement comes after all other cards of that round.',
        es: 'La carta que aparece boca arriba en el mazo se trata como un trozo de papel y se sustituye por la siguiente. Si esa siguiente ya se repartió tapada a otro jugador y se mezcló con otras tapadas, la sustitución se hace después de las demás cartas de esa ronda.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-8',
      kind: ['ruling'],
      source: { document: 'general', lines: '33' },
      title: { en: 'A joker that does not belong', es: 'Un comodín que no corresponde' },
      text: {
        en: 'A joker in a game without jokers is a scrap of paper and does not cause a misdeal. If it is noticed before its holder acts, it is replaced like a boxed card; if he acts first, his hand is dead.',
        es: 'Un comodín en un juego que no lo usa es un trozo de papel y no anula el reparto. Si se avisa antes de que actúe quien lo tiene, se sustituye como una carta boca arriba del mazo; si actúa antes, su mano está muerta.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-9',
      kind: ['ruling'],
      source: { document: 'general', lines: '34' },
      title: { en: 'Playing cards not looked at', es: 'Jugar sin mirar las cartas' },
      text: {
        en: 'A player who acts without looking at all his cards bears the risk of an irregular card or a joker among them.',
        es: 'Quien actúa sin mirar todas sus cartas asume el riesgo de que entre ellas haya una irregular o un comodín.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-10',
      kind: ['ruling'],
      source: { document: 'general', lines: '35' },
      title: { en: 'Cards missing from the deck', es: 'Cartas que faltan del mazo' },
      text: {
        en: 'Cards missing from the deck do not void the result of a hand.',
        es: 'Que falten una o más cartas del mazo no invalida el resultado de la mano.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-11',
      kind: ['ruling'],
      source: { document: 'general', lines: '36' },
      title: { en: 'One extra card becomes the burn', es: 'Una carta de más se quema' },
      text: {
        en: 'Exactly one extra card, found before the first betting round, goes back to the deck and is used as the burn card. Two or more are a misdeal.',
        es: 'Exactamente una carta de más, descubierta antes de la primera ronda de apuestas, vuelve al mazo y se usa como carta quemada. Dos o más anulan el reparto.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-12',
      kind: ['ruling'],
      source: { document: 'general', lines: '37-39' },
      title: { en: 'Exposed, shown and dropped cards', es: 'Cartas expuestas, enseñadas o caídas' },
      text: {
        en: 'A card shown by the dealer’s error, or dealt off the table, is an exposed card: the rules of the game decide, and the player has no choice. A card that the player himself shows or drops plays. A player who wants a ruling must announce that the card was exposed before looking at it.',
        es: 'La carta que se ve por error del crupier, o que cae fuera de la mesa al repartir, es una carta expuesta: deciden las reglas del juego y el jugador no elige. La carta que el propio jugador enseña o deja caer se juega. Quien quiera una decisión debe anunciar que la carta quedó expuesta antes de mirarla.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-13',
      kind: ['ruling'],
      source: { document: 'general', lines: '40' },
      title: { en: 'Cards dealt too early', es: 'Cartas repartidas antes de tiempo' },
      text: {
        en: 'Cards dealt before the betting is complete do not play, even if the player still to act then folds.',
        es: 'Las cartas repartidas antes de completarse las apuestas no se juegan, aunque el jugador que faltaba por actuar se retire después.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-14',
      kind: ['ruling'],
      source: { document: 'general', lines: '41' },
      title: { en: 'A burn missing or doubled', es: 'Quema olvidada o doble' },
      text: {
        en: 'A burn that was forgotten or doubled is corrected if it is noticed before the betting of that round starts; of two burn cards, one goes back and becomes the next burn card. A board card after which players have acted stays, and later cards are always those that would have come without the error. In a last round without betting because of an all-in, the error is corrected until the pot is pushed, if deck, board and burn cards are intact enough to identify the right card.',
        es: 'La quema olvidada o doble se corrige si se advierte antes de que empiecen las apuestas de esa ronda; de dos cartas quemadas, una vuelve y será la próxima quemada. La carta comunitaria sobre la que ya se ha actuado se queda, y las siguientes son siempre las que habrían salido sin el error. En una última ronda sin apuestas por un all-in se corrige hasta que se entregue el bote, si el mazo, las comunitarias y las quemadas están lo bastante intactos para saber la carta correcta.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-IRR-15',
      kind: ['ruling'],
      source: { document: 'general', lines: '42' },
      title: { en: 'A fouled stub is rebuilt', es: 'El mazo mezclado se rehace' },
      text: {
        en: 'If the stub is fouled, for instance dropped by a dealer who thinks the hand is over, it is rebuilt as fairly as possible and the hand continues.',
        es: 'Si el resto del mazo se mezcla con otras cartas, por ejemplo porque el crupier lo suelta creyendo que la mano ha terminado, se rehace de la manera más justa posible y la mano continúa.',
      },
      addedFromPractice: false,
    },
  ],
};
