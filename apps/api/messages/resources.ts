import type { Catalogue } from '#text';

/** Messages about what the service stores: hands, imports, webhooks, keys and workspaces. */
export const RESOURCE_MESSAGES = {
  // Hands
  handsExpected: {
    en: 'the body is empty: hands were expected',
    es: 'el cuerpo está vacío: se esperaban manos',
  },
  oneHandExpected: { en: 'at least one hand was expected', es: 'se esperaba al menos una mano' },
  tooManyHands: {
    en:
      'up to {hands} hands are audited in one request; import larger logs (POST /v1/imports) or audit them on the command ' +
      'line (floorman audit)',
    es:
      'en una solicitud se auditan hasta {hands} manos; importe los historiales más grandes (POST /v1/imports) o ' +
      'audítelos en la línea de comandos (floorman audit)',
  },
  recordsTooLong: {
    en: 'the response would be too long; audit the log on the command line (floorman audit)',
    es: 'la respuesta sería demasiado larga; audite el historial en la línea de comandos (floorman audit)',
  },
  missingLineEnds: {
    en: "(curl's -d removes the line ends: use --data-binary)",
    es: '(la opción -d de curl quita los saltos de línea: use --data-binary)',
  },
  ordinalExpected: { en: 'a whole number from 0 on', es: 'un número entero a partir de 0' },
  noHand: { en: 'there is no such hand', es: 'no existe esa mano' },
  unreadableHand: {
    en: 'the hand could not be read: its record has the reason, its source the original text',
    es: 'la mano no se pudo leer: su registro indica el motivo y su fuente tiene el texto original',
  },
  noHandEquity: {
    en: 'the hand was cancelled or cannot be replayed',
    es: 'la mano fue anulada o no se puede reproducir',
  },
  lossyOnly: {
    en: 'the format cannot hold all of the hand; lossy=true leaves the rest out',
    es: 'el formato no puede contener toda la mano; lossy=true omite el resto',
  },
  faultyInFormat: {
    en: 'in this format the hand would have {code}: the format has no place for a convention of its site',
    es: 'en este formato la mano tendría {code}: el formato no admite una convención de su sitio',
  },
  noPlaceInFormat: { en: 'has no place in the format', es: 'no tiene lugar en el formato' },
  momentExpected: {
    en: 'a day such as 2024-03-01, or a date and time such as 2024-03-01T18:00:00Z was expected',
    es: 'se esperaba un día, como 2024-03-01, o una fecha y hora, como 2024-03-01T18:00:00Z',
  },
  pointsExpected: {
    en: 'a whole number from 2 to 10000 was expected',
    es: 'se esperaba un número entero de 2 a 10000',
  },
  wholeNumberExpected: {
    en: 'a whole number was expected',
    es: 'se esperaba un número entero',
  },
  currencyNeeded: {
    en: 'a currency is needed, such as currency=USD: currencies are never compared',
    es: 'falta la moneda, por ejemplo currency=USD: las monedas no se comparan',
  },
  emptyRange: {
    en: 'the range is empty: from must be before to',
    es: 'el intervalo está vacío: from debe ser anterior a to',
  },
  noPlayer: {
    en: 'no stored hand has that player',
    es: 'ninguna mano guardada tiene a ese jugador',
  },

  // Imports
  logExpected: {
    en: 'the body is empty: a log was expected',
    es: 'el cuerpo está vacío: se esperaba un historial',
  },
  noImport: { en: 'there is no such import', es: 'no existe esa importación' },
  importEnded: { en: 'the import has already ended', es: 'la importación ya terminó' },
  importDeleting: {
    en: 'the import is being deleted',
    es: 'la importación se está borrando',
  },
  exportNotEnded: {
    en: 'the import has not ended yet: it can be exported when it has',
    es: 'la importación aún no ha terminado: se podrá exportar cuando termine',
  },
  importNotEnded: {
    en: 'the import has not ended yet: its report is available when it has',
    es: 'la importación aún no ha terminado: su informe estará disponible cuando termine',
  },
  checksNotEnded: {
    en: 'the import has not ended yet: its deals and players are compared when it has',
    es: 'la importación aún no ha terminado: sus repartos y jugadores se comparan cuando termine',
  },
  noChecks: {
    en: 'the deals and players of this import were not compared: its upload was interrupted, or an earlier version stored it; send the log again',
    es: 'los repartos y jugadores de esta importación no se compararon: su subida se interrumpió o la guardó una versión anterior; envíe el historial de nuevo',
  },
  alphaExpected: {
    en: 'a number above 0 and below 1 was expected',
    es: 'se esperaba un número mayor que 0 y menor que 1',
  },
  importCancelled: {
    en: 'the import was cancelled during the upload of its log',
    es: 'la importación se canceló durante la subida de su historial',
  },
  importDeleted: {
    en: 'the import was deleted during the upload of its log',
    es: 'la importación se eliminó durante la subida de su historial',
  },
  copyBehind: {
    en: 'the copy of the database that is read does not have the hands of this import yet: repeat the request',
    es: 'la copia de la base de datos que se lee aún no tiene las manos de esta importación: repita la solicitud',
  },
  uploadAbandoned: {
    en: 'the service was unavailable for too long and ended the upload: send it again',
    es: 'el servicio no estuvo disponible durante demasiado tiempo y terminó la subida: envíela de nuevo',
  },
  uploadInProgress: {
    en: 'an upload with this Idempotency-Key is still in progress',
    es: 'todavía está en curso una subida con esta Idempotency-Key',
  },
  otherUploadOptions: {
    en: 'this Idempotency-Key was used with another name, format or profile',
    es: 'esta Idempotency-Key se usó con otro nombre, formato o perfil',
  },
  otherLog: {
    en: 'this Idempotency-Key was used for another log',
    es: 'esta Idempotency-Key se usó para otro historial',
  },
  noSpace: { en: 'no space left for the log', es: 'no queda espacio para el historial' },

  // Webhooks
  noWebhook: { en: 'there is no such webhook', es: 'no existe ese webhook' },
  tooManyWebhooks: {
    en: 'a workspace has up to {webhooks} webhooks: delete one first',
    es: 'un espacio de trabajo tiene hasta {webhooks} webhooks: borre uno antes',
  },
  otherWebhook: {
    en: 'this Idempotency-Key was used for another webhook',
    es: 'esta Idempotency-Key se usó para otro webhook',
  },
  tooManyTests: {
    en: 'too many tests of this webhook are pending',
    es: 'hay demasiadas pruebas pendientes de este webhook',
  },
  webhookSecretExpected: {
    en: 'a secret was expected: whsec_ and 24 to 64 bytes in base64',
    es: 'se esperaba un secreto: whsec_ y de 24 a 64 bytes en base64',
  },

  // Keys and workspaces
  noKey: { en: 'there is no such key', es: 'no existe esa clave' },
  noWorkspace: { en: 'there is no such workspace', es: 'no existe ese espacio de trabajo' },
  foreignWorkspace: {
    en: 'the key does not administer a workspace with the name {workspace}',
    es: 'la clave no administra ningún espacio de trabajo con el nombre {workspace}',
  },
  ownKey: {
    en: 'a key does not revoke itself: use another key of the scope admin, or "floorman keys revoke"',
    es: 'una clave no se revoca a sí misma: use otra clave con el permiso admin, o "floorman keys revoke"',
  },
  tooManyKeys: {
    en: 'a workspace has up to {keys} keys that are not revoked: revoke one first',
    es: 'un espacio de trabajo tiene hasta {keys} claves sin revocar: revoque una antes',
  },
  ownWorkspace: {
    en: 'a key cannot delete its own workspace',
    es: 'una clave no puede borrar su propio espacio de trabajo',
  },
  workspaceExists: {
    en: 'there is a workspace with this name',
    es: 'ya existe un espacio de trabajo con este nombre',
  },
  tooManyWorkspaces: {
    en: 'the keys of a workspace create up to {workspaces} workspaces',
    es: 'las claves de un espacio de trabajo crean hasta {workspaces} espacios de trabajo',
  },
} as const satisfies Catalogue;
