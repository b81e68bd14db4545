import { Command } from 'commander';
import { parseLanguage } from '../options/errors.js';
import { languageOption } from '../options/language.js';

/** The options of every command on keys. */
interface KeyFlags {
  /** The data folder of the service. */
  readonly data?: string;
  readonly lang: string;
}

/** The options of `keys create`. */
export interface CreateFlags extends KeyFlags {
  readonly name: string;
  readonly workspace: string;
  /** Separated by commas. */
  readonly scopes: string;
  readonly json?: boolean;
}

const withKeyOptions = (command: Command): Command =>
  command
    .option('--data <folder>', 'data folder, as for floorman serve; default: FLOORMAN_DATA')
    .addOption(languageOption());

/** API keys. The code is imported when a command runs, as it loads the database client. */
export const keysCommand = (): Command => {
  const keys = new Command('keys').description('create, list and revoke API keys');
  withKeyOptions(keys.command('create'))
    .description('create a key; it is printed once and cannot be shown again')
    .requiredOption('--name <name>', 'the owner or purpose of the key')
    .option('--workspace <name>', 'its workspace; created if it does not exist', 'local')
    .requiredOption('--scopes <list>', 'some of read, import, equity, or admin, which includes all')
    .option('--json', 'as JSON')
    .action(async (flags: CreateFlags) => {
      const { createKey } = await import('../keys/key-commands.js');
      await createKey(flags, parseLanguage(flags.lang));
    });
  withKeyOptions(keys.command('list'))
    .description('list the keys, also the revoked ones, without their secrets')
    .option('--json', 'as JSON')
    .action(async ({ json, data, lang }: KeyFlags & { readonly json?: boolean }) => {
      const { listKeys } = await import('../keys/key-commands.js');
      await listKeys(json === true, parseLanguage(lang), data);
    });
  withKeyOptions(keys.command('revoke'))
    .description('revoke a key; a running service refuses it within a second')
    .argument('<id>', 'the id that list shows')
    .action(async (id: string, { data, lang }: KeyFlags) => {
      const { revokeKey } = await import('../keys/key-commands.js');
      await revokeKey(id, parseLanguage(lang), data);
    });
  return keys;
};
