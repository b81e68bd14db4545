import type { GameLimit } from '../../hand.js';
import { lastIndexWithin } from '../../bounded-search.js';
import { parseTime, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';

import { DIALECT_2012 } from './conventions.js';

/** The rooms of the network, by the beginning of their headers. */
export const ROOMS: readonly (readonly [prefix: string, site: string])[] = [
  ['BetOnline Poker Game #', 'BetOnline'],
  ['SportsBetting.ag Poker Game #', 'SportsBetting.ag'],
  ['Tiger Gaming Game #', 'Tiger Gaming'],
];

/** The games by their names; a name is before those that it begins with. */
const games: readonly (readonly [name: string, variant: string])[] = [
  ["Hold'em", 'holdem'],
  ['Omaha Hi/Lo', 'omaha-8'],
  ['Omaha', 'omaha'],
];

export const supported: readonly string[] = games.map(([, variant]) => variant);

/** No limit is stated for tournaments without one. */
const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['', 'no-limit'],
  ['No Limit', 'no-limit'],
  ['Pot Limit', 'pot-limit'],
  ['Limit', 'fixed-limit'],
  ['Fixed Limit', 'fixed-limit'],
]);

const readGame = (draft: HandDraft, words: string): boolean => {
  const found = games.find(([name]) => words.startsWith(name));
  const limit = limits.get(words.slice(found?.[0].length ?? 0).trim());
  if (found === undefined || limit === undefined) return false;
  draft.game = { variant: found[1], limit, rotation: null };
  return true;
};

const setStakes = ({ game, stakes }: HandDraft, small: number, big: number): void => {
  if (game?.limit === 'fixed-limit') Object.assign(stakes, { smallBet: small, bigBet: big });
  else Object.assign(stakes, { smallBlind: small, bigBlind: big });
};

/** The zones of the headers, by the names that the player's computer has for them. */
const zones: ReadonlyMap<string, string> = new Map([
  ['Eastern Daylight Time', 'EDT'],
  ['Eastern Standard Time', 'EST'],
  ['GMT Daylight Time', 'BST'],
  ['GMT Standard Time', 'GMT'],
]);

/** The program of 2012 prints `EDT` for the zone. */
const SHORT_ZONE = 4;

/** `2011/08/07 14:59 Eastern Daylight Time`; seconds may be missing. */
const readTime = (draft: HandDraft, text: string): void => {
  const date = text.indexOf(' ');
  const time = date < 0 ? -1 : text.indexOf(' ', date + 1);
  const zone = time < 0 ? '' : text.slice(time + 1);
  draft.playedAtText = text;
  if (zone.length <= SHORT_ZONE) draft.dialect = DIALECT_2012;
  draft.playedAt = zone === '' ? null : parseTime(text.slice(0, time), 'year-first', zones.get(zone) ?? zone);
};

/** The site deals in dollars only; figures without a sign are play money. */
const DOLLARS = 'USD';

const readCash =
  (site: string): LineReader =>
  (draft, match, line) => {
    draft.site = site;
    draft.id = match.textAt(0);
    const printed = match.currencyOf(0);
    draft.currency = printed === null ? 'PLAY' : DOLLARS;
    if (printed !== null && printed !== DOLLARS) draft.contradict('currency', DOLLARS, printed, line);
    readTime(draft, match.textAt(2));
    if (!readGame(draft, match.textAt(1))) return false;
    setStakes(draft, match.amounts[0], match.amounts[1]);
    return true;
  };

const readTournament =
  (site: string): LineReader =>
  (draft, match) => {
    draft.site = site;
    draft.id = match.textAt(0);
    draft.currency = 'CHIPS';
    draft.tournament = { id: match.textAt(1), buyIn: null, level: null };
    readTime(draft, match.textAt(3));
    if (!readGame(draft, match.textAt(2).trim())) return false;
    setStakes(draft, match.amounts[0], match.amounts[1]);
    return true;
  };

/** Tables have ten seats, from 0 on. */
const MAX_SEAT = 9;
/** Some headers of tournaments have a longer number in the place of the button, such as 2684684, which is no seat. */
const ACCOUNTS = 1000;

const addsPlayer: LineReader = (draft, match, line) => {
  const [seat] = match.numbers;
  if (seat > MAX_SEAT) return false;
  draft.addPlayer({ seat, name: match.textAt(0), stack: match.amounts[0], sittingOut: false, line });
  return true;
};

const BUTTON = 'The button';
const IN_CHIPS = ' in chips)';

/** What may stand behind a stack, and whether one player has it. */
const marks: readonly (readonly [mark: string, isOnce: boolean])[] = [
  [BUTTON, true],
  ['Small Blind', true],
  ['Big Blind', true],
  ['Sitting out', false],
];

/**
 * A player with a mark. The blinds are those of another hand at times, so that the posts count. The button is that of the
 * table line in all hands, and no hand has one mark twice.
 */
const addsMarked =
  (mark: string, isOnce: boolean): LineReader =>
  (draft, match, line) => {
    if (addsPlayer(draft, match, line) === false) return false;
    const { text, start, lineStart, buttonSeat, players } = draft;
    const { seat } = players[players.length - 1];
    const words = `${IN_CHIPS} - ${mark}`;
    const first = isOnce ? lastIndexWithin(text, words, start, lineStart) : -1;
    if (first >= 0) {
      const marked = text.slice(text.lastIndexOf('\n', first) + 1, first + words.length);
      draft.contradict('players', marked, draft.lineText(), line);
    }
    if (mark === BUTTON && buttonSeat !== null && buttonSeat !== seat)
      draft.contradict('button', String(buttonSeat), String(seat), line);
    return true;
  };

/** In tournaments the name of the table is the number of the tournament and that of the table: `7212650-102`. */
const checkTournament = ({ tournament, table, contradictions }: HandDraft, line: number): void => {
  const dash = table.name.indexOf('-');
  const number = table.name.slice(0, Math.max(0, dash));
  if (tournament === null || number === '' || number === tournament.id) return;
  contradictions.push({ about: 'tournament', expected: tournament.id, actual: table.name, line });
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  ...ROOMS.flatMap(([prefix, site]) => [
    {
      phrase: `${prefix}{text}: Tournament #{text}: {text} {amount}/{amount} - {text}`,
      read: readTournament(site),
    },
    { phrase: `${prefix}{text}: {text} ({amount}/{amount}) - {text}`, read: readCash(site) },
  ]),
  {
    phrase: "Table '{name}' {number}-Max, Seat #{number} is the button",
    read: (draft, match, line) => {
      const [seats, button] = match.numbers;
      draft.table = { name: match.textAt(0), seats };
      checkTournament(draft, line);
      if (button < ACCOUNTS) draft.placeButton(button, line);
    },
  },
  { phrase: `Seat {number}: {name} ({amount}${IN_CHIPS}`, read: addsPlayer },
  ...marks.map(([mark, isOnce]) => ({
    phrase: `Seat {number}: {name} ({amount}${IN_CHIPS} - ${mark}`,
    read: addsMarked(mark, isOnce),
  })),
];
