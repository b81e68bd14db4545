import type { Card } from '#cards';
import {
  bets,
  bringsIn,
  calls,
  checks,
  collects,
  dealsBoard,
  folds,
  goesAllIn,
  raisesByTo,
  raisesTo,
  keepsHand,
  remarks,
  returns,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readDescription, readLow } from './descriptions.js';
import { cardsOf } from './hole-cards.js';
import { endPosts } from './posts.js';
import { completeLimit, inferStudBets } from './stakes.js';
import { withUnmarkedStreets } from './unmarked-streets.js';

const STUD_CARDS_UP = new Map([
  ['third', 1],
  ['fourth', 1],
  ['fifth', 1],
  ['sixth', 1],
]);

/** All hole cards are known: a deal makes no player the hero. Cards end the posts, with or without a line for them. */
const deals: LineReader = (draft, match, line) => {
  if (draft.section === 'header') endPosts(draft, line);
  const seat = draft.seatOf(match.players[0]);
  const up = STUD_CARDS_UP.get(draft.street);
  const [cards] = match.cards;
  draft.events.push({ type: 'deal', seat, cards, ...(up === undefined ? {} : { up }), line });
};

const studStreet =
  (street: string): LineReader =>
  (draft, _match, line) => {
    draft.section = 'body';
    draft.startStreet(street, line);
  };

/** The streets of the older logs by the number of board cards before. */
const streetsBySize: ReadonlyMap<number, string> = new Map([
  [0, 'flop'],
  [3, 'turn'],
  [4, 'river'],
]);

const dealsNextBoard: LineReader = (draft, match, line) => {
  const street = streetsBySize.get(draft.boardCards.length);
  if (street === undefined) return false;
  draft.board(street, match.cards[0], line);
  return true;
};

/**
 * The five cards of the hand follow, and those of a low: the hole cards are those that were dealt. Without a board every
 * hand is described as a high card.
 */
const shows = (draft: HandDraft, seat: number, made: readonly Card[], words: string, line: number): void => {
  draft.startShowdown(line);
  const low = readLow(made.slice(FIVE));
  draft.show(seat, cardsOf(draft, seat), line, {
    text: words === '' ? null : words,
    reading: draft.boardCards.length === 0 ? null : readDescription(words, made),
    ...(low === null ? {} : { low }),
  });
  const high = made.slice(0, FIVE);
  if (high.length === FIVE && draft.boardCards.length === FIVE)
    draft.claimMadeHand(seat, high, readDescription(words, high), line);
};

const FIVE = 5;

const showsMade: LineReader = (draft, match, line) => {
  shows(draft, draft.seatOf(match.players[0]), match.cards.at(0) ?? [], match.textAt(0), line);
};

/** The hole cards of a mucked hand, and what it was. */
const mucks: LineReader = (draft, match, line) => {
  draft.startShowdown(line);
  const seat = draft.seatOf(match.players[0]);
  draft.muck(seat, line);
  draft.claimHeldCards(seat, [...match.cards[0]], line);
  const words = match.textAt(0);
  if (words === '' || draft.boardCards.length < FIVE) return true;
  const reading = readDescription(words, []);
  if (reading === null) return false;
  draft.claimMadeHand(seat, [], reading, line);
  return true;
};

/** The hole cards of a player who does not show them. */
const keeps: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const { boardCards } = draft;
  const words = match.textAt(0);
  draft.keepHand(seat, line);
  for (const cards of match.cards) draft.claimHeldCards(seat, [...cards], line);
  // Without a board every hand is described as a high card.
  if (words === '' || boardCards.length === 0) return true;
  const reading = readDescription(words, []);
  if (reading === null) return false;
  const { run } = draft;
  draft.claims.push({
    type: 'made-hand',
    seat,
    run,
    cards: [],
    reading,
    boardCards: boardCards.length,
    line,
  });
  return true;
};

/**
 * An all-in that the site calls a raise. On a new street it is a bet. Without two figures, the only one is what the bets
 * of the player reach.
 */
const raisesAllIn: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const { amounts } = match;
  const to = amounts[amounts.length - 1];
  if (draft.bets.highest === 0) {
    draft.bet(seat, to, line, true);
    const [by] = amounts;
    if (by !== to) draft.contradict('figures', draft.formatAmount(to), draft.formatAmount(by), line);
  } else draft.raiseTo(seat, to, line, true, amounts.length > 1 ? amounts[0] : null);
};

/** What players do. */
const actions: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} : Folds', read: folds },
  { phrase: '{player} : Checks', read: checks },
  { phrase: '{player} : Calls {amount}', read: calls },
  { phrase: '{player} : Call {amount}', read: calls },
  { phrase: '{player} : Bets {amount}', read: bets },
  { phrase: '{player} : Raises {amount} to {amount}', read: raisesByTo },
  { phrase: '{player} : Raises {amount}', read: raisesTo },
  { phrase: '{player} : All-in(raise) {amount} to {amount}', read: raisesAllIn },
  { phrase: '{player} : All-in(raise) {amount}', read: raisesAllIn },
  { phrase: '{player} : All-in {amount}', read: goesAllIn },
  // The site acts for players who are disconnected or out of time.
  { phrase: '{player} : Folds{opt: }({text})', read: folds },
  { phrase: '{player} : Fold({text})', read: folds },
  { phrase: '{player} : Checks{opt: }({text})', read: checks },
  { phrase: '{player} : Calls{opt: }(timeout) {amount}', read: calls },
  { phrase: '{player} : Call{opt: }(timeout) {amount}', read: calls },
  { phrase: '{player} : Bets{opt: }(timeout) {amount}', read: bets },
  { phrase: '{player} : Bets chip info(timeout) {amount}', read: bets },
  { phrase: '{player} : Raises{opt: }(timeout) {amount} to {amount}', read: raisesByTo },
  { phrase: '{player} : Raises{opt: }(timeout) {amount}', read: raisesTo },
  { phrase: '{player} : All-in(raise-timeout) {amount} to {amount}', read: raisesAllIn },
  { phrase: '{player} : All-in(raise-timeout) {amount}', read: raisesAllIn },
  { phrase: '{player} : All-in{opt: }(timeout) {amount}', read: goesAllIn },
  { phrase: '{player} : Folds & shows [{cards}]', read: folds },
  { phrase: '{player} : Folds & Shows [{cards}]', read: folds },
  { phrase: '{player} : Bring_in chip {amount}', read: bringsIn },
  { phrase: '{player} : Bring_in chip{opt: }(timeout) {amount}', read: bringsIn },
  { phrase: '{player} : Bring in {amount}', read: bringsIn },
];

const streets: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} : Return uncalled portion of bet {amount}', read: returns },
  { phrase: '{player} : Card dealt to a spot [{cards}]', read: deals },
  { phrase: '*** FLOP *** [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN *** [{cards}] [{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER *** [{cards}] [{cards}]', read: dealsBoard('river') },
  { phrase: 'Card dealt to table [{cards}]', read: dealsNextBoard },
  { phrase: 'Card to the table [{cards}]', read: dealsNextBoard },
  { phrase: '*** 3RD STREET ***', read: studStreet('third') },
  { phrase: '*** 4TH STREET ***', read: studStreet('fourth') },
  { phrase: '*** 5TH STREET ***', read: studStreet('fifth') },
  { phrase: '*** 6TH STREET ***', read: studStreet('sixth') },
  { phrase: '*** RIVER ***', read: studStreet('seventh') },
];

const results: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} : Showdown [{cards}] ({text})', read: showsMade },
  { phrase: '{player} : Showdown [{cards}]', read: showsMade },
  { phrase: '{player} : Showdown{opt: }({text})', read: showsMade },
  { phrase: '{player} : Mucks [{cards}] ({text})', read: mucks },
  { phrase: '{player} : Mucks [{cards}]', read: mucks },
  { phrase: '{player} : Does not show [{cards}] ({text})', read: keeps },
  { phrase: '{player} : Does not show [{cards}]', read: keeps },
  { phrase: '{player} : Does not show [{cards}] Show1 [{cards}] ({text})', read: keeps },
  { phrase: '{player} : Does not show', read: keepsHand },
  { phrase: '{player} : Hand result {amount}', read: collects(0) },
  { phrase: '{player} : Hand Result {amount}', read: collects(0) },
  // Several side pots have the same words.
  { phrase: '{player} : Hand result-Side pot {amount}', read: collects() },
  { phrase: '{player} : Hand Result-Side Pot {amount}', read: collects() },
  {
    phrase: '*** SUMMARY ***',
    read: (draft) => {
      draft.section = 'summary';
      draft.ended = true;
      if (draft.game?.variant.startsWith('stud') === true) inferStudBets(draft);
      completeLimit(draft);
    },
  },
];

/** Lines that change nothing: who comes and goes, rebuys, and the results of a tournament. */
export const remarkPhrases: readonly Phrase<HandDraft>[] = [
  ...[
    'Leave(Auto)',
    'Enter(Auto)',
    'Leave',
    'Enter',
    'Seat sit out',
    'Seat sit down',
    'Seat stand',
    'Seat re-join',
    'Sit out',
    'Re-join',
    'Stand',
    'Sitout (wait for bb)',
    'Table enter user',
    'Table leave user',
    'Table deposit {amount}',
    'Draw for dealer [{cards}]',
    'Ranking {number}',
    'Prize Cash [{text}]',
    'Prize Tournament Ticket [{text}]',
    'Rebuyin {amount}',
    'Addon {amount}',
    'Double rebuys {amount}',
  ].flatMap((words) => [
    { phrase: `{player} : ${words}`, read: remarks },
    { phrase: words, read: remarks },
  ]),
];

/** The lines of logs that print no streets. */
export const unmarkedPhrases: readonly Phrase<HandDraft>[] = [
  ...withUnmarkedStreets(actions, false),
  ...streets,
  ...withUnmarkedStreets(results, true),
  ...remarkPhrases,
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...actions,
  ...streets,
  ...results,
  ...remarkPhrases,
];
