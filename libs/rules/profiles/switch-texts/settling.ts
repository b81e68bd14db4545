import type { EngineSwitchText } from './text.js';

/** Switches about the settlement. */
export const settlingTexts: readonly EngineSwitchText[] = [
  {
    id: 'unclaimedLow',
    rules: ['P-LOW-2', 'R-TIE-7'],
    en: 'Who gets the low half of a side pot if none of its players has a low and another player in the hand has one.',
    es: 'Quién recibe la mitad baja de un bote paralelo si ninguno de sus jugadores tiene baja y otro jugador de la mano la tiene.',
    values: [
      {
        value: 'to-high',
        en: 'The high hand: each pot is settled separately.',
        es: 'La mano alta: cada bote se reparte por separado.',
      },
      {
        value: 'shared',
        en: 'All players of the side pot whose hands win any pot or half, in equal parts, as in PokerKit.',
        es: 'Todos los jugadores del bote cuya mano gana algún bote o mitad, a partes iguales, como en PokerKit.',
      },
    ],
  },
  {
    id: 'oddChip',
    rules: ['R-TIE-2', 'R-TIE-3', 'R-TIE-4', 'R-TIE-5'],
    en: 'Who gets the odd chips of a split pot.',
    es: 'Quién recibe las fichas impares de un bote repartido.',
    values: [
      {
        value: 'by-button',
        rules: ['R-TIE-3', 'R-TIE-4'],
        en: 'The winners get one each, clockwise from the button; the button is last.',
        es: 'Una cada ganador, en sentido horario desde el botón, que es el último.',
      },
      {
        value: 'from-big-blind',
        en: 'The winners get one each, clockwise from the big blind; the small blind is last. Those of a low half go to the high half.',
        es: 'Una cada ganador, en sentido horario desde la ciega grande; la ciega pequeña es la última. Las de la mitad baja son para la alta.',
      },
      {
        value: 'by-card',
        rules: ['R-TIE-3', 'R-TIE-5'],
        en: 'The winner with the highest card (rank before suit), in every game, as in stud; of a low half the one with the lowest.',
        es: 'El ganador con la carta más alta (primero el valor, luego el palo), en todos los juegos, como en stud; en la mitad baja, el de la más baja.',
      },
      {
        value: 'all-to-first',
        en: 'The first winner in that order gets all of them.',
        es: 'Todas son para el primer ganador en ese orden.',
      },
    ],
  },
];
