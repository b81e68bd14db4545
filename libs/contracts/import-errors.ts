import type { ImportError } from '#storage';
import type { Message } from '#cards';

/** The message of each import error. The database stores the code only. */
export const importErrors: Readonly<Record<ImportError['code'], Message>> = {
  'upload-interrupted': {
    en: 'the upload was interrupted: send it again, with the same Idempotency-Key if you like',
    es: 'la subida se interrumpió: envíela de nuevo, con la misma Idempotency-Key si quiere',
  },
  'upload-too-large': {
    en: 'the upload was larger than the service accepts',
    es: 'la subida era mayor de lo que admite el servicio',
  },
  'upload-refused': {
    en: 'the service did not accept the upload as a log: its response has the reason',
    es: 'el servicio no admitió la subida como historial: su respuesta indica el motivo',
  },
  'no-space': {
    en: 'no space left for the log',
    es: 'no quedaba espacio para el historial',
  },
  'chunks-failed': {
    en: 'some parts of the log could not be audited; the results are those of the other parts',
    es: 'algunas partes del historial no se pudieron auditar; los resultados son los de las demás',
  },
  'finalization-failed': {
    en: 'the import could not be finalized, so none of its hands can be read: delete it with its hands and send it again; if it fails again, report it',
    es: 'la importación no se pudo finalizar, así que no se puede leer ninguna de sus manos: bórrela con sus manos y envíela de nuevo; si vuelve a fallar, comuníquelo',
  },
};
