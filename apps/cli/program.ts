import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { root } from '#scripts/paths';
import { formatCommanderError } from './options/commander-errors.js';
import { EXIT_FAILURE, EXIT_WRONG_USE, FailureError, findLanguage, UsageError } from './options/errors.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** Errors are printed once, at the end, in the user's language. */
const SILENT = { outputError: () => undefined };

/** The commands by name. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
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
  variants: async () => (await import('./commands/catalogues.js')).variantsCommand(),
  formats: async () => (await import('./commands/catalogues.js')).formatsCommand(),
  profiles: async () => (await import('./commands/profiles.js')).profilesCommand(),
  rule: async () => (await import('./commands/rule.js')).ruleCommand(),
  rules: async () => (await import('./commands/catalogues.js')).rulesCommand(),
};

/** The program for a command line: with the command that it names, or else with all of them, for the help and suggestions. */
const makeProgram = async ([name = '']: readonly string[]): Promise<Command> => {
  const program = new Command('floorman')
    .description(
      'Audits poker hand histories: who should have won what, and which rule was broken on which line.',
    )
    .version(version, '--version', 'print the version')
    .exitOverride()
    .configureHelp({ sortSubcommands: true })
    .configureOutput(SILENT);
  const loaders = Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS);
  for (const command of await Promise.all(loaders.map((load) => load()))) {
    for (const each of [command, ...command.commands]) each.exitOverride().configureOutput(SILENT);
    program.addCommand(command);
  }
  return program;
};

/**
 * Runs one command line. It reads and writes the standard streams of the process, and sets its exit code.
 *
 * @param args the arguments after the name of the program
 */
export const runCommandLine = async (args: readonly string[]): Promise<void> => {
  try {
    await (await makeProgram(args)).parseAsync(args, { from: 'user' });
  } catch (error) {
    const language = findLanguage(args);
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) process.exitCode = 0;
      else {
        // Without a command commander has printed the help, which is the reason.
        if (error.code !== 'commander.help') print(formatCommanderError(error, language));
        process.exitCode = EXIT_WRONG_USE;
      }
    } else if (error instanceof UsageError || error instanceof FailureError) {
      for (const line of error.in(language).split('\n')) print(`floorman: ${line}`);
      process.exitCode = error instanceof UsageError ? EXIT_WRONG_USE : EXIT_FAILURE;
    } else throw error;
  }
};

const print = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
