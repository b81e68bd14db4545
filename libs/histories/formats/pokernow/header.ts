import type { GameLimit } from '../../hand.js';
import type { Phrase, PhraseMatch } from '../../reading/index.js';
import type { PokerNowDraft } from './draft.js';
import { readSeats } from './seats.js';

/** The games by their names in the row that starts a hand. */
const games: ReadonlyMap<string, readonly [GameLimit, string]> = new Map([
  ["No Limit Texas Hold'em", ['no-limit', 'holdem']],
  ["Pot Limit Texas Hold'em", ['pot-limit', 'holdem']],
  ['Pot Limit Omaha Hi', ['pot-limit', 'omaha']],
  ['No Limit Omaha Hi', ['no-limit', 'omaha']],
  ['Pot Limit Omaha Hi/Lo 8 or Better', ['pot-limit', 'omaha-8']],
  ['No Limit Omaha Hi/Lo 8 or Better', ['no-limit', 'omaha-8']],
]);

/** `-- starting hand #70 (id: gbwbhixks4w2)  (No Limit Texas Hold'em) (dealer: "Ann @ 3f2a") --`. */
const readStart =
  (hasId: boolean, hasDealer: boolean) =>
  (draft: PokerNowDraft, match: PhraseMatch, line: number): boolean => {
    if (draft.section !== 'before') return false;
    draft.startLine = line;
    draft.section = 'table';
    draft.handNumber = match.numbers[0];
    // Logs before 2022 have no ids.
    draft.id = hasId ? match.textAt(0) : `${String(draft.handNumber)}-${draft.order}`;
    const game = games.get(match.textAt(hasId ? 1 : 0));
    if (game !== undefined) draft.game = { limit: game[0], variant: game[1], rotation: null };
    draft.dealer = hasDealer ? match.textAt(hasId ? 2 : 1) : null;
    return true;
  };

/** `Player stacks: #1 "Ann @ 3f2a" (100) | #7 "Bob @ 9c1e" (890)`. False if any part of it is unknown. */
const readStacks = (draft: PokerNowDraft, match: PhraseMatch, line: number): boolean => {
  const [from, end] = match.texts;
  const seats = readSeats(draft.text, from, end, draft.scanner);
  if (seats === null) return false;
  for (const { seat, name, stack } of seats) draft.addPlayer({ seat, name, stack, sittingOut: false, line });
  const { dealer } = draft;
  if (dealer !== null) {
    // A dealer without a seat is a fault of the row that starts the hand; the blinds decide where the button is.
    const seat = draft.seatOfToken(dealer);
    draft.buttonSeat = seat === -1 ? null : seat;
    if (seat === -1) {
      const seated = draft.players.map(({ name }) => name).join(' | ');
      draft.contradict('button', seated, dealer, draft.startLine);
    }
  }
  draft.section = 'body';
  return draft.players.length > 0;
};

/** The rows before the first bet that name the game and the players. */
export const headerPhrases: readonly Phrase<PokerNowDraft>[] = [
  {
    phrase: '-- starting hand #{number} (id: {text}){opt: } ({text}) (dealer: {text}) --',
    read: readStart(true, true),
  },
  {
    phrase: '-- starting hand #{number} (id: {text}){opt: } ({text}) (dead button) --',
    read: readStart(true, false),
  },
  { phrase: '-- starting hand #{number}{opt: } ({text}) (dealer: {text}) --', read: readStart(false, true) },
  { phrase: '-- starting hand #{number}{opt: } ({text}) (dead button) --', read: readStart(false, false) },
];

export const tablePhrases: readonly Phrase<PokerNowDraft>[] = [
  { phrase: 'Player stacks: {text}', read: readStacks },
];
