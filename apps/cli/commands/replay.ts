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
import { formatCount, formatMessage, sanitize } from '#text';
import { REPLAY_LABELS } from '../messages/replay.js';
import { expandPaths } from '../input/inputs.js';
import { appendPath } from '../options/games.js';
import { readHands } from '../input/hands-of-log.js';
import { readProfiles } from '../options/profiles.js';
import { formatReplay } from '../replay/replay-text.js';
import { formatRejectionLine } from '../output/rejection-text.js';
import { EXIT_REJECTED, parseLanguage, wholeNumber } from '../options/errors.js';
import { languageOption } from '../options/language.js';

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
    .option('--index <n>', 'ordinal of the hand, from 0', wholeNumber('--index', 0, Number.MAX_SAFE_INTEGER))
    .option('--hand <id>', 'id of the hand')
    .option('--profile <id|file>', 'house profile', 'auto')
    .option('--variant-file <file>', 'a custom variant as a JSON file; may be repeated', appendPath, [])
    .option('--equity', 'equity of the known hands on each street and at an all-in')
    .option('--json', 'as JSON')
    .addOption(languageOption())
    .action(runReplay);

const runReplay = async (path: string, flags: ReplayFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  const profileFor = await readProfiles(flags.profile, flags.variantFile, language);
  const found = await findHand(path, flags, language);
  if (typeof found === 'string') {
    refuse(found);
    return;
  }
  const profile = profileFor(found.hand);
  const replayed = replay(path, found, profile, language);
  if (replayed === null) {
    const { hand } = found;
    refuse(
      formatRejectionLine({ ...unplayableReason(hand, profile), line: hand.lines[0], text: '' }, language),
    );
    return;
  }
  const { record, moments } = replayed;
  const cardsOf = (seat: number): string | null =>
    record.players.find((player) => player.seat === seat)?.cards ?? null;
  const equity = flags.equity === true ? equityOfHand(found.hand, profile, cardsOf) : undefined;
  const steps = moments.map(({ step }) => step);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify({ ...record, steps, ...(equity === undefined ? {} : { equity }) }, null, 2)}\n`
      : formatReplay(found.hand, moments, record, language, profile.games, equity ?? null),
  );
};

const refuse = (reason: string): void => {
  process.stderr.write(`floorman: ${sanitize(reason)}\n`);
  process.exitCode = EXIT_REJECTED;
};

interface Replayed {
  readonly record: AuditedRecord;
  readonly moments: readonly ReplayedEvent[];
}

/** Replays a hand with all its steps; null if the engine cannot. */
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

/** The requested hand, by default the first one; or the reason why there is none, as text. */
const findHand = async (path: string, flags: ReplayFlags, language: Language): Promise<Found | string> => {
  const [input] = await expandPaths([path]);
  if (input === undefined) return `${path}: ${REPLAY_LABELS.noFile[language]}`;
  const opened = await input.open();
  /** The first error of the log: the reason if the hand is not found. */
  let problem: string | null = null;
  let hands = 0;
  try {
    for await (const next of readHands(opened, { found: input.found })) {
      if ('problem' in next) {
        problem ??= formatRejectionLine(next.problem, language);
        continue;
      }
      const { result, member, index } = next;
      hands++;
      const id = result.ok ? result.hand.id : result.identity.handId;
      if (flags.index !== undefined && flags.index !== index) continue;
      if (flags.hand !== undefined && flags.hand !== id) continue;
      return result.ok
        ? { hand: result.hand, member, index }
        : formatRejectionLine(result.rejection, language);
    }
  } finally {
    await opened.close();
  }
  return problem ?? notFound(flags.index, formatCount(hands, 'hands', language), language);
};

const notFound = (index: number | undefined, hands: string, language: Language): string =>
  index === undefined
    ? formatMessage(REPLAY_LABELS.noHand, language, { hands })
    : formatMessage(REPLAY_LABELS.noIndex, language, { index: String(index), hands });
