import type { Catalogue, Message } from '#cards';
import type { RejectionCode, SourceErrorCode } from '#histories';

/** Why a hand or file is rejected, by code. A colon and a detail follow, or a full stop. */
export const rejectionMessages = {
  'unsupported-game': {
    en: 'This game is not supported',
    es: 'Este juego no se admite',
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
  'too-long': {
    en: 'The text is too long to be one hand',
    es: 'El texto es demasiado largo para ser una sola mano',
  },
  'invalid-hand': { en: 'The hand does not fit the schema', es: 'La mano no cumple el esquema' },
  'unreadable-source': { en: 'The log cannot be read', es: 'No se puede leer el historial' },
} as const satisfies Readonly<Record<RejectionCode, Message>>;

/** Why a source cannot be read, by the code that is the text of its rejection. A colon and a detail follow, or a full stop. */
export const sourceMessages = {
  'truncated-archive': { en: 'The archive is cut off', es: 'El archivo comprimido está cortado' },
  'corrupt-archive': { en: 'The archive is damaged', es: 'El archivo comprimido está dañado' },
  'unsupported-archive': {
    en: 'This kind of archive is not supported',
    es: 'Esta clase de archivo comprimido no se admite',
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
  binary: { en: 'The file is not a text', es: 'El archivo no es de texto' },
  'read-failed': { en: 'The log could not be read to its end', es: 'No se ha podido leer hasta el final' },
} as const satisfies Readonly<Record<SourceErrorCode, Message>>;

/** What was expected of a rejected hand or file. The text follows a colon. */
export const rejectionDetails = {
  emptyInput: { en: 'the input is empty', es: 'la entrada está vacía' },
  firstLineExpected: {
    en: 'the first line of a hand was expected before this',
    es: 'se esperaba antes la primera línea de una mano',
  },
  playersExpected: {
    en: 'two players dealt in were expected',
    es: 'se esperaban al menos dos jugadores con cartas',
  },
} as const satisfies Catalogue;
