import {
  bets,
  callsTo,
  checks,
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
  keepsHand,
  remarks,
  returns,
  showsAnyHand,
  startsDealing,
} from '../../reading/index.js';
import { readDescription, readLow } from './descriptions.js';
import { checkBounty, claimsStack } from './final-seats.js';
import { acts, claimsPotSize, claimsRakeOfNumberedPot, dealsBoardWithPots, hasSidePots } from './pots.js';

/** The name of a hand, which is compared with the cards of the player. */
const describes = (draft: HandDraft, seat: number, text: string, line: number): boolean => {
  const reading = readDescription(text);
  if (reading !== null) draft.claimMadeHand(seat, [], reading, line);
  return reading !== null;
};

/** `A2345`: the cards of a low, the lowest one first. */
const describesLow = (draft: HandDraft, seat: number, text: string, line: number): boolean => {
  const reading = readLow(text);
  if (reading !== null) draft.claimMadeHand(seat, [], reading, line, true);
  return reading !== null;
};

/** Only side pots have a number; with side pots, a line without one has the main pot. */
const collectsOf =
  (half?: 'high' | 'low', isSidePot = false): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    const text = match.textAt(0);
    const describesHalf = half === 'low' ? describesLow : describes;
    if (text !== '' && !describesHalf(draft, seat, text, line)) return false;
    const pot = isSidePot ? match.numbers[0] : hasSidePots(draft) ? 0 : null;
    draft.collect(seat, match.amounts[0], line, pot, half);
    return true;
  };

/** Whether a player has acted in the hand and has not folded. */
const contends = ({ events }: HandDraft, seat: number): boolean => {
  const last = events.findLast((event) => event.type !== 'note' && 'seat' in event && event.seat === seat);
  return last !== undefined && last.type !== 'fold';
};

/** The name of the hand of a player who contends. */
const hasHand =
  (describesHalf: typeof describes): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    return contends(draft, seat) && describesHalf(draft, seat, match.textAt(0), line);
  };

/** Words that follow a name in the lines of the showdown, and in no name. */
const lineWords = [' has ', ' wins ', ' ties'];

/** The chat of people without a seat in the hand. */
const chats: LineReader = (draft, match, line) => {
  const name = match.textAt(0);
  return lineWords.every((words) => !name.includes(words)) && (remarks(draft, match, line), true);
};

const winnings: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} wins {amount}', read: collectsOf() },
  { phrase: '{player} wins {amount} with: {text}', read: collectsOf() },
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
  { phrase: '{player} ties, and wins {amount} with: {text}', read: collectsOf() },
  { phrase: '{player} ties, and wins {amount} with high hand: {text}', read: collectsOf('high') },
  { phrase: '{player} ties {amount} with low hand: {text}', read: collectsOf('low') },
  {
    phrase: '{player} ties side pot #{number}, and wins {amount} with: {text}',
    read: collectsOf(undefined, true),
  },
  {
    phrase: '{player} wins {amount}, disconnection protection limited from {amount} with: {text}',
    // The site protects players who are disconnected: one takes part in the pots up to the bets before.
    read: collectsOf(),
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
  { phrase: 'Dealing Flop {cards}', read: dealsBoardWithPots('flop') },
  { phrase: 'Dealing Turn {cards}', read: dealsBoardWithPots('turn') },
  { phrase: 'Dealing River {cards}', read: dealsBoardWithPots('river') },
  { phrase: 'Dealing {cards} to {player}', read: dealsHoleCards },
  { phrase: '{player} folds', read: acts(folds) },
  { phrase: '{player} checks', read: acts(checks) },
  { phrase: '{player} calls {amount}{all-in: (all-in)}', read: acts(callsTo) },
  { phrase: '{player} bets {amount}{all-in: (all-in)}', read: acts(bets) },
  { phrase: '{player} raises to {amount}{all-in: (all-in)}', read: acts(raisesTo) },
  { phrase: 'Returning {amount} to {player} uncalled', read: returns },
  { phrase: 'Pot sizes: {amount}', read: claimsPotSize },
  { phrase: 'Taking Rake of {amount} from pot {number}', read: claimsRakeOfNumberedPot },
  { phrase: 'No Rake Taken', read: remarks },
  { phrase: '{player} shows {cards}', read: showsAnyHand },
  { phrase: '{player} mucks', read: mucks },
  { phrase: "{player} doesn't show", read: keepsHand },
  { phrase: '{player} has low hand: {text}', read: hasHand(describesLow) },
  { phrase: '{player} has {text}', read: hasHand(describes) },
  { phrase: '{player} has no qualifying low hand', read: remarks },
  { phrase: '{player} has requested more time', read: remarks },
  { phrase: '{player} has received {number} additional seconds {text}', read: remarks },
  { phrase: '{player} has {number} seconds remaining {text}', read: remarks },
  { phrase: '{player} has become disconnected {text}', read: remarks },
  { phrase: '{player} has disconnected {text}', read: remarks },
  { phrase: 'There is no qualifying low hand', read: remarks },
  ...winnings,
  {
    phrase: 'Seat {number}: {name} (bounty value {amount}, bounty won {amount}) - {amount}',
    read: (draft, match, line) => {
      checkBounty(draft, match, line);
      return claimsStack(draft, match, match.amounts[2], line);
    },
  },
  {
    phrase: 'Seat {number}: {name} - {amount}',
    // A player who came during the hand has no seat in it.
    read: (draft, match, line) =>
      claimsStack(draft, match, match.amounts[0], line) || remarks(draft, match, line),
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
  { phrase: '{name} has joined from {text}', read: remarks },
  { phrase: '{player} will be dealt in {text}', read: remarks },
  { phrase: '{player}{opt: } is using the time bank', read: remarks },
  { phrase: '{player}: {text}', read: remarks },
  { phrase: '{name}: {text}', read: chats },
  // Gestures of a figure at the table; an action ends in a word, an amount or a bracket.
  { phrase: '{player} {text}.', read: remarks },
  { phrase: '{player} {text}!', read: remarks },
];
