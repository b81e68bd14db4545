import { Command } from 'commander';
import type { AuditCounts } from '#audit';
import type { Language } from '#cards';
import {
  GROUPINGS,
  HERO,
  summarize,
  Tally,
  type Grouping,
  type HandStatistics,
  type PlayerStatistics,
  type PlayerSummary,
} from '#statistics';
import { isAnonymousSite } from '#histories';
import { fillMessage, formatCount, formatMessage, sanitize } from '#text';
import { analyzeLogs } from '../audit/read-logs.js';
import { STATS_MESSAGES } from '../messages/stats.js';
import { FailureError, parseLanguage, UsageError, wholeNumber } from '../options/errors.js';
import { findGame, readVariantFiles } from '../options/games.js';
import { addLogOptions, type LogFlags } from '../options/log-options.js';
import { statisticsCsv } from '../output/stats-csv.js';
import { formatStatistics } from '../output/stats-text.js';
import { Output } from '../output/standard-output.js';

interface StatsFlags extends LogFlags {
  readonly player: readonly string[];
  readonly hero?: boolean;
  readonly game?: string;
  readonly by?: string;
  readonly minHands: number;
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly csv?: boolean;
}

const append = (name: string, before: readonly string[]): string[] => [...before, name];

export const statsCommand = (): Command =>
  addLogOptions(new Command('stats'))
    .description('statistics of players: how they play, and what they win (docs/statistics.md)')
    .option('--player <name>', 'only this player, in upper or lower case; may be repeated', append, [])
    .option('--hero', 'only the players who wrote the logs')
    .option('--game <id>', 'only hands of this game; see floorman variants')
    .option('--by <grouping>', `also in groups: ${GROUPINGS.join(', ')}`)
    .option(
      '--min-hands <n>',
      'only players with so many hands',
      wholeNumber('--min-hands', 0, Number.MAX_SAFE_INTEGER),
      0,
    )
    .option('--json', 'one JSON document')
    .option('--ndjson', 'one line of JSON per player, then a summary line')
    .option('--csv', 'comma-separated values, for spreadsheets')
    .action(runStats);

const runStats = async (paths: readonly string[], flags: StatsFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  if ([flags.json, flags.ndjson, flags.csv].filter((flag) => flag === true).length > 1)
    throw new UsageError(STATS_MESSAGES.oneOutput);
  const by = parseGrouping(flags.by);
  const custom = await readVariantFiles(flags.variantFile, language);
  const game = flags.game === undefined ? null : findGame(flags.game, custom).id;
  const wanted = flags.player.map(foldCase);
  const isCounted = ({ name, isHero }: PlayerStatistics): boolean =>
    (flags.hero !== true || isHero) && (wanted.length === 0 || wanted.includes(foldCase(name)));
  const tally = new Tally();
  const { counts, seconds } = await analyzeLogs(paths, flags, 'statistics', (hand) => {
    if (game === null || hand.variant === game)
      tally.add(flags.hero === true ? withHero(hand) : hand, isCounted);
  });
  warnOfRejected(counts, language);
  const players = summarize(tally.cells, { by });
  checkFound(players, tally.hands, flags, language);
  warnOfAnonymous(players, language);
  const listed = players.filter(({ hands }) => hands >= flags.minHands);
  await print(listed, { hands: tally.hands, seconds }, flags, language);
};

/** Says which of the players that the user wants have no hand: a name may be misspelt. */
const checkFound = (
  players: readonly PlayerSummary[],
  hands: number,
  flags: StatsFlags,
  language: Language,
): void => {
  if (hands === 0) return;
  const found = new Set(players.map(({ name }) => foldCase(name)));
  const missing = flags.player.filter((name) => !found.has(foldCase(name)));
  if (missing.length > 0 && players.length === 0)
    throw new FailureError(fillMessage(STATS_MESSAGES.noPlayer, { name: missing.join(', ') }));
  if (flags.hero === true && players.length === 0) throw new FailureError(STATS_MESSAGES.noHero);
  for (const name of missing) warn(formatMessage(STATS_MESSAGES.noPlayer, language, { name }));
};

const warnOfRejected = ({ rejected }: AuditCounts, language: Language): void => {
  if (rejected === 0) return;
  const hands = formatCount(rejected, 'hands', language);
  warn(formatMessage(STATS_MESSAGES.rejected, language, { hands }));
};

/** The author of a log is one player, also where the site names the place in place of the player. */
const withHero = (hand: HandStatistics): HandStatistics =>
  isAnonymousSite(hand.site)
    ? { ...hand, players: hand.players.map((player) => (player.isHero ? { ...player, name: HERO } : player)) }
    : hand;

const warnOfAnonymous = (players: readonly PlayerSummary[], language: Language): void => {
  const sites = new Set(players.filter(({ anonymous }) => anonymous).map(({ site }) => site));
  if (sites.size > 0)
    warn(formatMessage(STATS_MESSAGES.anonymous, language, { sites: [...sites].sort().join(', ') }));
};

const warn = (text: string): void => {
  process.stderr.write(`floorman: ${sanitize(text)}\n`);
};

const print = async (
  players: readonly PlayerSummary[],
  summary: { readonly hands: number; readonly seconds: number },
  flags: StatsFlags,
  language: Language,
): Promise<void> => {
  const output = new Output();
  if (flags.json === true) output.write(`${JSON.stringify({ players, ...summary })}\n`);
  else if (flags.ndjson === true) {
    for (const player of players) output.write(`${JSON.stringify(player)}\n`);
    output.write(`${JSON.stringify({ summary })}\n`);
  } else if (flags.csv === true) output.write(statisticsCsv(players));
  else if (players.length === 0 && summary.hands > 0 && flags.minHands > 0)
    output.write(
      `${formatMessage(STATS_MESSAGES.noFrequentPlayer, language, { count: String(flags.minHands) })}\n`,
    );
  else output.write(formatStatistics(players, language));
  await output.flush();
};

/** Names are compared without regard to case. */
const foldCase = (name: string): string => name.normalize('NFC').toLowerCase();

const parseGrouping = (text: string | undefined): Grouping | null => {
  if (text === undefined) return null;
  const found = GROUPINGS.find((grouping) => grouping === text);
  if (found === undefined)
    throw new UsageError(fillMessage(STATS_MESSAGES.grouping, { groupings: GROUPINGS.join(', '), text }));
  return found;
};
