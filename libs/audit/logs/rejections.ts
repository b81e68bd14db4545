import type { Language, Message } from '#cards';
import type { Rejection, RejectionCode, SourceErrorCode } from '#histories';

/** What a hand or file was rejected for, by code; a colon and a detail, or a full stop, come behind. */
export const rejectionTexts: Readonly<Record<RejectionCode, Message>> = {
  'unsupported-game': {
    en: 'This game is not read or not played here',
    es: 'Este juego todavía no se lee o no se juega aquí',
  },
  truncated: { en: 'A part of the hand is missing', es: 'Falta una parte de la mano' },
  'unreadable-line': { en: 'This line was not understood', es: 'No se ha entendido esta línea' },
  'no-players': {
    en: 'There are not enough players for a hand',
    es: 'No hay jugadores suficientes para una mano',
  },
  'unknown-format': {
    en: 'No hand of a known format was found',
    es: 'No se ha encontrado ninguna mano de un formato conocido',
  },
  'too-long': { en: 'The hand is too long to be one', es: 'La mano es demasiado larga para ser una sola' },
  'invalid-hand': { en: 'The hand does not fit the schema', es: 'La mano no cumple el esquema' },
  'unreadable-source': { en: 'The log cannot be read', es: 'No se puede leer el historial' },
};

/** What is wrong with a source that cannot be read, by the code that stands as the text of its rejection. */
export const sourceTexts: Readonly<Record<SourceErrorCode, Message>> = {
  'truncated-archive': { en: 'The archive is cut off', es: 'El archivo comprimido está cortado' },
  'corrupt-archive': { en: 'The archive is damaged', es: 'El archivo comprimido está dañado' },
  'unsupported-archive': {
    en: 'This kind of archive is not read',
    es: 'No se lee esta clase de archivo comprimido',
  },
  'archive-bomb': { en: 'The archive expands too far', es: 'El archivo comprimido se expande demasiado' },
  'unsafe-path': {
    en: 'The name of a zip member points outside the archive',
    es: 'El nombre de un miembro del zip apunta fuera del archivo',
  },
  'zip-needs-random-access': {
    en: 'A zip cannot be read from a stream',
    es: 'Un zip no se puede leer sobre la marcha',
  },
  binary: { en: 'The file is no text', es: 'El archivo no es de texto' },
  'read-failed': { en: 'The log could not be read to its end', es: 'No se ha podido leer hasta el final' },
};

/** What exactly is wrong; readers speak English only, as does a system that fails. Empty: the code says it all. */
export type RejectionDetail = string | Message;

/** A rejection on its way to a record. */
export interface AuditRejection extends Omit<Rejection, 'message'> {
  readonly message: RejectionDetail;
}

const EXCERPT = 200;

/** What is shown of a text that was rejected: the first line of the part between two offsets, cut to a length. */
export const excerptOf = (text: string, start: number, end: number): string =>
  text
    .slice(start, Math.min(end, start + EXCERPT))
    .split('\n', 1)[0]
    .trimEnd();

const isSourceErrorCode = (code: string): code is SourceErrorCode => Object.hasOwn(sourceTexts, code);

/**
 * The sentence of a rejection in the reader's language. A detail that there is in English only is left out of Spanish
 * sentences: half a sentence in each language helps nobody, and the line itself stands beside it.
 */
export const formatRejection = ({ code, text, message }: AuditRejection, language: Language): string => {
  const broken = code === 'unreadable-source' && isSourceErrorCode(text);
  const sentence = (broken ? sourceTexts[text] : rejectionTexts[code])[language];
  const detail = detailIn(message, language);
  if (detail === '') return `${sentence}.`;
  return `${sentence}: ${detail}${detail.endsWith('.') ? '' : '.'}`;
};

const detailIn = (detail: RejectionDetail, language: Language): string => {
  if (typeof detail !== 'string') return detail[language];
  return language === 'en' ? detail : '';
};
