import type { Language } from '#cards';
import type { Catalogue } from '#cards';

/** Words that several outputs use. Messages about findings and rejections come with the records. */
export const LABELS = {
  line: { en: 'line', es: 'línea' },
  hand: { en: 'hand', es: 'mano' },
  seat: { en: 'seat', es: 'asiento' },
  rejected: { en: 'rejected', es: 'rechazada' },
  noFindings: { en: 'No findings.', es: 'Sin hallazgos.' },
  nothingAudited: { en: 'No hand was audited.', es: 'No se auditó ninguna mano.' },
  findings: { en: 'Findings', es: 'Hallazgos' },
  notALog: { en: 'skipped: not a log', es: 'omitido: no es un historial' },
} as const satisfies Catalogue;

/** A noun in the singular and in the plural. */
export type Noun = Readonly<Record<Language, readonly [one: string, many: string]>>;

const NOUNS = {
  files: { en: ['file', 'files'], es: ['archivo', 'archivos'] },
  hands: { en: ['hand', 'hands'], es: ['mano', 'manos'] },
  players: { en: ['player', 'players'], es: ['jugador', 'jugadores'] },
  audited: { en: ['audited', 'audited'], es: ['auditada', 'auditadas'] },
  rejected: { en: ['rejected', 'rejected'], es: ['rechazada', 'rechazadas'] },
  duplicates: { en: ['duplicate', 'duplicates'], es: ['duplicada', 'duplicadas'] },
  cancelled: { en: ['cancelled', 'cancelled'], es: ['anulada', 'anuladas'] },
  'not-a-log': {
    en: ['file skipped (not a log)', 'files skipped (not logs)'],
    es: ['archivo omitido (no es un historial)', 'archivos omitidos (no son historiales)'],
  },
} as const satisfies Readonly<Record<string, Noun>>;

/** The counts of an audit, in the order in which they are shown. */
export const AUDIT_COUNTS = ['files', 'hands', 'audited', 'rejected', 'duplicates', 'cancelled'] as const;

/** The counts of an import: those of an audit without the files. */
export const IMPORT_COUNTS = ['hands', 'audited', 'rejected', 'duplicates', 'cancelled'] as const;

/** `hand` for one, `hands` for any other number. */
export const nounFor = (count: number, noun: keyof typeof NOUNS, language: Language): string =>
  NOUNS[noun][language][count === 1 ? 0 : 1];

/** `1 hand`, `2 hands`, `0 manos`. */
export const formatCount = (count: number, noun: keyof typeof NOUNS, language: Language): string =>
  `${String(count)} ${nounFor(count, noun, language)}`;

/** The noun and the number of the skipped files; nothing where no file was skipped. */
export const skippedFiles = (
  { 'not-a-log': count }: Readonly<Record<'not-a-log', number>>,
  language: Language,
): (readonly [string, number])[] => (count === 0 ? [] : [[nounFor(count, 'not-a-log', language), count]]);

/** `, 2 files skipped (not logs)`; nothing where no file was skipped. */
export const formatSkipped = (skipped: Readonly<Record<'not-a-log', number>>, language: Language): string =>
  skipped['not-a-log'] === 0 ? '' : `, ${formatCount(skipped['not-a-log'], 'not-a-log', language)}`;
