import { JSON_MESSAGES } from '#contracts';
import type { Catalogue } from '#text';

/** The messages of the API. The titles of problems are in http/problem.ts. */
export const MESSAGES = {
  // Access
  unknownKey: { en: 'the key is unknown or revoked', es: 'la clave es desconocida o fue revocada' },
  keyMissing: { en: 'send Authorization: Bearer KEY', es: 'envíe Authorization: Bearer CLAVE' },
  scopeMissing: { en: 'the key lacks the scope {scope}', es: 'a la clave le falta el permiso {scope}' },
  localOnly: {
    en:
      'until an API key exists, the service only answers requests from this machine to localhost, 127.0.0.1 or [::1], ' +
      'without a proxy: create a key with "floorman keys create"',
    es:
      'hasta que exista una clave, el servicio solo responde a solicitudes de esta máquina dirigidas a localhost, 127.0.0.1 ' +
      'o [::1], sin proxy: cree una clave con "floorman keys create"',
  },
  keyRequired: {
    en: 'keys and workspaces are administered with a key of the scope admin: create the first one with "floorman keys create"',
    es:
      'las claves y los espacios de trabajo se administran con una clave que tenga el permiso admin: cree la primera con ' +
      '"floorman keys create"',
  },
  tooManyRequests: {
    en: 'too many requests in the last minute: come back in {seconds} seconds',
    es: 'demasiadas solicitudes en el último minuto: vuelva en {seconds} segundos',
  },
  tooManyWrongKeys: {
    en: 'too many wrong keys from this address: come back in {seconds} seconds',
    es: 'demasiadas claves incorrectas desde esta dirección: vuelva en {seconds} segundos',
  },

  // Paths, headers and parameters
  noRoute: { en: 'there is no {route}', es: 'no existe {route}' },
  otherMethods: {
    en: '{route} does not exist; this path has {methods}',
    es: '{route} no existe; esta ruta admite {methods}',
  },
  unreadableAddress: {
    en: 'the address cannot be read: % must be followed by two hexadecimal digits that form UTF-8',
    es: 'la dirección no se puede leer: a % deben seguirle dos cifras hexadecimales que formen UTF-8',
  },
  longPathSegment: {
    en: 'a segment of the path is too long for a name or an id',
    es: 'un segmento de la ruta es demasiado largo para un nombre o un id',
  },
  crossSite: {
    en: 'requests from pages of other sites are refused',
    es: 'no se admiten solicitudes desde páginas de otros sitios',
  },
  unknownLanguage: { en: 'lang is one of {languages}', es: 'lang es uno de {languages}' },
  nulCharacter: {
    en: 'the character NUL (%00) is not accepted',
    es: 'no se admite el carácter NUL (%00)',
  },
  limitExpected: {
    en: 'a whole number from 1 to 1000 was expected',
    es: 'se esperaba un número entero de 1 a 1000',
  },
  handIdExpected: {
    en: 'the id of a hand was expected: a whole number of up to 15 digits',
    es: 'se esperaba el id de una mano: un número entero de hasta 15 cifras',
  },
  importIdExpected: {
    en: 'the id of an import was expected: a UUID',
    es: 'se esperaba el id de una importación: un UUID',
  },
  equityJobIdExpected: {
    en: 'the id of an equity job was expected: a UUID',
    es: 'se esperaba el id de un trabajo de equity: un UUID',
  },
  webhookIdExpected: {
    en: 'the id of a webhook was expected: a UUID',
    es: 'se esperaba el id de un webhook: un UUID',
  },
  keyIdExpected: {
    en: 'the id of a key was expected: 16 hexadecimal digits',
    es: 'se esperaba el id de una clave: 16 cifras hexadecimales',
  },
  workspaceIdExpected: {
    en: 'the id of a workspace was expected: a UUID',
    es: 'se esperaba el id de un espacio de trabajo: un UUID',
  },
  nameExpected: {
    en: 'a name of 1 to 100 characters was expected, without control characters',
    es: 'se esperaba un nombre de 1 a 100 caracteres, sin caracteres de control',
  },
  dateTimeExpected: {
    en: 'a date and time such as 2024-03-02T18:15:00Z was expected',
    es: 'se esperaba una fecha y hora, por ejemplo 2024-03-02T18:15:00Z',
  },
  decimalExpected: {
    en: 'an amount such as 12.50 was expected: up to 15 digits and 8 decimals',
    es: 'se esperaba un importe, por ejemplo 12.50: hasta 15 cifras y 8 decimales',
  },
  logNameExpected: {
    en: 'a name of 1 to 255 characters was expected, without control characters',
    es: 'se esperaba un nombre de 1 a 255 caracteres, sin caracteres de control',
  },
  cursorExpected: {
    en: 'a cursor of this list was expected: the "next" of one of its pages',
    es: 'se esperaba un cursor de esta lista: el "next" de una de sus páginas',
  },
  idempotencyKeyExpected: {
    en: 'up to 255 printable ASCII characters were expected',
    es: 'se esperaban hasta 255 caracteres ASCII imprimibles',
  },

  // Bodies
  encodedJson: {
    en: 'JSON is accepted without a content encoding',
    es: 'el JSON se admite sin codificación de contenido',
  },
  ...JSON_MESSAGES,
  invalidContentType: {
    en: 'the content type is invalid: type/subtype was expected',
    es: 'el tipo de contenido no es válido: se esperaba tipo/subtipo',
  },
  jsonExpected: {
    en: 'the content type {type} is not accepted here: send application/json',
    es: 'aquí no se admite el tipo de contenido {type}: envíe application/json',
  },
  jsonExpectedUntyped: {
    en: 'a body without a content type is not accepted here: send application/json',
    es: 'aquí no se admite un cuerpo sin tipo de contenido: envíe application/json',
  },
  bytesExpected: {
    en:
      'the content type {type} is not accepted here: send the log itself, for example as text/plain, or application/json; ' +
      'POST /v1/imports accepts forms',
    es:
      'aquí no se admite el tipo de contenido {type}: envíe el propio historial, por ejemplo como text/plain, o ' +
      'application/json; POST /v1/imports admite formularios',
  },
  wrongContentLength: {
    en: 'the length of the body differs from Content-Length',
    es: 'la longitud del cuerpo no coincide con Content-Length',
  },
  bodyTooLarge: {
    en: 'a body can have up to {bytes} bytes here',
    es: 'un cuerpo puede tener aquí hasta {bytes} bytes',
  },
  logTooLarge: {
    en: 'a body can have up to {bytes} bytes here; import larger logs (POST /v1/imports)',
    es: 'un cuerpo puede tener aquí hasta {bytes} bytes; importe los historiales más grandes (POST /v1/imports)',
  },
  uploadTooLarge: {
    en: 'an upload can have up to {bytes} bytes here',
    es: 'una subida puede tener aquí hasta {bytes} bytes',
  },
  bodyTimeout: {
    en: 'the body did not arrive within {milliseconds} ms',
    es: 'el cuerpo no llegó en {milliseconds} ms',
  },
  uploadTooSlow: {
    en: 'nothing arrived for {seconds} seconds, or less than {rate} bytes a second',
    es: 'no llegó nada durante {seconds} segundos, o menos de {rate} bytes por segundo',
  },
  bodyInterrupted: { en: 'the body was interrupted', es: 'el cuerpo se interrumpió' },
  unreadableForm: { en: 'the form cannot be read', es: 'el formulario no se puede leer' },
  formWithoutFile: {
    en: 'the form has no file, or too much before it',
    es: 'el formulario no tiene ningún archivo, o demasiado antes de él',
  },
  formWithTwoFiles: {
    en: 'the form has a second file: send several files in a zip, or each in its own import',
    es: 'el formulario tiene un segundo archivo: envíe varios archivos en un zip, o cada uno en su propia importación',
  },

  // Load
  tooManyHeavyRequests: {
    en: 'too many requests of this kind in progress: come back soon',
    es: 'hay demasiadas solicitudes de este tipo en curso: vuelva pronto',
  },
  tooManyStreams: {
    en: 'too many long responses in progress: come back soon',
    es: 'hay demasiadas respuestas largas en curso: vuelva pronto',
  },
  tooManyPageItems: {
    en: 'too many pages in progress: come back soon, or request shorter pages',
    es: 'hay demasiadas páginas en curso: vuelva pronto o solicite páginas más cortas',
  },
  tooManyUploads: {
    en: 'too many uploads in progress: come back soon',
    es: 'hay demasiadas subidas en curso: vuelva pronto',
  },
  tooManyEquityRequests: {
    en: 'too many equity requests in progress: come back soon, or send many in one request (POST /v1/equity/batch)',
    es: 'hay demasiadas solicitudes de equity en curso: vuelva pronto o envíe muchas en una sola solicitud (POST /v1/equity/batch)',
  },
  tooManyEquityJobs: {
    en: 'too many equity jobs in progress: come back when some of them have ended',
    es: 'hay demasiados trabajos de equity en curso: vuelva cuando hayan terminado algunos',
  },
  tooManyImportFollowers: {
    en: 'too many clients follow imports',
    es: 'demasiados clientes siguen importaciones',
  },
  tooManyEquityJobFollowers: {
    en: 'too many clients follow equity jobs',
    es: 'demasiados clientes siguen trabajos de equity',
  },
  workspaceBusy: {
    en: 'an import is being finalized or deleted: send this request again later',
    es: 'se está finalizando o eliminando una importación: envíe esta solicitud más tarde',
  },
  connectionBusy: {
    en: 'another response on this connection is in progress: send this request when it has ended',
    es: 'hay otra respuesta en curso en esta conexión: envíe esta solicitud cuando haya terminado',
  },
  requestTooLong: { en: 'the request took too long', es: 'la solicitud ha tardado demasiado' },
  databaseAway: { en: 'the database does not answer', es: 'la base de datos no responde' },
  chunksAway: {
    en: 'the object storage with the texts of logs does not answer',
    es: 'el almacén de objetos con los textos de los registros no responde',
  },
  databaseFull: {
    en: 'the disk of the database is full',
    es: 'el disco de la base de datos está lleno',
  },
  queueAway: { en: 'the queue does not answer', es: 'la cola no responde' },

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

  // Equity
  noEquityJob: { en: 'there is no such equity job', es: 'no existe ese trabajo de equity' },
  equityJobEnded: {
    en: 'the equity job is done or has failed',
    es: 'el trabajo de equity ya terminó o falló',
  },
  otherEquityRequest: {
    en: 'this Idempotency-Key was used for another equity request',
    es: 'esta Idempotency-Key se usó para otra solicitud de equity',
  },
  equityTooLarge: {
    en:
      'the request costs {cost}; up to {limit} is computed at once: request fewer trials, a larger error or smaller ' +
      'ranges',
    es:
      'la solicitud cuesta {cost}; al momento se calcula hasta {limit}: solicite menos simulaciones, un error mayor o ' +
      'rangos más pequeños',
  },
  equityUncountable: {
    en:
      'the request has more cases than can be counted; up to {limit} is computed at once: request fewer trials, a larger ' +
      'error or smaller ranges',
    es:
      'la solicitud tiene más casos de los que se pueden contar; al momento se calcula hasta {limit}: solicite menos ' +
      'simulaciones, un error mayor o rangos más pequeños',
  },
  equityTimeout: {
    en: 'the request took too long: request fewer trials, or write simpler ranges',
    es: 'la solicitud tardó demasiado: solicite menos simulaciones o escriba rangos más sencillos',
  },
  equityOutOfMemory: {
    en: 'the request needed too much memory: request smaller ranges',
    es: 'la solicitud necesitó demasiada memoria: solicite rangos más pequeños',
  },
  handEquityTooSlow: {
    en: 'the equities of this hand take too long',
    es: 'las equities de esta mano tardan demasiado',
  },
  tooManyBulkLines: {
    en: 'one request can have up to {lines} lines: send the rest in another request',
    es: 'una solicitud puede tener hasta {lines} líneas: envíe el resto en otra solicitud',
  },
  handOrRangeExpected: {
    en: 'either a hand or a range was expected',
    es: 'se esperaba una mano o un rango, pero no ambos',
  },
  errorOutOfRange: {
    en: 'a number above 0 and below 1 was expected',
    es: 'se esperaba un número mayor que 0 y menor que 1',
  },
  exactWithTrials: {
    en: 'the method exact has neither trials nor an error',
    es: 'el método exact no admite ni simulaciones ni error',
  },

  // Cards, games and amounts
  cardExpected: {
    en: 'a card was expected at character {at}, not "{found}"',
    es: 'se esperaba una carta en el carácter {at}, no "{found}"',
  },
  rankExpected: {
    en: 'a rank was expected at character {at}, not "{found}"',
    es: 'se esperaba un valor en el carácter {at}, no "{found}"',
  },
  suitExpected: {
    en: 'a suit was expected at character {at}, not "{found}"',
    es: 'se esperaba un palo en el carácter {at}, no "{found}"',
  },
  knownCardsExpected: {
    en: 'known cards were expected; write a partly known hand as a range',
    es: 'se esperaban cartas conocidas; escriba una mano conocida en parte como rango',
  },
  gameExpected: { en: 'a game was expected', es: 'se esperaba un juego' },
  amountExpected: {
    en: 'an amount as text such as "12.50" (up to 15 digits and 8 decimals) or a whole number was expected',
    es: 'se esperaba un importe como texto, por ejemplo "12.50" (hasta 15 cifras y 8 decimales), o un número entero',
  },
  potTooLarge: { en: 'the pot is too large', es: 'el bote es demasiado grande' },

  // Catalogues
  noRule: { en: 'there is no rule {id}', es: 'no existe la regla {id}' },
  noSchema: { en: 'there is no schema {name}', es: 'no existe el esquema {name}' },
} as const satisfies Catalogue;
