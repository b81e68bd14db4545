import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import type { Language } from '#cards';
import { root } from '#scripts/paths';
import { formatCommanderError } from './options/commander-errors.js';
import { helpIn, notesOf, pathOf } from './help/localized-help.js';
import { CommandError, EXIT_WRONG_USE } from './options/errors.js';
import { findLanguage } from './options/language.js';
import { painterOf } from './output/colours.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** Errors are printed once, at the end, in the user's language. */
const SILENT = { outputError: () => undefined };

/** The commands by name. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  audit: async () => (await import('./commands/audit.js')).auditCommand(),
  fairness: async () => (await import('./commands/fairness.js')).fairnessCommand(),
  stats: async () => (await import('./commands/stats.js')).statsCommand(),
  partners: async () => (await import('./commands/partners.js')).partnersCommand(),
  replay: async () => (await import('./commands/replay.js')).replayCommand(),
  export: async () => (await import('./commands/export.js')).exportCommand(),
  convert: async () => (await import('./commands/convert.js')).convertCommand(),
  evaluate: async () => (await import('./commands/evaluate.js')).evaluateCommand(),
  equity: async () => (await import('./commands/equity.js')).equityCommand(),
  deal: async () => (await import('./commands/deal.js')).dealCommand(),
  luck: async () => (await import('./commands/luck.js')).luckCommand(),
  keys: async () => (await import('./commands/keys.js')).keysCommand(),
  import: async () => (await import('./commands/import.js')).importCommand(),
  serve: async () => (await import('./commands/serve.js')).serveCommand(),
  backup: async () => (await import('./commands/backup.js')).backupCommand(),
  restore: async () => (await import('./commands/backup.js')).restoreCommand(),
  variants: async () => (await import('./commands/catalogues.js')).variantsCommand(),
  formats: async () => (await import('./commands/catalogues.js')).formatsCommand(),
  profiles: async () => (await import('./commands/profiles.js')).profilesCommand(),
  rule: async () => (await import('./commands/rule.js')).ruleCommand(),
  rules: async () => (await import('./commands/catalogues.js')).rulesCommand(),
};

const VERSION_OPTION = '--version';

/** The loaders of the commands that a command line needs: the one that it names, or else all of them, for the help and suggestions. */
const loadersFor = (name: string): readonly (() => Promise<Command>)[] => {
  if (name === VERSION_OPTION) return [];
  return Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS);
};

/** The program for a command line, with the commands that it needs. */
export const makeProgram = async ([name = '']: readonly string[], language: Language): Promise<Command> => {
  const program = new Command('floorman')
    .description(
      'Audits poker hand histories: who should have won what, and which rule was broken on which line.',
    )
    .version(version, VERSION_OPTION, 'print the version');
  for (const command of await Promise.all(loadersFor(name).map((load) => load()))) {
    program.addCommand(command);
  }
  for (const each of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
    each
      .exitOverride()
      .configureOutput(SILENT)
      .configureHelp(helpIn(language))
      .addHelpText('after', () => notesOf(pathOf(each), language));
  return program;
};

/**
 * Runs one command line. It reads and writes the standard streams of the process, and sets its exit code.
 *
 * @param args the arguments after the name of the program
 */
export const runCommandLine = async (args: readonly string[]): Promise<void> => {
  const language = findLanguage(args);
  const program = await makeProgram(args, language);
  try {
    await program.parseAsync(checkedHelp(args), { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) process.exitCode = 0;
      else {
        // Without a command commander has printed the help, which is the reason.
        if (error.code !== 'commander.help')
          printError(formatCommanderError(error, commandOf(program, args), language));
        process.exitCode = EXIT_WRONG_USE;
      }
    } else if (error instanceof CommandError) {
      printError(error.in(language));
      process.exitCode = error.exitCode;
    } else throw error;
  }
};

/** Commander prints nothing for `help` with an unknown command: such a line is parsed as the command alone, which it refuses. */
const checkedHelp = (args: readonly string[]): readonly string[] => {
  const [name, command] = args;
  const isUnknown = command !== undefined && !command.startsWith('-') && !Object.hasOwn(COMMANDS, command);
  return name === 'help' && isUnknown ? args.slice(1) : args;
};

/** The program with the command of a command line, if it names one, such as `floorman keys create`. */
const commandOf = (program: Command, args: readonly string[]): string => {
  let command = program;
  for (const arg of args) {
    const next = command.commands.find((each) => each.name() === arg);
    if (next === undefined) break;
    command = next;
  }
  return `floorman ${pathOf(command)}`.trimEnd();
};

/** Prints what is wrong on standard error, the name of the program before each line. */
const printError = (text: string): void => {
  const paint = painterOf(process.stderr);
  for (const line of text.split('\n')) process.stderr.write(`${paint('red', 'floorman:')} ${line}\n`);
};
