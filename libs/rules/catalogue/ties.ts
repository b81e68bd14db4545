import type { Section } from '../rule.js';

/** The order of suits, and odd chips. */
export const ties: Section = {
  id: 'ties',
  title: { en: 'Ties', es: 'Empates' },
  rules: [
    {
      id: 'R-TIE-1',
      kind: ['ruling'],
      source: { document: 'general', lines: '72' },
      title: { en: 'What the order of suits decides', es: 'Qué decide el orden de palos' },
      text: {
        en: 'Suits rank spades, hearts, diamonds, clubs from high to low. They never break a tie for a pot, but they break ties between cards of the same rank, as in a draw for the button or for seats. By common practice they also decide the bring-in.',
        es: 'Los palos van de mayor a menor: picas, corazones, diamantes y tréboles. Nunca deshacen un empate por un bote, pero sí entre cartas del mismo valor, como al sortear el botón o los asientos. Por costumbre deciden también el bring-in.',
      },
      addedFromPractice: true,
    },
    {
      id: 'R-TIE-2',
      kind: ['showdown'],
      source: { document: 'general', lines: '74' },
      title: { en: 'Odd chips in the smallest unit', es: 'Fichas impares en unidad mínima' },
      text: {
        en: 'A pot that does not divide evenly is split down to the smallest unit used in the game before a player gets an odd chip.',
        es: 'El bote que no se divide exactamente se reparte hasta la unidad más pequeña que se usa en el juego antes de que nadie reciba una ficha impar.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-TIE-3',
      kind: ['showdown'],
      source: { document: 'general', lines: '75' },
      title: { en: 'One odd chip per player', es: 'Una ficha impar por jugador' },
      text: {
        en: 'No player gets more than one odd chip from one pot, or from one half of a split pot. If one player wins both halves, there are no odd chips.',
        es: 'De un bote, o de una mitad de un bote repartido, ningún jugador recibe más de una ficha impar. Si un jugador gana ambas mitades, no hay fichas impares.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-TIE-4',
      kind: ['showdown'],
      source: { document: 'general', lines: '76-77' },
      title: { en: 'Odd chips in button games', es: 'Fichas impares con botón' },
      text: {
        en: 'In button games the odd chip goes to the first tied hand clockwise from the button; the button itself comes last.',
        es: 'En los juegos con botón, la ficha impar es para la primera mano empatada en sentido horario desde el botón; el propio botón va el último.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-TIE-5',
      kind: ['showdown'],
      source: { document: 'general', lines: '76, 78' },
      title: { en: 'Odd chips in stud games', es: 'Fichas impares en el stud' },
      text: {
        en: 'In stud, cards decide the odd chip, rank first and then suit: the highest card in high games and the lowest in low games. All the cards of a player count, used or not. By common practice the ace counts low in low games.',
        es: 'En stud la ficha impar se decide por cartas, primero el valor y después el palo: a la más alta en los juegos altos y a la más baja en los bajos. Cuentan todas las cartas del jugador, se usen o no. Por costumbre el as cuenta como bajo en los juegos bajos.',
      },
      addedFromPractice: true,
    },
    {
      id: 'R-TIE-6',
      kind: ['showdown'],
      source: { document: 'general', lines: '76, 79' },
      title: { en: 'Odd chips in high-low games', es: 'Fichas impares en alto y bajo' },
      text: {
        en: 'Between the halves of a high-low pot the high half gets the odd chip. Between tied highs or tied lows, the rule for high or low games of that form decides. Hands that tie for both halves split the pot as evenly as possible.',
        es: 'Entre las mitades de un bote alto y bajo, la alta recibe la ficha impar. Entre altas empatadas o bajas empatadas se da como en un juego alto o bajo de esa forma. Las manos que empatan en ambas mitades se reparten el bote del modo más igual posible.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-TIE-7',
      kind: ['showdown'],
      source: { document: 'general', lines: '80' },
      title: { en: 'Each pot is split alone', es: 'Cada bote se divide aparte' },
      text: {
        en: 'The main pot and each side pot are split separately and never mixed, so each may have its own odd chip.',
        es: 'El bote principal y cada bote paralelo se dividen por separado y nunca se mezclan, de modo que cada uno puede tener su ficha impar.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-TIE-8',
      kind: ['table'],
      source: { document: 'general', lines: '73' },
      title: { en: 'Cards dealt or drawn for seats', es: 'Cartas para botón y asientos' },
      text: {
        en: 'Cards dealt to decide who moves to another table go clockwise from the dealer’s left, wherever the button is. Cards are drawn to decide the first button of a new game or the seats of players from a broken table.',
        es: 'Las cartas repartidas para decidir quién cambia de mesa van en sentido horario desde la izquierda del crupier, esté donde esté el botón. Se sacan cartas para decidir el primer botón de una partida nueva o los asientos de los jugadores de una mesa disuelta.',
      },
      addedFromPractice: false,
    },
  ],
};
