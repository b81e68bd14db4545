import type { Section } from '../rule.js';

/** Irregularities, from the introduction. The general rules have more details and sometimes differ. */
export const irregularities: Section = {
  id: 'irregularities',
  title: { en: 'Irregularities', es: 'Irregularidades' },
  rules: [
    {
      id: 'P-IRR-1',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '254' },
      title: { en: 'Significant action fixes the deal', es: 'La acción sustancial fija el reparto' },
      text: {
        en: 'A check, bet, call, raise or fold is an action. Once two or more players have acted there is significant action, and the deal stands.',
        es: 'Pasar, apostar, igualar, subir o retirarse es una acción. Cuando han actuado dos o más jugadores hay acción sustancial y el reparto es firme.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-2',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '258, 264' },
      title: { en: 'Any early fault is a misdeal', es: 'Todo fallo temprano anula el reparto' },
      text: {
        en: 'Any fault of the initial deal noticed before significant action is a misdeal: a wrong number of cards, a hand too many or left out, no shuffle or cut, or exposed cards. The same dealer shuffles and deals again. After significant action the hand is played, and a player with a wrong number of cards at the showdown cannot win.',
        es: 'Cualquier fallo del reparto inicial advertido antes de que haya acción sustancial lo anula: número incorrecto de cartas, una mano de más u omitida, falta de barajado o de corte, o cartas expuestas. El mismo crupier baraja y reparte de nuevo. Con acción sustancial la mano se juega, y quien llegue al showdown con un número incorrecto de cartas no puede ganar.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-3',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '260, 262' },
      title: { en: 'Repairing the deal by house option', es: 'Reparar el reparto como opción' },
      text: {
        en: 'A house may repair a faulty deal fairly instead of dealing again: a short hand receives a card, and from a long one an extra card is taken at random and shuffled back. A dealer who misdeals more than twice in a row may lose the deal to the next player and owe a penalty, such as matching the pot.',
        es: 'La casa puede reparar con equidad un reparto defectuoso en vez de repetirlo: a la mano corta se le da una carta, y a la larga se le quita una al azar que se vuelve a barajar. Quien anula más de dos repartos seguidos puede perder el reparto en favor del siguiente y deber una penalización, como igualar el bote.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-4',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '268' },
      title: { en: 'A hand touching the muck', es: 'Una mano que toca el muck' },
      text: {
        en: 'A hand that touches the muck is dead, and its owner can no longer win the pot.',
        es: 'La mano que toca el muck está muerta y su dueño ya no puede ganar el bote.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-5',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '272' },
      title: { en: 'Cards shown by accident', es: 'Cartas enseñadas por accidente' },
      text: {
        en: 'Hidden cards may not be shown on purpose. A card that any player has seen by accident, from the deck or from a hand, is shown at once to all players.',
        es: 'Las cartas ocultas no se enseñan a propósito. La carta que un jugador haya visto por accidente, sea del mazo o de una mano, se enseña de inmediato a todos.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-6',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '276' },
      title: { en: 'Announcing out of turn binds', es: 'Anunciar fuera de turno obliga' },
      text: {
        en: 'A player who gives away his action before his turn is held to that action when his turn comes.',
        es: 'El jugador que revela su acción antes de su turno queda obligado a hacerla cuando le llegue.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-7',
      kind: ['ruling', 'table'],
      source: { document: 'introduction', lines: '280' },
      title: { en: 'Each player for himself alone', es: 'Cada jugador juega para sí' },
      text: {
        en: 'Each player plays alone and in his own interest: advice between players and help from bystanders are forbidden, and collusion is cheating, punished in formal games by expulsion. An audit may point out patterns to review; it never convicts a player.',
        es: 'Cada jugador juega solo y en su propio interés: se prohíben los consejos entre jugadores y la ayuda de quienes miran, y la colusión es una trampa que en partidas formales lleva a la expulsión. Una auditoría puede señalar patrones que merecen atención; nunca condena a nadie.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-8',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '250' },
      title: { en: 'Cases that no rule covers', es: 'Lo que ninguna regla prevé' },
      text: {
        en: 'A case that no rule covers is decided by the house, or by the dealer in a home game, as fairly as possible and with the least disruption of play. The ruling states that it is discretionary.',
        es: 'Lo que ninguna regla prevé lo resuelve la casa, o el crupier en una partida casera, de la forma más justa posible y con la mínima interrupción del juego. La decisión indica que es discrecional.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-IRR-9',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '264, 268' },
      title: { en: 'Count and guard your cards', es: 'Cuente y proteja sus cartas' },
      text: {
        en: 'Each player checks at the start that he holds the right number of cards. He keeps them hidden from the others and apart from the board and the muck.',
        es: 'Cada jugador comprueba al principio que tiene el número correcto de cartas. Las mantiene ocultas a los demás y separadas de las comunitarias y del muck.',
      },
      addedFromPractice: false,
    },
  ],
};
