import { Command } from 'commander';
import { presetIds } from '#rules';
import { formatAsked } from '../options/formats.js';
import { languageOf, UsageError } from '../options/errors.js';

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
    .description('send logs to a server (npm start), and wait until they are judged there')
    .argument('<path...>', 'files or folders; - for standard input')
    .option('--server <url>', `the server; else FLOORMAN_SERVER, else ${DEFAULT_SERVER}`)
    .option('--key <key>', 'API key; else FLOORMAN_KEY, which other users of the machine do not see')
    .option('--name <name>', 'what to call the log, where it is one')
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--profile <id>', `house profile: ${presetIds.join(', ')}`, 'auto')
    .option('--lang <lang>', 'language of messages: en or es', 'en')
    .option('--no-wait', 'do not wait until they are judged')
    .option('--json', 'one JSON document')
    .option('--quiet', 'no progress bar')
    .action(runImport);

const runImport = async (paths: readonly string[], flags: ImportFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  formatAsked(flags.format);
  if (flags.profile !== 'auto' && !presetIds.some((id) => id === flags.profile))
    throw new UsageError({
      en: `there is no profile ${flags.profile}; see floorman profiles`,
      es: `no existe el perfil ${flags.profile}; véase floorman profiles`,
    });
  const address = addressOf(flags.server ?? setting('FLOORMAN_SERVER') ?? DEFAULT_SERVER);
  const key = flags.key ?? setting('FLOORMAN_KEY') ?? null;
  const { importPaths } = await import('../remote/import-run.js');
  process.exitCode = await importPaths(paths, { ...flags, language, address, key });
};

/** An empty variable counts as one that is not set. */
const setting = (name: string): string | undefined => {
  const value = process.env[name];
  return value === '' ? undefined : value;
};

const addressOf = (text: string): URL => {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:')
    throw new UsageError({
      en: `--server is an address such as ${DEFAULT_SERVER}, not ${text}`,
      es: `--server es una dirección como ${DEFAULT_SERVER}, no ${text}`,
    });
  if (/\/v1\/*$/.test(address.pathname))
    throw new UsageError({
      en: `--server is the address of the service, without /v1: ${address.origin}`,
      es: `--server es la dirección del servicio, sin /v1: ${address.origin}`,
    });
  return address;
};
