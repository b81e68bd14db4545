import { Command } from 'commander';
import { presetIds } from '#rules';
import { fillMessage } from '#text';
import { IMPORT_MESSAGES } from '../messages/import.js';
import { OPTION_MESSAGES } from '../messages/options.js';
import { parseFormat } from '../options/formats.js';
import { parseLanguage, UsageError } from '../options/errors.js';
import { languageOption } from '../options/language.js';

/** The flags of `floorman import`. */
export interface ImportFlags {
  readonly server?: string;
  readonly key?: string;
  readonly name?: string;
  readonly format: string;
  readonly profile: string;
  readonly lang: string;
  readonly wait: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

const DEFAULT_SERVER = 'http://127.0.0.1:3000';

export const importCommand = (): Command =>
  new Command('import')
    .description('send logs to a server (npm start), and wait until they are audited')
    .argument('<path...>', 'files or folders; - for standard input')
    .option('--server <url>', `address of the server; default: FLOORMAN_SERVER, else ${DEFAULT_SERVER}`)
    .option('--key <key>', 'API key; default: FLOORMAN_KEY, which other users of the machine cannot see')
    .option('--name <name>', 'name of the import, for a single log')
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--profile <id>', `house profile: ${presetIds.join(', ')}`, 'auto')
    .addOption(languageOption())
    .option('--no-wait', 'do not wait for the audit')
    .option('--json', 'one JSON document')
    .option('--quiet', 'no progress bar')
    .action(runImport);

const runImport = async (paths: readonly string[], flags: ImportFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  parseFormat(flags.format);
  if (flags.profile !== 'auto' && !presetIds.some((id) => id === flags.profile))
    throw new UsageError(fillMessage(OPTION_MESSAGES.noPreset, { id: flags.profile }));
  const address = addressOf(flags.server ?? setting('FLOORMAN_SERVER') ?? DEFAULT_SERVER);
  const key = flags.key ?? setting('FLOORMAN_KEY') ?? null;
  const { importPaths } = await import('../remote/import-run.js');
  process.exitCode = await importPaths(paths, { ...flags, language, address, key });
};

/** An environment variable; an empty one counts as unset. */
const setting = (name: string): string | undefined => {
  const value = process.env[name];
  return value === '' ? undefined : value;
};

const addressOf = (text: string): URL => {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:')
    throw new UsageError(fillMessage(IMPORT_MESSAGES.notAnAddress, { example: DEFAULT_SERVER, text }));
  if (/\/v1\/*$/.test(address.pathname))
    throw new UsageError(fillMessage(IMPORT_MESSAGES.addressWithVersion, { origin: address.origin }));
  return address;
};
