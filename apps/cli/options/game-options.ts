import type { GameOptions } from '#engine';
import { gameOptions } from '#histories';
import { fillMessage } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';
import { UsageError } from './errors.js';

const flag = (text: string): unknown => (text === 'true' ? true : text);

/** The values of an option of a game: a list is separated by commas. */
const PARSERS: Readonly<Record<keyof GameOptions, (text: string) => unknown>> = {
  openers: String,
  joker: String,
  wildRanks: (text) => text.split(','),
  deck: Number,
  trips: String,
  boards: Number,
  bomb: flag,
  declare: flag,
};

const isOption = (name: string): name is keyof GameOptions => Object.hasOwn(PARSERS, name);

/** Parses `--option openers=jacks`, once for each option of the game. @throws UsageError */
export const parseGameOptions = (texts: readonly string[]): GameOptions => {
  const entries = texts.map((text): [string, unknown] => {
    const at = text.indexOf('=');
    const name = text.slice(0, Math.max(0, at));
    if (!isOption(name))
      throw new UsageError(
        fillMessage(OPTION_MESSAGES.gameOption, { text, options: Object.keys(PARSERS).join(', ') }),
      );
    return [name, PARSERS[name](text.slice(at + 1))];
  });
  const parsed = gameOptions.safeParse(Object.fromEntries(entries));
  if (parsed.success) return parsed.data;
  const wrong = texts.find((text) => text.startsWith(`${String(parsed.error.issues[0]?.path[0])}=`)) ?? '';
  throw new UsageError(fillMessage(OPTION_MESSAGES.gameOptionValue, { text: wrong }));
};
