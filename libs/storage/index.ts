export { ChunkRepository, type ClaimedChunk, type NewChunk } from './chunk.repository.js';
export { runningDatabaseUrl } from './cluster.js';
export { openDatabase, type Database, type DatabaseOptions } from './database.js';
export {
  databaseOutage,
  isSchemaMismatch,
  isInvalidData,
  retryWhileAway,
  type DatabaseOutage,
} from './errors.js';
export {
  EquityJobRepository,
  type EquityJob,
  type EquityJobError,
  type EquityJobState,
  type JobToMerge,
  type Merge,
  type MergedBatches,
  type NewEquityJob,
  type BatchRef,
  type ClaimedBatch,
} from './equity-job.repository.js';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.js';
export { FindingRepository, type FindingFilter, type FindingPlace } from './finding.repository.js';
export {
  HandRepository,
  type CopyKind,
  type HandBatch,
  type HandFilter,
  type HandSource,
  type HandStatus,
  type StoredHand,
} from './hand.repository.js';
export { freePort } from './free-port.js';
export {
  ImportRepository,
  type Claim,
  type ImportCounts,
  type ImportError,
  type ImportPhase,
  type ImportStatus,
  type NewImport,
} from './import.repository.js';
export {
  isScope,
  keyIdIn,
  KeyRepository,
  SCOPES,
  type KeyHolder,
  type KeyInfo,
  type NewKey,
  type Scope,
} from './key.repository.js';
export { migrate, missingMigrations } from './migrations.js';
export { PlayerRepository, type PlayerCounts, type PlayerSummary } from './player.repository.js';
export {
  ReportRepository,
  type FindingCount,
  type HandGroups,
  type ReportFigures,
  type StageSeconds,
} from './report.repository.js';
export {
  ChunkRowWriter,
  handIdOf,
  positionOf,
  ROWS_OF_A_HAND,
  type ChunkCounts,
  type ChunkRows,
  type FindingRow,
  type HandRow,
  type SeatRow,
} from './rows.js';
export {
  FinalizationRepository,
  type CopyFinding,
  type ReadyImport,
  type FinalizationRules,
} from './finalization.repository.js';
export { openStore, type Store, type StoreOptions } from './store.js';
export { TotalsRepository, type StoreTotals } from './totals.repository.js';
export { LOCAL_WORKSPACE, WorkspaceRepository, type WorkspaceRef } from './workspace.repository.js';
