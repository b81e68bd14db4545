import type { Message } from '#text';

/** What `floorman import` says, with the places that are filled in. */
export const PHRASES = {
  sending: { en: 'sending {name}', es: 'enviando {name}' },
  auditing: { en: '{name}: {hands}', es: '{name}: {hands}' },
  sent: { en: 'sent, import {id}', es: 'enviado, importación {id}' },
  address: { en: 'Address: {url}', es: 'Dirección: {url}' },
  rejected: { en: 'Rejected: {codes}', es: 'Rechazadas: {codes}' },
  report: { en: 'Report: {url}', es: 'Informe: {url}' },
  failed: { en: 'failed: {reason}', es: 'ha fallado: {reason}' },
  cancelled: {
    en: 'cancelled on the server before its end',
    es: 'cancelada en el servidor antes de acabar',
  },
  'not-read': { en: 'cannot be read: {reason}', es: 'no se puede leer: {reason}' },
  changed: {
    en: 'the file changed while it was sent',
    es: 'el archivo cambió mientras se enviaba',
  },
  refused: {
    en: 'nothing answers at {server}: start it (npm start), or name another with --server',
    es: 'nadie responde en {server}: arránquelo (npm start) o indique otro con --server',
  },
  unknown: { en: 'there is no computer called {host}', es: 'no hay ningún equipo llamado {host}' },
  broke: {
    en: 'the connection to {server} broke ({reason})',
    es: 'se cortó la conexión con {server} ({reason})',
  },
  stranger: {
    en: 'what answers at {server} is no Floorman service (status {status})',
    es: 'lo que responde en {server} no es un servicio de Floorman (estado {status})',
  },
  unauthorized: {
    en: '{server} wants an API key: set FLOORMAN_KEY, or give --key ({detail})',
    es: '{server} pide una clave de API: ponga FLOORMAN_KEY o use --key ({detail})',
  },
  answered: { en: '{server} answered {status}: {detail}', es: '{server} respondió {status}: {detail}' },
} as const satisfies Readonly<Record<string, Message>>;
