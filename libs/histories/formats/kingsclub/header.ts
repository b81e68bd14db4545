import { isTimeText, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { readGame } from './games.js';

/** `#45381014: Limit 2-7 Drawmaha - 60/120`. */
const readFirstLine: LineReader = (draft, match, line) => {
  const game = readGame(match.textAt(1));
  if (game === null) return false;
  const [smaller, larger] = match.amounts;
  if (game.limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: smaller, bigBet: larger });
  else Object.assign(draft.stakes, { smallBlind: smaller, bigBlind: larger });
  draft.id = match.textAt(0);
  draft.game = { ...game, rotation: null };
  draft.checkLimits(line);
  return true;
};

/** The time, in no stated zone. */
const readTime: LineReader = (draft, match) => {
  const text = `${match.textAt(0)} ${match.textAt(1)}`;
  if (draft.playedAtText !== null || !isTimeText(text, 'year-first')) return false;
  draft.playedAtText = text;
  return true;
};

const readTable: LineReader = (draft, match, line) => {
  if (draft.table.name !== '') return false;
  draft.table = { name: match.textAt(0), seats: null };
  const [button] = match.numbers;
  if (button !== undefined) draft.placeButton(button, line);
  return true;
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '#{text}: {text} - {amount}/{amount}', read: readFirstLine },
  { phrase: "Table '{name}' Seat {number} is the button", read: readTable },
  // Games with upcards have no button.
  { phrase: "Table '{name}'", read: readTable },
  {
    phrase: 'Seat {number}: {name} ({amount})',
    read: (draft, match, line) => {
      const [seat] = match.numbers;
      const [stack] = match.amounts;
      // Seats are before the posts.
      if (draft.events.some(({ type }) => type === 'post')) draft.misplaceLine('', line);
      draft.addPlayer({ seat, name: match.textAt(0), stack, sittingOut: false, line });
      return true;
    },
  },
  { phrase: '{text} {text}', read: readTime },
];
