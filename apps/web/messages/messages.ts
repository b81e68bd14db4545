import type { Catalogue } from './catalogue.js';

/** The messages of the shell and of the shared components, in both languages; `{name}` is a placeholder. */
export const MESSAGES = {
  home: { en: 'Audit of poker hands', es: 'Auditoría de manos de póker' },
  noPage: { en: 'There is no such page', es: 'Esta página no existe' },
  noPageHelp: {
    en: 'The address may be misspelled. The pages are listed above.',
    es: 'Puede que la dirección esté mal escrita. Las páginas están en la lista de arriba.',
  },
  darkScheme: { en: 'Dark colours', es: 'Colores oscuros' },
  skip: { en: 'Skip to the content', es: 'Ir al contenido' },
  pages: { en: 'Pages', es: 'Páginas' },
  settings: { en: 'Settings', es: 'Ajustes' },
  language: { en: 'Language', es: 'Idioma' },
  suits: { en: 'Suits', es: 'Palos' },
  fourColours: { en: 'Four colours', es: 'Cuatro colores' },
  twoColours: { en: 'Two colours', es: 'Dos colores' },
  key: { en: 'API key', es: 'Clave de la API' },
  keyNote: {
    en: 'Stored in this tab only. Servers without keys need none.',
    es: 'Solo se guarda en esta pestaña. Si el servidor no tiene claves, no hace falta.',
  },
  keyNeeded: {
    en: 'This server needs a key: enter it under Settings.',
    es: 'Este servidor necesita una clave: introdúzcala en Ajustes.',
  },
  useKey: { en: 'Use', es: 'Usar' },
  game: { en: 'Game', es: 'Juego' },
  clear: { en: 'Clear', es: 'Vaciar' },
  done: { en: 'Done', es: 'Listo' },
  equity: { en: 'Equity', es: 'Equity' },
  rulings: { en: 'Rulings', es: 'Decisiones' },
  time: { en: 'Time', es: 'Tiempo' },
  seconds: { en: '{seconds} s', es: '{seconds} s' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  refused: {
    en: 'This cannot be computed.',
    es: 'Esto no se puede calcular.',
  },
  refusedAbove: {
    en: 'Correct the errors above first.',
    es: 'Corrija primero los errores de arriba.',
  },
  needsPolicy: {
    en: 'This depends on the cards that players will discard.',
    es: 'Esto depende de las cartas que los jugadores descarten.',
  },
  tooLarge: {
    en: 'This request is too large for the server.',
    es: 'Esta solicitud es demasiado grande para el servidor.',
  },
  noRoom: {
    en: 'The service is busy.',
    es: 'El servicio está ocupado.',
  },
  broken: {
    en: 'The server reported an internal error.',
    es: 'El servidor ha notificado un error interno.',
  },
  keyRefused: {
    en: 'The key under Settings does not allow this.',
    es: 'La clave de Ajustes no permite esto.',
  },
  again: { en: 'Try again', es: 'Reintentar' },
  unreachable: { en: 'The service does not respond.', es: 'El servicio no responde.' },
  copyLink: { en: 'Copy the link', es: 'Copiar el enlace' },
  copied: { en: 'Copied', es: 'Copiado' },
  foot: {
    en: 'Computed by this server; no data leaves it.',
    es: 'Lo calcula este servidor; ningún dato sale de él.',
  },
  apiDocs: { en: 'API documentation', es: 'Documentación de la API' },
  spades: { en: 'spades', es: 'picas' },
  hearts: { en: 'hearts', es: 'corazones' },
  diamonds: { en: 'diamonds', es: 'diamantes' },
  clubs: { en: 'clubs', es: 'tréboles' },
  joker: { en: 'joker', es: 'comodín' },
  cardName: { en: '{rank} of {suit}', es: '{rank} de {suit}' },
} as const satisfies Catalogue;
