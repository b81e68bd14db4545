import { JSON_MESSAGES } from '#contracts';
import type { Catalogue } from '#text';

/** Messages about requests of any route: access, parameters, bodies and load. */
export const REQUEST_MESSAGES = {
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
  databaseRefused: {
    en: 'the database refuses the account of the service',
    es: 'la base de datos rechaza la cuenta del servicio',
  },
  databaseFull: {
    en: 'the disk of the database is full',
    es: 'el disco de la base de datos está lleno',
  },
  queueAway: { en: 'the queue does not answer', es: 'la cola no responde' },
} as const satisfies Catalogue;
