import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import {
  checkSigns,
  claimsPlayers,
  type HandDraft,
  type LineReader,
  type Phrase,
  startsStreet,
} from '../../reading/index.js';
import { games, limits } from './games.js';
import { dateStart, parseDate } from './times.js';
import { postUnlisted } from './unlisted-blinds.js';

/** More than the words of a game line. */
const MAX_WORDS = 40;

/**
 * The game line of a hand, which has the stakes or the buy-in, the limit, the game, the tournament and the date in an order
 * that changes with the years: `$100 USD PL Omaha Hi-Lo - Monday, January 06, 10:49:40 EST 2014`,
 * `NL Texas Hold'em $30 Buy-in + $3 Entry Fee Trny:15286975 Level:4 Blinds(50/100) - Tuesday, …`,
 * `150/300 Tourney Texas Holdem Game Table (NL) (SNG Tournament #304152365) (Buyin $4.8 + $0.2) - Thu Apr 08 …`.
 */
const readGameLine: LineReader = (draft, _match, line) => {
  const text = draft.lineText();
  const date = dateStart(text);
  if (date < 0 || draft.game !== null) return false;
  const words = text.slice(0, date);
  const found = games.find(([name]) => words.includes(name));
  draft.playedAtText = text.slice(date);
  draft.playedAt = parseDate(text.slice(date));
  if (found === undefined) {
    draft.reject('unsupported-game', messages.gameExpected, line, draft.lineStart, draft.lineEnd);
    return true;
  }
  const limit = words.split(' ', MAX_WORDS).find((word) => limits.has(word)) ?? '';
  draft.game = { variant: found[1], limit: limits.get(limit) ?? 'fixed-limit', rotation: null };
  readTournament(draft, words);
  const open = words.indexOf('(', Math.max(words.indexOf('Blinds'), words.indexOf('Stakes')));
  readStakes(draft, words.includes('Blinds') || words.includes('Stakes') ? words.slice(open + 1) : words);
  checkSigns(draft, words, line);
  return true;
};

const readTournament = (draft: HandDraft, words: string): void => {
  if (!words.includes('Trny:') && !words.includes('Tourney') && !words.includes('Tournament')) return;
  const id = wordAfter(words, 'Trny:') ?? wordAfter(words, 'Tournament #') ?? '';
  const level = wordAfter(words, 'Level:');
  const buyIn = between(words, '(Buyin ', ')') ?? buyInBefore(words);
  draft.tournament = { id, buyIn, level };
  draft.currency = 'CHIPS';
};

/** The word behind a label, up to a blank or a bracket; null if the label is missing. */
const wordAfter = (words: string, label: string): string | null => {
  const at = words.indexOf(label);
  if (at < 0) return null;
  const [word = ''] = words
    .slice(at + label.length)
    .trimStart()
    .split(' ', 1);
  return word.endsWith(')') ? word.slice(0, -1) : word;
};

const between = (words: string, open: string, close: string): string | null => {
  const start = words.indexOf(open);
  const end = start < 0 ? -1 : words.indexOf(close, start);
  return end < 0 ? null : words.slice(start + open.length, end);
};

/** The words between the game and `Buy-in`, and the fee behind it. */
const buyInBefore = (words: string): string | null => {
  const end = words.indexOf(' Buy-in');
  const game = games.find(([name]) => words.includes(name))?.[0] ?? '';
  if (end < 0) return null;
  const fee = between(words, 'Buy-in  + ', ' Entry Fee');
  const price = words.slice(words.indexOf(game) + game.length, end).trim();
  return fee === null ? price : `${price} + ${fee}`;
};

/** `$0.50/$1 USD`, `150/300`, `50/100 -10`: the blinds, or the bets of a limit game. A buy-in names no stakes. */
const readStakes = (draft: HandDraft, words: string): void => {
  const { scanner } = draft;
  const small = scanner.scan(words, 0);
  if (small === NO_AMOUNT) return;
  const sign = words.slice(0, scanner.end);
  const big = words.charAt(scanner.end) === '/' ? scanner.scan(words, scanner.end + 1) : NO_AMOUNT;
  if (draft.tournament === null) draft.currency = currencyOf(words, sign);
  if (big === NO_AMOUNT) {
    if (draft.tournament === null) draft.tableBuyIn = small;
    return;
  }
  if (draft.game?.limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
};

const currencyOf = (words: string, amount: string): string => {
  if (words.includes(' EUR') || amount.includes('€')) return 'EUR';
  if (words.includes(' GBP') || amount.includes('£')) return 'GBP';
  return words.includes(' USD') || amount.includes('$') ? 'USD' : 'PLAY';
};

/** The stakes of a tournament again, in a line of their own. */
const repeatsStakes: LineReader = (draft, match, line) => {
  const { stakes } = draft;
  const { smallBlind, bigBlind, smallBet, bigBet } = stakes;
  const words = match.textAt(0);
  if (bigBlind === null && bigBet === null) return readStakes(draft, words);
  const { scanner } = draft;
  const small = scanner.scan(words, 0);
  const big = scanner.scan(words, scanner.end + 1);
  const stated = [smallBlind ?? smallBet ?? 0, bigBlind ?? bigBet ?? 0];
  if (stated[0] === small && stated[1] === big) return;
  const expected = stated.map((amount) => draft.formatAmount(amount)).join('/');
  draft.contradict('figures', expected, words, line);
};

const readTable: LineReader = (draft, match, line) => {
  const [button] = match.numbers;
  draft.table = { name: match.textAt(0).trim(), seats: draft.table.seats };
  if (match.numbers.length > 0) draft.placeButton(button, line);
};

const hasButton = ({ game }: HandDraft): boolean => game?.variant.startsWith('stud') !== true;

const readSeat: LineReader = (draft, match, line) => {
  const [seat] = match.numbers;
  const [stack] = match.amounts;
  const currency = match.currencyOf(0);
  // The header of an emailed hand has stakes without a currency.
  if (draft.tournament === null && draft.currency === 'PLAY' && currency !== null) draft.currency = currency;
  draft.addPlayer({ seat, name: match.textAt(0), stack, sittingOut: stack === 0, line });
};

/** The number of listed players, and of the seats of the table. */
const readPlayerCount: LineReader = (draft, match, line) => {
  claimsPlayers(draft, match, line);
  const seats = match.numbers.at(1);
  if (seats !== undefined && seats >= 2) draft.table = { name: draft.table.name, seats };
};

const startsHand: LineReader = (draft, match) => {
  draft.id = match.textAt(0);
};

const startsBody: LineReader = (draft, _match, line) => {
  draft.section = 'body';
  postUnlisted(draft, line);
  draft.holeCards(line);
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '***** Hand History for Game {text} *****{text}', read: startsHand },
  {
    phrase: '***** Hand History For Game {text} *****{text}',
    read: (draft, match, line) => {
      draft.dialect = 'partypoker-email';
      startsHand(draft, match, line);
    },
  },
  { phrase: 'Table {text} ({opt: }{text} Money{opt: }) -- Seat {number} is the button', read: readTable },
  { phrase: 'Table {text} ({opt: }Real Money{opt: })', read: readTable },
  { phrase: 'Table {text} ({opt: }Play Money{opt: })', read: readTable },
  // Stud has no button, which is printed as seat 0.
  {
    phrase: 'Seat {number} is the button',
    read: (draft, match, line) => {
      const [button] = match.numbers;
      if (button === 0) return;
      if (hasButton(draft)) draft.placeButton(button, line);
      else draft.contradict('button', 'seat 0', `seat ${String(button)}`, line);
    },
  },
  { phrase: 'Total number of players : {number}/{number}', read: readPlayerCount },
  { phrase: 'Total number of players : {number}', read: readPlayerCount },
  { phrase: 'Trny:{text}', read: () => true },
  { phrase: 'Blinds({text})', read: repeatsStakes },
  { phrase: 'Blinds-Antes({text})', read: repeatsStakes },
  { phrase: 'Stakes-Antes({text})', read: repeatsStakes },
  ...['Seat ', 'seat ', 'seat'].flatMap((word): Phrase<HandDraft>[] => [
    { phrase: `${word}{number}: {name} ({opt: }{amount}{opt: })`, read: readSeat },
    // Converters add figures about the player.
    { phrase: `${word}{number}: {name} ({opt: }{amount}{opt: }) - {text}`, read: readSeat },
  ]),
  { phrase: '** Dealing down cards **', read: startsBody },
  {
    phrase: '** Dealing **',
    read: (draft, match, line) => {
      draft.section = 'body';
      startsStreet('third')(draft, match, line);
    },
  },
];

/** The line without words of its own; tried last. */
export const gameLine: Phrase<HandDraft> = { phrase: '{text}', read: readGameLine };
