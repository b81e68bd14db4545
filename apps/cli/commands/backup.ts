import { Command } from 'commander';
import { parseLanguage } from '../options/errors.js';
import { languageOption } from '../options/language.js';

/** The options of `backup` and `restore`. */
interface BackupFlags {
  /** The data folder of the service. */
  readonly data?: string;
  readonly lang: string;
  readonly quiet?: boolean;
}

const withBackupOptions = (command: Command): Command =>
  command
    .option('--data <folder>', 'data folder, as for floorman serve; default: FLOORMAN_DATA')
    .addOption(languageOption())
    .option('--quiet', 'no progress bar');

/** The code is imported when a command runs, as it loads the database client. */
export const backupCommand = (): Command =>
  withBackupOptions(new Command('backup'))
    .description('write everything that the service has stored into a file, while it runs or not')
    .argument('<file>', 'the file to write')
    .option('--overwrite', 'replace a file that exists')
    .action(async (file: string, flags: BackupFlags & { readonly overwrite?: boolean }) => {
      const { backUp } = await import('../backup/backup-commands.js');
      await backUp(file, { ...flags, language: parseLanguage(flags.lang) });
    });

export const restoreCommand = (): Command =>
  withBackupOptions(new Command('restore'))
    .description('restore a backup into an empty database, while no service uses it')
    .argument('<file>', 'a file that floorman backup has written')
    .option('--replace', 'delete what the database has, also if it is not empty')
    .action(async (file: string, flags: BackupFlags & { readonly replace?: boolean }) => {
      const { restore } = await import('../backup/backup-commands.js');
      await restore(file, { ...flags, language: parseLanguage(flags.lang) });
    });
