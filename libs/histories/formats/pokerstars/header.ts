import { isCapital, isEvery } from '../../characters.js';
import { AmountScanner, currencyOfSign, isCurrencySign, NO_AMOUNT } from '../../money.js';
import type { Contradiction } from '../../hand.js';
import { RecentTexts } from '../../recent-texts.js';
import { dialectAt, type Dialect } from './dialects.js';
import { findGame, games, limitNames, rotations, type NamedGame } from './games.js';
import { readTime, type PrintedTime } from './times.js';

/**
 * The first line of a hand: dialect, id, game, stakes, tournament and time. Reading relies on dialects.ts for the prefix,
 * games.ts for the names and times.ts for the date. Amounts are in the smallest unit at `scale`.
 */
export interface Header {
  /** The id of the dialect; older and converted logs have their own. */
  readonly dialect: string;
  /** How its site prints the layout. */
  readonly layout: Dialect;
  readonly site: string;
  readonly id: string;
  readonly game: NamedGame;
  readonly rotation: string | null;
  readonly currency: string;
  readonly scale: number;
  /** The two stakes of the header: the blinds, or the small and the big bet of a fixed-limit game. */
  readonly smaller: number;
  readonly larger: number;
  readonly cap: number | null;
  readonly tournament: Readonly<{ id: string; buyIn: string | null; level: string | null }> | null;
  readonly playedAt: string | null;
  readonly playedAtText: string | null;
  /** The currency sign of the stakes, and its code; empty and NaN for none. */
  readonly sign: string;
  readonly signCode: number;
  readonly contradictions: readonly Omit<Contradiction, 'line'>[];
}

/** The part of a header that cannot be read. */
export type HeaderError = 'number' | 'game' | 'stakes' | 'length';

/** Several times the length of the longest real header. It bounds the searches below, which are not linear. */
const MAX_HEADER_LENGTH = 2000;

/** The part of a header between the hand number and the date: game, stakes and tournament. */
interface Terms {
  readonly game: NamedGame;
  readonly rotation: string | null;
  readonly stakes: Stakes;
  readonly tournament: Header['tournament'];
}

/**
 * Reads a header such as
 * `PokerStars Hand #12: Tournament #34, $1+$0.10 USD Hold'em No Limit - Level I (10/20) - 2016/11/13 12:03:34 ET`
 * or `PokerStars Zoom Hand #56:  Omaha Pot Limit ($0.25/$0.50 USD) - 2014/01/06 18:20:08 CET [2014/01/06 12:20:08 ET]`.
 * `decimals`: decimals of the smallest unit, 0 for the usual ones. O(length²) up to `MAX_HEADER_LENGTH`.
 */
export const readHeader = (line: string, decimals: number): Header | HeaderError => {
  const found = dialectAt(line, 0);
  if (found === null) return 'number';
  if (line.length > MAX_HEADER_LENGTH) return 'length';
  const { dialect, number } = found;
  const colon = line.indexOf(':', number);
  const id = colon < 0 ? '' : line.slice(number, colon).trim();
  if (id === '') return 'number';
  const terms = findTerms(line, colon, decimals, dialect);
  if (typeof terms === 'string') return terms;
  const { game, rotation, stakes, tournament } = terms;
  const { smaller, larger, cap, currency, scale } = stakes;
  const end = colon + stakes.end;
  const time = readTime(line, end);
  return {
    dialect: dialectOf(dialect, line, end, time),
    layout: dialect,
    site: dialect.site,
    id,
    game,
    rotation,
    currency,
    scale,
    smaller,
    larger,
    cap,
    tournament,
    playedAt: time.utc,
    playedAtText: time.text,
    sign: stakes.sign,
    signCode: stakes.sign.charCodeAt(0),
    contradictions: listContradictions(stakes, time),
  };
};

const NONE: Header['contradictions'] = [];

/** L-LINE-1: the header has one currency, and its two times are the same moment. */
const listContradictions = (stakes: Stakes, { otherUtc, utc }: PrintedTime): Header['contradictions'] => {
  const { sign, otherSign, currency } = stakes;
  const ofSign = sign === '' ? null : currencyOfSign(sign);
  const isForeign = sign !== otherSign || (ofSign !== null && ofSign !== currency && !mayBe(sign, currency));
  if (!isForeign && otherUtc === null) return NONE;
  const found: Omit<Contradiction, 'line'>[] = [];
  if (sign !== otherSign) found.push({ about: 'currency', expected: sign, actual: otherSign });
  else if (isForeign) found.push({ about: 'currency', expected: currency, actual: sign });
  if (otherUtc !== null && utc !== null) found.push({ about: 'time', expected: utc, actual: otherUtc });
  return found;
};

/** Whether a sign of several currencies may be that of this one: the dollars of some countries, the yuan and the yen. */
const mayBe = (sign: string, currency: string): boolean =>
  (sign === '$' || sign === '¥') && !OWN_SIGNS.has(currency);

/** Currencies that have signs of their own. */
const OWN_SIGNS: ReadonlySet<string> = new Set(['EUR', 'GBP']);

/** Consecutive hands of a log mostly have the same terms; a site has few. */
const MAX_RECENT = 256;
const recentTerms = new RecentTexts(MAX_RECENT, (text) => readTerms(text, 0, false));
const recentNamedTerms = new RecentTexts(MAX_RECENT, (text) => readTerms(text, 0, true));

const findTerms = (line: string, colon: number, decimals: number, dialect: Dialect): Terms | HeaderError => {
  const date = dateAt(line, colon);
  const text = line.slice(colon, date < 0 ? line.length : date);
  const isNamed = dialect.namesTournaments === true;
  if (decimals > 0) return readTerms(text, decimals, isNamed);
  return (isNamed ? recentNamedTerms : recentTerms).get(text);
};

/**
 * Offset of the last ` - 2025/…`, or -1. The name of a club or a tournament may have a season, and the cap of a play-money game
 * (` - 2000 Cap`) looks similar.
 */
const dateAt = (line: string, from: number): number => {
  let at = line.lastIndexOf(' - 20');
  while (at >= from && line.charAt(at + ' - 2025'.length) !== '/') at = line.lastIndexOf(' - 20', at - 1);
  return at >= from ? at : -1;
};

/** `isNamed`: whether the name of a tournament may precede the game. */
const readTerms = (printed: string, decimals: number, isNamed: boolean): Terms | HeaderError => {
  const text = uncapitalised(printed);
  const game = findGame(text, isNamed);
  if (game === null) return 'game';
  const inTournament = text.includes('Tournament #');
  const stakes =
    readStakes(text, game, inTournament, decimals) ??
    readButtonBlind(text, game, inTournament, decimals) ??
    readOnlyStake(text, game, inTournament, decimals);
  if (stakes === null) return 'stakes';
  const rotation = readRotation(text, game, inTournament);
  const tournament = readTournament(text, 0, game, rotation, isNamed);
  return { game, rotation, stakes, tournament };
};

/** Replaces words in capitals, as some converters print them, by the words of the site. */
const uncapitalised = (text: string): string =>
  text.includes('TOURNAMENT #') || text.includes(' LIMIT')
    ? words.reduce((known, word) => known.replaceAll(word.toUpperCase(), word), text)
    : text;

/** A word is before those that it contains. */
const words: readonly string[] = [
  'Tournament',
  'Level',
  ...limitNames.map(({ name }) => name),
  ...games.flatMap(({ names }) => names),
  ...rotations,
].sort((one, other) => other.length - one.length);

/**
 * The dialect by the date. Before 2008 PokerStars printed no line for uncalled bets. Converters print the same header with
 * another date: without a zone, with two-digit hours, or with a dash before the time and brackets around the zone. The site
 * itself printed the last form, with two-digit hours, up to August 2008. GGPoker changed its layout after 2021.
 */
const dialectOf = (dialect: Dialect, line: string, stakesEnd: number, time: PrintedTime): string => {
  if (dialect.id === 'ggpoker') return time.year < 2022 ? 'ggpoker-old' : 'ggpoker';
  if (dialect.id !== 'pokerstars') return dialect.id;
  if (line.includes('(', stakesEnd)) return isOldLayout(time) ? 'pokerstars-old' : 'pokerstars-hm';
  if (time.zone === null || time.padded) return 'pokerstars-converted';
  if (time.year > 2009) return 'pokerstars';
  return time.year < 2008 ? 'pokerstars-old' : 'pokerstars-2008';
};

/** Whether the site printed `2008/08/17 - 01:14:43 (ET)` at that time; since then it prints `2008/09/16 18:58:01 ET`. */
const isOldLayout = ({ year, month }: PrintedTime): boolean => year < 2008 || (year === 2008 && month < 9);

const readTournament = (
  line: string,
  colon: number,
  game: NamedGame,
  rotation: string | null,
  isNamed: boolean,
): Header['tournament'] => {
  const at = line.indexOf('Tournament #', colon);
  if (at < 0) return null;
  const start = at + 'Tournament #'.length;
  let end = start;
  while (end < line.length && line.charCodeAt(end) !== 0x2c && line.charCodeAt(end) !== 0x20) end++;
  let buyInEnd = game.start - (rotation === null ? 0 : rotation.length + ' ('.length);
  while (buyInEnd > end && ' (-,'.includes(line.charAt(buyInEnd - 1))) buyInEnd--;
  // A name may contain an amount that is not the buy-in.
  const buyIn = isNamed ? '' : line.slice(Math.min(end + 1, buyInEnd), buyInEnd).trim();
  const level = line.indexOf('Level', game.end);
  const levelEnd = level < 0 ? -1 : line.indexOf('(', level);
  return {
    id: line.slice(start, end),
    buyIn: buyIn === '' ? null : buyIn,
    level: levelEnd < 0 ? null : line.slice(level + 'Level'.length, levelEnd).trim(),
  };
};

/**
 * `HORSE (Razz Limit, …)`, `Mixed NLH/PLO (Hold'em No Limit, …)`: the rotation is before the bracket. In a tournament it
 * follows the buy-in, so only a known name is accepted.
 */
const readRotation = (line: string, game: NamedGame, inTournament: boolean): string | null => {
  if (line.charCodeAt(game.start - 1) !== OPEN) return null;
  const words = line.slice(0, game.start - 1).trimEnd();
  const known = rotations.find((rotation) => words.endsWith(` ${rotation}`));
  if (known !== undefined || inTournament) return known ?? null;
  const from = Math.max(words.lastIndexOf('  '), words.lastIndexOf(', '), words.lastIndexOf(': '));
  return words.slice(from + 1).trim();
};

const OPEN = 0x28;

interface Stakes {
  readonly smaller: number;
  readonly larger: number;
  readonly cap: number | null;
  readonly currency: string;
  /** The signs of the two amounts; empty for none. */
  readonly sign: string;
  readonly otherSign: string;
  readonly scale: number;
  /** Offset after the closing bracket. */
  readonly end: number;
}

/** `(Button Blind $5 - Ante $5 USD)`: every player antes, and only the button posts a blind. */
const readButtonBlind = (
  line: string,
  game: NamedGame,
  tournament: boolean,
  decimals: number,
): Stakes | null => {
  const at = line.indexOf(BUTTON_BLIND, game.end);
  const close = line.indexOf(')', at);
  // A blank or a no-break space follows the words.
  const start = at + BUTTON_BLIND.length + 1;
  if (at < 0 || close < 0) return null;
  const currency = currencyAt(line, start, start, close, tournament);
  const scale = scaleOf(currency, decimals);
  const scanner = new AmountScanner(scale);
  const larger = scanner.scan(line, start);
  if (larger === NO_AMOUNT) return null;
  if (scanner.decimals > scale) return readButtonBlind(line, game, tournament, Math.min(8, scanner.decimals));
  const sign = signAt(line, start);
  return { smaller: 0, larger, cap: null, currency, sign, otherSign: sign, scale, end: close + 1 };
};

const BUTTON_BLIND = '(Button Blind';

/** `ShortDeck No Limit ($100)`: the ante, which is also the blind of the button. */
const readOnlyStake = (
  line: string,
  game: NamedGame,
  tournament: boolean,
  decimals: number,
): Stakes | null => {
  const open = line.indexOf('(', game.end);
  const close = line.indexOf(')', open);
  if (game.game.variant !== SHORT_DECK || open < 0 || close < 0) return null;
  const currency = currencyAt(line, open + 1, open + 1, close, tournament);
  const scale = scaleOf(currency, decimals);
  const scanner = new AmountScanner(scale);
  const larger = scanner.scan(line, open + 1);
  if (larger === NO_AMOUNT || scanner.end !== close) return null;
  if (scanner.decimals > scale) return readOnlyStake(line, game, tournament, Math.min(8, scanner.decimals));
  const sign = signAt(line, open + 1);
  return { smaller: 0, larger, cap: null, currency, sign, otherSign: sign, scale, end: close + 1 };
};

const SHORT_DECK = 'short-deck';

const readStakes = (line: string, game: NamedGame, tournament: boolean, decimals: number): Stakes | null => {
  for (
    let open = line.indexOf('(', Math.max(0, game.start - 1));
    open >= 0;
    open = line.indexOf('(', open + 1)
  ) {
    const close = line.indexOf(')', open);
    if (close < 0) return null;
    const slash = line.indexOf('/', Math.max(open, open < game.start ? game.end : open));
    if (slash < 0 || slash > close) continue;
    let start = slash;
    while (start > open + 1 && isAmountSign(line.charAt(start - 1))) start--;
    const currency = currencyAt(line, start, slash, close, tournament);
    const scale = scaleOf(currency, decimals);
    const scanner = new AmountScanner(scale);
    const smaller = scanner.scan(line, start);
    const larger = scanner.scan(line, slash + 1);
    if (smaller === NO_AMOUNT || larger === NO_AMOUNT) continue;
    if (scanner.decimals > scale) return readStakes(line, game, tournament, Math.min(8, scanner.decimals));
    const capAt = line.indexOf(' Cap', scanner.end);
    let cap: number | null = null;
    if (capAt > 0 && capAt < close) {
      const capStart = line.lastIndexOf(' ', capAt - 1) + 1;
      const amount = scanner.scan(line, capStart);
      if (amount !== NO_AMOUNT) cap = amount;
    }
    const sign = signAt(line, start);
    return {
      smaller,
      larger,
      cap,
      currency,
      sign,
      otherSign: signAt(line, slash + 1),
      scale,
      end: close + 1,
    };
  }
  return null;
};

/** The currency of stakes whose first amount is at `start`: by the code before the bracket, or by the sign. */
const currencyAt = (
  line: string,
  start: number,
  from: number,
  close: number,
  tournament: boolean,
): string => {
  if (tournament) return 'CHIPS';
  const sign = line.charAt(start);
  return currencyCode(line, from, close) ?? (isCurrencySign(sign) ? currencyOfSign(sign) : null) ?? 'PLAY';
};

const signAt = (line: string, at: number): string => (isCurrencySign(line.charAt(at)) ? line.charAt(at) : '');

const scaleOf = (currency: string, decimals: number): number =>
  Math.max(decimals, currency === 'CHIPS' || currency === 'PLAY' ? 0 : 2);

const isAmountSign = (sign: string): boolean =>
  (sign >= '0' && sign <= '9') || sign === '.' || sign === ',' || isCurrencySign(sign);

/** Three capital letters before the closing bracket: `$1/$2 USD`. */
const currencyCode = (line: string, from: number, close: number): string | null => {
  let end = close;
  while (end > from && line.charCodeAt(end - 1) === 0x20) end--;
  const isCode =
    end - 3 > from && line.charCodeAt(end - 4) === 0x20 && isEvery(line, end - 3, end, isCapital);
  return isCode ? line.slice(end - 3, end) : null;
};
