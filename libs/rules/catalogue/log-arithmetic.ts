import type { Section } from '../rule.js';

/** Consistency of a log with itself, beyond the rules of the game. */
export const logArithmetic: Section = {
  id: 'log-arithmetic',
  title: { en: 'The arithmetic of a log', es: 'La aritmética de un historial' },
  rules: [
    {
      id: 'L-SUM-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'Chips in equal chips out', es: 'Lo que entra es lo que sale' },
      text: {
        en: 'The chips that players put in, plus money from the house, equal the pots, and the pots equal the awards plus rake and fees. This holds to the smallest unit, for each pot and in total.',
        es: 'Lo que ponen los jugadores, más el dinero de la casa, es igual a los botes, y estos son iguales a lo cobrado más el rake y las tasas. Se cumple hasta la unidad mínima, en cada bote y en total.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-SUM-2',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'Uncalled bets are returned once', es: 'Lo no igualado vuelve una vez' },
      text: {
        en: 'An uncalled bet is returned exactly, and once, to the player who made it.',
        es: 'Las fichas que nadie igualó vuelven exactamente, una sola vez, al jugador que las puso.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-LINE-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'The figures of a line agree', es: 'Las cifras de una línea cuadran' },
      text: {
        en: 'The figures of one line agree with each other and with the state before it: the increase and the total of a raise, the amount of a call, and the remaining stack.',
        es: 'Las cifras de una línea concuerdan entre sí y con el estado anterior: lo que añade una subida y su total, lo que cuesta igualar y lo que queda en el stack.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-CLAIM-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'The summary agrees with the play', es: 'El resumen concuerda con lo jugado' },
      text: {
        en: 'The claims of the summary agree with the events of the log and with its replay: pots, rake, board, winners, hand descriptions, positions and final stacks.',
        es: 'Los datos del resumen concuerdan con las acciones del historial y con su reproducción: botes, rake, comunitarias, ganadores, descripciones de manos, posiciones y stacks finales.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-CARD-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'Each card appears once', es: 'Cada carta aparece una vez' },
      text: {
        en: 'A card appears once in a hand. The shown cards are the dealt cards, and each board keeps its cards and grows in order.',
        es: 'Cada carta aparece una sola vez en la mano. Las cartas enseñadas son las que se repartieron, y las comunitarias se mantienen y crecen en orden.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-ID-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'One id, one hand', es: 'Un identificador, una mano' },
      text: {
        en: 'One id identifies one hand: its other views, from other seats, have the same public events.',
        es: 'Un identificador corresponde a una sola mano: las demás vistas, desde otros asientos, tienen las mismas acciones públicas.',
      },
      addedFromPractice: true,
    },
  ],
};
