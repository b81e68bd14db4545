import type { Command } from 'commander';
import { wholeNumber } from './errors.js';
import { appendPath } from './games.js';
import { languageOption } from './language.js';

/** The options of every command that reads and audits whole logs. */
export interface LogFlags {
  readonly format: string;
  readonly profile: string;
  readonly variantFile: readonly string[];
  readonly lang: string;
  /** By default as many as there are cores, for large logs. */
  readonly jobs?: number;
  readonly quiet?: boolean;
}

/** Adds the options of `LogFlags` to a command. */
export const addLogOptions = (command: Command): Command =>
  command
    .argument('<path...>', 'files or folders; - for standard input')
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--profile <id|file>', 'house profile: a preset, or a JSON file', 'auto')
    .option('--variant-file <file>', 'a custom variant as a JSON file; may be repeated', appendPath, [])
    .addOption(languageOption())
    .option(
      '--jobs <n>',
      'worker threads; by default one, or one a core for large logs',
      wholeNumber('--jobs', 1, 256),
    )
    .option('--quiet', 'no progress bar');
