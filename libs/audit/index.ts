export { auditHand, type AuditedHand } from './claims/audit-hand.js';
export { knownCardsOf } from './claims/known-cards.js';
export { collectedBy, contributionOf, entitlementOf, resultOf } from './claims/player-results.js';
export { awardGross, partsOf } from './settlement/rake-terms.js';
export { answerRulingRequest, type RulingAnswer } from './incidents/answer.js';
export type { AuditProfile } from './replay/profile.js';
export {
  auditBlock,
  auditReadHand,
  rejectedOutcome,
  unplayableReason,
  type AuditOptions,
  type HandOutcome,
  type Languages,
} from './logs/block.js';
export { buffersOf, packOutcomes, unpackOutcomes, type PackedOutcomes } from './logs/packed-outcomes.js';
export type { HandAnalysis } from './logs/analysis.js';
export { StepAnalysis, type SteppedHand } from './logs/step-analysis.js';
export {
  auditChunk,
  auditChunkHands,
  readHandAt,
  textOfHand,
  type BytePlace,
  type ChunkHand,
  type ChunkLayout,
  type LogChunk,
} from './logs/chunk.js';
export { cutChunks, DEFAULT_CHUNK_LENGTH, type ChunkOptions } from './logs/chunks.js';
export {
  CHIP_FAULTS,
  isFault,
  severities,
  severityOrder,
  type FindingCode,
  type Severity,
} from './findings/codes.js';
export { completeHand } from './record/complete-hand.js';
export { keptChips, rakedPots } from './settlement/kept-bets.js';
export { convertHand, type Conversion, type ConversionOptions } from './record/convert-hand.js';
export { type MissingPart, partAt } from './record/implied-parts.js';
export { digestHand, type HandDigest } from './record/digest.js';
export type { FindingValue, Finding } from './findings/finding.js';
export { JsonWriter } from './record/json-writer.js';
export { findingDescriptions } from './findings/descriptions.js';
export {
  copyFindings,
  makeRecord,
  PlaceCounter,
  writeRecord,
  type Place,
  type CopyStatus,
} from './record/placing.js';
export {
  findingSchema,
  recordSchema,
  rejectionSchema,
  summarySchema,
  type AuditedRecord,
  type AuditRecord,
  skippedSchema,
  type AuditSummary,
  type FindingRecord,
  type RejectedRecord,
} from './record/schema.js';
export {
  writeAuditedRecord,
  writeCancelledRecord,
  makeFindingRecord,
  type RecordBody,
} from './record/audited-record.js';
export { containsLog, formatById, openLogs, type LogOptions } from './logs/source-files.js';
export { rejectUnknownFormat, rejectUnreadable, type SourceRejection } from './logs/source-rejections.js';
export { rejectionMessages } from './logs/messages.js';
export { formatRejection, type RejectionDetail, type AuditRejection } from './logs/rejections.js';
export { HeldHands, type TakeHeld } from './logs/held-hands.js';
export { FIRST_PLAYER, type TableDigest } from './tables/digest-layout.js';
export { makeTableDigest } from './tables/table-digest.js';
export { packDigests, unpackDigests } from './tables/packed-digests.js';
export { TableChecker } from './tables/table-checker.js';
export { HandRegistry } from './logs/registry.js';
export { auditSource, type BlockAuditor, type OutcomeBatch, type StreamOptions } from './logs/stream.js';
export { ENGINE_VERSION, AuditCounts } from './logs/audit-counts.js';
export { replaySteps, type ReplayedEvent, type HandSteps } from './record/steps.js';
export { stepSchema, type Legal, type LegalRange, type Step } from './record/step-schema.js';
export { replayHand } from './replay/replay-hand.js';
export type { StepObserver } from './replay/replay.js';
export { answerRuling } from './incidents/answer-ruling.js';
