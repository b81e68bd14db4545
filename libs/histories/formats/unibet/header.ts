import type { GameLimit } from '../../hand.js';
import { remarks, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';

/** Behind the game: the tables of `Banzai` begin with short stacks. */
const SHORT_STACKS = ' Banzai';

/** The games behind the limit. */
const variants: readonly (readonly [name: string, variant: string])[] = [
  ["Hold'Em", 'holdem'],
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
];

export const supported: readonly string[] = ['holdem', 'omaha'];

const limits: readonly (readonly [words: string, limit: GameLimit])[] = [
  ['No Limit ', 'no-limit'],
  ['Pot Limit ', 'pot-limit'],
];

/** `Table €1 NL - 0.05/0.10 - No Limit Hold'Em Banzai - 13:22:50 2021/04/04`, in no stated zone. */
const readTable: LineReader = (draft, match) => {
  const words = match.textAt(2);
  const limit = limits.find(([name]) => words.startsWith(name));
  const game = limit === undefined ? '' : words.slice(limit[0].length);
  const variant = variants.find(([name]) => game === name || game === `${name}${SHORT_STACKS}`);
  if (limit === undefined || variant === undefined) return false;
  draft.id = match.textAt(0);
  draft.game = { variant: variant[1], limit: limit[1], rotation: null };
  draft.table = { name: match.textAt(1), seats: null };
  [draft.stakes.smallBlind, draft.stakes.bigBlind] = match.amounts;
  draft.playedAtText = match.textAt(3);
  return true;
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Game #{text}: Table {text} - {amount}/{amount} - {text} - {text}', read: readTable },
  { phrase: '*** Seated players ***', read: remarks },
  {
    phrase: 'Seat {number}: {name} ({amount})',
    read: (draft, match, line) => {
      const [seat] = match.numbers;
      if (draft.players.length === 0) draft.currency = match.currencyOf(0) ?? 'PLAY';
      draft.addPlayer({ seat, name: match.textAt(0), stack: match.amounts[0], sittingOut: false, line });
      return true;
    },
  },
  { phrase: '*** Blinds and button ***', read: remarks },
  {
    phrase: '{player} has the button',
    read: (draft, match) => {
      draft.buttonSeat = draft.seatOf(match.players[0]);
    },
  },
];
