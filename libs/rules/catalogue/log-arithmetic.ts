import type { Section } from '../rule.js';

/** What an auditor checks beyond the rules of the game: that a log agrees with itself. */
export const logArithmetic: Section = {
  id: 'log-arithmetic',
  title: { en: 'The arithmetic of a log', es: 'La aritmética de un historial' },
  rules: [
    {
      id: 'L-SUM-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'What goes in comes out', es: 'Lo que entra es lo que sale' },
      text: {
        en: 'What the players put in, plus money from the house, equals the pots, and these equal what was collected plus rake and fees. It holds to the smallest unit, for each pot and in total.',
        es: 'Lo que ponen los jugadores, más el dinero de la casa, es igual a los botes, y estos son iguales a lo cobrado más el rake y las tasas. Se cumple hasta la unidad mínima, en cada bote y en total.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-SUM-2',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'Uncalled chips go back once', es: 'Lo no igualado vuelve una vez' },
      text: {
        en: 'Chips that nobody called go back exactly, once, to the player who put them in.',
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
        en: 'The figures of one line agree with each other and with the state before it: what a raise adds and reaches, what a call costs, what a stack has left.',
        es: 'Las cifras de una línea concuerdan entre sí y con el estado anterior: lo que una subida añade y alcanza, lo que cuesta igualar, lo que le queda a un stack.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-CLAIM-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'The summary agrees with the play', es: 'El resumen concuerda con lo jugado' },
      text: {
        en: 'What the summary claims agrees with the body of the log and with its replay: pots, rake, board, winners, hand descriptions, positions and final stacks.',
        es: 'Lo que afirma el resumen concuerda con el cuerpo del historial y con su reproducción: botes, rake, comunitarias, ganadores, descripciones de manos, posiciones y stacks finales.',
      },
      addedFromPractice: true,
    },
    {
      id: 'L-CARD-1',
      kind: ['audit'],
      source: { document: 'floorman', lines: null },
      title: { en: 'Each card appears once', es: 'Cada carta aparece una vez' },
      text: {
        en: 'A card appears once in a hand. Cards that are shown are the ones that were dealt, and each board keeps its cards and grows in order.',
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
        en: 'One id stands for one hand: other views of it, from other seats, agree on everything public.',
        es: 'Un identificador corresponde a una sola mano: las demás vistas, desde otros asientos, concuerdan en todo lo público.',
      },
      addedFromPractice: true,
    },
  ],
};
