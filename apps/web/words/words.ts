export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every sentence of the page; `{name}` is filled in. */
export const WORDS = {
  title: { en: 'Equity', es: 'Equidad' },
  lead: {
    en: 'What each hand is worth: exactly where that can be counted, otherwise with an honest error.',
    es: 'Cuánto vale cada mano: con exactitud donde se puede contar; si no, con un error honesto.',
  },
  skip: { en: 'Skip to the calculator', es: 'Ir a la calculadora' },
  pages: { en: 'Pages', es: 'Páginas' },
  settings: { en: 'Settings', es: 'Ajustes' },
  language: { en: 'Language', es: 'Idioma' },
  suits: { en: 'Suits', es: 'Palos' },
  fourColours: { en: 'Four colours', es: 'Cuatro colores' },
  twoColours: { en: 'Two colours', es: 'Dos colores' },
  key: { en: 'API key', es: 'Clave de la API' },
  keyHint: {
    en: 'Kept in this tab only. Without keys on the server none is needed.',
    es: 'Solo se guarda en esta pestaña. Si el servidor no tiene claves, no hace falta.',
  },
  keyNeeded: {
    en: 'This server asks for a key: enter it under Settings.',
    es: 'Este servidor pide una clave: introdúzcala en Ajustes.',
  },
  useKey: { en: 'Use', es: 'Usar' },
  game: { en: 'Game', es: 'Juego' },
  unknownGame: {
    en: 'This server has no game called {game}: choose another one.',
    es: 'Este servidor no tiene ningún juego llamado {game}: elija otro.',
  },
  leftBehind: {
    en: 'There is no place here for: {texts}. They come back with {game}.',
    es: 'Aquí no caben: {texts}. Vuelven con {game}.',
  },
  linkUnread: {
    en: 'This link could not be read: this is an example.',
    es: 'No se pudo leer este enlace: esto es un ejemplo.',
  },
  linkPartly: {
    en: 'A part of this link could not be read, and was left out.',
    es: 'Una parte de este enlace no se pudo leer, y se dejó fuera.',
  },
  loadingGames: { en: 'Loading the games …', es: 'Cargando los juegos …' },
  method: { en: 'Method', es: 'Método' },
  auto: { en: 'Automatic', es: 'Automático' },
  exact: { en: 'Exact', es: 'Exacto' },
  'monte-carlo': { en: 'Monte Carlo', es: 'Montecarlo' },
  error: { en: 'Standard error', es: 'Error estándar' },
  players: { en: 'Players', es: 'Jugadores' },
  player: { en: 'Player {n}', es: 'Jugador {n}' },
  addPlayer: { en: 'Add a player', es: 'Añadir jugador' },
  removePlayer: { en: 'Remove player {n}', es: 'Quitar al jugador {n}' },
  clearPlayer: { en: 'Clear player {n}', es: 'Vaciar al jugador {n}' },
  hand: { en: 'Hand', es: 'Mano' },
  range: { en: 'Range', es: 'Rango' },
  kindOf: { en: 'What is known of {who}', es: 'Qué se sabe de {who}' },
  anyHand: { en: 'any hand', es: 'cualquier mano' },
  board: { en: 'Board', es: 'Mesa' },
  dead: { en: 'Dead cards', es: 'Cartas muertas' },
  none: { en: 'none', es: 'ninguna' },
  noBoard: { en: 'none yet', es: 'aún ninguna' },
  clear: { en: 'Clear', es: 'Vaciar' },
  done: { en: 'Done', es: 'Listo' },
  startAgain: { en: 'Clear all', es: 'Vaciar todo' },
  cardsOf: { en: 'Cards: {who}', es: 'Cartas: {who}' },
  typeCards: { en: 'Type cards, such as AhKh, or choose:', es: 'Escriba cartas, como AhKh, o elija:' },
  inUse: { en: 'in use', es: 'en uso' },
  typeRange: { en: 'Range as text', es: 'Rango como texto' },
  rangeExample: { en: 'such as QQ+, AKs, A5s-A2s', es: 'por ejemplo QQ+, AKs, A5s-A2s' },
  patternExample: { en: 'such as AA, AxA*x, [A-T][A-T]', es: 'por ejemplo AA, AxA*x, [A-T][A-T]' },
  rangeHelp: { en: 'How ranges are written', es: 'Cómo se escriben los rangos' },
  grid: { en: 'Hands of the range', es: 'Manos del rango' },
  brush: { en: 'Weight', es: 'Peso' },
  gridHint: { en: 'Click or drag.', es: 'Pulse o arrastre.' },
  gridShift: { en: 'With shift, a rectangle.', es: 'Con mayúsculas, un rectángulo.' },
  oneCombo: { en: '1 hand, {percent} of all', es: '1 mano, el {percent} del total' },
  combos: { en: '{combos} hands, {percent} of all', es: '{combos} manos, el {percent} del total' },
  allHands: { en: 'All', es: 'Todas' },
  partOf: { en: '{part} of {all}', es: '{part} de {all}' },
  equity: { en: 'Equity', es: 'Equidad' },
  win: { en: 'Win', es: 'Gana' },
  tie: { en: 'Tie', es: 'Empata' },
  high: { en: 'High', es: 'Alta' },
  low: { en: 'Low', es: 'Baja' },
  draw: { en: 'Draw', es: 'Descarte' },
  badugi: { en: 'Badugi', es: 'Badugi' },
  scoop: { en: 'Scoop', es: 'Todo el bote' },
  interval: { en: '95% between {from} and {to}', es: '95 % entre {from} y {to}' },
  answer: { en: 'Answer', es: 'Respuesta' },
  exactly: { en: 'Exact: every case counted', es: 'Exacto: contados todos los casos' },
  sampled: { en: 'Monte Carlo: a random sample', es: 'Montecarlo: una muestra al azar' },
  cases: { en: 'Cases', es: 'Casos' },
  trials: { en: 'Trials', es: 'Ensayos' },
  standardError: { en: 'Standard error', es: 'Error estándar' },
  seed: { en: 'Seed', es: 'Semilla' },
  time: { en: 'Time', es: 'Tiempo' },
  seconds: { en: '{seconds} s', es: '{seconds} s' },
  cached: { en: 'remembered', es: 'ya calculado' },
  asking: { en: 'Counting …', es: 'Contando …' },
  running: { en: 'Counting: {part} done.', es: 'Contando: hecho el {part}.' },
  soFar: { en: 'The figures are estimates so far.', es: 'Las cifras son estimaciones provisionales.' },
  queued: { en: 'Waiting for its turn.', es: 'En espera de su turno.' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  cancelled: { en: 'Cancelled.', es: 'Cancelado.' },
  estimateStays: {
    en: 'The figures are the estimates up to then.',
    es: 'Las cifras son las estimaciones hasta ese momento.',
  },
  errorMissed: {
    en: 'The wanted standard error of ± {wanted} was not reached: {trials} trials are the most.',
    es: 'No se llegó al error estándar deseado de ± {wanted}: como mucho se hacen {trials} ensayos.',
  },
  anotherSample: { en: 'Another sample', es: 'Otra muestra' },
  refused: {
    en: 'Asked like this there is no answer.',
    es: 'Así como está, la pregunta no tiene respuesta.',
  },
  refusedAbove: {
    en: 'Something above needs mending first.',
    es: 'Antes hay que corregir algo de arriba.',
  },
  needsPolicy: {
    en: 'This depends on the cards that players will throw away, which nobody can know yet.',
    es: 'Esto depende de las cartas que los jugadores descarten, y eso aún no se puede saber.',
  },
  tooLarge: {
    en: 'This question is too large for the server.',
    es: 'Esta pregunta es demasiado grande para el servidor.',
  },
  noRoom: {
    en: 'The service has no time at the moment.',
    es: 'El servicio no tiene tiempo en este momento.',
  },
  broken: {
    en: 'Something went wrong on the server. The question is not to blame.',
    es: 'Algo ha fallado en el servidor. La pregunta no tiene la culpa.',
  },
  keyRefused: {
    en: 'The key under Settings does not allow this.',
    es: 'La clave que hay en Ajustes no permite esto.',
  },
  failed: { en: 'The calculation failed.', es: 'El cálculo falló.' },
  again: { en: 'Ask again', es: 'Preguntar otra vez' },
  busy: {
    en: 'The service is busy: asking again in {seconds} s.',
    es: 'El servicio está ocupado: se preguntará otra vez en {seconds} s.',
  },
  unreachable: { en: 'The service does not answer.', es: 'El servicio no responde.' },
  copyLink: { en: 'Copy the link', es: 'Copiar el enlace' },
  copied: { en: 'Copied', es: 'Copiado' },
  needCards: { en: '{sizes} cards make a hand', es: 'una mano tiene {sizes} cartas' },
  needBoard: { en: 'a board has {sizes} cards', es: 'la mesa tiene {sizes} cartas' },
  needCard: {
    en: 'a card such as Ah is expected at character {n}',
    es: 'se espera una carta como Ah en el carácter {n}',
  },
  needRange: {
    en: 'a card such as Ah is expected at character {n}; with a card that may be any, a hand is a range, such as Ah*',
    es: 'se espera una carta como Ah en el carácter {n}; con una carta cualquiera, la mano es un rango, como Ah*',
  },
  cardTwice: { en: '{card}: there is only one', es: '{card}: solo hay una carta así' },
  incomplete: {
    en: 'The question is not complete yet.',
    es: 'La pregunta aún no está completa.',
  },
  or: { en: 'or', es: 'o' },
  foot: {
    en: 'Counted by this server; nothing leaves it.',
    es: 'Lo calcula este servidor; nada sale de él.',
  },
  apiDocs: { en: 'API for programs', es: 'API para programas' },
  spades: { en: 'spades', es: 'picas' },
  hearts: { en: 'hearts', es: 'corazones' },
  diamonds: { en: 'diamonds', es: 'diamantes' },
  clubs: { en: 'clubs', es: 'tréboles' },
  joker: { en: 'joker', es: 'comodín' },
  cardName: { en: '{rank} of {suit}', es: '{rank} de {suit}' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type Word = keyof typeof WORDS;

/** Names of ranks that are not their own number. */
export const RANK_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  A: { en: 'ace', es: 'as' },
  K: { en: 'king', es: 'rey' },
  Q: { en: 'queen', es: 'dama' },
  J: { en: 'jack', es: 'jota' },
  T: { en: 'ten', es: 'diez' },
};

/** A sentence with its places filled in. */
export const say = (
  word: Word,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  WORDS[word][language].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The best of ours among those that a browser asks for, first one first; else English. */
export const languageAmong = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
};
