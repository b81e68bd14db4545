import {
  bets,
  callsTo,
  checks,
  claimsRakeOfPot,
  collects,
  dealsBoard,
  dealsHoleCards,
  folds,
  type HandDraft,
  type LineReader,
  mucks,
  type Phrase,
  posts,
  postsMissedDead,
  postsMissedLive,
  raisesTo,
  remarks,
  returns,
  showsAnyHand,
  startsDealing,
} from '../../reading/index.js';

/** The number of a side pot; its line is read like that of the main pot otherwise. */
const collectsOf =
  (half?: 'high' | 'low', isSidePot = false): LineReader =>
  (draft, match, line) =>
    draft.collect(
      draft.seatOf(match.players[0]),
      match.amounts[0],
      line,
      isSidePot ? match.numbers[0] : null,
      half,
    );

/** The site protects players who are disconnected: one takes part in the pots up to the bets before. */
const collectsProtected = collects();

/** The stack of a player at the end; chips that were brought during the hand are part of it, and make it no claim. */
const claimsStack = (draft: HandDraft, seatNumber: number, amount: number, line: number): boolean => {
  const player = draft.players.find(({ seat }) => seat === seatNumber);
  if (player === undefined) return false;
  const hasBrought = draft.events.some(
    (event) => event.type === 'note' && event.seat === seatNumber && event.text.includes(' rebuys '),
  );
  if (!hasBrought) draft.claimFinalStack(seatNumber, amount, line);
  return true;
};

const winnings: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} wins {amount}', read: collects() },
  { phrase: '{player} wins {amount} with: {text}', read: collects() },
  { phrase: '{player} wins {amount} with high hand: {text}', read: collectsOf('high') },
  { phrase: '{player} wins {amount} with low hand: {text}', read: collectsOf('low') },
  {
    phrase: '{player} wins {amount} from side pot #{number} with: {text}',
    read: collectsOf(undefined, true),
  },
  {
    phrase: '{player} wins {amount} from side pot #{number} with high hand: {text}',
    read: collectsOf('high', true),
  },
  {
    phrase: '{player} wins {amount} from side pot #{number} with low hand: {text}',
    read: collectsOf('low', true),
  },
  { phrase: '{player} wins {amount} from side pot #{number}', read: collectsOf(undefined, true) },
  { phrase: '{player} ties, and wins {amount} with: {text}', read: collects() },
  { phrase: '{player} ties, and wins {amount} with high hand: {text}', read: collectsOf('high') },
  { phrase: '{player} ties {amount} with low hand: {text}', read: collectsOf('low') },
  {
    phrase: '{player} ties side pot #{number}, and wins {amount} with: {text}',
    read: collectsOf(undefined, true),
  },
  {
    phrase: '{player} wins {amount}, disconnection protection limited from {amount} with: {text}',
    read: collectsProtected,
  },
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} posts ante of {amount}{all-in: (all-in)}', read: posts('ante') },
  { phrase: '{player} posts small blind ({amount}){all-in: (all-in)}', read: posts('small-blind') },
  { phrase: '{player} posts big blind ({amount}){all-in: (all-in)}', read: posts('big-blind') },
  {
    phrase: '{player} posts {amount}{all-in: (all-in)}',
    // `posts $0` comes before a dead blind.
    read: (draft, match, line) =>
      match.amounts[0] === 0 ? remarks(draft, match, line) : postsMissedLive(draft, match, line),
  },
  { phrase: '{player} posts {amount} dead{all-in: (all-in)}', read: postsMissedDead },
  { phrase: 'Dealing Cards', read: startsDealing('body') },
  { phrase: 'Dealing Flop {cards}', read: dealsBoard('flop') },
  { phrase: 'Dealing Turn {cards}', read: dealsBoard('turn') },
  { phrase: 'Dealing River {cards}', read: dealsBoard('river') },
  { phrase: 'Dealing {cards} to {player}', read: dealsHoleCards },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls {amount}{all-in: (all-in)}', read: callsTo },
  { phrase: '{player} bets {amount}{all-in: (all-in)}', read: bets },
  { phrase: '{player} raises to {amount}{all-in: (all-in)}', read: raisesTo },
  { phrase: 'Returning {amount} to {player} uncalled', read: returns },
  { phrase: 'Pot sizes: {text}', read: remarks },
  { phrase: 'Taking Rake of {amount} from pot {number}', read: claimsRakeOfPot },
  { phrase: 'No Rake Taken', read: remarks },
  { phrase: '{player} shows {cards}', read: showsAnyHand },
  { phrase: '{player} mucks', read: mucks },
  { phrase: "{player} doesn't show", read: remarks },
  { phrase: '{player} has {text}', read: remarks },
  { phrase: 'There is no qualifying low hand', read: remarks },
  ...winnings,
  {
    phrase: 'Seat {number}: {name} (bounty value {amount}, bounty won {amount}) - {amount}',
    read: (draft, match, line) => claimsStack(draft, match.numbers[0], match.amounts[2], line),
  },
  {
    phrase: 'Seat {number}: {name} - {amount}',
    // A player who came during the hand has no seat in it.
    read: (draft, match, line) =>
      claimsStack(draft, match.numbers[0], match.amounts[0], line) || remarks(draft, match, line),
  },
  { phrase: 'Seat {number}: {name}', read: remarks },
  {
    phrase: 'End of Hand #{text}',
    read: (draft, match) => {
      if (match.textAt(0) !== draft.id) return false;
      draft.section = 'after';
      draft.ended = true;
      return true;
    },
  },
  { phrase: '{player} did not respond in time and is {text}', read: remarks },
  { phrase: '{player} rebuys {amount}', read: remarks },
  { phrase: '{player} brings {amount} to table {text}', read: remarks },
  // People without a seat in the hand come, buy chips and chat.
  { phrase: '{name} brings {amount} to table {text}', read: remarks },
  { phrase: '{name} rebuys {amount}', read: remarks },
  { phrase: '{name}: {text}', read: remarks },
  { phrase: '{name} has joined from {text}', read: remarks },
  { phrase: '{player} will be dealt in {text}', read: remarks },
  { phrase: '{player}{opt: } is using the time bank', read: remarks },
  { phrase: '{player}: {text}', read: remarks },
  // Gestures of a figure at the table; an action ends in a word, an amount or a bracket.
  { phrase: '{player} {text}.', read: remarks },
  { phrase: '{player} {text}!', read: remarks },
];
