export { auditHand, replayHand, type AuditedHand, type AuditProfile } from './audit.js';
export {
  auditBlock,
  auditReadHand,
  auditText,
  rejectedOutcome,
  unplayableReason,
  type AuditOptions,
  type HandOutcome,
  type Languages,
} from './block.js';
export { auditChunk, readHandAt, type ChunkHand, type ChunkLayout, type LogChunk } from './chunk.js';
export { cutChunks, DEFAULT_CHUNK_LENGTH, type ChunkOptions } from './chunks.js';
export { severities, severityOrder, type FindingCode, type Severity } from './codes.js';
export { digestHand, type HandDigest } from './digest.js';
export type { Figure, Finding } from './finding.js';
export { JsonWriter } from './json-writer.js';
export { findingDescriptions } from './descriptions.js';
export { formatMessage } from './messages.js';
export { copyFindings, makeRecord, PlaceCounter, writeRecord, type Place } from './placing.js';
export {
  findingSchema,
  recordSchema,
  rejectionSchema,
  summarySchema,
  type AuditedRecord,
  type AuditRecord,
  type AuditSummary,
  type FindingRecord,
  type RejectedRecord,
} from './record.js';
export { writeAuditedRecord, writeCancelledRecord, makeFindingRecord, type RecordBody } from './recording.js';
export { rejectUnknownFormat, type SourceRejection } from './refusals.js';
export {
  formatRejection,
  rejectionTexts,
  sourceTexts,
  type RejectionDetail,
  type AuditRejection,
} from './rejections.js';
export { HandRegistry, type CopyStatus } from './registry.js';
export { auditSource, type BlockAuditor, type OutcomeBatch, type StreamOptions } from './stream.js';
export { ENGINE_VERSION, Tally } from './tally.js';
export {
  replaySteps,
  type Legal,
  type LegalRange,
  type ReplayedEvent,
  type HandSteps,
  type Step,
} from './steps.js';
export type { StepObserver } from './replay.js';
