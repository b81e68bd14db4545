import {
  bets,
  calls,
  checks,
  collects,
  collectsSidePot,
  dealsBoard,
  dealsHoleCards,
  disconnects,
  folds,
  goesAllIn,
  mucks,
  posts,
  raisesByTo,
  keepsHand,
  remarks,
  returns,
  startsDealing,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readDescription } from './descriptions.js';

/** `Posts dead $40 dead $15`: all of the post, and its dead part. */
const postsDead: LineReader = (draft, match, line) => {
  const [amount, dead] = match.amounts;
  if (dead > amount) return false;
  draft.post(draft.seatOf(match.players[0]), 'posted-blind', amount, line, false, dead);
  return true;
};

/** A blind or an ante of all remaining chips; the line does not name it, and blinds are posted in their order. */
const postsAllIn: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const has = (kind: string): boolean =>
    draft.events.some((event) => event.type === 'post' && event.kind === kind);
  const isAnte =
    has('ante') &&
    !draft.events.some((event) => event.type === 'post' && event.kind === 'ante' && event.seat === seat);
  const blind = has('small-blind') ? 'big-blind' : 'small-blind';
  draft.post(seat, isAnte ? 'ante' : blind, match.amounts[0], line, true);
};

/** The amounts of an all-in that the site calls a raise: what it adds, and what it reaches. */
const raisesAllIn: LineReader = (draft, match, line) => {
  match.allIn = true;
  return raisesByTo(draft, match, line);
};

const shows: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  draft.show(draft.seatOf(match.players[0]), match.cards[0], line, { text, reading: readDescription(text) });
};

/** The forced bets before the cards. */
export const postPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} - Posts small blind {amount}', read: posts('small-blind') },
  { phrase: '{player} - Posts big blind {amount}', read: posts('big-blind') },
  { phrase: '{player} - Posts dead {amount} dead {amount}', read: postsDead },
  { phrase: '{player} - Posts {amount} dead {amount}', read: postsDead },
  { phrase: '{player} - Posts {amount}', read: posts('big-blind') },
  { phrase: '{player} - Ante {amount}', read: posts('ante') },
  { phrase: '{player} - Posts ante {amount}', read: posts('ante') },
  { phrase: '{player} - All-In {amount}', read: postsAllIn },
  { phrase: '{player} - sitout (wait for BB)', read: remarks },
  { phrase: '{player} - sitout{text}', read: remarks },
  { phrase: '*** POCKET CARDS ***', read: startsDealing('body') },
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '{player} - Folds', read: folds },
  { phrase: '{player} - Folds (Fold & Show [{cards}])', read: folds },
  { phrase: '{player} - Folds (Timeout)', read: folds },
  { phrase: '{player} - Checks', read: checks },
  { phrase: '{player} - Checks (Timeout)', read: checks },
  { phrase: '{player} - Calls {amount}', read: calls },
  { phrase: '{player} - Bets {amount}', read: bets },
  { phrase: '{player} - Raises {amount} to {amount}', read: raisesByTo },
  { phrase: '{player} - All-In(Raise) {amount} to {amount}', read: raisesAllIn },
  { phrase: '{player} - All-In {amount}', read: goesAllIn },
  // A player who is disconnected contends for the pot so far, with chips behind.
  { phrase: '{player} - All-In (Timeout)', read: disconnects },
  { phrase: '{player} - returned ({amount}) : not called', read: returns },
  { phrase: '*** FLOP *** [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN *** [{cards}] [{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER *** [{cards}] [{cards}]', read: dealsBoard('river') },
  { phrase: '*** SHOW DOWN ***', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '{player} - Shows [{cards}] ({text})', read: shows },
  { phrase: '{player} - Mucks', read: mucks },
  { phrase: '{player} - Does not show', read: keepsHand },
  { phrase: '{player} Collects {amount} from main pot', read: collects(0) },
  { phrase: '{player} Collects {amount} from side pot-{number}', read: collectsSidePot },
  // A bet between players on hands such as 7-2, which is no part of the pots.
  { phrase: '{player} Collects {amount} from {text} proposition pot', read: remarks },
  {
    phrase: '*** SUMMARY ***',
    read: (draft) => {
      draft.section = 'summary';
      draft.ended = true;
    },
  },
];
