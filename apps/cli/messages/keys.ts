import type { Catalogue } from '#text';

/** `floorman keys`. */
export const KEY_MESSAGES = {
  created: {
    en: 'this key (id {id}) opens the workspace {workspace} for: {scopes}. Store it now: it is not shown again, and the service stores only its hash.',
    es: 'esta clave (id {id}) da acceso al espacio de trabajo {workspace} para: {scopes}. Guárdela ahora: solo se muestra esta vez, y el servicio solo guarda su hash.',
  },
  newDatabase: { en: 'creating a database in {folder}', es: 'se crea una base de datos en {folder}' },
  administered: {
    en: 'keys of the workspace {administrator} have created the workspace {workspace}: with the scope admin they create and revoke its keys too.',
    es: 'claves del espacio de trabajo {administrator} crearon el espacio de trabajo {workspace}: con el permiso admin también crean y revocan sus claves.',
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
} as const satisfies Catalogue;
