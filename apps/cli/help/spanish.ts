/**
 * The texts of the help in both languages. Commands have the English text; `{}` stands for a list of ids. A test finds texts that are
 * missing here, and those that no command has.
 */
export const HELP_TEXTS: readonly (readonly [en: string, es: string])[] = [
  // The words of the help itself.
  ['Usage:', 'Uso:'],
  ['Arguments:', 'Argumentos:'],
  ['Options:', 'Opciones:'],
  ['Commands:', 'Comandos:'],
  ['display help for command', 'muestra la ayuda del comando'],
  ['print the version', 'muestra la versión'],
  ['that of the locale', 'el de la configuración regional'],
  // Commands.
  [
    'Audits poker hand histories: who should have won what, and which rule was broken on which line.',
    'Audita historiales de manos de póker: quién debía ganar qué, y qué regla se incumplió en qué línea.',
  ],
  [
    'audit logs: files, folders, gzip, zip, or - for standard input',
    'audita historiales: archivos, carpetas, gzip, zip, o - para la entrada estándar',
  ],
  [
    'test whether the cards were dealt fairly (docs/fairness.md)',
    'comprueba si el reparto fue limpio (docs/fairness.md)',
  ],
  [
    'statistics of players: how they play, and what they win (docs/statistics.md)',
    'estadísticas de jugadores: cómo juegan y qué ganan (docs/statistics.md)',
  ],
  [
    'pairs of players who may play for each other: suspects, never a verdict (docs/partners.md)',
    'jugadores que quizá juegan el uno para el otro: sospechas, nunca un veredicto (docs/partners.md)',
  ],
  [
    'replay a hand step by step: actor, action, legal range, pots and stacks',
    'reproduce una mano paso a paso: quién actúa, acción, límites legales, botes y stacks',
  ],
  [
    'write hands, players, actions and findings as tables (docs/export.md)',
    'escribe manos, jugadores, acciones y hallazgos como tablas (docs/export.md)',
  ],
  [
    'write hands in another format; hands that it cannot hold are rejected',
    'escribe manos en otro formato; se rechazan las que no caben en él',
  ],
  [
    'results of players with chance taken out (docs/luck.md)',
    'resultados de jugadores sin el azar (docs/luck.md)',
  ],
  [
    'name the hands that cards make, and the best of them',
    'nombra las manos que forman las cartas, y la mejor',
  ],
  ['compute the equity of hands and ranges', 'calcula la equity de manos y rangos'],
  [
    'deal random legal hands, the same for the same seed',
    'reparte manos legales al azar, las mismas con la misma semilla',
  ],
  [
    'write everything that the service has stored into a file, while it runs or not',
    'escribe en un archivo todo lo que el servicio tiene guardado, esté en marcha o no',
  ],
  [
    'restore a backup into an empty database, while no service uses it',
    'restaura una copia de seguridad en una base de datos vacía que ningún servicio usa',
  ],
  ['create, list and revoke API keys', 'crea, muestra y revoca claves de la API'],
  ['create a key; it is printed once and cannot be shown again', 'crea una clave; se muestra una sola vez'],
  [
    'list the keys, also the revoked ones, without their secrets',
    'muestra las claves, también las revocadas, sin sus secretos',
  ],
  [
    'revoke a key; a running service refuses it within a second',
    'revoca una clave; un servicio en marcha la rechaza en un segundo',
  ],
  [
    'send logs to a server (npm start), and wait until they are audited',
    'envía historiales a un servidor (npm start) y espera a que se auditen',
  ],
  [
    'run the service like npm start: database, worker and API, until Ctrl-C',
    'pone en marcha el servicio como npm start: base de datos, worker y API, hasta Ctrl-C',
  ],
  [
    'list the variants that the engine plays, and the rotations of them',
    'muestra las variantes que conoce el motor, y sus rotaciones',
  ],
  [
    'list the formats, and which games of each can be read and written',
    'muestra los formatos, y qué juegos de cada uno se pueden leer y escribir',
  ],
  [
    'list the house profiles, or infer one from logs',
    'muestra los perfiles de las salas, o deduce uno de sus historiales',
  ],
  [
    'rule on an incident at a table, as the floor would (docs/rulings.md)',
    'resuelve un incidente en una mesa, como el floor (docs/rulings.md)',
  ],
  [
    'list the rules, explain one, or find some by words',
    'muestra las reglas, explica una o las busca por palabras',
  ],
  // Arguments.
  ['files or folders; - for standard input', 'archivos o carpetas; - para la entrada estándar'],
  ['a log; - for standard input', 'un historial; - para la entrada estándar'],
  ['one argument per hand, such as AhKh', 'un argumento por mano, como AhKh'],
  [
    'a hand or a range for each player, such as AhKh or QQ+,AKs',
    'una mano o un rango por jugador, como AhKh o QQ+,AKs',
  ],
  ['the id that list shows', 'el id que muestra list'],
  ['the request as JSON; - for standard input', 'la solicitud como JSON; - para la entrada estándar'],
  [
    'a rule, such as R-BET-6, or words in either language',
    'una regla, como R-BET-6, o palabras en cualquiera de los dos idiomas',
  ],
  // Options of several commands.
  ['language of messages: en or es', 'idioma de los mensajes: en o es'],
  ['format of the logs', 'formato de los historiales'],
  ['house profile: a preset, or a JSON file', 'perfil de la sala: uno conocido, o un archivo JSON'],
  ['house profile', 'perfil de la sala'],
  ['house profile: {}', 'perfil de la sala: {}'],
  [
    'a custom variant as a JSON file; may be repeated',
    'una variante propia como archivo JSON; se puede repetir',
  ],
  [
    'worker threads; by default one, or one a core for large logs',
    'hilos de trabajo; por defecto uno, o uno por núcleo si los historiales son grandes',
  ],
  ['no progress bar', 'sin barra de progreso'],
  ['one JSON document', 'un documento JSON'],
  ['as JSON', 'como JSON'],
  ['print JSON', 'muestra JSON'],
  ['do not compare the hands of a table with each other', 'no compara entre sí las manos de una mesa'],
  [
    'only this player, in upper or lower case; may be repeated',
    'solo este jugador, en mayúsculas o minúsculas; se puede repetir',
  ],
  [
    'one line of JSON per player, then a summary line',
    'una línea de JSON por jugador, y al final un resumen',
  ],
  ['comma-separated values, for spreadsheets', 'valores separados por comas, para hojas de cálculo'],
  ['the game, such as omaha', 'el juego, como omaha'],
  ['the board cards', 'las cartas comunitarias'],
  [
    'an option of the game, such as wildRanks=2; may be repeated',
    'una opción del juego, como wildRanks=2; se puede repetir',
  ],
  // audit
  ['one line of JSON per hand, then a summary line', 'una línea de JSON por mano, y al final un resumen'],
  ['also write an HTML report to a file', 'escribe además un informe HTML en un archivo'],
  ['leave out hands without findings', 'omite las manos sin hallazgos'],
  // fairness
  [
    'the probability of a false alarm in all tests together',
    'la probabilidad de una falsa alarma en todas las pruebas juntas',
  ],
  ['tests for each {}', 'pruebas para cada {}'],
  // stats
  ['only the players who wrote the logs', 'solo los jugadores que guardaron los historiales'],
  ['only hands of this game; see floorman variants', 'solo manos de este juego; véase floorman variants'],
  ['also in groups: {}', 'además en grupos: {}'],
  ['only players with at least so many hands', 'solo jugadores con al menos tantas manos'],
  // partners
  ['the largest q-value of a suspect pair', 'el mayor valor q de una pareja sospechosa'],
  ['only pairs with so many hands together', 'solo parejas con al menos estas manos juntas'],
  [
    'all pairs that were compared, not only the suspect ones',
    'todas las parejas comparadas, no solo las sospechosas',
  ],
  // replay
  ['ordinal of the hand, from 0', 'número de la mano en el archivo, desde 0'],
  ['id of the hand', 'id de la mano'],
  [
    'equity of the known hands on each street and at an all-in',
    'equity de las manos conocidas en cada calle y en un all-in',
  ],
  // export
  ['folder of the files, one for each table', 'carpeta de los archivos, uno por tabla'],
  ['replace the files of an earlier export', 'sustituye los archivos de una exportación anterior'],
  [
    'replace the names of players, files and tables, and leave out other texts',
    'sustituye los nombres de jugadores, archivos y mesas, y omite los demás textos',
  ],
  [
    'with --anonymize: the same names for the same key; random otherwise',
    'con --anonymize: los mismos nombres con la misma clave; si no, al azar',
  ],
  // convert
  ['leave out the fields that the format cannot hold', 'omite los campos que no caben en el formato'],
  [
    'replace the names of the players, each by the same name in all hands',
    'sustituye los nombres de los jugadores, cada uno por el mismo en todas las manos',
  ],
  [
    'print a line for every hand and file that is not written',
    'muestra una línea por cada mano y archivo que no se escribe',
  ],
  // equity
  [
    'the board cards; with two boards the first, then the second',
    'las cartas comunitarias; con dos boards, las del primero y luego las del segundo',
  ],
  ['dead cards', 'cartas muertas'],
  ['count all cases, however long it takes', 'cuenta todos los casos, tarde lo que tarde'],
  ['the number of random trials', 'el número de simulaciones'],
  [
    'run random trials until the standard error is at most this part of the pot: 0.001 is 0.1%',
    'simula hasta que el error estándar sea como máximo esta parte del bote: 0.001 es el 0,1 %',
  ],
  [
    'the seed of the trials: the same seed gives the same answer',
    'la semilla de las simulaciones: la misma semilla da la misma respuesta',
  ],
  ['draw games: the number of draws to come', 'juegos de cambio: el número de cambios que faltan'],
  [
    'how players discard: best-one-draw or best-all-draws, or a JSON file with a table of rules',
    'cómo descartan los jugadores: best-one-draw o best-all-draws, o un archivo JSON con una tabla de reglas',
  ],
  ['the number of threads for random trials', 'el número de hilos para las simulaciones'],
  ['also print the equity of each hand of the ranges', 'muestra además la equity de cada mano de los rangos'],
  [
    'also print how often players hold each hand category on each street',
    'muestra además con qué frecuencia los jugadores tienen cada categoría de mano en cada calle',
  ],
  [
    'also print the equities for each card that may come next',
    'muestra además la equity según cada carta que puede salir',
  ],
  // deal
  [
    'the game, such as omaha, or a rotation, such as horse',
    'el juego, como omaha, o una rotación, como horse',
  ],
  [
    'an option of the game, such as openers=progressive; may be repeated',
    'una opción del juego, como openers=progressive; se puede repetir',
  ],
  ['{}; default: the usual limit of the game', '{}; por defecto, el límite habitual del juego'],
  ['number of hands', 'número de manos'],
  ['seed of the random numbers, a whole number', 'semilla de los números aleatorios, un entero'],
  [
    'players at the table: 2 to 10, or fewer if the game seats fewer; default: 6, or as many as fit',
    'jugadores en la mesa: de 2 a 10, o menos si el juego admite menos; por defecto, 6, o los que quepan',
  ],
  [
    'seats of the table: from the number of players to 10; default: the number of players',
    'asientos de la mesa: del número de jugadores a 10; por defecto, el número de jugadores',
  ],
  [
    'spread limit: the largest bet of each round in smallest bets, such as 5,5,5,10; default: 2 in each',
    'límite spread: la mayor apuesta de cada ronda en apuestas mínimas, como 5,5,5,10; por defecto, 2 en cada una',
  ],
  ['ante in the smallest unit, up to 1000000000', 'ante en la unidad más pequeña, hasta 1000000000'],
  ['start of the first hand, ISO 8601', 'comienzo de la primera mano, ISO 8601'],
  ['a tournament with rising levels', 'un torneo con niveles crecientes'],
  ['the log says what every player is dealt', 'el historial dice qué cartas recibe cada jugador'],
  ['stacks of every size and many all-ins', 'stacks de todos los tamaños y muchos all-ins'],
  [
    'players who sit at the tables in turn: 12 to 1000, in cash games',
    'jugadores que se turnan en las mesas: de 12 a 1000, en mesas de dinero',
  ],
  [
    'some pairs of the pool play for each other: {}',
    'algunos jugadores del grupo juegan de dos en dos, el uno para el otro: {}',
  ],
  [
    '{}; default: the format of a site that deals the game, or json',
    '{}; por defecto, el formato de una sala que reparte el juego, o json',
  ],
  // keys
  [
    'data folder, as for floorman serve; default: FLOORMAN_DATA',
    'carpeta de datos, como en floorman serve; por defecto, FLOORMAN_DATA',
  ],
  ['the owner or purpose of the key', 'el dueño o el uso de la clave'],
  ['its workspace; created if it does not exist', 'su espacio de trabajo; se crea si no existe'],
  [
    'some of read, import, equity, or admin, which includes all',
    'algunos de read, import y equity, o admin, que los incluye todos',
  ],
  // import
  [
    'address of the server; default: FLOORMAN_SERVER, else {}',
    'dirección del servidor; por defecto, FLOORMAN_SERVER, o si no {}',
  ],
  [
    'API key; default: FLOORMAN_KEY, which other users of the machine cannot see',
    'clave de la API; por defecto, FLOORMAN_KEY, que otros usuarios de la máquina no ven',
  ],
  ['name of the import, for a single log', 'nombre de la importación, si hay un solo historial'],
  ['do not wait for the audit', 'no espera a la auditoría'],
  // serve
  [
    'TCP port, 0 for any free one; default: PORT, else 3000',
    'puerto TCP, 0 para uno libre; por defecto, PORT, o si no 3000',
  ],
  [
    'address to listen on; default: HOST, else 127.0.0.1',
    'dirección en la que escucha; por defecto, HOST, o si no 127.0.0.1',
  ],
  [
    'data folder; default: FLOORMAN_DATA, else .floorman in the project folder',
    'carpeta de datos; por defecto, FLOORMAN_DATA, o si no .floorman en la carpeta del proyecto',
  ],
  // backup, restore
  ['the file to write', 'el archivo que se escribe'],
  ['replace a file that exists', 'reemplaza un archivo que existe'],
  ['a file that floorman backup has written', 'un archivo escrito por floorman backup'],
  [
    'delete what the database has, also if it is not empty',
    'elimina lo que hay en la base de datos, aunque no esté vacía',
  ],
  // profiles
  [
    'work out the rules of a house from its logs, and print them as a profile',
    'deduce las reglas de una sala de sus historiales, y las muestra como perfil',
  ],
  [
    'format of the logs of --infer; default: auto',
    'formato de los historiales de --infer; por defecto, auto',
  ],
  [
    'write the inferred profile to a file, and print the evidence instead',
    'escribe el perfil deducido en un archivo, y muestra en su lugar los indicios',
  ],
  ['as JSON; with --infer only the profile', 'como JSON; con --infer, solo el perfil'],
  [
    'print a line for every file that --infer leaves out',
    'muestra una línea por cada archivo que --infer omite',
  ],
  // rule
  ['the answer as JSON', 'la respuesta como JSON'],
  [
    'a request on each line, and an answer on each line',
    'una solicitud en cada línea, y una respuesta en cada línea',
  ],
];
