import type { HandOutcome } from './block.js';
import { severities, type FindingCode, type Severity } from '../findings/codes.js';
import type { AuditSummary } from '../record/schema.js';
import { HandRegistry, type CopyStatus } from './registry.js';

/** The version of the engine and audit that findings are marked with, so that a re-audit can be compared. */
export const ENGINE_VERSION = '1.0.0';

/** Counts what came of the hands of an input, in order, and tells duplicates. */
export class Tally {
  private readonly registry = new HandRegistry();
  private readonly findings = new Map<FindingCode, number>();
  files = 0;
  audited = 0;
  rejected = 0;
  duplicates = 0;
  cancelled = 0;

  /** Notes an outcome, and says whether the hand was seen before. */
  note({ status, digest, codes }: HandOutcome): CopyStatus {
    const sighting = digest === null ? 'new' : this.registry.see(digest);
    if (sighting === 'duplicate') {
      this.duplicates++;
      return sighting;
    }
    this[status]++;
    for (const code of codes) this.count(code);
    if (sighting !== 'new') this.count(sighting);
    return sighting;
  }

  get hands(): number {
    return this.audited + this.rejected + this.duplicates + this.cancelled;
  }

  /** How many findings there are of a severity. */
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
      findings: Object.fromEntries([...this.findings].sort(([a], [b]) => (a < b ? -1 : 1))),
      engine: ENGINE_VERSION,
      seconds,
    };
  }

  private count(code: FindingCode): void {
    this.findings.set(code, (this.findings.get(code) ?? 0) + 1);
  }
}
