export type { BackupSummary, OnProgress } from './backup-contents.js';
export { BackupError, type BackupErrorCode } from './backup-error.js';
export { checkBackup, type CheckedBackup } from './read-backup.js';
export { restoreBackup, type RestoreBackupOptions } from './restore-backup.js';
export { writeBackup, type WriteBackupOptions } from './write-backup.js';
