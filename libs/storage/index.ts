export {
  BackupError,
  checkBackup,
  restoreBackup,
  writeBackup,
  type BackupErrorCode,
  type BackupSummary,
} from './backup/index.js';
export {
  ChunkSources,
  ChunkStoreError,
  type ChunkStore,
  type ChunkStoreErrorCode,
  type StoredSource,
} from './chunk-store.js';
export { ChunkRepository, type ChunkToAudit, type ClaimedChunk, type NewChunk } from './chunk.repository.js';
export { runningDatabaseUrl } from './cluster.js';
export { Database, openDatabase, type DatabaseOptions } from './database.js';
export type {
  BatchRef,
  ClaimedBatch,
  EquityJob,
  EquityJobError,
  EquityJobState,
  JobToMerge,
  Merge,
  MergeResult,
  NewEquityJob,
} from './equity-job.js';
export { EquityJobRepository } from './equity-job.repository.js';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.js';
export {
  databaseOutage,
  isInvalidData,
  isSchemaMismatch,
  retryWhileAway,
  type DatabaseOutage,
} from './errors.js';
export {
  FinalizationRepository,
  type CopyFinding,
  type FinalizationRules,
  type ReadyImport,
} from './finalization.repository.js';
export type { BeginChecks, FairnessScope, HandChecks } from './import-checks.js';
export { ReadCopyRepository } from './read-copy.repository.js';
export { ImportChecksRepository, type FoundPartners, type PairFilter } from './import-checks.repository.js';
export type { CompareTables, TableComparison, TableFinding } from './table-findings.js';
export {
  FindingRepository,
  type FindingCursor,
  type FindingFilter,
  type FindingRef,
} from './finding.repository.js';
export { ExportRepository, type ChunkHandRow, type ExportChunk } from './export.repository.js';
export { DeletionRepository, type PendingDeletion } from './deletion.repository.js';
export { ErasureRepository, type PendingErasure } from './erasure.repository.js';
export { DeliveryRepository } from './delivery.repository.js';
export { freePort } from './free-port.js';
export { HAND_SORT_KEYS, type HandCursor, type HandOrder, type HandSortKey } from './hand-order.js';
export type { HandFilter } from './hand-filter.js';
export type { IdLimits } from './hand-ids.js';
export {
  HandRepository,
  type CopyKind,
  type HandList,
  type HandSource,
  type HandText,
  type HandStatus,
  type StoredHand,
} from './hand.repository.js';
export {
  ImportRepository,
  type ExistingImport,
  type ImportCounts,
  type ImportError,
  type ImportPhase,
  type ImportStatus,
  type NewImport,
  type OpenedImport,
} from './import.repository.js';
export {
  isScope,
  keyIdIn,
  KeyRepository,
  MAX_KEYS,
  SCOPES,
  type CreatedKey,
  type KeyHolder,
  type KeyInfo,
  type NewKey,
  type Scope,
} from './key.repository.js';
export { migrate, missingMigrations } from './migrations.js';
export { PlayerRepository, type CellFilter, type PlayerTotals } from './player.repository.js';
export {
  ReportRepository,
  type FindingCount,
  type HandGroups,
  type FindingKinds,
  type MoneySums,
  type ReportFigures,
  type StageSeconds,
} from './report.repository.js';
export {
  ChunkRowWriter,
  handIdOf,
  MAX_ROWS_PER_HAND,
  positionOf,
  type ChunkCounts,
  type ChunkRows,
  type HandFacts,
  type RecordPosition,
  type SeatStatistics,
} from './rows.js';
export { ObjectDeletionRepository } from './object-deletion.repository.js';
export { openS3ChunkStore } from './s3-chunk-store.js';
export { openStore, type Store, type StoreOptions } from './store.js';
export { TotalsRepository, type StoreTotals } from './totals.repository.js';
export {
  DELIVERY_ERRORS,
  type AttemptResult,
  type ClaimedDelivery,
  type Delivery,
  type DeliveryErrorCode,
  type EndedEquityJob,
  type EventSubject,
  type NewWebhook,
  type Webhook,
  type WebhookDeliveryState,
  type WebhookWithSecret,
} from './webhook.js';
export { MAX_WEBHOOKS, WebhookRepository, type CreatedWebhook } from './webhook.repository.js';
export {
  isName,
  LOCAL_WORKSPACE,
  MAX_NAME_LENGTH,
  MAX_WORKSPACES,
  WorkspaceRepository,
  type Workspace,
  type WorkspaceRef,
} from './workspace.repository.js';
export {
  PLAYER_ORDERS,
  type ListedPlayer,
  type PlayerCursor,
  type PlayerNet,
  type PlayerOrder,
  type WantedPlayers,
} from './player-list.js';
export type { StoredCell } from './player-cell.js';
export type { ResultRow } from './player-statistics.sql.js';
