import { Option } from 'commander';
import type { Language } from '#cards';

/** The variables that name the locale of messages, in the order of POSIX: the first that is set counts. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of the locale; English if there are no messages in its language. */
export const localeLanguage = (environment: NodeJS.ProcessEnv = process.env): Language => {
  const locale = VARIABLES.map((name) => environment[name] ?? '').find((value) => value !== '') ?? '';
  return /^es(?![a-z])/iu.test(locale) ? 'es' : 'en';
};

/** `--lang`, which every command with messages has. */
export const languageOption = (): Option =>
  new Option('--lang <lang>', 'language of messages: en or es').default(
    localeLanguage(),
    'that of the locale',
  );

const FLAG = '--lang=';

/** The language for help and for errors in the options themselves, which are not parsed yet. */
export const findLanguage = (args: readonly string[]): Language => {
  const named = args.flatMap((arg, at) => {
    if (arg.startsWith(FLAG)) return [arg.slice(FLAG.length)];
    return args[at - 1] === '--lang' ? [arg] : [];
  });
  const last = named.at(-1);
  return last === 'en' || last === 'es' ? last : localeLanguage();
};
