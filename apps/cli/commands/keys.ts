import { Command } from 'commander';

/** Whose keys: those of the service that runs, or will run, on this folder. */
interface DataFlag {
  readonly data?: string;
}

const withData = (command: Command): Command =>
  command.option('--data <folder>', 'data folder, as of floorman serve; else FLOORMAN_DATA');

/**
 * Keys of the API. The database is not loaded before one of these commands runs: all others start without it.
 */
export const keysCommand = (): Command => {
  const keys = new Command('keys').description('make, list and revoke keys of the API');
  withData(keys.command('create'))
    .description('make a key; it is printed once and cannot be read again')
    .requiredOption('--name <name>', 'whose it is, or what for')
    .option('--workspace <name>', 'whose data it opens; made where there is none of that name', 'local')
    .requiredOption(
      '--scopes <list>',
      'what it may do: some of read, import, equity, or admin, which has all',
    )
    .option('--json', 'as JSON')
    .action(async (flags: CreateFlags) => {
      const { createKey } = await import('../keys/key-commands.js');
      await createKey(flags);
    });
  withData(keys.command('list'))
    .description('list the keys, revoked ones too; never their secrets')
    .option('--json', 'as JSON')
    .action(async ({ json, data }: DataFlag & { readonly json?: boolean }) => {
      const { listKeys } = await import('../keys/key-commands.js');
      await listKeys(json === true, data);
    });
  withData(keys.command('revoke'))
    .description('end a key; a service that runs refuses it within a second')
    .argument('<id>', 'the id that list shows')
    .action(async (id: string, { data }: DataFlag) => {
      const { revokeKey } = await import('../keys/key-commands.js');
      await revokeKey(id, data);
    });
  return keys;
};

/** What `keys create` is told. */
export interface CreateFlags extends DataFlag {
  readonly name: string;
  readonly workspace: string;
  /** Separated by commas. */
  readonly scopes: string;
  readonly json?: boolean;
}
