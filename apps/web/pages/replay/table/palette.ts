/**
 * The colours of the table. They are the same in light and dark, and stand in the picture itself, so that it can be used
 * elsewhere.
 */
export const COLOURS = {
  room: '#15201b',
  felt: '#1c5a40',
  rim: '#0d2a1e',
  plate: '#1b211e',
  plateLine: '#5d6b63',
  toAct: '#f2c14e',
  ink: '#f5f2e9',
  soft: '#b9c4bc',
  chip: '#f2c14e',
  won: '#8fe0b4',
  card: '#fffefb',
  cardLine: '#8b8f86',
  back: '#35506e',
  backLine: '#a9bdd3',
  button: '#f5f2e9',
  buttonInk: '#1b211e',
  spade: '#1b1e1c',
  heart: '#b8232b',
  diamond: '#1d5fae',
  club: '#1d7a45',
} as const;

const FOUR = { s: COLOURS.spade, h: COLOURS.heart, d: COLOURS.diamond, c: COLOURS.club } as const;
const TWO = { ...FOUR, d: COLOURS.heart, c: COLOURS.spade } as const;

export const SUIT_COLOURS = { four: FOUR, two: TWO } as const;

export const SERIF = "'Palatino Linotype', Palatino, P052, Georgia, serif";
export const SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif";
export const SIGNS = "'Segoe UI Symbol', 'Noto Sans Symbols 2', 'DejaVu Sans', sans-serif";
