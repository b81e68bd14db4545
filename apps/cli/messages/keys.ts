import type { Catalogue } from '#text';

/** `floorman keys`. */
export const KEY_MESSAGES = {
  created: {
    en: 'this key (id {id}) opens the workspace {workspace} for: {scopes}. Store it now: it is not shown again, and the service stores only its hash.',
    es: 'esta clave (id {id}) da acceso al espacio de trabajo {workspace} para: {scopes}. Guárdela ahora: solo se muestra esta vez, y el servicio solo guarda su hash.',
  },
  revoked: { en: 'The key {id} is revoked.', es: 'La clave {id} queda revocada.' },
  alreadyRevoked: { en: 'The key {id} was revoked before.', es: 'La clave {id} ya estaba revocada.' },
  noKey: {
    en: 'there is no key {id}; floorman keys list shows them',
    es: 'no existe la clave {id}; floorman keys list las muestra',
  },
  noKeys: {
    en: 'There are no keys: the service listens on this machine only, and requires none.',
    es: 'No hay claves: el servicio solo escucha en este equipo y no requiere ninguna.',
  },
  name: {
    en: '{option} is a name of one line, of 1 to {max} characters',
    es: '{option} es un nombre de una línea, de 1 a {max} caracteres',
  },
  scopes: {
    en: '--scopes is a list of {scopes}, not {unknown}',
    es: '--scopes es una lista de {scopes}, no {unknown}',
  },
  twoDatabases: {
    en: '--data and DATABASE_URL name two databases: give one of them',
    es: '--data y DATABASE_URL indican dos bases de datos: use solo una',
  },
  noFolder: { en: '--data: there is no folder {folder}', es: '--data: no existe la carpeta {folder}' },
  unusableFolder: {
    en: 'the database in {folder} cannot be used: {reason}',
    es: 'no se puede usar la base de datos de {folder}: {reason}',
  },
  unusableServer: {
    en: 'the database of DATABASE_URL cannot be used: {reason}',
    es: 'no se puede usar la base de datos de DATABASE_URL: {reason}',
  },
} as const satisfies Catalogue;
