import type { CommanderError } from 'commander';
import type { Language } from '#cards';

/** What commander finds wrong with a command line, by its codes; `{what}` is what it quotes. */
const SPANISH: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'no existe el comando {what}',
  'commander.unknownOption': 'no existe la opción {what}',
  'commander.missingArgument': 'falta el argumento {what}',
  'commander.optionMissingArgument': 'a la opción {what} le falta su valor',
  'commander.missingMandatoryOptionValue': 'falta la opción {what}',
  'commander.excessArguments': 'sobran argumentos de {what}',
};

const QUOTED = /'([^']{0,200})'/u;
const MEANT = /\(Did you mean (?:one of )?([^?]{1,200})\?\)/u;

/** What commander says, in the language of the user; English where there is no other word for it. */
export const commanderSentence = ({ code, message }: CommanderError, language: Language): string => {
  const spanish = language === 'es' ? SPANISH[code] : undefined;
  if (spanish === undefined) return message;
  const [, what = ''] = QUOTED.exec(message) ?? [];
  const [, meant] = MEANT.exec(message) ?? [];
  const sentence = `error: ${spanish.replace('{what}', () => `'${what}'`)}`;
  return meant === undefined ? sentence : `${sentence}\n(¿Quería decir ${meant}?)`;
};
