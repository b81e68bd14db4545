import { Command } from 'commander';
import {
  JsonWriter,
  makeRecord,
  writeAuditedRecord,
  writeCancelledRecord,
  replaySteps,
  unplayableReason,
  type AuditedRecord,
  type AuditProfile,
  type ReplayedEvent,
} from '#audit';
import type { Language } from '#cards';
import type { CanonicalHand } from '#histories';
import { equityOfHand } from '#hand-equity';
import { sanitize } from '#text';
import { expandPaths } from '../input/inputs.js';
import { another } from '../options/games.js';
import { loggedHands } from '../input/hands-of-log.js';
import { profileChooser } from '../options/profiles.js';
import { readableReplay } from '../replay/replay-text.js';
import { sentenceOf } from '../output/rejection-text.js';
import { EXIT_REJECTED, languageOf, wholeNumber } from '../options/errors.js';

interface ReplayFlags {
  readonly index?: number;
  readonly hand?: string;
  readonly json?: boolean;
  readonly equity?: boolean;
  readonly profile: string;
  readonly variantFile: readonly string[];
  readonly lang: string;
}

export const replayCommand = (): Command =>
  new Command('replay')
    .description('replay a hand step by step: actor, action, legal range, pots and stacks')
    .argument('<path>', 'a log; - for standard input')
    .option(
      '--index <n>',
      'the ordinal of the hand, from 0',
      wholeNumber('--index', 0, Number.MAX_SAFE_INTEGER),
    )
    .option('--hand <id>', 'the id of the hand')
    .option('--profile <id|file>', 'house profile', 'auto')
    .option('--variant-file <file>', 'a game of your own, as JSON; may be repeated', another, [])
    .option('--equity', 'what the known hands were worth on each street, and what an all-in was worth')
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .addHelpText(
      'after',
      '\nExample, of three players all-in on the flop:\n  floorman replay docs/examples/all-in.txt --equity',
    )
    .action(runReplay);

const MISSING = {
  file: { en: 'there is no file there', es: 'ahí no hay ningún archivo' },
  hand: { en: 'there is no such hand in the log', es: 'esa mano no está en el historial' },
} as const;

const runReplay = async (path: string, flags: ReplayFlags): Promise<void> => {
  const language = languageOf(flags.lang);
  const profileFor = await profileChooser(flags.profile, flags.variantFile, language);
  const found = await findHand(path, flags, language);
  if (typeof found === 'string') {
    refuse(found);
    return;
  }
  const profile = profileFor(found.hand);
  const replayed = replay(path, found, profile, language);
  if (replayed === null) {
    const { hand } = found;
    refuse(sentenceOf({ ...unplayableReason(hand, profile), line: hand.lines[0], text: '' }, language));
    return;
  }
  const { record, moments } = replayed;
  const recorded = (seat: number): string | null =>
    record.players.find((player) => player.seat === seat)?.cards ?? null;
  const equity = flags.equity === true ? equityOfHand(found.hand, profile, recorded) : undefined;
  const steps = moments.map(({ step }) => step);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify({ ...record, steps, ...(equity === undefined ? {} : { equity }) }, null, 2)}\n`
      : readableReplay(found.hand, moments, record, language, profile.games, equity ?? null),
  );
};

const refuse = (sentence: string): void => {
  process.stderr.write(`floorman: ${sanitize(sentence)}\n`);
  process.exitCode = EXIT_REJECTED;
};

interface Replayed {
  readonly record: AuditedRecord;
  readonly moments: readonly ReplayedEvent[];
}

/** Plays a hand through, noting every step; null where the engine cannot. */
const replay = (
  file: string,
  { hand, member, index }: Found,
  profile: AuditProfile,
  language: Language,
): Replayed | null => {
  const { audited, moments } = replaySteps(hand, profile);
  const json = new JsonWriter();
  if (hand.cancelled) writeCancelledRecord(hand, profile.id, json);
  else if (audited !== null) writeAuditedRecord(audited, language, json);
  else return null;
  const outcome = { lines: hand.lines, record: json.take() };
  const record = makeRecord({ file, member, index }, outcome, 'new', language);
  return record.status === 'audited' || record.status === 'cancelled' ? { record, moments } : null;
};

interface Found {
  readonly hand: CanonicalHand;
  readonly member: string | null;
  readonly index: number;
}

/** The hand asked for: the first one without options. A sentence why there is none. */
const findHand = async (path: string, flags: ReplayFlags, language: Language): Promise<Found | string> => {
  const [input] = await expandPaths([path]);
  if (input === undefined) return `${path}: ${MISSING.file[language]}`;
  const opened = await input.open();
  /** The first thing that is wrong with the log: why the hand is not found, if it is not. */
  let problem: string | null = null;
  try {
    for await (const logged of loggedHands(opened)) {
      if ('problem' in logged) {
        problem ??= sentenceOf(logged.problem, language);
        continue;
      }
      const { reading, member, index } = logged;
      const id = reading.ok ? reading.hand.id : reading.identity.handId;
      if (flags.index !== undefined && flags.index !== index) continue;
      if (flags.hand !== undefined && flags.hand !== id) continue;
      return reading.ok ? { hand: reading.hand, member, index } : sentenceOf(reading.rejection, language);
    }
  } finally {
    await opened.close();
  }
  return problem ?? MISSING.hand[language];
};
