import {
  bets,
  calls,
  checks,
  dealsBoard,
  dealsHoleCards,
  folds,
  goesAllIn,
  type HandDraft,
  type LineReader,
  mucksFaceUp,
  type Phrase,
  posts,
  raisesAdding,
  raisesTo,
  remarks,
  showsAnyHand,
  startsDealing,
  startsSummary,
  collects,
  returns,
} from '../../reading/index.js';
import { readDescription } from './descriptions.js';

/** A big blind, or the blinds of a player who comes back: what exceeds the big blind is dead. */
const postsBigBlind: LineReader = (draft, match, line) => {
  const [amount] = match.amounts;
  const { bigBlind, smallBet } = draft.stakes;
  const dead = Math.max(0, amount - (bigBlind ?? smallBet ?? amount));
  const kind = dead === 0 ? 'big-blind' : 'posted-blind';
  draft.post(draft.seatOf(match.players[0]), kind, amount, line, match.allIn, dead);
};

/** A name without an action. The note has no seat, so that a player without any other line is not dealt in. */
const notesAbsence: LineReader = (draft, _match, line) => draft.note(null, draft.lineText(), line);

/** A shown hand with its name. Words that name no hand are kept as unread. */
const showsDescribed: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  if (draft.hasFolded(seat)) return remarks(draft, match, line);
  const text = match.textAt(0);
  const reading = readDescription(text);
  if (reading === null) draft.keepUnread(line);
  draft.show(seat, match.cards[0], line, reading === null ? undefined : { text, reading });
  return true;
};

/** A mucked hand with its name. */
const mucksDescribed: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const reading = readDescription(match.textAt(0));
  if (reading === null) draft.keepUnread(line);
  draft.muck(seat, line);
  const claim = draft.claimSeat(seat, 'mucked', line);
  claim.cards = match.cards[0];
  claim.readings = [reading];
};

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player}: Fold', read: folds },
  { phrase: '{player}: Check', read: checks },
  { phrase: '{player}: Call {amount}', read: calls },
  { phrase: '{player}: Bet {amount}', read: bets },
  // `Raise (NF)` and `Raise` state what the raise reaches; `Raise to`, of iPoker's archive, what it adds.
  { phrase: '{player}: Raise (NF) {amount}', read: raisesTo },
  { phrase: '{player}: Raise {amount}', read: raisesTo },
  { phrase: '{player}: Raise to {amount}', read: raisesAdding },
  { phrase: '{player}: Allin {amount}', read: goesAllIn },
  { phrase: '{player}: Post Ante {opt:Allin }{amount}', read: posts('ante') },
  { phrase: '{player}: Post SB {all-in:Allin }{amount}', read: posts('small-blind') },
  { phrase: '{player}: Post BB {all-in:Allin }{amount}', read: postsBigBlind },
  { phrase: '{player}: SB {amount}', read: posts('small-blind') },
  { phrase: '{player}: BB {amount}', read: posts('big-blind') },
  { phrase: '{player}: Post DB {amount}', read: postsBigBlind },
  // iPoker prints the name alone at the turn of a player who is away: the line is no act of his.
  { phrase: '{player}:', read: notesAbsence },
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '*** HOLE CARDS ***', read: startsDealing('body') },
  { phrase: '*** FLOP *** [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN *** [{cards}]', read: repeatingBoard('turn', 4) },
  { phrase: '*** RIVER *** [{cards}]', read: repeatingBoard('river', 5) },
  { phrase: '*** SUMMARY ***', read: startsSummary },
];

/** A street whose line has the new card alone or, in the archive, the whole board. */
function repeatingBoard(street: string, size: number): LineReader {
  return (draft, match, line) => {
    const [cards] = match.cards;
    if (cards.length === size) draft.board(street, cards.slice(-1), line, cards.slice(0, -1));
    else draft.board(street, [...cards], line);
  };
}

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Total pot {amount} Rake {amount}',
    read: (draft, match, line) => {
      draft.claimTotalPot(match.amounts[0], line);
      draft.claimRake(match.amounts[1], line);
    },
  },
  { phrase: '{player}: Shows [{cards}]', read: showsAnyHand },
  { phrase: '{player}: Shows [{cards}] {text}', read: showsDescribed },
  { phrase: '{player}: Mucks [{cards}]', read: mucksFaceUp },
  { phrase: '{player}: Mucks [{cards}] {text}', read: mucksDescribed },
  { phrase: '{player}: wins {amount} (uncalled)', read: returns },
  { phrase: '{player}: wins {amount}', read: collects() },
  { phrase: '{player}:', read: remarks },
];
