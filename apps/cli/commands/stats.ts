import { Command } from 'commander';
import type { Language } from '#cards';
import {
  GROUPINGS,
  HERO,
  playersOf,
  summarizePlayer,
  Tally,
  type Grouping,
  type HandStatistics,
  type PlayerCells,
  type PlayerStatistics,
  type PlayerSummary,
} from '#statistics';
import { isAnonymousSite } from '#histories';
import { fillMessage, formatMessage } from '#text';
import { analyzeLogs } from '../audit/read-logs.js';
import { HANDS_MESSAGES } from '../messages/hands.js';
import { STATS_MESSAGES } from '../messages/stats.js';
import { FailureError, parseLanguage, UsageError, wholeNumber } from '../options/errors.js';
import { findGame, readVariantFiles } from '../options/games.js';
import {
  addPlayerOptions,
  checkOneOutput,
  WantedPlayers,
  type PlayerFlags,
} from '../options/player-options.js';
import { printNote } from '../output/limited-lines.js';
import { printPlayers } from '../output/print-players.js';
import { STATISTICS_HEADS, statisticsRows } from '../output/stats-csv.js';
import { formatStatistics } from '../output/stats-text.js';

interface StatsFlags extends PlayerFlags {
  readonly hero?: boolean;
  readonly game?: string;
  readonly by?: string;
  readonly minHands: number;
}

export const statsCommand = (): Command =>
  addPlayerOptions(new Command('stats'))
    .description('statistics of players: how they play, and what they win (docs/statistics.md)')
    .option('--hero', 'only the players who wrote the logs')
    .option('--game <id>', 'only hands of this game; see floorman variants')
    .option('--by <grouping>', `also in groups: ${GROUPINGS.join(', ')}`)
    .option(
      '--min-hands <n>',
      'only players with at least so many hands',
      wholeNumber('--min-hands', 0, Number.MAX_SAFE_INTEGER),
      0,
    )
    .action(runStats);

const runStats = async (paths: readonly string[], flags: StatsFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  checkOneOutput(flags);
  const by = parseGrouping(flags.by);
  const custom = await readVariantFiles(flags.variantFile, language);
  const game = flags.game === undefined ? null : findGame(flags.game, custom).id;
  const wanted = new WantedPlayers(flags.player);
  const isCounted = ({ name, isHero }: PlayerStatistics): boolean =>
    (flags.hero !== true || isHero) && wanted.has(name);
  const tally = new Tally(by);
  let read = 0;
  const { seconds } = await analyzeLogs(paths, flags, 'statistics', (hand) => {
    read++;
    if (game === null || hand.variant === game)
      tally.add(flags.hero === true ? withHero(hand) : hand, isCounted);
  });
  const players = playersOf(tally.cells());
  if (read === 0) throw new FailureError(HANDS_MESSAGES.none);
  if (tally.hands > 0) {
    wanted.check(players, language);
    if (flags.hero === true && players.length === 0) throw new FailureError(STATS_MESSAGES.noHero);
  }
  warnOfAnonymous(players, language);
  const frequent = players.filter(({ hands }) => hands >= flags.minHands);
  const nobody = formatMessage(STATS_MESSAGES.noFrequentPlayer, language, { count: String(flags.minHands) });
  const summary = { hands: tally.hands, allInsLeftOut: tally.allInsLeftOut, seconds };
  await printPlayers(summaries(frequent, by), summary, flags, {
    csvHeads: STATISTICS_HEADS,
    csvRows: statisticsRows,
    textLines: () =>
      frequent.length === 0 && players.length > 0
        ? [nobody]
        : formatStatistics([...summaries(frequent, by)], tally.allInsLeftOut, language),
  });
};

/** The statistics of players one by one: those of all at once may take much memory. */
function* summaries(players: readonly PlayerCells[], by: Grouping | null): Generator<PlayerSummary> {
  for (const player of players) yield summarizePlayer(player, by);
}

/** The author of a log is one player, also where the site names the place in place of the player. */
const withHero = (hand: HandStatistics): HandStatistics =>
  isAnonymousSite(hand.site)
    ? { ...hand, players: hand.players.map((player) => (player.isHero ? { ...player, name: HERO } : player)) }
    : hand;

const warnOfAnonymous = (players: readonly PlayerCells[], language: Language): void => {
  const sites = new Set(players.filter(({ anonymous }) => anonymous).map(({ site }) => site));
  if (sites.size > 0)
    printNote(formatMessage(STATS_MESSAGES.anonymous, language, { sites: [...sites].sort().join(', ') }));
};

const parseGrouping = (text: string | undefined): Grouping | null => {
  if (text === undefined) return null;
  const found = GROUPINGS.find((grouping) => grouping === text);
  if (found === undefined)
    throw new UsageError(fillMessage(STATS_MESSAGES.grouping, { groupings: GROUPINGS.join(', '), text }));
  return found;
};
