import type { GameLimit } from '../../hand.js';
import type { HandDraft, LineReader, Phrase } from '../../reading/index.js';
import { TWO_SEATS } from './conventions.js';

export const PREFIX = 'Game # ';

/** The games by their names in the header, without the limit. */
const variants: ReadonlyMap<string, string> = new Map([
  ["Texas Hold'em", 'holdem'],
  ['Omaha High', 'omaha'],
  ['Omaha Hi/Lo', 'omaha-8'],
  ['5-Card Omaha High', 'omaha-5'],
  ['5-Card Omaha Hi/Lo', 'omaha-5-8'],
]);

export const supported: readonly string[] = [...variants.values()];

const limits: readonly (readonly [name: string, limit: GameLimit])[] = [
  [' No Limit', 'no-limit'],
  [' Pot Limit', 'pot-limit'],
  [' Fixed Limit', 'fixed-limit'],
];

/** The fewest digits of the id of a tournament. */
const ID_DIGITS = 5;

const isNumber = (word: string | undefined): word is string =>
  word !== undefined && word !== '' && [...word].every((sign) => sign >= '0' && sign <= '9');

/** `€10+1/1000VIP(€10) Super Turbo Sit & Go 12713943 1`: the name of a tournament, its id and the number of the table. */
const tournamentIn = (table: string): string | null => {
  const [id, number] = table.split(' ').slice(-2);
  return isNumber(id) && id.length >= ID_DIGITS && isNumber(number) ? id : null;
};

/** The stakes have the currency in cash games, and none in tournaments and games for play money. */
const readGame: LineReader = (draft, match) => {
  const words = match.textAt(1);
  const found = limits.find(([name]) => words.endsWith(name));
  const variant = variants.get(words.slice(0, found === undefined ? 0 : -found[0].length));
  if (found === undefined || variant === undefined) return false;
  const [, limit] = found;
  const [smaller, larger] = match.amounts;
  if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: smaller, bigBet: larger });
  else Object.assign(draft.stakes, { smallBlind: smaller, bigBlind: larger });
  const table = match.textAt(2);
  const currency = match.currencyOf(0);
  const tournament = currency === null ? tournamentIn(table) : null;
  draft.id = match.textAt(0);
  draft.game = { variant, limit, rotation: null };
  draft.table = { name: table, seats: null };
  draft.currency = currency ?? (tournament === null ? 'PLAY' : 'CHIPS');
  if (tournament !== null) draft.tournament = { id: tournament, buyIn: null, level: null };
  return true;
};

const MIN_SEATS = 2;

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: `${PREFIX}{text} - {text} {amount}/{amount} - Table "{name}"`, read: readGame },
  {
    phrase: 'Players(max {number}):',
    read: (draft, match) => {
      const [seats] = match.numbers;
      if (draft.table.seats !== null || seats < MIN_SEATS) return false;
      draft.table = { ...draft.table, seats };
      if (seats === MIN_SEATS) draft.dialect = TWO_SEATS;
      return true;
    },
  },
  {
    phrase: '{name} ({amount} in seat {number})',
    read: (draft, match, line) => {
      const [seat] = match.numbers;
      const [stack] = match.amounts;
      if (seat > (draft.table.seats ?? Infinity)) return false;
      draft.addPlayer({ seat, name: match.textAt(0).trimEnd(), stack, sittingOut: false, line });
      return true;
    },
  },
];
