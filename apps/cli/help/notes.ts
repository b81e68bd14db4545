import type { Message } from '#text';

/** The end of the help of a command: examples, and what its exit codes mean. */
export interface HelpNotes {
  /** Command lines without `floorman`. */
  readonly examples: readonly string[];
  /** Besides `WRONG_USE`. */
  readonly exits: readonly (readonly [code: number, meaning: Message])[];
}

const DONE = [0, { en: 'done', es: 'hecho' }] as const;
const OTHER_CODES = [
  1,
  { en: 'and 2: see the help of the command', es: 'y 2: véase la ayuda del comando' },
] as const;
const ALL_READ = [0, { en: 'all hands were read', es: 'se leyeron todas las manos' }] as const;
const NOT_READ = [2, { en: 'a hand was not read', es: 'no se pudo leer una mano' }] as const;
const ALL_REJECTED = [2, { en: 'all of the input was rejected', es: 'se rechazó toda la entrada' }] as const;
const NO_HANDS = [1, { en: 'no hand can be used', es: 'no se puede usar ninguna mano' }] as const;
const NO_HANDS_OR_PLAYER = [
  1,
  {
    en: 'no hand was read, or none has the player',
    es: 'no se leyó ninguna mano, o ninguna tiene al jugador',
  },
] as const;
const UNUSABLE_DATABASE = [
  1,
  { en: 'the database cannot be used', es: 'no se puede usar la base de datos' },
] as const;

/** The exit code that every command has. */
export const WRONG_USE = [
  64,
  {
    en: 'wrong use: an unknown option or value, or a file that does not exist',
    es: 'uso incorrecto: una opción o un valor desconocidos, o un archivo que no existe',
  },
] as const;

/** By command, with its parent if it has one. */
export const HELP_NOTES: Readonly<Record<string, HelpNotes>> = {
  '': {
    examples: ['audit docs/examples/short-raise.txt', 'equity AhKh QsQd', 'rules bet'],
    exits: [DONE, OTHER_CODES],
  },
  audit: {
    examples: ['audit hands.txt logs/', 'audit --json logs.zip', 'audit --html report.html logs/'],
    exits: [
      [0, { en: 'no fault', es: 'sin fallos' }],
      [1, { en: 'a finding is illegal or a mismatch', es: 'hay un hallazgo ilegal o una discrepancia' }],
      [2, { en: 'a hand or file was rejected', es: 'se rechazó una mano o un archivo' }],
    ],
  },
  fairness: {
    examples: ['fairness logs/', 'fairness logs/ --by site --json'],
    exits: [DONE, NO_HANDS, ALL_REJECTED],
  },
  stats: {
    examples: ['stats logs/ --hero', 'stats logs/ --by position --csv'],
    exits: [DONE, NO_HANDS_OR_PLAYER, ALL_REJECTED],
  },
  partners: {
    examples: ['partners logs/', 'partners logs/ --min-hands 500 --json'],
    exits: [DONE, NO_HANDS, ALL_REJECTED],
  },
  luck: {
    examples: ['luck logs/', 'luck logs/ --player Alice --json'],
    exits: [DONE, NO_HANDS_OR_PLAYER, ALL_REJECTED],
  },
  replay: {
    examples: ['replay docs/examples/all-in.txt --equity', 'replay hands.txt --index 3 --json'],
    exits: [
      [
        0,
        {
          en: 'the hand was replayed, with or without findings',
          es: 'se reprodujo la mano, con o sin hallazgos',
        },
      ],
      [2, { en: 'the hand does not exist or cannot be read', es: 'la mano no existe o no se puede leer' }],
    ],
  },
  export: {
    examples: ['export logs/ --to parquet --out tables', 'export logs/ --to csv --out tables --anonymize'],
    exits: [ALL_READ, NOT_READ],
  },
  convert: {
    examples: ['convert hands.txt --to phhs', 'convert hands.txt --to json --lossy'],
    exits: [
      [0, { en: 'all hands were written', es: 'se escribieron todas las manos' }],
      [2, { en: 'a hand was not written or not read', es: 'no se pudo escribir o leer una mano' }],
    ],
  },
  evaluate: {
    examples: ['evaluate AhKh QsQd --board Qh7h2c', 'evaluate --game badugi Ac2d3h4s'],
    exits: [DONE],
  },
  equity: {
    examples: [
      'equity AhKh QsQd',
      'equity QQ+,AKs 15% --board Kh7h2c',
      "equity --game omaha 'AA$ds' 20% --error 0.001",
    ],
    exits: [DONE],
  },
  deal: {
    examples: ['deal --hands 3 --seed 7', 'deal --game omaha --players 6 --to pokerstars'],
    exits: [DONE],
  },
  keys: {
    examples: ['keys create --name laptop --scopes read,import', 'keys list'],
    exits: [DONE, UNUSABLE_DATABASE],
  },
  'keys create': {
    examples: ['keys create --name laptop --scopes read,import'],
    exits: [DONE, UNUSABLE_DATABASE],
  },
  'keys list': { examples: ['keys list', 'keys list --json'], exits: [DONE, UNUSABLE_DATABASE] },
  'keys revoke': { examples: ['keys revoke k1'], exits: [DONE, UNUSABLE_DATABASE] },
  import: {
    examples: ['import hands.txt logs/', 'import --server https://floorman.example --no-wait logs/'],
    exits: [
      [0, { en: 'no fault', es: 'sin fallos' }],
      [1, { en: 'a finding is illegal or a mismatch', es: 'hay un hallazgo ilegal o una discrepancia' }],
      [2, { en: 'something was rejected or not imported', es: 'algo se rechazó o no se importó' }],
    ],
  },
  serve: {
    examples: ['serve', 'serve --port 8080 --data /srv/floorman'],
    exits: [
      [0, { en: 'stopped by a signal', es: 'detenido por una señal' }],
      [1, { en: 'could not start, or lost a resource', es: 'no pudo arrancar, o perdió un recurso' }],
    ],
  },
  backup: {
    examples: ['backup floorman.backup', 'backup --data /srv/floorman /backups/monday.backup --overwrite'],
    exits: [
      DONE,
      [
        1,
        {
          en: 'the database cannot be used, or the file cannot be written',
          es: 'no se puede usar la base de datos o escribir el archivo',
        },
      ],
    ],
  },
  restore: {
    examples: ['restore --data restored floorman.backup', 'restore floorman.backup --replace'],
    exits: [
      DONE,
      [
        1,
        {
          en: 'the database cannot be used, is in use, or has data',
          es: 'la base de datos no se puede usar, está en uso o tiene datos',
        },
      ],
      [
        2,
        {
          en: 'the file is no backup, is damaged, or is newer',
          es: 'el archivo no es una copia de seguridad, está dañado o es más nuevo',
        },
      ],
    ],
  },
  variants: { examples: ['variants', 'variants --json'], exits: [DONE] },
  formats: { examples: ['formats', 'formats --json'], exits: [DONE] },
  profiles: {
    examples: ['profiles', 'profiles --infer logs/ --out house.json'],
    exits: [
      DONE,
      [1, { en: 'no profile could be inferred or written', es: 'no se pudo deducir o escribir un perfil' }],
    ],
  },
  rule: {
    examples: ['rule docs/examples/exposed-card.json', 'rule - --ndjson'],
    exits: [
      [0, { en: 'all requests were answered', es: 'se respondieron todas las solicitudes' }],
      [2, { en: 'a request had a problem', es: 'una solicitud tenía un problema' }],
    ],
  },
  rules: { examples: ['rules', 'rules R-BET-6', 'rules odd chip', 'rules --json bet'], exits: [DONE] },
};

/** The titles of the notes. */
export const NOTE_TITLES = {
  examples: { en: 'Examples:', es: 'Ejemplos:' },
  exits: { en: 'Exit codes:', es: 'Códigos de salida:' },
} as const;
