import { Command } from 'commander';
import type { Language } from '#cards';
import {
  COLLUDER_KINDS,
  dealHands,
  planDeal,
  Pool,
  type DealIssue,
  type DealOptions,
  type PlannedPool,
} from '#dealer';
import { findRotation, LIMITS, type LimitId } from '#engine';
import { findFormat, formats, isWritable, type CanonicalHand, type WritableFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { fillMessage, formatMessage, type Message } from '#text';
import { DEAL_MESSAGES } from '../messages/deal.js';
import { parseGameOptions } from '../options/game-options.js';
import { AUTO, readProfile } from '../options/profiles.js';
import { appendPath, findGame, readVariantFiles } from '../options/games.js';
import { printNote } from '../output/limited-lines.js';
import { Output } from '../output/standard-output.js';
import { parseLanguage, UsageError } from '../options/errors.js';
import { HandWriter, TARGETS } from '../output/hand-writer.js';
import { formatParts } from '../output/part-names.js';
import { languageOption } from '../options/language.js';

interface DealFlags {
  readonly game: string;
  readonly option: readonly string[];
  readonly variantFile: readonly string[];
  readonly limit?: string;
  readonly hands: string;
  readonly seed: string;
  readonly players?: string;
  readonly seats?: string;
  readonly spread?: string;
  readonly ante?: string;
  readonly start?: string;
  readonly profile: string;
  readonly tournament?: boolean;
  readonly wild?: boolean;
  readonly open?: boolean;
  readonly pool?: string;
  readonly colluders?: string;
  readonly to?: string;
  readonly lang: string;
}

/** The default target of a hand: the format of its site, or canonical JSON if no site deals the game. */
const defaultTarget = ({ format }: CanonicalHand): string => findFormat(format)?.id ?? 'json';

const limits: readonly LimitId[] = LIMITS;

export const dealCommand = (): Command =>
  new Command('deal')
    .description('deal random legal hands, the same for the same seed')
    .option('--game <id>', 'the game, such as omaha, or a rotation, such as horse', 'holdem')
    .option(
      '--option <name=value>',
      'an option of the game, such as openers=progressive; may be repeated',
      appendPath,
      [],
    )
    .option('--variant-file <file>', 'a custom variant as a JSON file; may be repeated', appendPath, [])
    .option('--limit <id>', `${limits.join(', ')}; default: the usual limit of the game`)
    .option('--hands <n>', 'number of hands', '1')
    .option('--seed <n>', 'seed of the random numbers, a whole number', '1')
    .option(
      '--players <n>',
      'players at the table: 2 to 10, or fewer if the game seats fewer; default: 6, or as many as fit',
    )
    .option(
      '--seats <n>',
      'seats of the table: from the number of players to 10; default: the number of players',
    )
    .option(
      '--spread <list>',
      'spread limit: the largest bet of each round in smallest bets, such as 5,5,5,10; default: 2 in each',
    )
    .option('--ante <n>', 'ante in the smallest unit, up to 1000000000')
    .option('--start <time>', 'start of the first hand, ISO 8601')
    .option('--profile <id|file>', 'house profile: a preset, or a JSON file', AUTO)
    .option('--tournament', 'a tournament with rising levels')
    .option('--open', 'the log says what every player is dealt')
    .option('--wild', 'stacks of every size and many all-ins')
    .option('--pool <n>', 'players who sit at the tables in turn: 12 to 1000, in cash games')
    .option('--colluders <kind>', `some pairs of the pool play for each other: ${COLLUDER_KINDS.join(', ')}`)
    .option('--to <target>', `${TARGETS}; default: the format of a site that deals the game, or json`)
    .addOption(languageOption())
    .action(runDeal);

const runDeal = async (flags: DealFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  let writer = flags.to === undefined ? null : HandWriter.to(flags.to);
  const format = writer === null || holdsEverything(writer.format) ? null : writer.format.id;
  const options = {
    ...optionsOf(flags),
    ...(format === null ? {} : { format }),
    ...(await houseOf(flags, format, language)),
    own: await readVariantFiles(flags.variantFile, language),
  };
  const planned = planDeal(options);
  if (!planned.ok) {
    // Says what is wrong with the options of a single game.
    if (planned.issues.some(({ option }) => option === 'gameOptions') && !isRotation(options.game))
      findGame(options.game, options.own, options.gameOptions);
    throw new UsageError(planned.issues.map((issue) => formatIssue(issue, flags, language)).join('; '));
  }
  if (planned.plan.pool !== null) nameColluders(planned.plan.pool, planned.plan.seed, language);
  const output = new Output();
  for (const hand of dealHands(options)) {
    writer ??= HandWriter.to(defaultTarget(hand));
    // The events of the hand are kept; other invented details, such as the name of the table, may be left out.
    const written = writer.write(hand, { lossy: true });
    if ('missing' in written)
      throw new UsageError(
        fillMessage(DEAL_MESSAGES.cannotHold, {
          format: writer.format.id,
          fields: formatParts(written.missing, language),
          hand: hand.id,
        }),
      );
    output.write(written.text);
    await output.settle();
  }
  await output.flush();
};

/** Says on standard error which players collude, since no log does. */
const nameColluders = (pool: PlannedPool, seed: number, language: Language): void => {
  const pairs = new Pool(pool, seed).pairs.filter(({ colludes }) => colludes);
  if (pairs.length === 0) return;
  const names = pairs.map(({ players }) => players.join(' + ')).join(', ');
  printNote(formatMessage(DEAL_MESSAGES.colluding, language, { names }));
};

/** The house that the user names, or, with `auto`, that of the format, if hands are dealt for one. */
const houseOf = async (
  { profile }: DealFlags,
  format: string | null,
  language: Language,
): Promise<Pick<DealOptions, 'profile' | 'straddles'>> => {
  if (profile !== AUTO) return { profile: await readProfile(profile, language), straddles: true };
  if (format === null) return {};
  // A format with several hands per file has the rules of its format with one hand.
  const single = formats.find((one) => isWritable(one) && one.multiHandFormat === format);
  return { profile: { switches: profileOfFormat(single?.id ?? format).switches } };
};

/** Whether the format can hold every hand of any site. */
const holdsEverything = ({ support }: WritableFormat): boolean =>
  support.some(({ variant }) => variant === '*');

const formatIssue = (issue: DealIssue, flags: DealFlags, language: Language): string => {
  const values: Readonly<Record<string, unknown>> = { ...flags };
  const name = issue.option === 'gameOptions' || issue.option === 'progressive' ? 'option' : issue.option;
  const value = values[name];
  return `--${name}${typeof value === 'string' ? ` ${value}` : ''}: ${expectedBy(issue, flags)[language]}`;
};

/** P-VAR-HORSE: whether an id names a rotation; a game with the printed name of one is none. */
const isRotation = (id: string | undefined): boolean => id !== undefined && findRotation(id)?.id === id;

const expectedBy = (issue: DealIssue, { game }: DealFlags): Message => {
  switch (issue.code) {
    case 'unknown-game':
      return DEAL_MESSAGES.unknownGame;
    case 'not-a-time':
      return DEAL_MESSAGES.time;
    case 'impossible-options':
      if (issue.option === 'spread') return DEAL_MESSAGES.spread;
      if (issue.option === 'limit') return DEAL_MESSAGES.rotationLimit;
      if (issue.option === 'pool' || issue.option === 'colluders') return DEAL_MESSAGES.poolTournament;
      return isRotation(game) ? DEAL_MESSAGES.rotationOptions : DEAL_MESSAGES.options;
    default: {
      const { option, from, to } = issue;
      return option === 'start'
        ? fillMessage(DEAL_MESSAGES.timeBetween, { from: dayOf(from), to: dayOf(to) })
        : fillMessage(DEAL_MESSAGES.wholeNumber, { from: String(from), to: String(to) });
    }
  }
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** P-VAR-5CD: jacks open, and after a hand that nobody opens queens, kings and aces. */
const PROGRESSIVE = 'openers=progressive';
const FIRST_OPENERS = 'openers=jacks';

const optionsOf = (flags: DealFlags): DealOptions => {
  const { game } = flags;
  const limit = limits.find((id) => id === flags.limit);
  if (flags.limit !== undefined && limit === undefined)
    throw new UsageError(fillMessage(DEAL_MESSAGES.limit, { limits: limits.join(', '), text: flags.limit }));
  const colluders = COLLUDER_KINDS.find((kind) => kind === flags.colluders);
  if (flags.colluders !== undefined && colluders === undefined)
    throw new UsageError(
      fillMessage(DEAL_MESSAGES.colluders, { kinds: COLLUDER_KINDS.join(', '), text: flags.colluders }),
    );
  const { hands, seed, players, seats, spread, ante, start, tournament, wild, open, pool, option } = flags;
  const isProgressive = option.includes(PROGRESSIVE);
  const gameOptions = parseGameOptions(option.map((text) => (text === PROGRESSIVE ? FIRST_OPENERS : text)));
  return {
    game,
    ...(option.length === 0 ? {} : { gameOptions, progressive: isProgressive }),
    hands: Number(hands),
    seed: Number(seed),
    ...(limit === undefined ? {} : { limit }),
    ...(players === undefined ? {} : { players: Number(players) }),
    ...(seats === undefined ? {} : { seats: Number(seats) }),
    ...(spread === undefined ? {} : { spread: spread.split(',').map(Number) }),
    ...(ante === undefined ? {} : { ante: Number(ante) }),
    ...(start === undefined ? {} : { start }),
    ...(tournament === undefined ? {} : { tournament }),
    ...(wild === undefined ? {} : { wild }),
    ...(open === undefined ? {} : { open }),
    ...(pool === undefined ? {} : { pool: Number(pool) }),
    ...(colluders === undefined ? {} : { colluders }),
  };
};
