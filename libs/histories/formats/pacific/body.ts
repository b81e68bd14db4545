import { indexWithin } from '../../bounded-search.js';
import {
  bets,
  calls,
  checks,
  collects,
  dealsBoard,
  dealsHoleCards,
  folds,
  type HandDraft,
  type LineReader,
  mucksFaceUp,
  type Phrase,
  posts,
  postsDeadAndLive,
  raisesAdding,
  keepsHand,
  remarks,
  shows,
  startsDealing,
  startsSummary,
} from '../../reading/index.js';

const DEAL = '** Dealing down cards **';
/** The deal follows the blinds after a few lines. */
const DEAL_DISTANCE = 2_000;

/**
 * A player who folds before the cards are dealt refuses a blind and is not in the hand. Hands that were only observed have
 * no line for the deal; a fold behind their big blind is a fold.
 */
const refusesBlind: LineReader = (draft, match, line) => {
  const [index] = match.players;
  const isPosted = draft.events.some((event) => event.type === 'post' && event.kind === 'big-blind');
  const end = Math.min(draft.end, draft.lineEnd + DEAL_DISTANCE);
  if (isPosted && indexWithin(draft.text, DEAL, draft.lineEnd, end) < 0) return folds(draft, match, line);
  draft.players[index] = { ...draft.players[index], dealtIn: false };
  draft.note(draft.players[index].seat, draft.lineText(), line);
  return true;
};

/** Forced bets, which are printed before the cards. */
export const postPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} posts ante [{amount}]', read: posts('ante') },
  { phrase: '{player} posts the ante [{amount}]', read: posts('ante') },
  { phrase: '{player} posts small blind [{amount}]', read: posts('small-blind') },
  { phrase: '{player} posts big blind [{amount}]', read: posts('big-blind') },
  { phrase: '{player} posts dead blind [{amount} + {amount}]', read: postsDeadAndLive },
  { phrase: '{player} folds', read: refusesBlind },
  { phrase: DEAL, read: startsDealing('body') },
];

/** The betting rounds. The amount of an action is what it adds. */
export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls [{amount}]', read: calls },
  { phrase: '{player} bets [{amount}]', read: bets },
  { phrase: '{player} raises [{amount}]', read: raisesAdding },
  { phrase: 'Dealt to {player} [ {cards} ]', read: dealsHoleCards },
  { phrase: '** Dealing flop ** [ {cards} ]', read: dealsBoard('flop') },
  { phrase: '** Dealing turn ** [ {cards} ]', read: dealsBoard('turn') },
  { phrase: '** Dealing river ** [ {cards} ]', read: dealsBoard('river') },
  { phrase: '** Summary **', read: startsSummary },
];

/** The showdown and the awards. Hands are shown without a description. */
export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} shows [ {cards} ]', read: shows },
  // The site reveals mucked hands after the showdown.
  { phrase: '{player} mucks [ {cards} ]', read: mucksFaceUp },
  { phrase: '{player} did not show his hand', read: keepsHand },
  { phrase: '{player} collected [ {amount} ]', read: collects() },
  // The cards that make the high and the low of the hand above.
  { phrase: '(Hi: {cards})', read: remarks },
  { phrase: '(Lo: {cards})', read: remarks },
];
