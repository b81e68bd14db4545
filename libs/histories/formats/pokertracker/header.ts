import { isDigit } from '../../characters.js';
import type { GameLimit } from '../../hand.js';
import { currencyOfSign, isCurrencySign, NO_AMOUNT } from '../../money.js';
import {
  checkSigns,
  type HandDraft,
  parseTime,
  type Phrase,
  type PhraseMatch,
  type TimeOrder,
} from '../../reading/index.js';

/** The names of the games; a name is before those that it begins with. */
const games: readonly (readonly [name: string, variant: string])[] = [
  ["Texas Hold'em", 'holdem'],
  ['Holdem', 'holdem'],
  ['Omaha Hi-Lo', 'omaha-8'],
  ['Omaha HiLo', 'omaha-8'],
  ['Omaha', 'omaha'],
  ['7 Card Stud Hi-Lo', 'stud-8'],
  ['7 Card Stud', 'stud'],
];

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
  ['FL', 'fixed-limit'],
  ['L', 'fixed-limit'],
]);

/** Where nothing is stated, the usual limit of the game. */
const usualLimit = (variant: string): GameLimit =>
  variant.startsWith('omaha') ? 'pot-limit' : variant.startsWith('stud') ? 'fixed-limit' : 'no-limit';

/** A header begins with one of these; the number of the hand follows. */
export const PREFIXES = ['GAME #', 'MERGE_GAME #', 'Merge Game #'] as const;

/**
 * The header of each network: `GAME #298: Texas Hold'em  NL $0.05/$0.10 2011-10-12 02:52:19`,
 * `GAME #904 Version:20.11.3.12 Uncalled:Y Texas Hold'em NL €5/€10 2021-04-06 03:09:09/GMT`,
 * `MERGE_GAME #530-134: Holdem NL $0.10/$0.25 04/11/2012 19:28:19`.
 */
const readHeader =
  (site: string, order: TimeOrder) =>
  (draft: HandDraft, match: PhraseMatch, line: number): boolean => {
    const words = match.textAt(0);
    const game = games.find(([name]) => words.includes(name));
    if (game === undefined) return false;
    const [name, variant] = game;
    const numberEnd = Math.min(...[':', ' '].map((mark) => indexOrEnd(words, mark)));
    draft.id = words.slice(0, numberEnd);
    draft.site = site;
    const terms = words
      .slice(words.indexOf(name) + name.length)
      .replaceAll('|', ' ')
      .trim();
    const word = terms.slice(0, indexOrEnd(terms, ' '));
    const limit = limits.get(word);
    draft.game = { variant, limit: limit ?? usualLimit(variant), rotation: null };
    if (!readTerms(draft, (limit === undefined ? terms : terms.slice(word.length)).trim(), order))
      return false;
    checkSigns(draft, terms, line);
    return true;
  };

const indexOrEnd = (text: string, mark: string): number => {
  const at = text.indexOf(mark);
  return at < 0 ? text.length : at;
};

const TOURNAMENT = 'Tournament';

/** `$0.05/$0.10 2011-10-12 02:52:19`, `($0.02/$0.04)  12/05/2014 17:05:06 EST  Version:2`, `Tournament 2011-06-15 21:58:37`. */
const readTerms = (draft: HandDraft, terms: string, order: TimeOrder): boolean => {
  let rest: string;
  if (terms.startsWith(TOURNAMENT)) {
    draft.currency = 'CHIPS';
    rest = terms.slice(TOURNAMENT.length);
  } else {
    const start = terms.startsWith('(') ? 1 : 0;
    const { scanner } = draft;
    const small = scanner.scan(terms, start);
    const slash = scanner.end;
    const big = terms.charAt(slash) === '/' ? scanner.scan(terms, slash + 1) : NO_AMOUNT;
    if (small === NO_AMOUNT || big === NO_AMOUNT) return false;
    const sign = terms.charAt(start);
    draft.currency = (isCurrencySign(sign) ? currencyOfSign(sign) : null) ?? 'USD';
    setStakes(draft, small, big);
    rest = terms.slice(scanner.end + start);
  }
  const end = rest.indexOf('Version');
  const time = (end < 0 ? rest : rest.slice(0, end)).trim();
  const from = [...time].findIndex((char) => isDigit(char.charCodeAt(0)));
  draft.playedAtText = from < 0 ? null : time.slice(from);
  draft.playedAt = from < 0 ? null : parseTime(time, order, zoneOf(time));
  return true;
};

const setStakes = ({ game, stakes }: HandDraft, small: number, big: number): void => {
  if (game?.limit === 'fixed-limit') Object.assign(stakes, { smallBet: small, bigBet: big });
  else Object.assign(stakes, { smallBlind: small, bigBlind: big });
};

/** The name of a zone at the end of a time: `/GMT`, ` EST`. */
const zoneOf = (time: string): string | null => {
  const from = Math.max(time.lastIndexOf('/'), time.lastIndexOf(' ')) + 1;
  const zone = time.slice(from);
  return isDigit(zone.charCodeAt(0)) ? null : zone;
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'GAME #{text}', read: readHeader('iPoker', 'year-first') },
  { phrase: 'MERGE_GAME #{text}', read: readHeader('Merge', 'month-first') },
  { phrase: 'Merge Game #{text}', read: readHeader('Merge', 'month-first') },
  {
    // The name of a tournament, the numbers of the table and of the tournament, and the terms.
    phrase: 'Table {name}, {text}, {number} (Tournament: {name} Buy-In: {name})',
    read: (draft, match) => {
      draft.table = { name: `${match.textAt(0)}, ${match.textAt(1)}`, seats: null };
      draft.tournament = { id: String(match.numbers[0]), buyIn: match.textAt(3), level: null };
      draft.currency = 'CHIPS';
    },
  },
  {
    phrase: 'Table {name}, Seats {number}',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: match.numbers[0] };
    },
  },
  {
    phrase: 'Table {name}',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: null };
    },
  },
  { phrase: 'Server {text}', read: () => true },
  {
    phrase: 'Seat {number}: {name} ({amount} in chips) DEALER{opt: (REBUY)}{opt: (ADDON)}',
    read: (draft, match, line) => {
      [draft.buttonSeat] = match.numbers;
      addPlayer(draft, match, line);
    },
  },
  {
    phrase: 'Seat {number}: {name} ({amount} in chips){opt: (REBUY)}{opt: (ADDON)}',
    read: (draft, match, line) => addPlayer(draft, match, line),
  },
];

const addPlayer = (draft: HandDraft, match: PhraseMatch, line: number): void => {
  const [stack] = match.amounts;
  draft.addPlayer({ seat: match.numbers[0], name: match.textAt(0), stack, sittingOut: false, line });
};
