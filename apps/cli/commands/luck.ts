import { Command } from 'commander';
import type { Language } from '#cards';
import { type LuckCounts, type LuckSummary, LuckTally } from '#luck';
import { fillMessage, formatCount, formatMessage, sanitize } from '#text';
import { analyzeLogs } from '../audit/read-logs.js';
import { LUCK_MESSAGES } from '../messages/luck.js';
import { FailureError, parseLanguage, UsageError } from '../options/errors.js';
import { addLogOptions, type LogFlags } from '../options/log-options.js';
import { luckCsv } from '../output/luck-csv.js';
import { formatLuck } from '../output/luck-text.js';
import { Output } from '../output/standard-output.js';

interface LuckFlags extends LogFlags {
  readonly player: readonly string[];
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly csv?: boolean;
}

const append = (name: string, before: readonly string[]): string[] => [...before, name];

export const luckCommand = (): Command =>
  addLogOptions(new Command('luck'))
    .description('results of players with chance taken out (docs/luck.md)')
    .option('--player <name>', 'only this player, in upper or lower case; may be repeated', append, [])
    .option('--json', 'one JSON document')
    .option('--ndjson', 'one line of JSON per player, then a summary line')
    .option('--csv', 'comma-separated values, for spreadsheets')
    .action(runLuck);

const runLuck = async (paths: readonly string[], flags: LuckFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  if ([flags.json, flags.ndjson, flags.csv].filter((flag) => flag === true).length > 1)
    throw new UsageError(LUCK_MESSAGES.oneOutput);
  const wanted = new Set(flags.player.map(foldCase));
  const tally = new LuckTally();
  const { counts, seconds } = await analyzeLogs(paths, flags, 'luck', (hand) => {
    tally.add(hand, ({ name }) => wanted.size === 0 || wanted.has(foldCase(name)));
  });
  if (counts.rejected > 0)
    warn(
      formatMessage(LUCK_MESSAGES.rejected, language, {
        hands: formatCount(counts.rejected, 'hands', language),
      }),
    );
  const { players, counts: hands } = tally;
  if (hands.hands > 0) checkFound(players, flags.player, language);
  await print(players, { ...hands, seconds }, flags, language);
};

/** Says which of the players that the user wants have no hand: a name may be misspelt. */
const checkFound = (players: readonly LuckSummary[], wanted: readonly string[], language: Language): void => {
  const found = new Set(players.map(({ name }) => foldCase(name)));
  const missing = wanted.filter((name) => !found.has(foldCase(name)));
  if (missing.length > 0 && players.length === 0)
    throw new FailureError(fillMessage(LUCK_MESSAGES.noPlayer, { name: missing.join(', ') }));
  for (const name of missing) warn(formatMessage(LUCK_MESSAGES.noPlayer, language, { name }));
};

const warn = (text: string): void => {
  process.stderr.write(`floorman: ${sanitize(text)}\n`);
};

const print = async (
  players: readonly LuckSummary[],
  summary: LuckCounts & { readonly seconds: number },
  flags: LuckFlags,
  language: Language,
): Promise<void> => {
  const output = new Output();
  if (flags.json === true) output.write(`${JSON.stringify({ players, ...summary })}\n`);
  else if (flags.ndjson === true) {
    for (const player of players) output.write(`${JSON.stringify(player)}\n`);
    output.write(`${JSON.stringify({ summary })}\n`);
  } else output.write(flags.csv === true ? luckCsv(players) : formatLuck(players, summary, language));
  await output.flush();
};

/** Names are compared without regard to case. */
const foldCase = (name: string): string => name.normalize('NFC').toLowerCase();
