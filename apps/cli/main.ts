import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { root } from '#scripts/paths';
import { auditCommand } from './commands/audit.js';
import { convertCommand } from './commands/convert.js';
import { equityCommand } from './commands/equity.js';
import { evaluateCommand } from './commands/evaluate.js';
import { catalogueCommands } from './commands/catalogues.js';
import { dealCommand } from './commands/deal.js';
import { keysCommand } from './commands/keys.js';
import { importCommand } from './commands/import.js';
import { replayCommand } from './commands/replay.js';
import { serveCommand } from './commands/serve.js';
import { commanderSentence } from './options/commander-errors.js';
import { EXIT_FAILURE, EXIT_WRONG_USE, FailureError, languageAsked, UsageError } from './options/errors.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The command line. Every command sets the process's exit code; nothing else ends the process. */
const program = new Command('floorman')
  .description(
    'Audits poker hand histories: who should have won what, and which rule was broken on which line.',
  )
  .version(version, '--version', 'print the version')
  .exitOverride()
  .configureHelp({ sortSubcommands: true });

/** Why a command ends is said at the end, once, in the user's language. */
const QUIET = { outputError: () => undefined };

program.configureOutput(QUIET);
for (const command of [
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
]) {
  for (const each of [command, ...command.commands]) each.exitOverride().configureOutput(QUIET);
  program.addCommand(command);
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** A reader that closes early (`floorman … | head`) is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  const language = languageAsked(process.argv);
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) process.exitCode = 0;
    else {
      // The help that a missing command is answered with has been printed, and says why.
      if (error.code !== 'commander.help') say(commanderSentence(error, language));
      process.exitCode = EXIT_WRONG_USE;
    }
  } else if (error instanceof UsageError || error instanceof FailureError) {
    for (const line of error.in(language).split('\n')) say(`floorman: ${line}`);
    process.exitCode = error instanceof UsageError ? EXIT_WRONG_USE : EXIT_FAILURE;
  } else throw error;
}
