import type { Section } from '../rule.js';

/** The showdown in card rooms. */
export const generalShowdown: Section = {
  id: 'general-showdown',
  title: { en: 'The showdown in card rooms', es: 'El showdown en las salas' },
  rules: [
    {
      id: 'R-SHOW-1',
      kind: ['engine'],
      source: { document: 'general', lines: '63' },
      title: { en: 'Table every card to win', es: 'Para ganar, todas las cartas' },
      text: {
        en: 'To win any part of a pot a player must table all his cards face up, whether or not they are used in his final hand. A mucked hand cannot win.',
        es: 'Para ganar cualquier parte de un bote hay que mostrar todas las cartas boca arriba en la mesa, se usen o no en la mano final. Una mano tirada al muck no puede ganar.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-SHOW-2',
      kind: ['showdown'],
      source: { document: 'general', lines: '64' },
      title: { en: 'Cards speak, words do not', es: 'Hablan las cartas, no las palabras' },
      text: {
        en: 'The cards decide, and words about a hand do not bind. A player who deliberately announces a wrong hand to make another player throw away a winning hand may lose the pot. Players keep their cards until the winner is declared.',
        es: 'Deciden las cartas, y lo que se diga de una mano no obliga. Quien anuncia a propósito una mano equivocada para que otro tire una mano ganadora puede perder el bote. Los jugadores conservan sus cartas hasta que se declare al ganador.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-SHOW-3',
      kind: ['ruling'],
      source: { document: 'general', lines: '65' },
      title: { en: 'Speak up about a wrong pot', es: 'Avisar de un bote equivocado' },
      text: {
        en: 'Any player, dealer or supervisor who sees a wrong amount in the pot, or a pot about to be awarded wrongly, must say so.',
        es: 'Cualquier jugador, crupier o supervisor que vea una cantidad incorrecta en el bote, o que va a entregarse mal, debe decirlo.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-SHOW-4',
      kind: ['engine'],
      source: { document: 'general', lines: '66' },
      title: { en: 'Losing hands are cleared first', es: 'Antes se recogen las perdedoras' },
      text: {
        en: 'The dealer clears all losing hands before he pushes the pot.',
        es: 'El crupier retira todas las manos perdedoras antes de entregar el bote.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-SHOW-5',
      kind: ['ruling'],
      source: { document: 'general', lines: '67' },
      title: { en: 'Who may ask to see', es: 'Quién puede pedir ver' },
      text: {
        en: 'Anyone who was dealt in may ask to see any hand that was eligible for the showdown, even if it or the winning hand was mucked; abuse can revoke the privilege. If someone other than the winner asks, the mucked hand stays dead. If the winner asks for a loser’s hand, both hands are live and the better one wins.',
        es: 'Todo el que recibió cartas puede pedir ver cualquier mano que tuviera derecho al showdown, aunque esta o la ganadora estén en el muck; el abuso puede hacerle perder el privilegio. Si lo pide alguien que no ganó, la mano descartada sigue muerta. Si el ganador pide la mano de un perdedor, ambas están vivas y gana la mejor.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-SHOW-6',
      kind: ['ruling'],
      source: { document: 'general', lines: '68' },
      title: { en: 'Show one, show all', es: 'Enseñar a uno es enseñar a todos' },
      text: {
        en: 'Cards shown to one player are shown to all: at once if the viewer can still decide on a bet in this round, at the end of this round if he can only use them in a later one. If the viewer is out of the hand or cannot use them to bet, they are shown when the betting round ends. When only part of a hand was shown, the rest stays hidden.',
        es: 'Las cartas enseñadas a un jugador se enseñan a todos: de inmediato si quien las vio aún puede decidir una apuesta en esta ronda, y al final de la ronda si solo puede usarlas en otra posterior. Si quien las vio está fuera de la mano o no puede usarlas para apostar, se enseñan cuando termine la ronda de apuestas. Si solo se enseñó una parte, el resto sigue oculto.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-SHOW-7',
      kind: ['showdown'],
      source: { document: 'general', lines: '69' },
      title: { en: 'Side pots before the main pot', es: 'Los paralelos antes del principal' },
      text: {
        en: 'A side pot is decided before the main pot. Several side pots are decided in order, starting with that of the players who began the hand with the most chips.',
        es: 'El bote paralelo se decide antes que el principal. Si hay varios, se deciden por orden, empezando por el de los jugadores que empezaron la mano con más fichas.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-SHOW-8',
      kind: ['engine'],
      source: { document: 'general', lines: '70' },
      title: { en: 'Order of showing, with side pots', es: 'Orden de enseñar, con botes paralelos' },
      text: {
        en: 'If the last round was checked or all-in, the first to act shows first; otherwise the last to bet or raise does. With side pots, the players of a pot show when it is settled; a likely winner is encouraged to show without delay, and a player may muck once all betting is over, although others may still ask to see his hand. The order does not decide who wins a pot.',
        es: 'Si en la última ronda todos pasaron o estaban all-in, enseña primero quien actuó primero; si no, el último que apostó o subió. Con botes paralelos, cada uno enseña cuando se resuelve el suyo; se anima a enseñar sin demora a quien probablemente gana, y se puede tirar la mano cuando ya no hay apuestas, aunque los demás conservan el derecho a pedirla. El orden no decide quién gana un bote.',
      },
      addedFromPractice: false,
    },
  ],
};
