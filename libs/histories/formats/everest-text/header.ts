import type { GameLimit } from '../../hand.js';
import {
  type HandDraft,
  parseTime,
  placesButton,
  type Phrase,
  type PhraseMatch,
} from '../../reading/index.js';

export const PREFIX = 'EverestPoker Game #';

/** The games by the last words of their names, after the limit. */
const variants: ReadonlyMap<string, string> = new Map([
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha Hi', 'omaha'],
  ['Omaha H/L', 'omaha-8'],
]);

const limits: readonly (readonly [name: string, limit: GameLimit])[] = [
  ['No Limit ', 'no-limit'],
  ['Pot Limit ', 'pot-limit'],
  ['Limit ', 'fixed-limit'],
];

/** `No Limit Hold'em`; false for another game. */
const readGame = (draft: HandDraft, words: string): boolean => {
  const found = limits.find(([name]) => words.startsWith(name));
  if (found === undefined) return false;
  const [name, limit] = found;
  const variant = variants.get(words.slice(name.length));
  if (variant === undefined) return false;
  draft.game = { variant, limit, rotation: null };
  return true;
};

/** The texts are game, time and date, from `first` on. The time is that of no stated zone. */
const readTerms = (draft: HandDraft, match: PhraseMatch, first: number, line: number): boolean => {
  if (!readGame(draft, match.textAt(first))) return false;
  const [smaller, larger] = match.amounts;
  if (draft.game?.limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: smaller, bigBet: larger });
  else Object.assign(draft.stakes, { smallBlind: smaller, bigBlind: larger });
  draft.checkLimits(line);
  draft.playedAtText = `${match.textAt(first + 1)} - ${match.textAt(first + 2)}`;
  draft.playedAt = parseTime(draft.playedAtText, 'time-first', null);
  return true;
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: `${PREFIX}{text}: Tourney ID: {text}, Table {name} - {amount}/{amount} - {text} - {text} - {text}`,
    read: (draft, match, line) => {
      const [id, table] = [match.textAt(1), match.textAt(2)];
      draft.id = match.textAt(0);
      draft.tournament = { id, buyIn: null, level: null };
      draft.table = { name: table, seats: null };
      // The table has the number of its tournament.
      if (!table.startsWith(`${id}-`)) draft.contradict('tournament', id, table, line);
      draft.currency = 'CHIPS';
      return readTerms(draft, match, 3, line);
    },
  },
  {
    phrase: `${PREFIX}{text}: Table {name} - {amount}/{amount} - {text} - {text} - {text}`,
    read: (draft, match, line) => {
      draft.id = match.textAt(0);
      draft.table = { name: match.textAt(1), seats: null };
      draft.currency = match.currencyOf(0) ?? 'PLAY';
      return readTerms(draft, match, 2, line);
    },
  },
  {
    phrase: 'Seat {number}: {name} ({amount})',
    read: (draft, match, line) => {
      const [stack] = match.amounts;
      // Seats are before the posts.
      if (draft.events.some(({ type }) => type === 'post')) draft.misplaceLine('', line);
      draft.addPlayer({ seat: match.numbers[0], name: match.textAt(0), stack, sittingOut: false, line });
    },
  },
  {
    phrase: 'The button is in seat #{number}',
    read: placesButton,
  },
];
