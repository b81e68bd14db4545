import type { PlayerFlags } from '../options/player-options.js';
import { writeDocument } from './json-document.js';
import { Output } from './standard-output.js';

/** How a command writes its players. */
export interface PlayerForms<Player> {
  /** The line of heads, then the lines of a player. */
  readonly csvHeads: string;
  readonly csvRows: (player: Player) => string;
  readonly textLines: () => readonly string[];
}

/** Prints players in the form that the user wants, piece by piece: the texts of all together may be too long for one string. */
export const printPlayers = async <Player extends object>(
  players: Iterable<Player>,
  summary: object,
  flags: PlayerFlags,
  { csvHeads, csvRows, textLines }: PlayerForms<Player>,
): Promise<void> => {
  const output = new Output();
  const writeAll = async <Item>(items: Iterable<Item>, textOf: (item: Item) => string): Promise<void> => {
    for (const item of items) {
      output.write(textOf(item));
      await output.settle();
    }
  };
  if (flags.json === true) await writeDocument(output, { name: 'players', items: players, after: summary });
  else if (flags.ndjson === true) {
    await writeAll(players, (player) => `${JSON.stringify(player)}\n`);
    output.write(`${JSON.stringify({ summary })}\n`);
  } else if (flags.csv === true) {
    output.write(csvHeads);
    await writeAll(players, csvRows);
  } else await writeAll(textLines(), (line) => `${line}\n`);
  await output.flush();
};
