import { Command } from 'commander';
import { findFormat, type HistoryFormat } from '#histories';
import { plain } from '../../report/plain.js';
import { expandPaths, type NamedInput } from '../inputs.js';
import { loggedHands } from '../logged-hands.js';
import { Output } from '../output.js';
import { sentenceOf } from '../sentences.js';
import { EXIT_REJECTED, UsageError } from '../usage.js';
import { HandWriter, targets } from '../writers.js';

interface ConvertFlags {
  readonly to: string;
  readonly format: string;
  readonly lossy?: boolean;
}

export const convertCommand = (): Command =>
  new Command('convert')
    .description('write hands in another format; what it cannot hold is refused')
    .argument('<path...>', 'files or folders; - for standard input')
    .requiredOption('--to <format>', targets)
    .option('--format <id>', 'format of the logs', 'auto')
    .option('--lossy', 'leave out what the format has no place for')
    .action(runConvert);

const runConvert = async (paths: readonly string[], flags: ConvertFlags): Promise<void> => {
  const format = flags.format === 'auto' ? undefined : findFormat(flags.format);
  if (flags.format !== 'auto' && format === undefined)
    throw new UsageError(`there is no format ${flags.format}; see floorman formats`);
  const writer = HandWriter.to(flags.to);
  const output = new Output();
  for (const input of await expandPaths(paths))
    await convert(input, format, writer, flags.lossy === true, output);
  await output.flush();
};

const convert = async (
  input: NamedInput,
  format: HistoryFormat | undefined,
  writer: HandWriter,
  lossy: boolean,
  output: Output,
): Promise<void> => {
  const opened = await input.open();
  try {
    for await (const logged of loggedHands(opened, format)) {
      if ('problem' in logged) refuse(input, null, sentenceOf(logged.problem, 'en'));
      else if (!logged.reading.ok) refuse(input, logged.index, sentenceOf(logged.reading.rejection, 'en'));
      else {
        const written = writer.write(logged.reading.hand, { lossy });
        if ('text' in written) output.write(written.text);
        else refuse(input, logged.index, `${writer.format.id} cannot hold ${written.missing.join(', ')}`);
      }
      // A format of one hand a file may still find a second one, and then there is none to write.
      if (writer.format.severalAs === undefined) await output.settle();
    }
  } finally {
    await opened.close();
  }
};

const refuse = ({ name }: NamedInput, index: number | null, sentence: string): void => {
  const hand = index === null ? '' : ` hand ${String(index)}`;
  process.stderr.write(`floorman: ${plain(`${name}${hand}: ${sentence}`)}\n`);
  process.exitCode = EXIT_REJECTED;
};
