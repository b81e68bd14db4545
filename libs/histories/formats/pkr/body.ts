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
  type PhraseMatch,
  posts,
  postsMissedDead,
  postsMissedLive,
  raisesTo,
  remarks,
  returns,
  showsAnyHand,
  startsDealing,
} from '../../reading/index.js';
import { readDescription } from './descriptions.js';

/** The name of a hand, which is compared with the cards of the player. */
const describes = (draft: HandDraft, seat: number, text: string, line: number): boolean => {
  const reading = readDescription(text);
  if (reading !== null) draft.claimMadeHand(seat, [], reading, line);
  return reading !== null;
};

/** The number of a side pot; its line is read like that of the main pot otherwise. */
const collectsOf =
  (half?: 'high' | 'low', isSidePot = false): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    const text = match.textAt(0);
    if (half !== 'low' && text !== '' && !describes(draft, seat, text, line)) return false;
    draft.collect(seat, match.amounts[0], line, isSidePot ? match.numbers[0] : null, half);
    return true;
  };

/** The name of a shown hand; other words behind `has` are remarks. */
const hasHand: LineReader = (draft, match, line) => {
  const isNamed = describes(draft, draft.seatOf(match.players[0]), match.textAt(0), line);
  return isNamed || remarks(draft, match, line);
};

/** The stack of a player at the end; chips that were brought during the hand are part of it, and make it no claim. */
const claimsStack = (draft: HandDraft, match: PhraseMatch, amount: number, line: number): boolean => {
  const [seatNumber] = match.numbers;
  const name = match.textAt(0);
  const player = draft.players.find(({ seat }) => seat === seatNumber);
  if (player?.name !== name && (player !== undefined || draft.players.some((one) => one.name === name))) {
    draft.claims.push({ type: 'stranger', seat: seatNumber, text: draft.lineText(), line });
    return true;
  }
  if (player === undefined) return false;
  const hasBrought = draft.events.some(
    (event) => event.type === 'note' && event.seat === seatNumber && event.text.includes(' rebuys '),
  );
  if (!hasBrought) draft.claimFinalStack(seatNumber, amount, line);
  return true;
};

const winnings: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} wins {amount}', read: collects() },
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
  { phrase: '{player} has {text}', read: hasHand },
  { phrase: 'There is no qualifying low hand', read: remarks },
  ...winnings,
  {
    phrase: 'Seat {number}: {name} (bounty value {amount}, bounty won {amount}) - {amount}',
    read: (draft, match, line) => claimsStack(draft, match, match.amounts[2], line),
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
  { phrase: '{name}: {text}', read: remarks },
  { phrase: '{name} has joined from {text}', read: remarks },
  { phrase: '{player} will be dealt in {text}', read: remarks },
  { phrase: '{player}{opt: } is using the time bank', read: remarks },
  { phrase: '{player}: {text}', read: remarks },
  // Gestures of a figure at the table; an action ends in a word, an amount or a bracket.
  { phrase: '{player} {text}.', read: remarks },
  { phrase: '{player} {text}!', read: remarks },
];
