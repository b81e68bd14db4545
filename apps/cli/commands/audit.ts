import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { auditSource, PlaceCounter, type StreamOptions, Tally } from '#audit';
import type { Language } from '#cards';
import { auditors, type Auditors } from '../audit/auditor.js';
import { another } from '../options/games.js';
import { formatAsked } from '../options/formats.js';
import { HtmlReport, refuseOverwriting } from '../output/html-report.js';
import { expandPaths, tellEmpty, type NamedInput } from '../input/inputs.js';
import {
  allOf,
  everyHand,
  isRemarkable,
  jsonPrinter,
  ndjsonPrinter,
  textPrinter,
  type Printer,
} from '../output/printers.js';
import { Progress } from '../output/progress-bar.js';
import {
  EXIT_CLEAN,
  EXIT_FINDINGS,
  EXIT_REJECTED,
  languageOf,
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
}

export const auditCommand = (): Command =>
  new Command('audit')
    .description('audit logs: files, folders, gzip, zip, or - for standard input')
    .argument('<path...>', 'files or folders; - for standard input')
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--profile <id|file>', 'house profile: a preset, or a JSON file', 'auto')
    .option('--variant-file <file>', 'a game of your own, as JSON; may be repeated', another, [])
    .option('--lang <lang>', 'language of messages: en or es', 'en')
    .option('--ndjson', 'a line of JSON a hand, then a summary line')
    .option('--json', 'one JSON document')
    .option('--html <file>', 'write a report for browsers to a file as well')
    .option('--findings-only', 'leave out hands without findings')
    .option('--jobs <n>', 'worker threads', wholeNumber('--jobs', 1, 256), 1)
    .option('--quiet', 'no progress bar')
    .action(runAudit);

const runAudit = async (paths: readonly string[], flags: AuditFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  const format = formatAsked(flags.format);
  if (flags.ndjson === true && flags.json === true)
    throw new UsageError({
      en: '--ndjson and --json are two ways to write the same: give one of them',
      es: '--ndjson y --json son dos maneras de escribir lo mismo: dé una de ellas',
    });
  const inputs = await expandPaths(paths, tellEmpty(language));
  if (flags.html !== undefined)
    await refuseOverwriting(
      flags.html,
      inputs.map(({ name }) => name),
    );
  const started = performance.now();
  const tally = new Tally();
  const printer = printerOf(flags, language);
  const threads = Math.min(flags.jobs, availableParallelism() * 4);
  const pool = await auditors({ language, profile: flags.profile, variantFiles: flags.variantFile, threads });
  const progress = new Progress(
    inputs.reduce((sum, { size }) => sum + (size ?? 0), 0),
    language,
    flags.quiet === true ? null : process.stderr,
  );
  try {
    await printer.open();
    const options = { language, ahead: pool.ahead, ...(format === undefined ? {} : { format }) };
    for (const input of inputs) await auditInput(input, options, pool, tally, printer, progress);
    const seconds = Math.round(performance.now() - started) / 1000;
    progress.finish();
    await printer.close(tally, seconds);
  } finally {
    await pool.close();
  }
  if (tally.rejected > 0) process.exitCode = EXIT_REJECTED;
  else process.exitCode = tally.ofSeverity('illegal', 'mismatch') > 0 ? EXIT_FINDINGS : EXIT_CLEAN;
};

const auditInput = async (
  input: NamedInput,
  options: StreamOptions,
  pool: Auditors,
  tally: Tally,
  printer: Printer,
  progress: Progress,
): Promise<void> => {
  const opened = await input.open();
  tally.files++;
  const places = new PlaceCounter(input.name);
  try {
    for await (const batch of auditSource(opened.source, pool.judge, options)) {
      for (const outcome of batch.outcomes) {
        const sighting = tally.note(outcome);
        const place = places.next(batch.member);
        printer.hand({ outcome, place, sighting, language: options.language });
      }
      await printer.settle();
      progress.advance(batch.characters, tally.hands);
    }
  } finally {
    await opened.close();
  }
};

const printerOf = (flags: AuditFlags, language: Language): Printer => {
  const wanted = flags.findingsOnly === true ? isRemarkable : everyHand;
  const output =
    flags.ndjson === true
      ? ndjsonPrinter(wanted)
      : flags.json === true
        ? jsonPrinter(wanted)
        : textPrinter(language);
  return flags.html === undefined ? output : allOf([new HtmlReport(flags.html, language), output]);
};
