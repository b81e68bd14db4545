import {
  type Counts,
  type HandRecord,
  type Log,
  rejectionOf,
  type Result,
  type Severity,
  severityOf,
} from './records.js';

/** The number of findings with a code. */
export interface CodeCount {
  readonly code: string;
  /** Null while an import that runs has only its code. */
  readonly severity: Severity | null;
  readonly count: number;
}

/** The sums over the logs of an audit. */
export interface Totals {
  readonly counts: Counts;
  /** Hands with an illegal finding or a mismatch. */
  readonly faulty: number;
  /** Hands in which a rule is broken. */
  readonly illegal: number;
  /** Whether the two are known for all hands: an import that runs counts its findings, but not the hands that have them. */
  readonly isKnown: boolean;
  /** The most severe first, then the most frequent. */
  readonly codes: readonly CodeCount[];
}

const NO_COUNTS: Counts = { hands: 0, audited: 0, rejected: 0, duplicates: 0, cancelled: 0 };

/** Adds up the logs. O(hands that the page holds + codes). */
export const totalsOf = (logs: readonly Log[]): Totals => {
  const counts = { ...NO_COUNTS };
  const codes = new Map<string, { code: string; severity: Severity | null; count: number }>();
  let faulty = 0;
  let illegal = 0;
  let isKnown = true;
  const add = (code: string, severity: Severity | null, count: number): void => {
    const known = codes.get(code);
    if (known === undefined) codes.set(code, { code, severity, count });
    else {
      known.count += count;
      known.severity ??= severity;
    }
  };
  const addRecord = (record: HandRecord): void => {
    const { status, findings } = record;
    const rejection = rejectionOf(record);
    counts.hands++;
    counts[FIELDS[status]]++;
    const found = new Set(findings.map(({ severity }) => severity));
    if (found.has('illegal')) illegal++;
    if (found.has('illegal') || found.has('mismatch')) faulty++;
    for (const { code, severity } of findings) add(code, severityOf(severity), 1);
    if (rejection !== null) add(rejection.code, 'rejected', 1);
  };
  for (const { result, preview } of logs) {
    const shown = shownResult(result, preview);
    if (shown?.kind === 'records') shown.records.forEach(addRecord);
    if (shown?.kind !== 'import') continue;
    const { status, report } = shown;
    for (const field of Object.values(FIELDS)) counts[field] += status.counts[field];
    counts.hands += status.counts.hands;
    if (report === null) {
      isKnown = false;
      for (const [code, count] of Object.entries(status.findings)) add(code, null, count);
      continue;
    }
    faulty += report.verdict.faulty;
    illegal += report.verdict.illegal;
    for (const { code, severity, findings } of report.findings.byCode)
      add(code, severityOf(severity), findings);
    for (const { code, hands } of report.rejections) add(code, 'rejected', hands);
  }
  return { counts, faulty, illegal, isKnown, codes: [...codes.values()].sort(bySeverity) };
};

const FIELDS = {
  audited: 'audited',
  rejected: 'rejected',
  duplicate: 'duplicates',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<HandRecord['status'], keyof Counts>>;

/** What is shown of a log: the first hands of a large one, until its import says more. */
export const shownResult = (result: Result | null, preview: Log['preview']): Result | null => {
  const isBehind =
    preview !== null &&
    (result === null ||
      (result.kind === 'import' &&
        result.report === null &&
        result.status.counts.hands < preview.records.length));
  return isBehind ? preview : result;
};

const SEVERITY_RANKS: Readonly<Record<Severity, number>> = {
  rejected: 1,
  illegal: 0,
  mismatch: 2,
  unverifiable: 3,
  suspect: 4,
  notice: 5,
};

const rankOf = ({ severity }: CodeCount): number => (severity === null ? 6 : SEVERITY_RANKS[severity]);

const bySeverity = (a: CodeCount, b: CodeCount): number =>
  rankOf(a) - rankOf(b) || b.count - a.count || a.code.localeCompare(b.code, 'en');
