import type { Words } from './catalogue.js';

/** Names of the ranks that are not written as in names of cards. */
export const RANK_NAMES: Readonly<Record<string, Words>> = {
  A: { en: 'ace', es: 'as' },
  K: { en: 'king', es: 'rey' },
  Q: { en: 'queen', es: 'dama' },
  J: { en: 'jack', es: 'jota' },
  T: { en: '10', es: '10' },
};

/** Names of the streets of the known games. */
export const STREET_NAMES: Readonly<Record<string, Words>> = {
  preflop: { en: 'Preflop', es: 'Preflop' },
  flop: { en: 'Flop', es: 'Flop' },
  turn: { en: 'Turn', es: 'Turn' },
  river: { en: 'River', es: 'River' },
  deal: { en: 'Deal', es: 'Reparto' },
  second: { en: 'Second street', es: 'Segunda calle' },
  third: { en: 'Third street', es: 'Tercera calle' },
  fourth: { en: 'Fourth street', es: 'Cuarta calle' },
  fifth: { en: 'Fifth street', es: 'Quinta calle' },
  sixth: { en: 'Sixth street', es: 'Sexta calle' },
  seventh: { en: 'Seventh street', es: 'Séptima calle' },
  predraw: { en: 'Before the draw', es: 'Antes del cambio de cartas' },
  'first-draw': { en: 'First draw', es: 'Primer cambio de cartas' },
  'second-draw': { en: 'Second draw', es: 'Segundo cambio de cartas' },
  'third-draw': { en: 'Third draw', es: 'Tercer cambio de cartas' },
};
