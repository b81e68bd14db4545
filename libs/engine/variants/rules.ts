import type { Variant } from './variant.js';

/** The rows of docs/rules.md about each built-in game; games without a row of their own belong to P-VAR-MORE. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  holdem: ['P-VAR-HOLDEM'],
  omaha: ['P-VAR-OMAHA'],
  'omaha-5': ['P-VAR-OMAHA'],
  'omaha-6': ['P-VAR-OMAHA'],
  courchevel: ['P-VAR-OMAHA'],
  'omaha-8': ['P-VAR-OMAHA8'],
  'omaha-5-8': ['P-VAR-OMAHA8', 'P-VAR-MORE'],
  'omaha-6-8': ['P-VAR-OMAHA8', 'P-VAR-MORE'],
  'courchevel-8': ['P-VAR-OMAHA8', 'P-VAR-MORE'],
  stud: ['P-VAR-7CS'],
  'stud-8': ['P-VAR-7CSHL'],
  'stud-hl': ['P-VAR-7CSHL'],
  razz: ['P-VAR-RAZZ'],
  'razz-27': ['P-VAR-RAZZ'],
  'five-stud': ['P-VAR-5CS'],
  'five-draw': ['P-VAR-5CD'],
  'five-draw-hl': ['P-VAR-HLDRAW'],
  'lowball-27-single': ['P-VAR-LOW'],
  'lowball-a5-single': ['P-VAR-LOW'],
  'lowball-a6-single': ['P-VAR-LOW'],
  'lowball-27-triple': ['P-VAR-LOW', 'P-VAR-MORE'],
  'lowball-a5-triple': ['P-VAR-LOW', 'P-VAR-MORE'],
};

const MORE = ['P-VAR-MORE'];

/** The rules about a game: a game with several boards is one of P-VAR-MORE, too. */
export const rulesOfVariant = ({ id, boards = 1 }: Pick<Variant, 'id' | 'boards'>): readonly string[] => {
  const rows = ROWS[id] ?? MORE;
  return boards > 1 && !rows.includes('P-VAR-MORE') ? [...rows, ...MORE] : rows;
};
