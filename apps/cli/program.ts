import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { root } from '#scripts/paths';
import { auditCommand } from './commands/audit.js';
import { catalogueCommands } from './commands/catalogues.js';
import { convertCommand } from './commands/convert.js';
import { dealCommand } from './commands/deal.js';
import { equityCommand } from './commands/equity.js';
import { evaluateCommand } from './commands/evaluate.js';
import { importCommand } from './commands/import.js';
import { keysCommand } from './commands/keys.js';
import { replayCommand } from './commands/replay.js';
import { serveCommand } from './commands/serve.js';
import { formatCommanderError } from './options/commander-errors.js';
import { EXIT_FAILURE, EXIT_WRONG_USE, FailureError, findLanguage, UsageError } from './options/errors.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** Errors are printed once, at the end, in the user's language. */
const SILENT = { outputError: () => undefined };

const makeProgram = (): Command => {
  const program = new Command('floorman')
    .description(
      'Audits poker hand histories: who should have won what, and which rule was broken on which line.',
    )
    .version(version, '--version', 'print the version')
    .exitOverride()
    .configureHelp({ sortSubcommands: true })
    .configureOutput(SILENT);
  const commands = [
    auditCommand(),
    replayCommand(),
    convertCommand(),
    evaluateCommand(),
    equityCommand(),
    dealCommand(),
    keysCommand(),
    importCommand(),
    serveCommand(),
    ...catalogueCommands(),
  ];
  for (const command of commands) {
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
    await makeProgram().parseAsync(args, { from: 'user' });
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
