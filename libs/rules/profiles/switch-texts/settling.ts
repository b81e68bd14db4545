import type { SwitchText } from './text.js';

/** Who is paid what. */
export const settlingTexts: readonly SwitchText[] = [
  {
    id: 'unclaimedLow',
    rules: ['P-LOW-2', 'R-TIE-7'],
    en: 'Who gets the low half of a side pot for which no contender has a low, while another player in the hand has one.',
    es: 'Quién recibe la mitad baja de un bote lateral para la que ningún aspirante tiene baja, si otro jugador de la mano la tiene.',
    values: [
      {
        value: 'to-high',
        en: 'The high hand: each pot is settled on its own.',
        es: 'La mano alta: cada bote se reparte por separado.',
      },
      {
        value: 'shared',
        en: 'All contenders whose hands win anything, in equal parts, as PokerKit pays it.',
        es: 'Todos los aspirantes cuya mano gana algo, a partes iguales, como lo paga PokerKit.',
      },
    ],
  },
  {
    id: 'oddChip',
    rules: ['R-TIE-2', 'R-TIE-3', 'R-TIE-4'],
    en: 'Who gets the chips of a shared pot that do not divide.',
    es: 'Quién recibe las fichas de un bote compartido que no se pueden dividir.',
    values: [
      {
        value: 'by-button',
        en: 'One each, clockwise from the button, the button last.',
        es: 'Una cada uno, en sentido horario desde el botón y este el último.',
      },
      {
        value: 'all-to-first',
        en: 'All of them the first winner in that order.',
        es: 'Todas el primer ganador en ese orden.',
      },
    ],
  },
];
