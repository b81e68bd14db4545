import type { GameLimit } from '../../hand.js';
import {
  claimsPlayers,
  placesButton,
  type HandDraft,
  type Phrase,
  type PhraseMatch,
} from '../../reading/index.js';

/** The games by their names in the header; a table with a jackpot has the same game. */
const variants: ReadonlyMap<string, string> = new Map([
  ['Holdem', 'holdem'],
  ['Holdem Jackpot table', 'holdem'],
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['OmahaHL', 'omaha-8'],
  ['Omaha Hi/Lo', 'omaha-8'],
]);

/** `$0.50/$1 Blinds Fix Limit Holdem - *** 11 03 2011 16:29:14`. The date is day, month and year, in no stated zone. */
const readStakes =
  (limit: GameLimit) =>
  (draft: HandDraft, match: PhraseMatch): boolean => {
    const [small, big] = match.amounts;
    const variant = variants.get(match.textAt(0));
    if (variant === undefined) return false;
    draft.game = { variant, limit, rotation: null };
    draft.currency = match.currencyOf(0) ?? match.currencyOf(1) ?? 'PLAY';
    const time = match.textAt(1).trim();
    draft.playedAtText = time === '' ? null : time;
    // The header of a limit game has its blinds; a bet is as large as the big blind.
    if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: big, bigBet: 2 * big });
    // A hand in which all antes are all-in has no stakes: `42.797,60 $/0 $`.
    else if (big > 0) {
      // The header prints half the big blind, in cents; the table plays with a whole chip: 0.12 of 0.25 is posted as 0.10.
      const isCut = small !== big / 2 && small === Math.floor(big / 2);
      Object.assign(draft.stakes, { smallBlind: isCut ? null : small, bigBlind: big });
    }
    return true;
  };

const readTournament = (draft: HandDraft, match: PhraseMatch): void => {
  const [id] = match.numbers;
  draft.tournament = { id: String(id), buyIn: match.textAt(0).trim() || null, level: null };
  draft.currency = 'CHIPS';
  draft.table = { name: match.textAt(1).trim(), seats: null };
};

const readPlayTable = (draft: HandDraft, match: PhraseMatch): void => {
  draft.table = { name: match.textAt(0), seats: match.numbers.at(0) ?? null };
  draft.currency = 'PLAY';
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: '#Game No : {text}',
    read: (draft, match) => {
      draft.id = match.textAt(0);
    },
  },
  {
    phrase: '***** {text} Hand History for Game {text} *****',
    read: (draft, match) => match.textAt(1) === draft.id,
  },
  { phrase: '{amount}/{amount} Blinds No Limit {text} - ***{text}', read: readStakes('no-limit') },
  { phrase: '{amount}/{amount} Blinds Pot Limit {text} - ***{text}', read: readStakes('pot-limit') },
  { phrase: '{amount}/{amount} Blinds Fix Limit {text} - ***{text}', read: readStakes('fixed-limit') },
  { phrase: 'Tournament #{number}{text}- Table #{text}', read: readTournament },
  { phrase: 'Tournament #{number}{text} Max (Real Money)', read: readTournament },
  { phrase: 'Tournament #{number}{text} (Real Money)', read: readTournament },
  {
    phrase: 'Table {name} {number} Max (Real Money)',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: match.numbers[0] };
    },
  },
  {
    phrase: 'Table {name} (Real Money)',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: null };
    },
  },
  ...['Practice Play', 'Play Money'].flatMap((words): Phrase<HandDraft>[] => [
    { phrase: `Table {name} {number} Max (${words})`, read: readPlayTable },
    { phrase: `Table {name} (${words})`, read: readPlayTable },
  ]),
  {
    phrase: 'Seat {number} is the button',
    read: placesButton,
  },
  { phrase: 'Total number of players : {number}', read: claimsPlayers },
  {
    phrase: 'Seat {number}: {name} ( {amount} )',
    read: (draft, match, line) => {
      const [seat] = match.numbers;
      const [stack] = match.amounts;
      draft.addPlayer({ seat, name: match.textAt(0), stack, sittingOut: false, line });
    },
  },
];
