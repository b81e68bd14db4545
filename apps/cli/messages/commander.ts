import type { Catalogue } from '#text';

/** Errors that commander finds in a command line, by its error codes. The English texts are commander's own. */
export const COMMANDER_MESSAGES = {
  'commander.unknownCommand': { en: 'unknown command {name}', es: 'no existe el comando {name}' },
  'commander.unknownOption': { en: 'unknown option {name}', es: 'no existe la opción {name}' },
  'commander.missingArgument': { en: 'missing required argument {name}', es: 'falta el argumento {name}' },
  'commander.optionMissingArgument': {
    en: 'option {name} argument missing',
    es: 'a la opción {name} le falta su valor',
  },
  'commander.missingMandatoryOptionValue': {
    en: 'required option {name} not specified',
    es: 'falta la opción {name}',
  },
  'commander.excessArguments': {
    en: 'too many arguments for {name}',
    es: 'sobran argumentos de {name}',
  },
} as const satisfies Catalogue;

export const SUGGESTION = {
  en: '(Did you mean {names}?)',
  es: '(¿Quería decir {names}?)',
} as const;

/** Where the options of a command are. */
export const SEE_HELP = { en: 'see {command} --help', es: 'véase {command} --help' } as const;
