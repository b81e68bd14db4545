import type { Section } from '../rule.js';

/** The showdown. */
export const showdown: Section = {
  id: 'showdown',
  title: { en: 'The showdown', es: 'El showdown' },
  rules: [
    {
      id: 'P-SHOW-1',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '19, 162, 181' },
      title: { en: 'The last player need not show', es: 'El último gana sin enseñar' },
      text: {
        en: 'When all players but one have folded, the remaining player wins the pot and need not show any card.',
        es: 'Cuando todos menos uno se han retirado, el que queda se lleva el bote y no tiene que enseñar ninguna carta.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SHOW-2',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '182-183' },
      title: { en: 'Best hand takes the pot', es: 'La mejor mano gana el bote' },
      text: {
        en: 'Among the players who remain, the best hand takes the pot. Equal best hands split it equally.',
        es: 'Entre los jugadores que quedan, la mejor mano se lleva el bote. Si hay varias mejores manos iguales, se lo reparten a partes iguales.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SHOW-3',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '184' },
      title: { en: 'Newest side pot first', es: 'Primero el bote paralelo reciente' },
      text: {
        en: 'Side pots are settled in reverse order, the most recently formed first and the main pot last.',
        es: 'Los botes paralelos se resuelven en orden inverso: primero el último que se formó y al final el bote principal.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SHOW-4',
      kind: ['engine'],
      source: { document: 'introduction', lines: '188' },
      title: { en: 'Who shows first', es: 'Quién enseña primero' },
      text: {
        en: 'The last player to bet or raise in the last round shows first; if everyone checked it, the first active player left of the dealer does. The others follow clockwise, and showing before one’s turn is allowed.',
        es: 'Enseña primero el último que apostó o subió en la última ronda; si todos pasaron, el primer jugador activo a la izquierda del crupier. Los demás siguen en sentido horario, y se puede enseñar antes de que llegue el turno.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SHOW-5',
      kind: ['engine'],
      source: { document: 'introduction', lines: '190' },
      title: { en: 'A hand is shown whole', es: 'La mano se enseña entera' },
      text: {
        en: 'A player who claims a pot shows all his cards at once, not only the five that win.',
        es: 'Quien reclama un bote enseña todas las cartas que recibió, a la vez, y no solo las cinco que ganan.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SHOW-6',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '192-196' },
      title: { en: 'Cards speak for themselves', es: 'Las cartas hablan' },
      text: {
        en: 'A shown hand counts as the best hand that its cards can make, regardless of what its owner said. The dealer, and any player who notices, must point out the better hand. In a house with declared hands, a declaration binds if the cards can make it.',
        es: 'La mano enseñada vale por la mejor combinación que permiten sus cartas, diga lo que diga su dueño. El crupier, y cualquier jugador que lo advierta, debe señalar la mejor lectura. En una casa que juega con manos declaradas obliga, en cambio, lo declarado, si las cartas lo permiten.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SHOW-7',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '198-200' },
      title: { en: 'A request to see a mucked hand', es: 'Pedir ver una mano descartada' },
      text: {
        en: 'A beaten player may muck, but any player who was dealt in, even if he folded, may ask to see a hand that went to the showdown. It is a privilege that can be withdrawn from a player who abuses it. The winner of the pot should not ask for a loser’s hand.',
        es: 'El jugador vencido puede tirar sus cartas al muck, pero cualquiera que recibió cartas, aunque se retirase, puede pedir ver una mano que llegó al showdown. Es un privilegio que se puede retirar a quien abuse de él. El ganador del bote no debe pedir la mano de un perdedor.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SHOW-8',
      kind: ['setup'],
      source: { document: 'introduction', lines: '186' },
      title: { en: 'Split pots: declaring or cards speaking', es: 'Bote repartido: declarar o no' },
      text: {
        en: 'A split-pot game is played by declaration, where each player says high, low or both before showing, or with cards speaking. The players agree on one of the two before the deal.',
        es: 'Un juego de bote repartido se juega con declaración, en la que cada jugador dice alta, baja o ambas antes de enseñar, o dejando que las cartas hablen. Cuál de las dos formas rige se acuerda antes de repartir.',
      },
      addedFromPractice: false,
    },
  ],
};
