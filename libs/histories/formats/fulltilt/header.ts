import { currencyOfSign, NO_AMOUNT } from '../../money.js';
import { addsPlayer, checkSigns, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { areSameMoment } from '../../two-times.js';
import { REOPENED } from './conventions.js';
import { findGame, rotations, type NamedGame } from './games.js';
import { readTime } from './times.js';

const SEPARATOR = ' - ';
const ANTE = ' Ante ';
const THOUSANDS = 'K';

/**
 * The parts of a header, with ` - ` between them:
 *
 * ```text
 * Table Pam (6 max) - $5/$10 - No Limit Hold'em - 15:35:09 ET - 2010/10/02
 * $2 + $0.25 Sit & Go (148860619), Table 1 - NL Hold'em - 15/30 Ante 5 - 18:58:46 CET - 2013/05/24 [12:58:46 ET - 2013/05/24]
 * ```
 *
 * The stakes come before the game up to 2012 and behind it from 2013 on; a mixed game has its name between them.
 */
const readHeader: LineReader = (draft, match, line) => {
  const text = match.textAt(1);
  const parts = text.split(SEPARATOR);
  const bracket = text.indexOf(' [');
  // A time in brackets has a separator too.
  const timeParts = bracket < 0 ? 2 : 3;
  if (parts.length < timeParts + 2) return false;
  const time = parts.splice(-timeParts).join(SEPARATOR);
  let named = 0;
  let game = findGame(parts[named]);
  while (game === null && ++named < parts.length) game = findGame(parts[named]);
  if (game === null) return false;
  parts.splice(named, 1);
  const last = parts.at(-1) ?? '';
  const rotation = rotations.has(last) ? last : null;
  if (rotation !== null) parts.pop();
  const stakes = parts.pop() ?? '';
  draft.id = idOf(match.textAt(0));
  draft.game = { variant: game.variant, limit: game.limit, rotation };
  readTable(draft, parts.join(SEPARATOR));
  if (!readStakes(draft, stakes, game, line)) return false;
  readTimes(draft, time, line);
  draft.section = 'seats';
  return true;
};

/** Logs that begin after the deal have `(partial)` behind the number. */
const idOf = (text: string): string => {
  const blank = text.indexOf(' ');
  return blank < 0 ? text : text.slice(0, blank);
};

/** `Table Pam (6 max)`, `Table Rymer (6 max, shallow)`; `NAME (NUMBER), Table 86` in tournaments, `Match 1` heads-up. */
const readTable = (draft: HandDraft, text: string): void => {
  const comma = text.lastIndexOf('), ');
  const open = comma < 0 ? -1 : text.lastIndexOf('(', comma);
  const place = comma < 0 ? text : text.slice(comma + '), '.length);
  const name = place.startsWith('Table ') ? place.slice('Table '.length) : place;
  draft.table = { name, seats: sizeOf(name) };
  if (open < 0) return;
  draft.tournament = { id: text.slice(open + 1, comma), buyIn: buyInOf(text.slice(0, open)), level: null };
  draft.currency = 'CHIPS';
};

/** `$2 + $0.25 Sit & Go`: prize pool and fee. */
const buyInOf = (name: string): string | null => {
  const [prize, plus, fee] = name.split(' ', 3);
  return plus === '+' ? `${prize}+${fee}` : null;
};

const sizeOf = (name: string): number | null => {
  const size = name.slice(name.lastIndexOf('(') + 1);
  if (size.startsWith('heads up')) return 2;
  for (const words of size.replaceAll(')', ',').split(',')) {
    const [seats, max] = words.trim().split(' ', 2);
    if (max === 'max') return Number(seats);
  }
  return null;
};

/** Caps in big blinds where the header only says `CAP`: all cap tables of 2010 to 2015 have these. */
const CAPS: ReadonlyMap<string, number> = new Map([
  ['no-limit', 30],
  ['pot-limit', 40],
]);

/** `$0.50/$1`, `800/1600 Ante 150`, `500K/1000K`: blinds, in fixed limit bets. */
const readStakes = (draft: HandDraft, text: string, { limit, before }: NamedGame, line: number): boolean => {
  const { scanner, stakes } = draft;
  const ante = text.indexOf(ANTE);
  const figures = ante < 0 ? text : text.slice(0, ante);
  const [small, big, ...more] = figures.split('/', 3).map((figure) => amountOf(draft, figure));
  if (big === undefined || more.length > 0 || small === NO_AMOUNT || big === NO_AMOUNT) return false;
  if (ante >= 0) {
    stakes.ante = amountOf(draft, text.slice(ante + ANTE.length));
    if (stakes.ante === NO_AMOUNT) return false;
  }
  if (limit === 'fixed-limit') {
    stakes.smallBet = small;
    stakes.bigBet = big;
  } else {
    stakes.smallBlind = small;
    stakes.bigBlind = big;
  }
  draft.checkLimits(line);
  if (draft.tournament === null) {
    draft.currency = currencyOfSign(figures.charAt(0)) ?? 'PLAY';
    const other = currencyOfSign(figures.charAt(figures.indexOf('/') + 1)) ?? 'PLAY';
    if (other !== draft.currency) draft.contradict('currency', draft.currency, other, line);
    else checkSigns(draft, text, line);
  }
  if (before === '') return true;
  // `$15 Cap No Limit`, `$400 Pot Limit`, `CAP NL`.
  const cap = before === 'CAP' ? (CAPS.get(limit) ?? 0) * big : scanner.scan(before, 0);
  if (cap === NO_AMOUNT || cap === 0) return false;
  stakes.cap = cap;
  return true;
};

const amountOf = ({ scanner }: HandDraft, text: string): number => {
  const amount = scanner.scan(text, 0);
  if (amount === NO_AMOUNT || scanner.end === text.length) return amount;
  return text.slice(scanner.end) === THOUSANDS ? amount * 1000 : NO_AMOUNT;
};

/** The time of the player, and in brackets that of the site. */
const readTimes = (draft: HandDraft, text: string, line: number): void => {
  const bracket = text.indexOf(' [');
  const own = readTime(bracket < 0 ? text : text.slice(0, bracket));
  const site = bracket < 0 ? null : readTime(text.slice(bracket + 2, -1));
  draft.playedAtText = text;
  // Eastern time is that of the site; the clocks of other zones are less well known.
  draft.playedAt = site?.utc ?? own.utc;
  if (draft.playedAt?.startsWith('2012-11-') === true) draft.dialect = REOPENED;
  if (own.utc !== null && site?.utc != null && !areSameMoment(own, site))
    draft.contradict('time', own.utc, site.utc, line);
};

/** Up to 2009 and in archives the name of the site is one word. */
export const prefixes: readonly string[] = [
  'Full Tilt Poker Game #',
  'FullTiltPoker Game #',
  'Full Tilt Poker.fr Game #',
];

export const headerPhrases: readonly Phrase<HandDraft>[] = prefixes.map((prefix) => ({
  phrase: `${prefix}{text}: {text}`,
  read: readHeader,
}));

export const seatPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Seats: {number}',
    read: (draft, match) => {
      draft.table = { ...draft.table, seats: match.numbers[0] };
    },
  },
  { phrase: 'Seat {number}: {name} ({amount})', read: addsPlayer() },
  { phrase: 'Seat {number}: {name} ({amount}), is sitting out', read: addsPlayer(true) },
];
