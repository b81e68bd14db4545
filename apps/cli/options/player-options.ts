import type { Command } from 'commander';
import type { Language } from '#cards';
import { foldName } from '#histories';
import { fillMessage, formatMessage } from '#text';
import { PLAYER_MESSAGES } from '../messages/players.js';
import { printNote } from '../output/limited-lines.js';
import { FailureError, UsageError } from './errors.js';
import { addLogOptions, type LogFlags } from './log-options.js';

/** The options of commands that list the players of logs. */
export interface PlayerFlags extends LogFlags {
  readonly player: readonly string[];
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly csv?: boolean;
}

const append = (name: string, before: readonly string[]): string[] => [...before, name];

/** Adds the options of `PlayerFlags` to a command. */
export const addPlayerOptions = (command: Command): Command =>
  addLogOptions(command)
    .option('--player <name>', 'only this player, in upper or lower case; may be repeated', append, [])
    .option('--json', 'one JSON document')
    .option('--ndjson', 'one line of JSON per player, then a summary line')
    .option('--csv', 'comma-separated values, for spreadsheets');

/** Throws if the user wants several outputs. */
export const checkOneOutput = ({ json, ndjson, csv }: PlayerFlags): void => {
  if ([json, ndjson, csv].filter((flag) => flag === true).length > 1)
    throw new UsageError(PLAYER_MESSAGES.oneOutput);
};

/** The players that the user wants: all, if no name is given. */
export class WantedPlayers {
  private readonly folded: ReadonlySet<string>;

  constructor(private readonly names: readonly string[]) {
    this.folded = new Set(names.map(foldName));
  }

  has(name: string): boolean {
    return this.folded.size === 0 || this.folded.has(foldName(name));
  }

  /** Says which names no hand has: they may be misspelt. Throws if nobody was found. */
  check(players: readonly { readonly name: string }[], language: Language): void {
    const found = new Set(players.map(({ name }) => foldName(name)));
    const missing = this.names.filter((name) => !found.has(foldName(name)));
    if (missing.length > 0 && players.length === 0)
      throw new FailureError(fillMessage(PLAYER_MESSAGES.noPlayer, { name: missing.join(', ') }));
    for (const name of missing) printNote(formatMessage(PLAYER_MESSAGES.noPlayer, language, { name }));
  }
}
