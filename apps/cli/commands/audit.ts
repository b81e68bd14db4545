import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { auditSource, placeRecord, Places, Tally, writeRecord, type Place, type Sighting } from '#audit';
import { findFormat } from '#histories';
import { auditors, type Auditors, type JudgedBlock } from '../auditors.js';
import { expandPaths, type NamedInput } from '../inputs.js';
import { Output } from '../output.js';
import { Progress } from '../progress.js';
import { readableRecord, readableSummary } from '../readable.js';
import { EXIT_CLEAN, EXIT_FINDINGS, EXIT_REJECTED, languageOf, UsageError, wholeNumber } from '../usage.js';

interface AuditFlags {
  readonly format: string;
  readonly profile: string;
  readonly lang: string;
  readonly ndjson?: boolean;
  readonly json?: boolean;
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
    .option('--lang <lang>', 'language of messages: en or es', 'en')
    .option('--ndjson', 'a line of JSON a hand, then a summary line')
    .option('--json', 'one JSON document')
    .option('--findings-only', 'leave out hands without findings')
    .option('--jobs <n>', 'worker threads', wholeNumber('--jobs', 1, 256), 1)
    .option('--quiet', 'no progress bar')
    .action(runAudit);

const runAudit = async (paths: readonly string[], flags: AuditFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  if (flags.format !== 'auto' && findFormat(flags.format) === undefined)
    throw new UsageError(`there is no format ${flags.format}; see floorman formats`);
  if (flags.ndjson === true && flags.json === true)
    throw new UsageError('--ndjson and --json are two ways to write the same: give one of them');
  const inputs = await expandPaths(paths);
  const started = performance.now();
  const tally = new Tally();
  const printer = printerOf(flags);
  const threads = Math.min(flags.jobs, availableParallelism() * 4);
  const pool = await auditors({ language, profile: flags.profile, threads });
  const progress = new Progress(
    inputs.reduce((sum, { size }) => sum + (size ?? 0), 0),
    language,
    flags.quiet === true ? null : process.stderr,
  );
  try {
    printer.open();
    for (const input of inputs) await auditInput(input, flags, pool, tally, printer, progress);
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
  flags: AuditFlags,
  pool: Auditors,
  tally: Tally,
  printer: Printer,
  progress: Progress,
): Promise<void> => {
  const format = flags.format === 'auto' ? undefined : findFormat(flags.format);
  const language = languageOf(flags.lang);
  const opened = await input.open();
  tally.files++;
  const places = new Places(input.name);
  try {
    const options = { language, ahead: pool.ahead, ...(format === undefined ? {} : { format }) };
    for await (const batch of auditSource(opened.source, pool.judge, options)) {
      for (const outcome of batch.outcomes) {
        const sighting = tally.note(outcome);
        const place = places.next(batch.member);
        printer.hand({ outcome, place, sighting, language });
      }
      await printer.settle();
      progress.advance(batch.characters, tally.hands);
    }
  } finally {
    await opened.close();
  }
};

interface JudgedHand {
  readonly outcome: JudgedBlock[number];
  readonly place: Place;
  readonly sighting: Sighting;
  readonly language: 'en' | 'es';
}

/** How the results are written. */
interface Printer {
  open(): void;
  hand(hand: JudgedHand): void;
  /** To be awaited now and then: waits for a slow reader. */
  settle(): Promise<void>;
  close(tally: Tally, seconds: number): Promise<void>;
}

const printerOf = (flags: AuditFlags): Printer => {
  const output = new Output();
  const wanted = (hand: JudgedHand): boolean =>
    flags.findingsOnly !== true ||
    hand.outcome.codes.length > 0 ||
    hand.outcome.status === 'rejected' ||
    (hand.sighting !== 'new' && hand.sighting !== 'duplicate');
  if (flags.ndjson === true) return ndjsonPrinter(output, wanted);
  if (flags.json === true) return jsonPrinter(output, wanted);
  return textPrinter(output, wanted, flags);
};

type Wanted = (hand: JudgedHand) => boolean;

const writeHand = ({ place, outcome, sighting, language }: JudgedHand, { json }: Output): void => {
  writeRecord(place, outcome, sighting, language, json);
};

const ndjsonPrinter = (output: Output, wanted: Wanted): Printer => ({
  open: () => undefined,
  hand: (hand) => {
    if (!wanted(hand)) return;
    writeHand(hand, output);
    output.write('\n');
  },
  settle: () => output.settle(),
  close: async (tally, seconds) => {
    output.write(JSON.stringify({ summary: tally.summary(seconds) }) + '\n');
    await output.flush();
  },
});

const jsonPrinter = (output: Output, wanted: Wanted): Printer => {
  let separator = '';
  return {
    open: () => output.write('{"hands":['),
    hand: (hand) => {
      if (!wanted(hand)) return;
      output.write(`${separator}\n`);
      writeHand(hand, output);
      separator = ',';
    },
    settle: () => output.settle(),
    close: async (tally, seconds) => {
      output.write(`\n],"summary":${JSON.stringify(tally.summary(seconds))}}\n`);
      await output.flush();
    },
  };
};

/** For people: hands with something to say about them, then the counts. */
const textPrinter = (output: Output, wanted: Wanted, flags: AuditFlags): Printer => {
  const language = languageOf(flags.lang);
  return {
    open: () => undefined,
    hand: (hand) => {
      const dull = hand.outcome.codes.length === 0 && hand.outcome.status !== 'rejected';
      if (dull && (hand.sighting === 'new' || hand.sighting === 'duplicate')) return;
      const { place, outcome, sighting } = hand;
      if (wanted(hand))
        output.write(readableRecord(placeRecord(place, outcome, sighting, language), language));
    },
    settle: () => output.settle(),
    close: async (tally, seconds) => {
      output.write(readableSummary(tally.summary(seconds), language));
      await output.flush();
    },
  };
};
