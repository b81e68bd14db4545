export { auditHand, walkThrough, type AuditedHand, type AuditProfile } from './audit.js';
export {
  auditBlock,
  auditRead,
  auditText,
  rejectedOutcome,
  unplayable,
  type AuditOptions,
  type HandOutcome,
  type Languages,
} from './block.js';
export { auditChunk, readHandAt, type ChunkHand, type ChunkLayout, type LogChunk } from './chunk.js';
export { chunksOf, DEFAULT_CHUNK_LENGTH, type ChunkOptions } from './chunks.js';
export { severities, severityOrder, type FindingCode, type Severity } from './codes.js';
export { digestOf, type HandDigest } from './digest.js';
export type { Figure, Finding } from './finding.js';
export { JsonWriter } from './json-writer.js';
export { meanings } from './meanings.js';
export { messageOf } from './messages.js';
export { copyFindings, placeRecord, Places, writeRecord, type Place } from './placing.js';
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
export { recordAudited, recordCancelled, recordFinding, type RecordBody } from './recording.js';
export { unknownFormat, type Refusal } from './refusals.js';
export {
  rejectionMessage,
  rejectionTexts,
  sourceTexts,
  type RejectionDetail,
  type RejectionToTell,
} from './rejections.js';
export { HandRegistry, type Sighting } from './registry.js';
export { auditSource, type BlockAuditor, type OutcomeBatch, type StreamOptions } from './stream.js';
export { ENGINE_VERSION, Tally } from './tally.js';
export {
  replayHand,
  type Legal,
  type LegalRange,
  type Moment,
  type ReplayedHand,
  type Step,
} from './steps.js';
export type { StepObserver } from './walk.js';
