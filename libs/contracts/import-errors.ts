import type { ImportError } from '#storage';
import type { Message } from '#cards';

/** Why an import failed, in words. The store keeps the code alone: it does not know who will read it. */
export const importErrors: Readonly<Record<ImportError['code'], Message>> = {
  'upload-interrupted': {
    en: 'the upload broke off before its last byte: send it again, under the same Idempotency-Key if you like',
    es: 'la subida se interrumpió antes de su último byte: envíela de nuevo, con la misma Idempotency-Key si quiere',
  },
  'upload-too-large': {
    en: 'the upload was larger than the service takes',
    es: 'la subida era mayor de lo que admite el servicio',
  },
  'upload-refused': {
    en: 'the upload was no log that the service takes: its answer said why',
    es: 'la subida no era un historial que admita el servicio: su respuesta dijo por qué',
  },
  'no-space': {
    en: 'there was no room left for the log',
    es: 'no quedaba espacio para el historial',
  },
  'chunks-failed': {
    en: 'some parts of the log could not be judged: what is here is the rest',
    es: 'algunas partes del historial no se pudieron juzgar: lo que hay aquí es lo demás',
  },
};
