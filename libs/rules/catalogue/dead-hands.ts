import type { Section } from '../rule.js';

/** Dead hands: hands that can no longer win. */
export const deadHands: Section = {
  id: 'dead-hands',
  title: { en: 'Dead hands', es: 'Manos muertas' },
  rules: [
    {
      id: 'R-DEAD-1',
      kind: ['ruling'],
      source: { document: 'general', lines: '16-22' },
      title: { en: 'What makes a hand dead', es: 'Qué mata una mano' },
      text: {
        en: 'A hand is dead if its owner, facing a bet, folds, announces a fold or runs out of time; if he throws it forward and another player then acts, even without a bet to face; if in stud, facing a bet, he picks up, turns over or mixes his upcards; if he acts with a joker as a hole card in a game without jokers; or if it has a wrong number of cards. Two hands with a wrong number of cards may still be live: a stud hand without its last card, and a lowball or high draw hand with too few cards before the draw.',
        es: 'Una mano está muerta cuando su dueño, ante una apuesta, se retira o lo anuncia, o agota su tiempo; cuando la tira hacia delante y otro actúa detrás, aunque no hubiera apuesta; cuando en stud, ante una apuesta, levanta, voltea o mezcla sus cartas descubiertas; cuando actúa con un comodín tapado en un juego que no lo usa; y cuando no tiene el número correcto de cartas. Entre estas últimas pueden seguir vivas dos: la de stud a la que le falta la última carta y la de lowball o descarte alto con cartas de menos antes del descarte.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-DEAD-2',
      kind: ['ruling'],
      source: { document: 'general', lines: '23' },
      title: { en: 'Retrieving a hand from the muck', es: 'Recuperar una mano del muck' },
      text: {
        en: 'Cards thrown into the muck may be ruled dead. A clearly identifiable hand may be retrieved and ruled live at management’s discretion if that benefits the game, especially if the player folded because of wrong information.',
        es: 'Las cartas tiradas al muck pueden declararse muertas. Una mano claramente identificable puede recuperarse y declararse viva a criterio de la dirección si eso beneficia al juego, con mayor motivo si el jugador la tiró por una información equivocada.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-DEAD-3',
      kind: ['ruling'],
      source: { document: 'general', lines: '24' },
      title: { en: 'Cards thrown into another’s hand', es: 'Cartas tiradas sobre otra mano' },
      text: {
        en: 'Cards thrown into another player’s hand are dead, whether face up or face down.',
        es: 'Las cartas tiradas sobre la mano de otro jugador están muertas, estén boca arriba o boca abajo.',
      },
      addedFromPractice: false,
    },
  ],
};
