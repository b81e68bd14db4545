export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All messages of the page, in both languages; `{name}` is a placeholder. */
export const MESSAGES = {
  title: { en: 'Equity', es: 'Equity' },
  lead: {
    en: 'The expected share of the pot of each hand: exact if possible, otherwise with its standard error.',
    es: 'La parte del bote que le corresponde a cada mano: exacta si es posible; si no, con su error estándar.',
  },
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
  unknownGame: {
    en: 'This server has no game called {game}: choose another one.',
    es: 'Este servidor no tiene ningún juego llamado {game}: elija otro.',
  },
  leftBehind: {
    en: 'These do not fit this game: {texts}. They return with {game}.',
    es: 'No valen en este juego: {texts}. Vuelven con {game}.',
  },
  linkUnread: {
    en: 'The link could not be read. This is an example.',
    es: 'No se pudo leer el enlace. Esto es un ejemplo.',
  },
  linkPartly: {
    en: 'A part of the link could not be read and was ignored.',
    es: 'Una parte del enlace no se pudo leer y se ha ignorado.',
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
  kindOf: { en: '{who}: hand or range', es: '{who}: mano o rango' },
  anyHand: { en: 'any hand', es: 'cualquier mano' },
  board: { en: 'Board', es: 'Cartas comunitarias' },
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
  gridHelp: { en: 'Click or drag.', es: 'Pulse o arrastre.' },
  gridShift: { en: 'With shift, a rectangle.', es: 'Con mayúsculas, un rectángulo.' },
  oneCombo: { en: '1 hand, {percent} of all', es: '1 mano, el {percent} del total' },
  combos: { en: '{combos} hands, {percent} of all', es: '{combos} manos, el {percent} del total' },
  allHands: { en: 'All', es: 'Todas' },
  partOf: { en: '{part} of {all}', es: '{part} de {all}' },
  equity: { en: 'Equity', es: 'Equity' },
  win: { en: 'Win', es: 'Gana' },
  tie: { en: 'Tie', es: 'Empata' },
  high: { en: 'High', es: 'Alta' },
  low: { en: 'Low', es: 'Baja' },
  draw: { en: 'Draw', es: 'Cambio' },
  badugi: { en: 'Badugi', es: 'Badugi' },
  spade: { en: 'Spade', es: 'Pica' },
  rulings: { en: 'Rulings', es: 'Decisiones' },
  rulingsLead: {
    en: 'What the floor decides about an incident at the table, with its rule.',
    es: 'Lo que decide el director de sala ante una incidencia en la mesa, con su regla.',
  },
  house: { en: 'House', es: 'Casa' },
  limit: { en: 'Limit', es: 'Límite' },
  'no-limit': { en: 'No limit', es: 'Sin límite' },
  'pot-limit': { en: 'Pot limit', es: 'Límite del bote' },
  'fixed-limit': { en: 'Fixed limit', es: 'Límite fijo' },
  'spread-limit': { en: 'Spread limit', es: 'Límite variable' },
  whatHappened: { en: 'What happened?', es: '¿Qué pasó?' },
  searchIncident: { en: 'Search', es: 'Buscar' },
  noIncident: {
    en: 'No incident has these words.',
    es: 'Ninguna incidencia contiene esas palabras.',
  },
  deal: { en: 'The deal', es: 'El reparto' },
  hands: { en: 'A player or a hand', es: 'Un jugador o una mano' },
  betting: { en: 'Betting', es: 'Apuestas' },
  showdown: { en: 'Showdown and after', es: 'Al mostrar las cartas y después' },
  otherIncident: { en: 'Another incident', es: 'Otra incidencia' },
  unknownIncident: {
    en: 'This server does not know this incident: choose another one.',
    es: 'Este servidor no conoce esta incidencia: elija otra.',
  },
  loadingIncidents: { en: 'Loading the incidents …', es: 'Cargando las incidencias …' },
  facts: { en: 'What is known', es: 'Lo que se sabe' },
  change: { en: 'Change', es: 'Cambiar' },
  changeFact: { en: 'Change: {question}', es: 'Cambiar: {question}' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  ok: { en: 'Continue', es: 'Continuar' },
  wrongChoice: { en: 'Choose one of the answers.', es: 'Elija una de las respuestas.' },
  wrongNumber: { en: 'Write a whole number, such as 3.', es: 'Escriba un número entero, como 3.' },
  wrongRange: {
    en: 'Write a whole number from {min} to {max}.',
    es: 'Escriba un número entero del {min} al {max}.',
  },
  wrongAmount: { en: 'Write an amount, such as 25 or 2.50.', es: 'Escriba un importe, como 25 o 2,50.' },
  wrongThousands: {
    en: 'Write thousands without a comma or a point, such as 1000.',
    es: 'Escriba los miles sin punto ni coma, como 1000.',
  },
  wrongNumbers: {
    en: 'Write two whole numbers, such as 4 48.',
    es: 'Escriba dos números enteros, como 4 48.',
  },
  wrongDraw: {
    en: 'Write seats with their cards in the order of the deal, such as 1 Jh, 4 Ks.',
    es: 'Escriba los asientos con sus cartas en el orden del reparto, como 1 Jh, 4 Ks.',
  },
  wrongTwice: { en: 'A card is there twice.', es: 'Una carta está dos veces.' },
  theSame: { en: 'The same ruling.', es: 'La misma decisión.' },
  elsewhereNeeds: { en: 'Here it also depends on this:', es: 'Aquí depende también de esto:' },
  details: { en: 'More about what happened', es: 'Más sobre lo que pasó' },
  detailsNote: {
    en: 'Circumstances without an answer count as not happened.',
    es: 'Las circunstancias sin respuesta cuentan como no ocurridas.',
  },
  ruling: { en: 'Ruling', es: 'Decisión' },
  elsewhere: { en: 'Elsewhere', es: 'En otra casa' },
  needsFact: {
    en: 'This depends on an answer above.',
    es: 'Esto depende de una respuesta de arriba.',
  },
  mayChoose: { en: 'The management may choose:', es: 'La dirección puede elegir:' },
  rules: { en: 'Rules', es: 'Reglas' },
  scoop: { en: 'Scoop', es: 'Todo el bote' },
  interval: { en: '95% between {from} and {to}', es: '95 % entre {from} y {to}' },
  answer: { en: 'Result', es: 'Resultado' },
  exactly: { en: 'Exact: all cases enumerated', es: 'Exacto: todos los casos enumerados' },
  sampled: { en: 'Monte Carlo: a random sample', es: 'Montecarlo: una muestra aleatoria' },
  cases: { en: 'Cases', es: 'Casos' },
  trials: { en: 'Trials', es: 'Simulaciones' },
  standardError: { en: 'Standard error', es: 'Error estándar' },
  seed: { en: 'Seed', es: 'Semilla' },
  time: { en: 'Time', es: 'Tiempo' },
  seconds: { en: '{seconds} s', es: '{seconds} s' },
  cached: { en: 'cached', es: 'en caché' },
  computing: { en: 'Computing …', es: 'Calculando …' },
  running: { en: 'Computing: {part} done.', es: 'Calculando: {part} completado.' },
  soFar: { en: 'The figures are estimates.', es: 'Las cifras son estimaciones provisionales.' },
  queued: { en: 'Queued.', es: 'En cola.' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  cancelled: { en: 'Cancelled.', es: 'Cancelado.' },
  estimateStays: {
    en: 'The figures are the last estimates.',
    es: 'Las cifras son las últimas estimaciones.',
  },
  errorMissed: {
    en: 'The required standard error of ± {wanted} was not reached: the maximum is {trials} trials.',
    es: 'No se alcanzó el error estándar requerido de ± {wanted}: el máximo es de {trials} simulaciones.',
  },
  anotherSample: { en: 'Another sample', es: 'Otra muestra' },
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
  failed: { en: 'The calculation failed.', es: 'El cálculo falló.' },
  again: { en: 'Try again', es: 'Reintentar' },
  busy: {
    en: 'The service is busy. Next attempt in {seconds} s.',
    es: 'El servicio está ocupado. Próximo intento en {seconds} s.',
  },
  unreachable: { en: 'The service does not respond.', es: 'El servicio no responde.' },
  copyLink: { en: 'Copy the link', es: 'Copiar el enlace' },
  copied: { en: 'Copied', es: 'Copiado' },
  needCards: { en: 'a hand has {sizes} cards', es: 'una mano tiene {sizes} cartas' },
  needBoard: { en: 'a board has {sizes} cards', es: 'las comunitarias son {sizes} cartas' },
  needCard: {
    en: 'expected a card such as Ah at character {n}',
    es: 'se espera una carta como Ah en el carácter {n}',
  },
  needRange: {
    en: 'expected a card such as Ah at character {n}; a hand with an unknown card is a range, such as Ah*',
    es: 'se espera una carta como Ah en el carácter {n}; una mano con una carta desconocida es un rango, como Ah*',
  },
  cardTwice: { en: '{card}: used twice', es: '{card}: carta repetida' },
  incomplete: {
    en: 'Enter the missing cards.',
    es: 'Introduzca las cartas que faltan.',
  },
  or: { en: 'or', es: 'o' },
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
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type MessageKey = keyof typeof MESSAGES;

/** The names of the placeholders in a text: `'n'` for `Player {n}`. */
type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

type PlaceholdersOf<Key extends MessageKey> = PlaceholdersIn<(typeof MESSAGES)[Key][Language]>;

/** The values of a message: an argument that exists only if the message has placeholders. */
export type ValuesOf<Key extends MessageKey> = [PlaceholdersOf<Key>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Key>, string | number>>];

/** The messages without placeholders. */
export type PlainKey = {
  [Key in MessageKey]: [PlaceholdersOf<Key>] extends [never] ? Key : never;
}[MessageKey];

/** Names of the ranks that are not numbers. */
export const RANK_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  A: { en: 'ace', es: 'as' },
  K: { en: 'king', es: 'rey' },
  Q: { en: 'queen', es: 'dama' },
  J: { en: 'jack', es: 'jota' },
  T: { en: 'ten', es: 'diez' },
};

/** Names of the streets of the known games. */
export const STREET_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  preflop: { en: 'Preflop', es: 'Preflop' },
  flop: { en: 'Flop', es: 'Flop' },
  turn: { en: 'Turn', es: 'Turn' },
  river: { en: 'River', es: 'River' },
  deal: { en: 'Deal', es: 'Reparto' },
  second: { en: 'Second street', es: 'Segunda calle' },
  third: { en: 'Third street', es: 'Tercera calle' },
  fourth: { en: 'Fourth street', es: 'Cuarta calle' },
  fifth: { en: 'Fifth street', es: 'Quinta calle' },
  sixth: { en: 'Sixth street', es: 'Sexta calle' },
  seventh: { en: 'Seventh street', es: 'Séptima calle' },
  predraw: { en: 'Before the draw', es: 'Antes del cambio de cartas' },
  'first-draw': { en: 'First draw', es: 'Primer cambio de cartas' },
  'second-draw': { en: 'Second draw', es: 'Segundo cambio de cartas' },
  'third-draw': { en: 'Third draw', es: 'Tercer cambio de cartas' },
};

/** A message with its placeholders filled in. */
export const formatMessage = <Key extends MessageKey>(
  key: Key,
  language: Language,
  ...values: ValuesOf<Key> | []
): string => {
  const byName: Readonly<Record<string, string | number>> = values[0] ?? {};
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (place, name: string) =>
    String(byName[name] ?? place),
  );
};

/** The first of the browser's languages that the page has; English if there is none. */
export const preferredLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
};
