import { realpath, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { auditHand } from '#audit';
import type { HistoryFormat } from '#histories';
import { RuleInference } from '#inference';
import { profileOfFormat, profiles } from '#rules';
import { fillMessage } from '#text';
import { readHands } from '../input/hands-of-log.js';
import { expandPaths, warnOfEmptyFolder, type NamedInput } from '../input/inputs.js';
import { PROFILE_MESSAGES } from '../messages/profiles.js';
import { FailureError, parseLanguage, UsageError } from '../options/errors.js';
import { parseFormat } from '../options/formats.js';
import { formatInferred } from '../output/profile-text.js';
import { printList } from './catalogues.js';

interface ProfilesFlags {
  readonly infer?: readonly string[];
  readonly format?: string;
  readonly out?: string;
  readonly json?: boolean;
  readonly lang: string;
}

export const profilesCommand = (): Command =>
  new Command('profiles')
    .description('list the house profiles, or infer one from logs')
    .option('--infer <path...>', 'work out the rules of a house from its logs, and print them as a profile')
    .option('--format <id>', 'format of the logs of --infer; default: auto')
    .option('--out <file>', 'write the inferred profile to a file, and print the evidence instead')
    .option('--json', 'as JSON; with --infer only the profile')
    .option('--lang <lang>', 'en or es', 'en')
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
  for (const input of inputs) await noteHands(input, format, inference);
  const inferred = inference.infer();
  if (inferred.document.evidence?.hands === 0) throw new FailureError(PROFILE_MESSAGES.noHands);
  const text = `${JSON.stringify(inferred.document, null, 2)}\n`;
  const report = `${formatInferred(inferred, language).join('\n')}\n`;
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

/** Audits the hands of a log by the presets of their formats, and notes each. */
const noteHands = async (
  input: NamedInput,
  format: HistoryFormat | undefined,
  inference: RuleInference,
): Promise<void> => {
  const opened = await input.open();
  try {
    for await (const hand of readHands(opened, { found: input.found, format })) {
      if ('problem' in hand || !hand.result.ok) inference.reject();
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
