import { realpath, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { auditHand } from '#audit';
import type { Language } from '#cards';
import type { HistoryFormat } from '#histories';
import { RuleInference } from '#inference';
import { profileOfFormat, profiles } from '#rules';
import { fillMessage } from '#text';
import { readHands } from '../input/hands-of-log.js';
import { expandPaths, warnOfEmptyFolder, type NamedInput } from '../input/inputs.js';
import { PROFILE_MESSAGES } from '../messages/profiles.js';
import { FailureError, parseLanguage, UsageError } from '../options/errors.js';
import { parseFormat } from '../options/formats.js';
import { formatSkippedFile } from '../output/audit-text.js';
import { FileCounts } from '../output/conversion-summary.js';
import { LimitedLines } from '../output/limited-lines.js';
import { formatInferred } from '../output/profile-text.js';
import { formatRejectionLine } from '../output/rejection-text.js';
import { printList } from './catalogues.js';
import { languageOption } from '../options/language.js';

interface ProfilesFlags {
  readonly infer?: readonly string[];
  readonly format?: string;
  readonly out?: string;
  readonly json?: boolean;
  readonly verbose?: boolean;
  readonly lang: string;
}

export const profilesCommand = (): Command =>
  new Command('profiles')
    .description('list the house profiles, or infer one from logs')
    .option('--infer <path...>', 'work out the rules of a house from its logs, and print them as a profile')
    .option('--format <id>', 'format of the logs of --infer; default: auto')
    .option('--out <file>', 'write the inferred profile to a file, and print the evidence instead')
    .option('--json', 'as JSON; with --infer only the profile')
    .option('--verbose', 'print a line for every file that --infer leaves out')
    .addOption(languageOption())
    .action(runProfiles);

const runProfiles = async (flags: ProfilesFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  if (flags.infer === undefined) {
    if (flags.out !== undefined || flags.format !== undefined)
      throw new UsageError(PROFILE_MESSAGES.onlyInfer);
    printList(flags.json, {
      json: profiles,
      lines: profiles.map(({ id, name }) => `${id.padEnd(12)} ${name[language]}`),
    });
    return;
  }
  const format = parseFormat(flags.format ?? 'auto');
  const inputs = await expandPaths(flags.infer, warnOfEmptyFolder(language));
  if (flags.out !== undefined) await checkTarget(flags.out, inputs);
  const inference = new RuleInference();
  const left: LeftOut = {
    files: new FileCounts(),
    notes: new LimitedLines(flags.verbose === true),
    language,
  };
  for (const input of inputs) await noteHands(input, format, inference, left);
  left.notes.finish(language);
  const inferred = inference.infer();
  const { evidence } = inferred.document;
  if (evidence?.hands === 0) {
    const { faulty, unused, rejected } = evidence;
    const counts = { faulty: String(faulty), unused: String(unused), rejected: String(rejected) };
    throw new FailureError(fillMessage(PROFILE_MESSAGES.noHands, counts));
  }
  const text = `${JSON.stringify(inferred.document, null, 2)}\n`;
  const report = `${[...formatInferred(inferred, language), ...left.files.lines(language)].join('\n')}\n`;
  if (flags.out !== undefined) {
    await writeFile(flags.out, text).catch((cause: unknown) => {
      throw new FailureError(fillMessage(PROFILE_MESSAGES.notWritten, { path: flags.out ?? '' }), { cause });
    });
    process.stdout.write(flags.json === true ? text : report);
    return;
  }
  process.stdout.write(text);
  if (flags.json !== true) process.stderr.write(report);
};

/** The files that are left out. */
interface LeftOut {
  readonly files: FileCounts;
  readonly notes: LimitedLines;
  readonly language: Language;
}

/** Audits the hands of a log by the presets of their formats, and notes each. */
const noteHands = async (
  input: NamedInput,
  format: HistoryFormat | undefined,
  inference: RuleInference,
  { files, notes, language }: LeftOut,
): Promise<void> => {
  const opened = await input.open();
  const onSkipped = (member: string | null): void => {
    files.skip();
    notes.print(formatSkippedFile({ file: input.name, member }, language));
  };
  try {
    for await (const hand of readHands(opened, { found: input.found, format, onSkipped })) {
      if ('problem' in hand) {
        files.reject();
        inference.reject();
        notes.print(`${input.name}: ${formatRejectionLine(hand.problem, language)}`);
      } else if (!hand.result.ok) inference.reject();
      else if (hand.result.hand.cancelled) inference.skip();
      else {
        const profile = profileOfFormat(hand.result.hand.format);
        const audited = auditHand(hand.result.hand, profile);
        if (audited === null) inference.reject();
        else inference.add(audited, profile);
      }
    }
  } finally {
    await opened.close();
  }
};

/** Throws if the profile would overwrite one of the logs. */
const checkTarget = async (path: string, inputs: readonly NamedInput[]): Promise<void> => {
  const target = await realpath(path).catch(() => null);
  if (target === null) return;
  for (const { name } of inputs)
    if (name !== '-' && (await realpath(name).catch(() => null)) === target)
      throw new UsageError(fillMessage(PROFILE_MESSAGES.overLog, { path }));
};
