import { usualSmallBlind } from '../../small-blind.js';
import {
  bets,
  checks,
  dealsBoard,
  dealsHoleCards,
  folds,
  posts,
  raisesByTo,
  remarks,
  returns,
  shows,
  startsDealing,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { DEPARTURE } from './conventions.js';
import { claimsPot } from './pots.js';

/** A line that is no sign of a player's part in the hand. */
const notes: LineReader = (draft, _match, line) => draft.note(null, draft.lineText(), line);

/** Tables without antes print an ante of 0.00 for each player. */
const postsAnte: LineReader = (draft, match, line) =>
  match.amounts[0] === 0 ? notes(draft, match, line) : posts('ante')(draft, match, line);

/**
 * The figure of `post dead` is the live part, 0.00 for the dead blind alone: the pots of both hands that have the line hold a
 * small blind more, which is dead.
 */
const postsDead: LineReader = (draft, match, line) => {
  const dead = usualSmallBlind(draft.stakes) ?? 0;
  const [live] = match.amounts;
  const kind = live === 0 ? 'dead-blind' : 'posted-blind';
  draft.post(draft.seatOf(match.players[0]), kind, live + dead, line, false, dead);
};

/** A player who is listed without chips, and calls less than the bet, has no more. */
const callsAny: LineReader = (draft, match, line) => {
  const { seat, stack } = draft.players[match.players[0]];
  const isShort = draft.bets.of(seat) + match.amounts[0] < draft.bets.highest;
  draft.call(seat, match.amounts[0], line, match.allIn || (stack === 0 && isShort));
};

/** A player who leaves after a bet folds in turn, without a line for it. */
const leaves: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const hasActed = draft.events.some(
    (event) => event.type !== 'note' && 'seat' in event && event.seat === seat,
  );
  const isNamed = draft.dialect.endsWith(DEPARTURE);
  if (draft.section === 'body' && hasActed && !isNamed && !draft.hasFolded(seat)) draft.dialect += DEPARTURE;
  notes(draft, match, line);
};

/** Lines that people at the table and the program add to a hand, also behind it. */
export const remarkPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} said "{text}"', read: notes },
  { phrase: '{player} has left the table', read: leaves },
  // People without a seat in the hand.
  { phrase: '{name} said "{text}"', read: notes },
  { phrase: '{name} has left the table', read: remarks },
  { phrase: '{name} joins the table at seat #{number}', read: remarks },
  { phrase: 'Tournament will start in a moment.', read: remarks },
  { phrase: 'Joined table during game.{text}', read: remarks },
];

const ALL_IN = '{all-in: and is all in}';

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player}: ante processed {amount}', read: postsAnte },
  { phrase: `{player}: posts small blind {amount}${ALL_IN}`, read: posts('small-blind') },
  { phrase: `{player}: posts big blind {amount}${ALL_IN}`, read: posts('big-blind') },
  { phrase: `{player}: post now {amount}${ALL_IN}`, read: posts('big-blind') },
  { phrase: '{player}: post dead {amount}', read: postsDead },
  { phrase: '*** HOLE CARDS ***', read: startsDealing('body') },
  // The player whose log it is, and who is not dealt in.
  { phrase: 'Dealt to {player} []', read: notes },
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '{player}: folds', read: folds },
  { phrase: '{player}: checks', read: checks },
  { phrase: `{player}: calls {amount}${ALL_IN}`, read: callsAny },
  { phrase: `{player}: bets {amount}${ALL_IN}`, read: bets },
  { phrase: `{player}: raises {amount} to {amount}${ALL_IN}`, read: raisesByTo },
  { phrase: 'Uncalled bet ({amount}) returned to {player}', read: returns },
  { phrase: '*** FLOP *** [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN *** [{cards}][{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER *** [{cards}][{cards}]', read: dealsBoard('river') },
  { phrase: 'Total pot {amount} | Rake {amount}', read: claimsPot },
  { phrase: 'Total pot {amount}', read: claimsPot },
  { phrase: '*** SHOW DOWN ***', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '{player} shows {cards}', read: shows },
  {
    phrase: '*** SUMMARY ***',
    read: (draft) => {
      draft.section = 'summary';
    },
  },
  ...remarkPhrases,
];
