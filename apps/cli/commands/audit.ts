import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { auditSource, HeldHands, PlaceCounter, type StreamOptions, AuditCounts } from '#audit';
import type { Language } from '#cards';
import { makeAuditor, MAX_THREADS_PER_CORE, type Auditor } from '../audit/auditor.js';
import { AUDIT_MESSAGES } from '../messages/audit.js';
import { appendPath } from '../options/games.js';
import { parseFormat } from '../options/formats.js';
import { checkReportPath, HtmlReport } from '../output/html-report.js';
import { expandPaths, warnOfEmptyFolder, type NamedInput } from '../input/inputs.js';
import {
  allOf,
  everyHand,
  hasFindings,
  jsonPrinter,
  ndjsonPrinter,
  textPrinter,
  type PrintedHand,
  type Printer,
} from '../output/printers.js';
import { Progress } from '../output/progress-bar.js';
import {
  EXIT_CLEAN,
  EXIT_FINDINGS,
  EXIT_REJECTED,
  parseLanguage,
  UsageError,
  wholeNumber,
} from '../options/errors.js';

interface AuditFlags {
  readonly format: string;
  readonly profile: string;
  readonly variantFile: readonly string[];
  readonly lang: string;
  readonly ndjson?: boolean;
  readonly json?: boolean;
  readonly html?: string;
  readonly findingsOnly?: boolean;
  readonly jobs: number;
  readonly quiet?: boolean;
  readonly tableChecks: boolean;
}

export const auditCommand = (): Command =>
  new Command('audit')
    .description('audit logs: files, folders, gzip, zip, or - for standard input')
    .argument('<path...>', 'files or folders; - for standard input')
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--profile <id|file>', 'house profile: a preset, or a JSON file', 'auto')
    .option('--variant-file <file>', 'a custom variant as a JSON file; may be repeated', appendPath, [])
    .option('--lang <lang>', 'language of messages: en or es', 'en')
    .option('--ndjson', 'one line of JSON per hand, then a summary line')
    .option('--json', 'one JSON document')
    .option('--html <file>', 'also write an HTML report to a file')
    .option('--findings-only', 'leave out hands without findings')
    .option('--jobs <n>', 'worker threads', wholeNumber('--jobs', 1, 256), 1)
    .option('--no-table-checks', 'do not compare the hands of a table with each other')
    .option('--quiet', 'no progress bar')
    .action(runAudit);

const runAudit = async (paths: readonly string[], flags: AuditFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const format = parseFormat(flags.format);
  if (flags.ndjson === true && flags.json === true) throw new UsageError(AUDIT_MESSAGES.twoOutputs);
  const inputs = await expandPaths(paths, warnOfEmptyFolder(language));
  if (flags.html !== undefined)
    await checkReportPath(
      flags.html,
      inputs.map(({ name }) => name),
    );
  const started = performance.now();
  const counts = new AuditCounts();
  const printer = printerOf(flags, language);
  const threads = Math.min(flags.jobs, availableParallelism() * MAX_THREADS_PER_CORE);
  const auditor = await makeAuditor({
    language,
    profile: flags.profile,
    variantFiles: flags.variantFile,
    threads,
    tables: flags.tableChecks,
  });
  const progress = new Progress(
    inputs.reduce((sum, { size }) => sum + (size ?? 0), 0),
    language,
    flags.quiet === true ? null : process.stderr,
  );
  try {
    await printer.open();
    const options = { language, ahead: auditor.ahead, format };
    for (const input of inputs) await auditInput(input, options, auditor, counts, printer, progress);
    const seconds = Math.round(performance.now() - started) / 1000;
    progress.finish();
    await printer.close(counts, seconds);
  } finally {
    await auditor.close();
  }
  if (counts.rejected > 0) process.exitCode = EXIT_REJECTED;
  else process.exitCode = counts.ofSeverity('illegal', 'mismatch') > 0 ? EXIT_FINDINGS : EXIT_CLEAN;
};

const auditInput = async (
  input: NamedInput,
  options: StreamOptions,
  auditor: Auditor,
  counts: AuditCounts,
  printer: Printer,
  progress: Progress,
): Promise<void> => {
  const opened = await input.open();
  counts.files++;
  const places = new PlaceCounter(input.name);
  const onSkipped = (member: string | null): void => {
    counts.notALog++;
    printer.skipped?.({ file: input.name, member });
  };
  const log = { ...options, found: input.found, onSkipped };
  const held = new HeldHands<Omit<PrintedHand, 'acrossHands'>>((hand, acrossHands) => {
    counts.noteAcrossHands(acrossHands);
    printer.hand({ ...hand, acrossHands });
  });
  try {
    for await (const batch of auditSource(opened.source, auditor.auditBlock, log)) {
      for (const outcome of batch.outcomes) {
        const copy = counts.note(outcome);
        const place = places.next(batch.member);
        const digest = copy === 'new' ? outcome.table : null;
        held.add({ outcome, place, copy, language: options.language }, digest, batch.member);
      }
      await printer.settle();
      progress.advance(batch.characters, counts.hands);
    }
    held.end();
    await printer.settle();
  } finally {
    await opened.close();
  }
};

const printerOf = (flags: AuditFlags, language: Language): Printer => {
  const filter = flags.findingsOnly === true ? hasFindings : everyHand;
  const output =
    flags.ndjson === true
      ? ndjsonPrinter(filter)
      : flags.json === true
        ? jsonPrinter(filter)
        : textPrinter(language);
  return flags.html === undefined ? output : allOf([new HtmlReport(flags.html, language), output]);
};
