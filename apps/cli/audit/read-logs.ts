import {
  AuditCounts,
  auditSource,
  makeRecord,
  PlaceCounter,
  type CopyStatus,
  type HandOutcome,
  type Place,
} from '#audit';
import type { Language } from '#cards';
import { formatCount, formatMessage } from '#text';
import { expandPaths, warnOfEmptyFolder, type NamedInput } from '../input/inputs.js';
import { HANDS_MESSAGES } from '../messages/hands.js';
import { parseLanguage, RejectedError } from '../options/errors.js';
import { parseFormat } from '../options/formats.js';
import type { LogFlags } from '../options/log-options.js';
import { printNote } from '../output/limited-lines.js';
import { Progress } from '../output/progress-bar.js';
import { formatRecord, type SkippedFile } from '../output/audit-text.js';
import type { AnalysisName, FactsOf } from './analyses.js';
import { makeAuditor } from './auditor.js';
import { threadsFor } from './threads.js';

/** A hand of the logs in the order of the input. */
export interface LoggedHand {
  readonly outcome: HandOutcome;
  readonly place: Place;
  readonly copy: CopyStatus;
}

/** Receives the hands of the logs in order. */
export interface HandTaker {
  /** Called before the first file, once the options are known to be sound. */
  begin?(): Promise<void>;
  hand(hand: LoggedHand): void;
  /** A file that is no log. */
  skipped?(file: SkippedFile): void;
  /** Called after the last hand of each file. */
  endOfFile?(): void;
  /** Awaited regularly: it waits for a slow reader of the output. */
  settle?(): Promise<void>;
}

/** What the hands are read for. */
export interface LogPurpose {
  /** Whether the hands of a table are compared. */
  readonly tables: boolean;
  readonly analysis: AnalysisName | null;
  /** Whether outcomes have the records of hands, and their texts. */
  readonly records: boolean;
  readonly texts: boolean;
}

/**
 * Reads, audits and counts the hands of all logs, in threads if the flags say so.
 *
 * @returns the seconds that it took
 */
export const readLogs = async (
  inputs: readonly NamedInput[],
  flags: LogFlags,
  purpose: LogPurpose,
  counts: AuditCounts,
  taker: HandTaker,
): Promise<number> => {
  const language = parseLanguage(flags.lang);
  const format = parseFormat(flags.format);
  const started = performance.now();
  const size = inputs.reduce((sum, input) => sum + (input.size ?? 0), 0);
  const auditor = await makeAuditor({
    language,
    profile: flags.profile,
    variantFiles: flags.variantFile,
    threads: threadsFor(flags.jobs, size),
    ...purpose,
  });
  const progress = new Progress(size, language, flags.quiet === true ? null : process.stderr);
  const readInput = async (input: NamedInput): Promise<void> => {
    const opened = await input.open();
    counts.files++;
    const places = new PlaceCounter(input.name);
    const onSkipped = (member: string | null): void => {
      counts.notALog++;
      taker.skipped?.({ file: input.name, member });
    };
    const log = { language, ahead: auditor.ahead, format, found: input.found, onSkipped };
    try {
      for await (const batch of auditSource(opened.source, auditor.auditBlock, log)) {
        for (const outcome of batch.outcomes)
          taker.hand({ outcome, place: places.next(batch.member), copy: counts.note(outcome) });
        await taker.settle?.();
        progress.advance(batch.characters, counts.hands);
      }
      taker.endOfFile?.();
      await taker.settle?.();
    } finally {
      await opened.close();
    }
  };
  try {
    await taker.begin?.();
    for (const input of inputs) await readInput(input);
  } finally {
    progress.finish();
    await auditor.close();
  }
  return Math.round(performance.now() - started) / 1000;
};

/** The counts of the hands that were analyzed, and how long it took. */
export interface AnalysisRun {
  readonly counts: AuditCounts;
  readonly seconds: number;
}

/** The number of rejected hands and files whose reasons an analysis names. */
const MAX_REJECTED = 10;

/** The first rejected hands and files as `audit` prints them, and that nothing was audited. */
const formatRejected = (first: readonly LoggedHand[], counts: AuditCounts, language: Language): string => {
  const reasons = first.map(({ outcome, place, copy }) =>
    formatRecord(makeRecord(place, outcome, copy, language), language).trimEnd(),
  );
  const hands = formatCount(counts.rejected, 'hands', language);
  return [...reasons, formatMessage(HANDS_MESSAGES.allRejected, language, { hands })].join('\n');
};

/**
 * Passes the facts of each hand that counts to `take`, in order: of audited hands, each once, whatever copies and other views of it
 * there are.
 *
 * @throws RejectedError if all of the input was rejected
 */
export const analyzeLogs = async <Name extends AnalysisName>(
  paths: readonly string[],
  flags: LogFlags,
  analysis: Name,
  take: (facts: FactsOf<Name>, hand: LoggedHand) => void,
): Promise<AnalysisRun> => {
  // Wrong options are reported before wrong paths.
  parseFormat(flags.format);
  const language = parseLanguage(flags.lang);
  const inputs = await expandPaths(paths, warnOfEmptyFolder(language));
  const counts = new AuditCounts();
  const purpose = { tables: false, analysis, records: false, texts: false };
  const rejected: LoggedHand[] = [];
  const seconds = await readLogs(inputs, flags, purpose, counts, {
    hand: (hand) => {
      const { outcome, copy } = hand;
      if (outcome.status === 'rejected' && rejected.length < MAX_REJECTED) rejected.push(hand);
      if (copy === 'new' && outcome.facts !== null) take(outcome.facts as FactsOf<Name>, hand);
    },
  });
  if (counts.rejected > 0) {
    if (counts.audited + counts.cancelled === 0)
      throw new RejectedError(formatRejected(rejected, counts, language));
    const hands = formatCount(counts.rejected, 'hands', language);
    printNote(formatMessage(HANDS_MESSAGES.rejected, language, { hands }));
  }
  return { counts, seconds };
};
