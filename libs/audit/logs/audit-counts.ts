import type { HandOutcome } from './block.js';
import { severities, type FindingCode, type Severity } from '../findings/codes.js';
import type { Finding } from '../findings/finding.js';
import type { AuditSummary } from '../record/schema.js';
import type { CopyStatus } from '../record/placing.js';
import { HandRegistry } from './registry.js';

/** The version of the engine and the audit. Stored with findings, so that audits can be compared. */
export const ENGINE_VERSION = '1.0.0';

/** Counts the outcomes of an input, in order, and finds duplicates. */
export class AuditCounts {
  private readonly registry = new HandRegistry();
  private readonly findings = new Map<FindingCode, number>();
  files = 0;
  /** Files that are skipped because they are no logs. */
  notALog = 0;
  audited = 0;
  rejected = 0;
  duplicates = 0;
  cancelled = 0;

  /** Counts an outcome, and returns the copy status of the hand. */
  note({ status, digest, codes }: HandOutcome): CopyStatus {
    const copyStatus = digest === null ? 'new' : this.registry.see(digest);
    if (copyStatus === 'duplicate') {
      this.duplicates++;
      return copyStatus;
    }
    this[status]++;
    for (const code of codes) this.count(code);
    if (copyStatus !== 'new') this.count(copyStatus);
    return copyStatus;
  }

  /** Counts findings across hands. */
  noteAcrossHands(findings: readonly Pick<Finding, 'code'>[]): void {
    for (const { code } of findings) this.count(code);
  }

  get hands(): number {
    return this.audited + this.rejected + this.duplicates + this.cancelled;
  }

  /** The number of findings with these severities. */
  ofSeverity(...wanted: readonly Severity[]): number {
    let sum = 0;
    for (const [code, count] of this.findings) if (wanted.includes(severities[code])) sum += count;
    return sum;
  }

  summary(seconds: number): AuditSummary {
    return {
      files: this.files,
      hands: this.hands,
      audited: this.audited,
      rejected: this.rejected,
      duplicates: this.duplicates,
      cancelled: this.cancelled,
      skipped: { 'not-a-log': this.notALog },
      findings: Object.fromEntries([...this.findings].sort(([a], [b]) => (a < b ? -1 : 1))),
      engine: ENGINE_VERSION,
      seconds,
    };
  }

  private count(code: FindingCode): void {
    this.findings.set(code, (this.findings.get(code) ?? 0) + 1);
  }
}
