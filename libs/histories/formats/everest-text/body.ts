import { type Card, formatCards } from '#cards';
import {
  bets,
  calls,
  checks,
  collects,
  dealsBoard,
  dealsHoleCards,
  disconnects,
  folds,
  type HandDraft,
  type LineReader,
  type Phrase,
  posts,
  postsMissedDead,
  postsMissedLive,
  raisesTo,
  remarks,
  returns,
  showsAnyHand,
  startsDealing,
  startsSummary,
} from '../../reading/index.js';

/** The site calls a missed small blind a dead blind, and also the live big blind of a player who enters. */
const postsDeadBlind: LineReader = (draft, match, line) => {
  const { bigBlind, smallBet } = draft.stakes;
  const isLive = match.amounts[0] >= (bigBlind ?? smallBet ?? Infinity);
  return (isLive ? postsMissedLive : postsMissedDead)(draft, match, line);
};

/** A small dead blind is followed by the live big blind of the same player. */
const postsLiveBlind: LineReader = (draft, match, line) => {
  const before = draft.events.at(-1);
  const [index] = match.players;
  if (before?.type === 'post' && before.kind === 'dead-blind' && before.seat !== draft.seatOf(index)) {
    const poster = draft.players.find(({ seat }) => seat === before.seat);
    draft.contradict('players', poster?.name ?? '', draft.players[index].name, line);
  }
  postsMissedLive(draft, match, line);
};

const mucksHeldCards: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  draft.muck(seat, line);
  draft.claimHeldCards(seat, match.cards[0], line);
};

/** The summary repeats a muck with the same cards. */
const checkRepeatedMuck = (
  { claims, contradictions }: HandDraft,
  seat: number,
  cards: readonly Card[],
  line: number,
) => {
  const first = claims.find((claim) => claim.type === 'held-cards' && claim.seat === seat);
  if (first?.type !== 'held-cards') return;
  const [expected, actual] = [formatCards(first.cards), formatCards(cards)];
  if (expected !== actual) contradictions.push({ about: 'cards', expected, actual, line });
};

/** Whether the summary has the muck already, before an award: it repeats all hands for each pot. */
const isOfFurtherPot = ({ claims, events }: HandDraft, seat: number): boolean => {
  const first = claims.find((claim) => claim.type === 'seat' && claim.seat === seat);
  return first !== undefined && events.some((event) => event.type === 'collect' && event.line > first.line);
};

/** A muck is repeated in the summary: the second line is a claim about the first. */
const repeatsMuck: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const isRepeated = draft.events.some((event) => event.type === 'muck' && event.seat === seat);
  if (!isRepeated) draft.muck(seat, line);
  checkRepeatedMuck(draft, seat, match.cards[0], line);
  if (isOfFurtherPot(draft, seat)) return draft.note(seat, draft.lineText(), line);
  draft.claimSeat(seat, 'mucked', line).cards = match.cards[0];
};

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} posts the ante of {amount}', read: posts('ante') },
  {
    phrase: '{player} posts the small blind of {amount}{all-in:, and is all-in}',
    read: posts('small-blind'),
  },
  { phrase: '{player} posts the big blind of {amount}{all-in:, and is all-in}', read: posts('big-blind') },
  { phrase: '{player} posts the dead blind of {amount}', read: postsDeadBlind },
  { phrase: '{player} posts {amount}', read: postsLiveBlind },
  { phrase: '*** HOLE CARDS ***', read: startsDealing('body') },
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls {amount}{all-in:, and is all-in}', read: calls },
  { phrase: '{player} bets {amount}{all-in:, and is all-in}', read: bets },
  { phrase: '{player} raises to {amount}{all-in:, and is all-in}', read: raisesTo },
  { phrase: '{player} has been disconnected, and is allin', read: disconnects },
  { phrase: '{player} has been disconnected{text}', read: remarks },
  { phrase: 'Uncalled bet of {amount} returned to {player}', read: returns },
  { phrase: '*** FLOP *** [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN *** [{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER *** [{cards}]', read: dealsBoard('river') },
  { phrase: '{player} shows [{cards}]', read: showsAnyHand },
  { phrase: '{player} mucked [{cards}]', read: mucksHeldCards },
  { phrase: '*** SUMMARY ***', read: startsSummary },
];

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} shows [{cards}]', read: showsAnyHand },
  { phrase: '{player} mucked [{cards}]', read: repeatsMuck },
  { phrase: '{player} collects {amount}', read: collects() },
  { phrase: '{player} finished in place {text}', read: remarks },
];
