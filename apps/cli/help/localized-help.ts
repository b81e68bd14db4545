import { type Command, Help, type HelpConfiguration, Option } from 'commander';
import type { Language } from '#cards';
import { HELP_NOTES, NOTE_TITLES, WRONG_USE } from './notes.js';
import { HELP_TEXTS } from './spanish.js';

/** A text of the help that has a list in it, as an expression for it. */
const LISTS = HELP_TEXTS.filter(([en]) => en.includes('{}')).map(([en, es]) => {
  const [before = '', after = ''] = en.split('{}');
  return { before, after, es };
});
const SPANISH: ReadonlyMap<string, string> = new Map(HELP_TEXTS);

/** A text of the help in Spanish; undefined if it has no translation. Texts that are lists of ids are the same in both languages. */
export const inSpanish = (text: string): string | undefined => {
  const exact = SPANISH.get(text);
  if (exact !== undefined) return exact;
  for (const { before, after, es } of LISTS)
    if (text.startsWith(before) && text.endsWith(after))
      return es.replace('{}', text.slice(before.length, text.length - after.length));
  return undefined;
};

/** Commander removes the style where there are no colours. */
const bold = (text: string): string => `\u001b[1m${text}\u001b[22m`;

/** Help in a language, with bold titles on a terminal. */
export const helpIn = (language: Language): HelpConfiguration => {
  const translate = (text: string): string =>
    language === 'en' || text === '' ? text : (inSpanish(text) ?? text);
  const original = Help.prototype;
  const withoutEnglish = (term: string): string =>
    language === 'en' ? term : term.replace('[options]', '[opciones]').replace('[command]', '[comando]');
  return {
    sortSubcommands: true,
    styleTitle: (title) => bold(translate(title)),
    commandUsage: (command) => withoutEnglish(original.commandUsage.call(new Help(), command)),
    subcommandTerm: (command) => withoutEnglish(original.subcommandTerm.call(new Help(), command)),
    commandDescription: (command) => translate(command.description()),
    subcommandDescription: (command) => translate(command.description()),
    argumentDescription: ({ description }) => translate(description),
    optionDescription: (option) => {
      const copy = new Option(option.flags, translate(option.description));
      // An empty list says nothing.
      const isEmpty = Array.isArray(option.defaultValue) && option.defaultValue.length === 0;
      copy.default(
        isEmpty ? undefined : option.defaultValue,
        option.defaultValueDescription === undefined ? undefined : translate(option.defaultValueDescription),
      );
      const text = original.optionDescription.call(new Help(), copy);
      return language === 'en' ? text : text.replace('(default: ', '(por defecto: ');
    },
  };
};

/** The examples and exit codes of a command. @param path the command with its parents, without the program */
export const notesOf = (path: string, language: Language): string => {
  const notes = HELP_NOTES[path];
  if (notes === undefined) throw new Error(`the help of ${path} has no notes`);
  const { examples, exits } = notes;
  return [
    '',
    bold(NOTE_TITLES.examples[language]),
    ...examples.map((example) => `  floorman ${example}`),
    '',
    bold(NOTE_TITLES.exits[language]),
    ...[...exits, WRONG_USE].map(([code, meaning]) => `  ${String(code).padEnd(2)}  ${meaning[language]}`),
  ].join('\n');
};

/** A command with its parents, without the program. */
export const pathOf = (command: Command): string =>
  command.parent === null
    ? ''
    : [pathOf(command.parent), command.name()].filter((name) => name !== '').join(' ');
