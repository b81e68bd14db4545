import { Command } from 'commander';
import type { Conversion } from '#audit';
import type { Language } from '#cards';
import { Anonymizer, type CanonicalHand, type HistoryFormat } from '#histories';
import { formatMessage, LABELS } from '#text';
import { readHands } from '../input/hands-of-log.js';
import { expandPaths, warnOfEmptyFolder, type NamedInput } from '../input/inputs.js';
import { CONVERT_MESSAGES } from '../messages/convert.js';
import { EXIT_REJECTED, parseLanguage } from '../options/errors.js';
import { parseFormat } from '../options/formats.js';
import { formatSkippedFile } from '../output/audit-text.js';
import { ConversionSummary } from '../output/conversion-summary.js';
import { HandWriter, TARGETS } from '../output/hand-writer.js';
import { LimitedLines, printNote } from '../output/limited-lines.js';
import { formatParts } from '../output/part-names.js';
import { formatRejectionLine } from '../output/rejection-text.js';
import { Output } from '../output/standard-output.js';
import { languageOption } from '../options/language.js';

interface ConvertFlags {
  readonly to: string;
  readonly format: string;
  readonly lossy?: boolean;
  readonly anonymize?: boolean;
  readonly verbose?: boolean;
  readonly lang: string;
}

/** One run of the command: the options of the user, and what all inputs share. */
interface ConvertRun {
  readonly lossy: boolean;
  readonly language: Language;
  /** Null to keep the names. */
  readonly anonymizer: Anonymizer | null;
  readonly format: HistoryFormat | undefined;
  readonly writer: HandWriter;
  readonly output: Output;
  readonly summary: ConversionSummary;
  readonly notes: LimitedLines;
}

export const convertCommand = (): Command =>
  new Command('convert')
    .description('write hands in another format; hands that it cannot hold are rejected')
    .argument('<path...>', 'files or folders; - for standard input')
    .requiredOption('--to <format>', TARGETS)
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--lossy', 'leave out the fields that the format cannot hold')
    .option('--anonymize', 'replace the names of the players, each by the same name in all hands')
    .option('--verbose', 'print a line for every hand and file that is not written')
    .addOption(languageOption())
    .action(runConvert);

const runConvert = async (paths: readonly string[], flags: ConvertFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const format = parseFormat(flags.format);
  const writer = HandWriter.to(flags.to);
  const output = new Output();
  const lossy = flags.lossy === true;
  const anonymizer = flags.anonymize === true ? new Anonymizer() : null;
  const summary = new ConversionSummary(writer.format.id);
  const notes = new LimitedLines(flags.verbose === true);
  const run: ConvertRun = { lossy, language, anonymizer, format, writer, output, summary, notes };
  for (const input of await expandPaths(paths, warnOfEmptyFolder(language))) await convert(input, run);
  await output.flush();
  notes.finish(language);
  for (const line of summary.lines(language)) printNote(line);
  if (summary.hasMissing && !lossy) printNote(CONVERT_MESSAGES.lossy[language]);
};

/** Converts the hands of an input. */
const convert = async (input: NamedInput, run: ConvertRun): Promise<void> => {
  const { format, writer, lossy, language, anonymizer, output, summary, notes } = run;
  const opened = await input.open();
  const refuse = (index: number | null, reason: string): void => {
    const hand = index === null ? '' : ` ${LABELS.hand[language]} ${String(index)}`;
    notes.print(`${input.name}${hand}: ${reason}`);
    process.exitCode = EXIT_REJECTED;
  };
  const onSkipped = (member: string | null): void => {
    summary.files.skip();
    notes.print(formatSkippedFile({ file: input.name, member }, language));
  };
  const change = (hand: CanonicalHand): CanonicalHand => anonymizer?.anonymize(hand) ?? hand;
  try {
    for await (const hand of readHands(opened, { found: input.found, format, onSkipped })) {
      if ('problem' in hand) {
        summary.files.reject();
        refuse(null, formatRejectionLine(hand.problem, language));
      } else if (!hand.result.ok) {
        summary.reject();
        refuse(hand.index, formatRejectionLine(hand.result.rejection, language));
      } else {
        const converted = writer.convert(hand.result.hand, { lossy, change });
        summary.add(converted);
        if (converted.ok) output.write(converted.text);
        else refuse(hand.index, reasonOf(converted, writer.format.id, language));
      }
      // A format with one hand per file prints nothing until it is certain that there is no second hand.
      if (writer.format.multiHandFormat === undefined) await output.settle();
    }
  } finally {
    await opened.close();
  }
};

const reasonOf = (
  refused: Extract<Conversion, { ok: false }>,
  format: string,
  language: Language,
): string => {
  if (refused.reason === 'faulty')
    return formatMessage(CONVERT_MESSAGES.faulty, language, { format, code: refused.code });
  const fields = formatParts(refused.missing, language);
  return formatMessage(CONVERT_MESSAGES.cannotHold, language, { format, fields });
};
