import type { GameLimit } from '../../hand.js';
import { placesButton, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { countPhrases } from './player-count.js';

/** The games by their names, after the limit. */
const variants: ReadonlyMap<string, string> = new Map([
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha Hi/Lo', 'omaha-8'],
  ['7 Card Stud', 'stud'],
  ['7 Card Stud Hi/Lo', 'stud-8'],
  ['Razz', 'razz'],
]);

export const supported: readonly string[] = [...variants.values()];

/** A game without these is played with fixed limits. */
const limits: readonly (readonly [words: string, limit: GameLimit])[] = [
  ['NL ', 'no-limit'],
  ['PL ', 'pot-limit'],
];

/** Behind the game: `4 Max - `, which may be missing. */
const readSeats = (words: string): number | null => {
  const seats = Number.parseInt(words, 10);
  return words === `${String(seats)} Max` && seats >= 2 ? seats : null;
};

/**
 * `Blinds $0.05/$0.10 PL Omaha Hi/Lo - 2010/03/02 - 19:35:19`, `$0.05/$0.10 7 Card Stud - 2011/07/08 - 00:08:53`,
 * `300/600 Hold'em - 2011/06/23 - 17:30:41`: the blinds, or the bets of a limit game. The time is that of no stated zone.
 */
const readGame: LineReader = (draft, match, line) => {
  const [game, ...more] = match.textAt(0).split(' - ', 5);
  const found = limits.find(([words]) => game.startsWith(words));
  const variant = variants.get(found === undefined ? game : game.slice(found[0].length));
  const seats = more.length === 3 ? readSeats(more[0]) : null;
  if (variant === undefined || more.length < 2 || more.length > 3 || (more.length === 3 && seats === null))
    return false;
  const limit = found?.[1] ?? 'fixed-limit';
  const [small, big] = match.amounts;
  if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  draft.game = { variant, limit, rotation: null };
  draft.checkLimits(line);
  draft.table = { name: draft.table.name, seats };
  draft.currency = match.currencyOf(0) ?? 'CHIPS';
  draft.playedAtText = more.slice(-2).join(' - ');
  return true;
};

/** The hand has its number on the first two lines. */
const readId: LineReader = (draft, match) => {
  const id = match.textAt(0);
  if (draft.id !== '' && draft.id !== id) return false;
  draft.id = id;
  return true;
};

/** The largest tables have ten seats. */
const MAX_SEAT = 10;

const addPlayer = (
  draft: HandDraft,
  seat: number,
  name: string,
  stack: number | null,
  line: number,
): boolean => {
  if (seat > MAX_SEAT) return false;
  draft.addPlayer({ seat, name, stack, sittingOut: false, line });
  return true;
};

/** Words behind the figures of a stack or a bet. */
export const AMOUNT = '{amount}{opt: EURO}{opt: Chips}{opt: chips}';

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Everleaf Gaming Game #{text}', read: readId },
  // The room of the network is named behind it, or instead of it.
  { phrase: 'Everleaf Gaming - {name} - Game #{text}', read: (draft, match) => (draft.id = match.textAt(1)) },
  { phrase: '- - {name} - Game #{text}', read: (draft, match) => (draft.id = match.textAt(1)) },
  { phrase: '***** Hand history for game #{text} *****', read: readId },
  {
    phrase: 'Tournament #{text} - Level {text}',
    read: (draft, match) => {
      draft.tournament = { id: match.textAt(0), buyIn: null, level: match.textAt(1) };
    },
  },
  { phrase: 'Blinds {amount}/{amount} {text}', read: readGame },
  { phrase: '{amount}/{amount} {text}', read: readGame },
  {
    phrase: 'Table {name}',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: draft.table.seats };
    },
  },
  {
    phrase: 'Seat {number} is the button',
    read: placesButton,
  },
  ...countPhrases,
  {
    // The stack of a player who was all-in when the hand began, and is not dealt in.
    phrase: 'Seat {number}: {name} ( All-in )',
    read: (draft, match, line) => addPlayer(draft, match.numbers[0], match.textAt(0), 0, line),
  },
  ...['(  ', '( '].map((bracket) => ({
    phrase: `Seat {number}: {name} ${bracket}${AMOUNT} )`,
    read: ((draft, match, line) =>
      addPlayer(draft, match.numbers[0], match.textAt(0), match.amounts[0], line)) satisfies LineReader,
  })),
];
