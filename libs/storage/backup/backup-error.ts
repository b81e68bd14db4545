/** Why a database cannot be backed up, or a backup cannot be restored. */
export type BackupErrorCode =
  /** The file does not begin like a backup. */
  | 'not-a-backup'
  /** A newer version of the program has written it, in another format. */
  | 'newer-format'
  /** The file ends too early. */
  | 'truncated'
  /** The file is not as it was written. */
  | 'damaged'
  /** The backup has a migration that this version does not know. */
  | 'newer-schema'
  /** A migration of the backup differs from the one with the same name. */
  | 'other-schema'
  /** The database has no tables of the service. */
  | 'no-tables'
  /** The database has tables of another program. */
  | 'other-tables'
  /** The database has data. */
  | 'not-empty'
  /** The file cannot be written; the subject is the reason. */
  | 'not-written'
  /** The text of a log in object storage cannot be read; the subject is the reason. */
  | 'no-text'
  /** The service or another command uses the database. */
  | 'in-use';

export class BackupError extends Error {
  /** @param subject the name of a migration or table, or a reason, where the code has one */
  constructor(
    readonly code: BackupErrorCode,
    readonly subject = '',
    options?: ErrorOptions,
  ) {
    super(subject === '' ? code : `${code}: ${subject}`, options);
    this.name = 'BackupError';
  }
}
