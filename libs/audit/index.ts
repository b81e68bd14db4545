export { auditHand, type AuditedHand, type AuditProfile } from './audit.js';
export { severities, type FindingCode, type Severity } from './codes.js';
export type { Figure, Finding } from './finding.js';
export type { StepObserver } from './walk.js';
