import type { Rank, Suit } from './card.js';

/** Languages of messages for end users. */
export type Language = 'en' | 'es';

/** The names of a rank in one language. `to` is its form after "to": `al as`, `a la dama`; in English the singular. */
export interface RankName {
  readonly singular: string;
  readonly plural: string;
  readonly to: string;
}

function english(singular: string, plural = `${singular}s`): RankName {
  return { singular, plural, to: singular };
}

function spanish(singular: string, plural: string, feminine = false): RankName {
  return { singular, plural, to: `${feminine ? 'a la' : 'al'} ${singular}` };
}

/** Rank names from deuce to ace; English ones capitalised, as the sites print them. */
const RANK_NAMES: Readonly<Record<Language, readonly RankName[]>> = {
  en: [
    english('Deuce'),
    english('Three'),
    english('Four'),
    english('Five'),
    english('Six', 'Sixes'),
    english('Seven'),
    english('Eight'),
    english('Nine'),
    english('Ten'),
    english('Jack'),
    english('Queen'),
    english('King'),
    english('Ace'),
  ],
  es: [
    spanish('dos', 'doses'),
    spanish('tres', 'treses'),
    spanish('cuatro', 'cuatros'),
    spanish('cinco', 'cincos'),
    spanish('seis', 'seises'),
    spanish('siete', 'sietes'),
    spanish('ocho', 'ochos'),
    spanish('nueve', 'nueves'),
    spanish('diez', 'dieces'),
    spanish('jota', 'jotas', true),
    spanish('dama', 'damas', true),
    spanish('rey', 'reyes'),
    spanish('as', 'ases'),
  ],
};

const SUIT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['clubs', 'diamonds', 'hearts', 'spades'],
  es: ['tréboles', 'diamantes', 'corazones', 'picas'],
};

/** The names of a rank 0..12 in a language. A number that is no rank is a bug and throws. */
export function rankName(rank: Rank, language: Language): RankName {
  const name = RANK_NAMES[language][rank];
  if (name === undefined) throw new RangeError(`not a rank: ${rank}`);
  return name;
}

/** The name of a suit 0..3 in a language. A number that is no suit is a bug and throws. */
export function suitName(suit: Suit, language: Language): string {
  const name = SUIT_NAMES[language][suit];
  if (name === undefined) throw new RangeError(`not a suit: ${suit}`);
  return name;
}
