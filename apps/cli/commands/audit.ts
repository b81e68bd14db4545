import { Command } from 'commander';
import { AuditCounts, HeldHands } from '#audit';
import type { Language } from '#cards';
import { NamelessRecords } from '#privacy';
import { readLogs, type LoggedHand } from '../audit/read-logs.js';
import { AUDIT_MESSAGES } from '../messages/audit.js';
import { parseFormat } from '../options/formats.js';
import { addAnonymizeOptions, readAliases, type AnonymizeFlags } from '../options/anonymize.js';
import { addLogOptions, type LogFlags } from '../options/log-options.js';
import { expandPaths, warnOfEmptyFolder } from '../input/inputs.js';
import {
  allOf,
  everyHand,
  hasFindings,
  jsonPrinter,
  ndjsonPrinter,
  textPrinter,
  type Printer,
} from '../output/printers.js';
import { EXIT_CLEAN, EXIT_FINDINGS, EXIT_REJECTED, parseLanguage, UsageError } from '../options/errors.js';

interface AuditFlags extends LogFlags, AnonymizeFlags {
  readonly ndjson?: boolean;
  readonly json?: boolean;
  readonly html?: string;
  readonly findingsOnly?: boolean;
  readonly tableChecks: boolean;
}

export const auditCommand = (): Command =>
  addAnonymizeOptions(addLogOptions(new Command('audit')))
    .description('audit logs: files, folders, gzip, zip, or - for standard input')
    .option('--ndjson', 'one line of JSON per hand, then a summary line')
    .option('--json', 'one JSON document')
    .option('--html <file>', 'also write an HTML report to a file')
    .option('--findings-only', 'leave out hands without findings')
    .option('--no-table-checks', 'do not compare the hands of a table with each other')
    .action(runAudit);

/** Only a report needs the analyses of hands and the equity library: loading them takes longer than a short log. */
const loadReport = () => import('../output/html-report.js');

const runAudit = async (paths: readonly string[], flags: AuditFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  if (flags.ndjson === true && flags.json === true) throw new UsageError(AUDIT_MESSAGES.twoOutputs);
  // Wrong options are reported before wrong paths.
  parseFormat(flags.format);
  const aliases = await readAliases(flags);
  const inputs = await expandPaths(paths, warnOfEmptyFolder(language));
  if (flags.html !== undefined) {
    const { checkReportPath } = await loadReport();
    await checkReportPath(
      flags.html,
      inputs.map(({ name }) => name),
    );
  }
  const names = aliases === null ? null : new NamelessRecords(aliases, language);
  const printer = await printerOf(flags, language, names);
  const counts = new AuditCounts();
  const held = new HeldHands<LoggedHand>(({ outcome, place, copy }, acrossHands) => {
    counts.noteAcrossHands(acrossHands);
    printer.hand({ outcome, place, copy, language, acrossHands });
  });
  const isReported = flags.html !== undefined;
  const purpose = {
    tables: flags.tableChecks,
    analysis: isReported ? ('report' as const) : null,
    records: true,
    texts: isReported,
  };
  const seconds = await readLogs(inputs, flags, purpose, counts, {
    begin: () => printer.open(),
    hand: (hand) => {
      const { outcome, place, copy } = hand;
      held.add(hand, copy === 'new' ? outcome.table : null, place.member);
    },
    skipped: (file) => printer.skipped?.(file),
    endOfFile: () => {
      held.end();
    },
    settle: () => printer.settle(),
  });
  await printer.close(counts, seconds);
  if (counts.rejected > 0) process.exitCode = EXIT_REJECTED;
  else process.exitCode = counts.ofSeverity('illegal', 'mismatch') > 0 ? EXIT_FINDINGS : EXIT_CLEAN;
};

const printerOf = async (
  flags: AuditFlags,
  language: Language,
  names: NamelessRecords | null,
): Promise<Printer> => {
  const filter = flags.findingsOnly === true ? hasFindings : everyHand;
  const output =
    flags.ndjson === true
      ? ndjsonPrinter(filter, names)
      : flags.json === true
        ? jsonPrinter(filter, names)
        : textPrinter(language, names);
  if (flags.html === undefined) return output;
  const { HtmlReport } = await loadReport();
  return allOf([new HtmlReport(flags.html, language, names), output]);
};
