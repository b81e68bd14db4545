export { Chunks, type ChunkToAudit, type NewChunk } from './chunks.js';
export { runningDatabaseUrl } from './cluster.js';
export { openDatabase, type Database, type DatabaseOptions } from './database.js';
export { databaseTrouble, isForeignSchema, isRefusal, whileAway, type DatabaseTrouble } from './errors.js';
export {
  EquityJobs,
  type EquityJob,
  type EquityJobError,
  type EquityJobState,
  type JobToMerge,
  type Merge,
  type MergedPieces,
  type NewEquityJob,
  type PiecePlace,
  type PieceToRun,
} from './equity-jobs.js';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.js';
export { Findings, type FindingFilter, type FindingPlace } from './findings.js';
export {
  Hands,
  type CopySighting,
  type HandBatch,
  type HandFilter,
  type HandSource,
  type HandStatus,
  type StoredHand,
} from './hands.js';
export { freePort } from './free-port.js';
export {
  Imports,
  type Claim,
  type ImportCounts,
  type ImportError,
  type ImportPhase,
  type ImportStatus,
  type NewImport,
} from './imports.js';
export {
  isScope,
  keyIdIn,
  Keys,
  SCOPES,
  type KeyHolder,
  type KeyInfo,
  type NewKey,
  type Scope,
} from './keys.js';
export { migrate, missingMigrations } from './migrations.js';
export { Players, type PlayerCounts, type PlayerSummary } from './players.js';
export {
  Reports,
  type FindingCount,
  type HandGroups,
  type ReportFigures,
  type StageSeconds,
} from './reports.js';
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
export { Sealings, type CopyFinding, type ReadyImport, type SealingRules } from './sealing.js';
export { openStore, type Store, type StoreOptions } from './store.js';
export { Totals, type StoreTotals } from './totals.js';
export { LOCAL_WORKSPACE, Workspaces, type WorkspaceRef } from './workspaces.js';
