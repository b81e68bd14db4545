import { Command } from 'commander';
import { LuckTally } from '#luck';
import { analyzeLogs } from '../audit/read-logs.js';
import { HANDS_MESSAGES } from '../messages/hands.js';
import { FailureError, parseLanguage } from '../options/errors.js';
import {
  addPlayerOptions,
  checkOneOutput,
  WantedPlayers,
  type PlayerFlags,
} from '../options/player-options.js';
import { LUCK_HEADS, luckRows } from '../output/luck-csv.js';
import { formatLuck } from '../output/luck-text.js';
import { printPlayers } from '../output/print-players.js';

export const luckCommand = (): Command =>
  addPlayerOptions(new Command('luck'))
    .description('results of players with chance taken out (docs/luck.md)')
    .action(runLuck);

const runLuck = async (paths: readonly string[], flags: PlayerFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  checkOneOutput(flags);
  const wanted = new WantedPlayers(flags.player);
  const tally = new LuckTally();
  const { seconds } = await analyzeLogs(paths, flags, 'luck', (hand) => {
    tally.add(hand, ({ name }) => wanted.has(name));
  });
  const { players, counts: hands } = tally;
  if (hands.hands === 0) throw new FailureError(HANDS_MESSAGES.none);
  wanted.check(players, language);
  await printPlayers(players, { ...hands, seconds }, flags, {
    csvHeads: LUCK_HEADS,
    csvRows: luckRows,
    textLines: () => formatLuck(players, hands, language),
  });
};
