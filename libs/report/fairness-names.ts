import type { TestId, Verdict } from '#fairness';
import type { Message } from '#text';

export const VERDICTS: Readonly<Record<Verdict, Message>> = {
  ok: { en: 'ok', es: 'bien' },
  suspect: { en: 'suspect', es: 'sospechoso' },
  'too-few': { en: 'too few', es: 'muy pocas' },
};

/** Kinds of cells that are no cards. */
export const CELLS: Readonly<Record<string, Message>> = {
  pair: { en: 'pairs', es: 'parejas' },
  'one-suit': { en: 'flops of one suit', es: 'flops de un palo' },
  'two-suits': { en: 'flops of two suits', es: 'flops de dos palos' },
  'three-suits': { en: 'flops of three suits', es: 'flops de tres palos' },
};

export const TEST_NAMES: Readonly<Record<TestId, Message>> = {
  'deck-ranks': { en: 'Ranks of all cards', es: 'Valores de todas las cartas' },
  'deck-suits': { en: 'Suits of all cards', es: 'Palos de todas las cartas' },
  'deck-cards': { en: 'All cards', es: 'Todas las cartas' },
  'hole-card-ranks': { en: 'Ranks of hole cards', es: 'Valores de las cartas propias' },
  'hole-card-suits': { en: 'Suits of hole cards', es: 'Palos de las cartas propias' },
  'hole-cards': { en: 'Hole cards', es: 'Cartas propias' },
  pairs: { en: 'Pairs', es: 'Parejas' },
  'starting-hands': { en: 'Starting hands', es: 'Manos iniciales' },
  'seat-ranks': { en: 'Ranks by seat', es: 'Valores por asiento' },
  'seat-pairs': { en: 'Pairs by seat', es: 'Parejas por asiento' },
  'position-ranks': { en: 'Ranks by position', es: 'Valores por posición' },
  'position-pairs': { en: 'Pairs by position', es: 'Parejas por posición' },
  'board-ranks': { en: 'Ranks of boards', es: 'Valores de la mesa' },
  'board-suits': { en: 'Suits of boards', es: 'Palos de la mesa' },
  'board-cards': { en: 'Cards of boards', es: 'Cartas de la mesa' },
  'board-pairs': { en: 'Paired flops', es: 'Flops con pareja' },
  'board-flushes': { en: 'Suits of flops', es: 'Palos del flop' },
  'board-straights': { en: 'Straights on flops', es: 'Escaleras en el flop' },
  'repeats-seat': { en: 'Cards again at a seat', es: 'Cartas repetidas en un asiento' },
  'repeats-place': { en: 'Cards again in the same place', es: 'Cartas repetidas en su lugar' },
  'repeats-board': { en: 'Cards again on the board', es: 'Cartas repetidas en la mesa' },
  'repeats-deal': { en: 'Cards dealt again', es: 'Cartas repartidas de nuevo' },
  'repeats-between-seats': {
    en: 'Cards from seat to seat',
    es: 'Cartas de un asiento a otro',
  },
  'repeats-between-places': {
    en: 'Cards from place to place',
    es: 'Cartas de un lugar a otro',
  },
  'runs-pairs': { en: 'Pairs after pairs', es: 'Parejas tras parejas' },
  'runs-ranks': { en: 'Ranks again at a seat', es: 'Valores repetidos en un asiento' },
  'all-in-equity': { en: 'All-ins against equity', es: 'All-ins frente a su equity' },
  'all-in-calibration': { en: 'All-ins by equity', es: 'All-ins por equity' },
};
