import type { Severity } from '#audit';
import type { Language } from '#cards';
import type { GameLimit } from '#histories';

/** What is said in either language. */
export type Word = Readonly<Record<Language, string>>;
/** A word that is counted: of one, and of any other number. */
export type Noun = Readonly<Record<Language, readonly [one: string, many: string]>>;

/** The words of the output for people; sentences about findings and rejections come with the records. */
export const WORDS = {
  line: { en: 'line', es: 'línea' },
  hand: { en: 'hand', es: 'mano' },
  seat: { en: 'seat', es: 'asiento' },
  rejected: { en: 'rejected', es: 'rechazada' },
  clean: { en: 'No findings.', es: 'Sin hallazgos.' },
  findings: { en: 'Findings', es: 'Hallazgos' },
} as const satisfies Readonly<Record<string, Word>>;

export const NOUNS = {
  files: { en: ['file', 'files'], es: ['archivo', 'archivos'] },
  hands: { en: ['hand', 'hands'], es: ['mano', 'manos'] },
  audited: { en: ['audited', 'audited'], es: ['auditada', 'auditadas'] },
  rejected: { en: ['rejected', 'rejected'], es: ['rechazada', 'rechazadas'] },
  duplicates: { en: ['duplicate', 'duplicates'], es: ['duplicada', 'duplicadas'] },
  cancelled: { en: ['cancelled', 'cancelled'], es: ['anulada', 'anuladas'] },
} as const satisfies Readonly<Record<string, Noun>>;

export const SEVERITIES: Readonly<Record<Severity, Word>> = {
  illegal: { en: 'illegal', es: 'ilegal' },
  mismatch: { en: 'mismatch', es: 'discrepancia' },
  suspect: { en: 'suspect', es: 'sospecha' },
  unverifiable: { en: 'unverifiable', es: 'no verificable' },
  notice: { en: 'notice', es: 'aviso' },
};

export const LIMITS: Readonly<Record<GameLimit, Word>> = {
  'no-limit': { en: 'no limit', es: 'sin límite' },
  'pot-limit': { en: 'pot limit', es: 'límite del bote' },
  'fixed-limit': { en: 'fixed limit', es: 'límite fijo' },
  'spread-limit': { en: 'spread limit', es: 'límite variable' },
};

/** What an audit counts, in the order in which it is told. */
export const COUNTS = ['files', 'hands', 'audited', 'rejected', 'duplicates', 'cancelled'] as const;

/** `hand` of one, `hands` of any other number. */
export const nounOf = (count: number, noun: keyof typeof NOUNS, language: Language): string =>
  NOUNS[noun][language][count === 1 ? 0 : 1];

/** `1 hand`, `2 hands`, `0 manos`. */
export const counted = (count: number, noun: keyof typeof NOUNS, language: Language): string =>
  `${String(count)} ${nounOf(count, noun, language)}`;
