import type { CommanderError } from 'commander';
import type { Language } from '#cards';
import { formatMessage, type Catalogue, type Message } from '#text';
import { COMMANDER_MESSAGES, SEE_HELP, SUGGESTION } from '../messages/commander.js';

const QUOTED = /'([^']{0,200})'/u;
const SUGGESTED = /\(Did you mean (?:one of )?([^?]{1,200})\?\)/u;

/** An error of commander in the user's language, in English if there is no translation; and where the help is. */
export const formatCommanderError = (
  { code, message }: CommanderError,
  command: string,
  language: Language,
): string => `${textOf(code, message, language)}\n${formatMessage(SEE_HELP, language, { command })}`;

const textOf = (code: string, message: string, language: Language): string => {
  const translated = (COMMANDER_MESSAGES as Catalogue)[code] as Message | undefined;
  if (language === 'en' || translated === undefined)
    return message.replace(/^error: /u, '').replaceAll('\n', ' ');
  const [, name = ''] = QUOTED.exec(message) ?? [];
  const [, names] = SUGGESTED.exec(message) ?? [];
  const text = formatMessage(translated, language, { name: `'${name}'` });
  return names === undefined ? text : `${text} ${formatMessage(SUGGESTION, language, { names })}`;
};
