import type { Catalogue } from '#text';

/** `floorman import`. */
export const IMPORT_MESSAGES = {
  sending: { en: 'sending {name}', es: 'enviando {name}' },
  auditing: { en: '{name}: {hands}', es: '{name}: {hands}' },
  sent: { en: 'sent, import {id}', es: 'enviado, importación {id}' },
  address: { en: 'Address: {url}', es: 'Dirección: {url}' },
  rejected: { en: 'Rejected: {codes}', es: 'Rechazadas: {codes}' },
  total: { en: 'Total of {files}: {counts}', es: 'Total de {files}: {counts}' },
  nothingNew: { en: 'No new hand was audited.', es: 'No se auditó ninguna mano nueva.' },
  report: { en: 'Report: {url}', es: 'Informe: {url}' },
  failed: { en: 'failed: {reason}', es: 'ha fallado: {reason}' },
  cancelled: {
    en: 'cancelled on the server before its end',
    es: 'cancelada en el servidor antes de terminar',
  },
  unreadable: { en: 'cannot be read: {reason}', es: 'no se puede leer: {reason}' },
  changed: {
    en: 'the file changed while it was sent',
    es: 'el archivo cambió mientras se enviaba',
  },
  noServer: {
    en: 'no server answers at {server}: start one (npm start), or choose another with --server',
    es: 'ningún servidor responde en {server}: arranque uno (npm start) o indique otro con --server',
  },
  unknownHost: { en: 'there is no computer called {host}', es: 'no hay ningún equipo llamado {host}' },
  connectionBroke: {
    en: 'the connection to {server} broke ({reason})',
    es: 'se cortó la conexión con {server} ({reason})',
  },
  otherService: {
    en: 'the server at {server} is no Floorman service (status {status})',
    es: 'el servidor de {server} no es un servicio de Floorman (estado {status})',
  },
  unauthorized: {
    en: '{server} requires an API key: set FLOORMAN_KEY, or use --key ({detail})',
    es: '{server} requiere una clave de API: defina FLOORMAN_KEY o use --key ({detail})',
  },
  refused: { en: '{server} answered {status}: {detail}', es: '{server} respondió {status}: {detail}' },
  nameForOneLog: {
    en: '--name is for one log, and there are {count}',
    es: '--name es para un solo historial, y hay {count}',
  },
  notAnAddress: {
    en: '--server is an address such as {example}, not {text}',
    es: '--server es una dirección como {example}, no {text}',
  },
  addressWithVersion: {
    en: '--server is the address of the service, without /v1: {origin}',
    es: '--server es la dirección del servicio, sin /v1: {origin}',
  },
} as const satisfies Catalogue;
