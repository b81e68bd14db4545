import { fillMessage, type Message } from '#text';

/** What errors of the system mean for the file or folder of an option. */
const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: { en: 'there is no {path}', es: 'no existe {path}' },
  EEXIST: { en: '{path} is a file, not a folder', es: '{path} es un archivo, no una carpeta' },
  ENOTDIR: { en: 'a part of {path} is not a folder', es: 'una parte de {path} no es una carpeta' },
  EISDIR: { en: '{path} is a folder', es: '{path} es una carpeta' },
  EACCES: { en: 'no permission for {path}', es: 'sin permiso para {path}' },
  EROFS: { en: '{path} cannot be written', es: 'no se puede escribir en {path}' },
  ENOSPC: { en: 'no space left for {path}', es: 'no queda espacio para {path}' },
};

/** The message for an error of a file or folder that an option names, or an argument (null); other errors keep the text of the system. */
export const fileError = (option: string | null, path: string, error: unknown): Message => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message : String(error);
  const { en, es } = Object.hasOwn(REASONS, code)
    ? fillMessage(REASONS[code], { path })
    : { en: reason, es: reason };
  return option === null ? { en, es } : { en: `${option}: ${en}`, es: `${option}: ${es}` };
};
