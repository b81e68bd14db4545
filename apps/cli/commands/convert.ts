import { Command } from 'commander';
import type { Language } from '#cards';
import type { HistoryFormat } from '#histories';
import { formatMessage, LABELS, sanitize } from '#text';
import { formatAsked } from '../options/formats.js';
import { expandPaths, type NamedInput } from '../input/inputs.js';
import { loggedHands } from '../input/hands-of-log.js';
import { Output } from '../output/standard-output.js';
import { sentenceOf } from '../output/rejection-text.js';
import { EXIT_REJECTED, languageOf } from '../options/errors.js';
import { HandWriter, targets } from '../output/hand-writer.js';

interface ConvertFlags {
  readonly to: string;
  readonly format: string;
  readonly lossy?: boolean;
  readonly lang: string;
}

export const convertCommand = (): Command =>
  new Command('convert')
    .description('write hands in another format; what it cannot hold is refused')
    .argument('<path...>', 'files or folders; - for standard input')
    .requiredOption('--to <format>', targets)
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--lossy', 'leave out what the format has no place for')
    .option('--lang <lang>', 'language of messages: en or es', 'en')
    .action(runConvert);

const runConvert = async (paths: readonly string[], flags: ConvertFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  const format = formatAsked(flags.format);
  const writer = HandWriter.to(flags.to);
  const output = new Output();
  const lossy = flags.lossy === true;
  let missing = 0;
  for (const input of await expandPaths(paths))
    missing += await convert(input, format, writer, { lossy, language }, output);
  await output.flush();
  if (missing > 0 && !lossy) process.stderr.write(`floorman: ${LEFT_OUT[language]}\n`);
};

/** Gives the number of hands that the format cannot hold. */
const convert = async (
  input: NamedInput,
  format: HistoryFormat | undefined,
  writer: HandWriter,
  { lossy, language }: { readonly lossy: boolean; readonly language: Language },
  output: Output,
): Promise<number> => {
  let missing = 0;
  const opened = await input.open();
  const refuse = refuser(input, language);
  try {
    for await (const logged of loggedHands(opened, format)) {
      if ('problem' in logged) refuse(null, sentenceOf(logged.problem, language));
      else if (!logged.reading.ok) refuse(logged.index, sentenceOf(logged.reading.rejection, language));
      else {
        const written = writer.write(logged.reading.hand, { lossy });
        if ('text' in written) output.write(written.text);
        else {
          missing++;
          const values = { format: writer.format.id, what: written.missing.join(', ') };
          refuse(logged.index, formatMessage(CANNOT_HOLD, language, values));
        }
      }
      // A format of one hand a file may still find a second one, and then there is none to write.
      if (writer.format.multiHandFormat === undefined) await output.settle();
    }
  } finally {
    await opened.close();
  }
  return missing;
};

const CANNOT_HOLD = { en: '{format} cannot hold {what}', es: '{format} no tiene lugar para {what}' } as const;
const LEFT_OUT = {
  en: '--lossy leaves out what a hand can be told without',
  es: '--lossy deja fuera aquello sin lo que se puede contar una mano',
} as const;

/** Says what is not written, and why. */
const refuser =
  ({ name }: NamedInput, language: Language) =>
  (index: number | null, sentence: string): void => {
    const hand = index === null ? '' : ` ${LABELS.hand[language]} ${String(index)}`;
    process.stderr.write(`floorman: ${sanitize(`${name}${hand}: ${sentence}`)}\n`);
    process.exitCode = EXIT_REJECTED;
  };
