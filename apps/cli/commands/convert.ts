import { Command } from 'commander';
import { completeHandFor } from '#audit';
import type { Language } from '#cards';
import { Anonymizer, type HistoryFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { formatMessage, LABELS, sanitize } from '#text';
import { readHands } from '../input/hands-of-log.js';
import { expandPaths, type NamedInput } from '../input/inputs.js';
import { CONVERT_MESSAGES } from '../messages/convert.js';
import { EXIT_REJECTED, parseLanguage } from '../options/errors.js';
import { parseFormat } from '../options/formats.js';
import { HandWriter, TARGETS } from '../output/hand-writer.js';
import { formatRejectionLine } from '../output/rejection-text.js';
import { Output } from '../output/standard-output.js';

interface ConvertFlags {
  readonly to: string;
  readonly format: string;
  readonly lossy?: boolean;
  readonly anonymize?: boolean;
  readonly lang: string;
}

interface ConvertOptions {
  readonly lossy: boolean;
  readonly language: Language;
  /** Null to keep the names. */
  readonly anonymizer: Anonymizer | null;
}

export const convertCommand = (): Command =>
  new Command('convert')
    .description('write hands in another format; hands that it cannot hold are rejected')
    .argument('<path...>', 'files or folders; - for standard input')
    .requiredOption('--to <format>', TARGETS)
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--lossy', 'leave out the fields that the format cannot hold')
    .option('--anonymize', 'replace the names of the players, each by the same name in all hands')
    .option('--lang <lang>', 'language of messages: en or es', 'en')
    .action(runConvert);

const runConvert = async (paths: readonly string[], flags: ConvertFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const format = parseFormat(flags.format);
  const writer = HandWriter.to(flags.to);
  const output = new Output();
  const lossy = flags.lossy === true;
  const anonymizer = flags.anonymize === true ? new Anonymizer() : null;
  let refused = 0;
  for (const input of await expandPaths(paths))
    refused += await convert(input, format, writer, { lossy, language, anonymizer }, output);
  await output.flush();
  if (refused > 0 && !lossy) process.stderr.write(`floorman: ${CONVERT_MESSAGES.lossy[language]}\n`);
};

/** Converts the hands of an input; returns the number of hands that the format cannot hold. */
const convert = async (
  input: NamedInput,
  format: HistoryFormat | undefined,
  writer: HandWriter,
  { lossy, language, anonymizer }: ConvertOptions,
  output: Output,
): Promise<number> => {
  let refused = 0;
  const opened = await input.open();
  const refuse = refusalPrinter(input, language);
  try {
    for await (const hand of readHands(opened, { found: input.found, format })) {
      if ('problem' in hand) refuse(null, formatRejectionLine(hand.problem, language));
      else if (!hand.result.ok) refuse(hand.index, formatRejectionLine(hand.result.rejection, language));
      else {
        const read = completeHandFor(
          writer.format,
          hand.result.hand,
          profileOfFormat(hand.result.hand.format),
        );
        const written = writer.write(anonymizer?.anonymize(read) ?? read, { lossy });
        if ('text' in written) output.write(written.text);
        else {
          refused++;
          const values = { format: writer.format.id, fields: written.missing.join(', ') };
          refuse(hand.index, formatMessage(CONVERT_MESSAGES.cannotHold, language, values));
        }
      }
      // A format with one hand per file prints nothing until it is certain that there is no second hand.
      if (writer.format.multiHandFormat === undefined) await output.settle();
    }
  } finally {
    await opened.close();
  }
  return refused;
};

/** Prints which hand is not converted, and why. */
const refusalPrinter =
  ({ name }: NamedInput, language: Language) =>
  (index: number | null, reason: string): void => {
    const hand = index === null ? '' : ` ${LABELS.hand[language]} ${String(index)}`;
    process.stderr.write(`floorman: ${sanitize(`${name}${hand}: ${reason}`)}\n`);
    process.exitCode = EXIT_REJECTED;
  };
