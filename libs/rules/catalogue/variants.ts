import type { Section } from '../rule.js';

/** The games. Each corresponds to a variant of the engine. */
export const variants: Section = {
  id: 'variants',
  title: { en: 'Variants', es: 'Variantes' },
  rules: [
    {
      id: 'P-VAR-5CD',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '208-212' },
      title: { en: 'Draw poker with five cards', es: 'Póker de cinco cartas con descarte' },
      text: {
        en: 'Five cards down, a round opened left of the dealer, a draw in which each player in turn replaces any number of cards, and a second round opened by the first opener or the nearest active player on his left. If all players pass, the hand ends: the antes stay in the pot, the button moves and all players ante again. Options are jacks or better to open and a joker, wild or bug; by common practice the opener must be able to prove his openers.',
        es: 'Cinco cartas tapadas, una ronda abierta a la izquierda del crupier, un descarte por turno en el que se cambia uno por uno cualquier número de cartas y una segunda ronda que abre quien abrió la primera o el jugador activo más cercano a su izquierda. Si todos pasan, se tiran las cartas: los antes siguen en el bote, el botón avanza y todos vuelven a poner ante. Son opciones abrir con jotas o mejor y el comodín, libre o bug; por costumbre, quien abre debe poder probar su mano de apertura.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-VAR-LOW',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '214' },
      title: { en: 'Lowball: draw for the lowest', es: 'Lowball: descarte a la baja' },
      text: {
        en: 'Lowball has the deal, draw and rounds of draw poker, and the lowest hand wins. The table names the scale beforehand: ace-to-five, ace-to-six or deuce-to-seven. Some lowball games forbid check-raising; by common practice there are games with one draw and with three.',
        es: 'El lowball tiene el reparto, el descarte y las rondas del póker con descarte, y gana la mano más baja. La mesa fija antes la escala: as a cinco, as a seis o dos a siete. Algunos juegos de lowball prohíben pasar y luego subir; por costumbre los hay de un descarte y de tres.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-VAR-HLDRAW',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '216' },
      title: { en: 'Draw poker, high and low', es: 'Descarte alto y bajo' },
      text: {
        en: 'High-low draw is played like draw poker, and the pot is split between the highest and the lowest hand.',
        es: 'El descarte alto y bajo se juega como el póker con descarte, y el bote se divide entre la mano más alta y la más baja.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-5CS',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '222' },
      title: { en: 'Stud poker with five cards', es: 'Stud de cinco cartas' },
      text: {
        en: 'One card down and one up, with a first round opened by the highest upcard, which must make the minimum bet if there is no ante. Then three more upcards, each followed by a round opened by the best exposed hand. The showdown follows the last round.',
        es: 'Una carta tapada y una descubierta, con una primera ronda que abre la carta descubierta más alta, obligada a la apuesta mínima si no hay ante. Después, tres veces una carta descubierta y una ronda que abre la mejor mano descubierta. Tras la última ronda llega el showdown.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-7CS',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '224' },
      title: { en: 'Stud poker with seven cards', es: 'Stud de siete cartas' },
      text: {
        en: 'Two cards down and one up, with a first round in which the lowest upcard posts a forced bring-in, or, by the older rule, the highest upcard opens. Then three upcards and a last downcard, each followed by a round opened by the best exposed hand. Each player makes his best five of seven.',
        es: 'Dos cartas tapadas y una descubierta, con una primera ronda en la que la carta descubierta más baja pone el bring-in obligatorio o, según la regla antigua, abre la más alta. Después, tres cartas descubiertas y una última tapada, cada una seguida de una ronda que abre la mejor mano descubierta. Cada jugador forma las cinco mejores de siete.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-RAZZ',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '226' },
      title: { en: 'Razz: seven-card stud for low', es: 'Razz: stud a la baja' },
      text: {
        en: 'Razz is seven-card stud won by the lowest hand on the ace-to-five scale. The highest upcard posts the bring-in, and the lowest exposed hand opens the later rounds. By common practice the ace counts low for the bring-in too, and equal cards are settled by suit.',
        es: 'El razz es stud de siete cartas que gana la mano más baja en la escala de as a cinco. La carta descubierta más alta pone el bring-in y la mano descubierta más baja abre las rondas siguientes. Por costumbre el as también cuenta como bajo para el bring-in, y entre cartas iguales decide el palo.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-VAR-7CSHL',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '228' },
      title: { en: 'Stud split high and low', es: 'Stud alto y bajo' },
      text: {
        en: 'Seven-card stud in which the highest and the lowest hand split the pot. A player may use different cards for each half, or the same five, and can win both. It is played without a qualifier or with eight or better for low.',
        es: 'Stud de siete cartas en el que la mano más alta y la más baja se dividen el bote. Un jugador puede usar cartas distintas para cada mitad, o las mismas cinco, y ganar ambas. Se juega sin requisito o con ocho o mejor para la baja.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-HOLDEM',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '234-236' },
      title: { en: 'Texas hold’em with five shared cards', es: 'Texas hold’em con cinco comunitarias' },
      text: {
        en: 'Two cards down after the blinds and a round; then a flop of three board cards, a turn and a river, each with a round opened by the first active player left of the dealer. Each player makes the best five of his two cards and the five board cards. On 5-5-5-K-7, A-K and K-3 both play 5-5-5-K-K and split.',
        es: 'Dos cartas tapadas tras las ciegas y una ronda; luego un flop de tres cartas comunitarias, un turn y un river, cada uno con una ronda que abre el primer jugador activo a la izquierda del crupier. Cada jugador forma las cinco mejores entre sus dos cartas y las cinco comunitarias. Con 5-5-5-K-7 en la mesa, A-K y K-3 juegan 5-5-5-K-K y se reparten el bote.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-OMAHA',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '238' },
      title: { en: 'Omaha: exactly two from the hand', es: 'Omaha: exactamente dos de la mano' },
      text: {
        en: 'Omaha is dealt and bet like hold’em with four cards down. A hand is exactly two hole cards and exactly three board cards. By common practice it is also played with five or six hole cards, and as Courchevel, whose first board card is dealt before the first round.',
        es: 'El omaha se reparte y se apuesta como el hold’em, con cuatro cartas tapadas. La mano son exactamente dos cartas propias y exactamente tres comunitarias. Por costumbre se juega también con cinco o seis cartas tapadas y como courchevel, cuya primera carta comunitaria se reparte antes de la primera ronda.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-VAR-OMAHA8',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'introduction', lines: '240' },
      title: { en: 'Omaha hi-lo, eight or better', es: 'Omaha hi-lo, ocho o mejor' },
      text: {
        en: 'Omaha in which the high hand and an eight-or-better low split the pot. Each half uses exactly two hole cards and three board cards, chosen separately. Without a qualifying low the high hand wins the whole pot.',
        es: 'Omaha en el que la mano alta y una baja de ocho o mejor se dividen el bote. Cada mitad usa exactamente dos cartas propias y tres comunitarias, elegidas por separado. Sin baja que califique, la alta se lo lleva todo.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-HORSE',
      kind: ['setup', 'table'],
      source: { document: 'introduction', lines: '246' },
      title: { en: 'H.O.R.S.E. and other rotations', es: 'H.O.R.S.E. y otras rotaciones' },
      text: {
        en: 'H.O.R.S.E. plays in rotation hold’em, Omaha hi-lo eight or better, razz, seven-card stud, and stud hi-lo eight or better. By common practice there are also an 8-game, a 10-game and any rotation that lists its games.',
        es: 'El H.O.R.S.E. alterna hold’em, omaha hi-lo ocho o mejor, razz, stud de siete cartas y stud hi-lo ocho o mejor. Por costumbre existen también el 8-game, el 10-game y cualquier rotación que enumere sus juegos.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-VAR-DC',
      kind: ['setup', 'table'],
      source: { document: 'introduction', lines: '96, 245' },
      title: { en: 'Dealer’s choice, hand by hand', es: 'A elección del crupier' },
      text: {
        en: 'In dealer’s choice the dealer names the game of one hand before its antes are posted. The game of a table may therefore change with every hand, and may be a custom variant of the house.',
        es: 'En la modalidad «a elección del crupier», el que reparte anuncia el juego de una sola mano antes de que se pongan los antes. El juego de la mesa puede cambiar así en cada mano, y puede ser una variante propia de la casa.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-HOUSE',
      kind: ['setup'],
      source: { document: 'introduction', lines: '245' },
      title: { en: 'Guts, 7-27 and bourré', es: 'Guts, 7-27 y bourré' },
      text: {
        en: 'Guts, 7-27 and bourré are often admitted alongside poker but are not poker themselves. Floorman does not support their betting.',
        es: 'Guts, 7-27 y bourré se admiten a menudo junto al póker, pero no son póker. Floorman no admite sus apuestas.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-VAR-MORE',
      kind: ['setup', 'engine', 'showdown'],
      source: { document: 'floorman', lines: null },
      title: { en: 'Other games in common use', es: 'Otros juegos de uso común' },
      text: {
        en: 'Also played are short deck, royal hold’em, pineapple and crazy pineapple, Omaha with five or six cards and its hi-lo forms, Courchevel hi-lo, badugi, badeucy, badacey, triple draw on the deuce-to-seven and ace-to-five scales, drawmaha, double-board and bomb pots. Kuhn and Rhode Island poker are games for research.',
        es: 'También se juegan la baraja corta, el royal hold’em, el pineapple y el crazy pineapple, el omaha de cinco o seis cartas y sus formas hi-lo, el courchevel hi-lo, el badugi, el badeucy, el badacey, el triple descarte en las escalas de dos a siete y de as a cinco, el drawmaha, el doble board y los bomb pots. El póker de Kuhn y el de Rhode Island son juegos de investigación.',
      },
      addedFromPractice: true,
    },
  ],
};
