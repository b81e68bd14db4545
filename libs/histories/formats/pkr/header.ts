import type { GameLimit } from '../../hand.js';
import {
  remarks,
  type HandDraft,
  type LineReader,
  type Phrase,
  type PhraseMatch,
} from '../../reading/index.js';

/** The games by their names in the header. */
const variants: ReadonlyMap<string, string> = new Map([
  ["HOLD'EM", 'holdem'],
  ['OMAHA', 'omaha'],
  ['OMAHA HI/LO', 'omaha-8'],
]);

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NO LIMIT', 'no-limit'],
  ['POT LIMIT', 'pot-limit'],
  ['FIXED LIMIT', 'fixed-limit'],
  ['LIMIT', 'fixed-limit'],
]);

/** The game has two lines; the limit is on the second. */
const readVariant = (draft: HandDraft, match: PhraseMatch): boolean => {
  const variant = variants.get(match.textAt(0));
  if (variant === undefined) return false;
  draft.game = { variant, limit: 'no-limit', rotation: null };
  return true;
};

const readLimit = (draft: HandDraft, match: PhraseMatch): boolean => {
  const limit = limits.get(match.textAt(0));
  if (limit === undefined || draft.game === null) return false;
  draft.game = { ...draft.game, limit };
  return true;
};

/** A tournament may have antes alone; its blinds are printed as `0 / 0`. */
const readBlinds = (draft: HandDraft, match: PhraseMatch): void => {
  const [small, big] = match.amounts;
  if (draft.game?.limit === 'fixed-limit' && big > 0)
    Object.assign(draft.stakes, { smallBet: big, bigBet: 2 * big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
};

/** The largest tables have ten seats. */
const MAX_SEAT = 10;

const addPlayer = (draft: HandDraft, match: PhraseMatch, stack: number, line: number): void => {
  draft.addPlayer({ seat: match.numbers[0], name: match.textAt(0), stack, sittingOut: false, line });
};

const addAbsentPlayer: LineReader = (draft, match, line) => {
  const stack = match.amounts.at(0) ?? 0;
  const [seat] = match.numbers;
  draft.addPlayer({ seat, name: match.textAt(0), stack, sittingOut: true, dealtIn: false, line });
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Table #{text} - Tournament #{text} Table #{text}',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: null };
      draft.tournament = { id: match.textAt(1), buyIn: null, level: null };
    },
  },
  {
    phrase: 'Table #{text} - {text}',
    read: (draft, match) => {
      draft.table = { name: match.textAt(1), seats: null };
    },
  },
  {
    phrase: 'Starting Hand #{text}',
    read: (draft, match) => {
      draft.id = match.textAt(0);
    },
  },
  {
    // Day, month as a word, year and time, in no stated zone.
    phrase: 'Start time of hand: {text}',
    read: (draft, match) => {
      draft.playedAtText = match.textAt(0);
    },
  },
  { phrase: 'Last Hand {text}', read: () => true },
  { phrase: 'Game Type: {text}', read: readVariant },
  { phrase: 'Limit Type: {text}', read: readLimit },
  { phrase: 'Table Type: {text}', read: () => true },
  {
    phrase: 'Money Type: REAL MONEY',
    read: (draft) => {
      draft.currency = 'USD';
    },
  },
  { phrase: 'Money Type: PLAY MONEY', read: () => true },
  {
    phrase: 'Money Type: {text}',
    read: (draft, match) => {
      if (match.textAt(0).toLowerCase() !== 'tournament chips') return false;
      draft.currency = 'CHIPS';
      return true;
    },
  },
  { phrase: 'Blinds are now {amount} / {amount}', read: readBlinds },
  {
    // The button of the hand before, which the next line moves.
    phrase: 'Button is at seat {number}',
    read: (draft, match, line) => {
      const [seat] = match.numbers;
      draft.placeButton(seat, line);
      if (seat > MAX_SEAT) draft.contradict('button', String(MAX_SEAT), String(seat), line);
    },
  },
  {
    phrase: 'Moving Button to seat {number}',
    read: (draft, match, line) => {
      draft.placeButton(match.numbers[0], line);
      draft.section = 'body';
    },
  },
  { phrase: 'Shuffling Deck', read: () => true },
  { phrase: '{player} will be dealt in {text}', read: remarks },
  {
    phrase: 'Seat {number}: {name} (bounty value {amount}, bounty won {amount}) - {amount}',
    read: (draft, match, line) => addPlayer(draft, match, match.amounts[2], line),
  },
  {
    phrase: 'Seat {number}: {name} - {amount}',
    read: (draft, match, line) => addPlayer(draft, match, match.amounts[0], line),
  },
  { phrase: 'Seat {number}: {name} - {amount} (away from table)', read: addAbsentPlayer },
  // A player without chips at the table.
  { phrase: 'Seat {number}: {name}{opt: (away from table)}', read: addAbsentPlayer },
];
