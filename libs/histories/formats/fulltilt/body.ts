import { formatCards, UNKNOWN, type Card } from '#cards';
import type { HandEvent } from '../../hand.js';
import {
  bets,
  bringsIn,
  calls,
  checks,
  folds,
  placesButton,
  posts,
  postsMissedDead,
  postsMissedLive,
  raisesTo,
  remarks,
  returns,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { studVariants } from './games.js';
import { showdownPhrases } from './showdown.js';
import { markers, streetPhrases } from './streets.js';

/** A cap game marks the bets that reach the cap, which is all that a player can lose. */
const ALL_IN = '{all-in:, and is all in}{all-in:, and is capped}';

/** `Dealt to Hero [5s 2h] [Th]`, `Dealt to Ann [As] [3h]`: in stud the first line of a player has all new cards. */
const deals: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const [first, second] = match.cards;
  const variant = draft.game?.variant ?? '';
  const isStud = studVariants.has(variant);
  const isFirst = isStud && isFirstStudStreet(draft);
  const cards = isFirst ? match.cards.flat() : [...(second ?? first)];
  const up = isStud && draft.street !== 'seventh' ? 1 : 0;
  if (cards.length > up) draft.heroSeat ??= seat;
  const event: Extract<HandEvent, { type: 'deal' }> = { type: 'deal', seat, cards, line };
  if (up > 0) event.up = up;
  if (!isFirst && second !== undefined) event.seen = [...first];
  draft.events.push(event);
};

const isFirstStudStreet = ({ street, game }: HandDraft): boolean =>
  street === (game?.variant === 'five-stud' ? 'second' : 'third');

/** `Ann is dealt 2 cards`. */
const dealsUnknown: LineReader = (draft, match, line) => {
  const cards: Card[] = new Array<Card>(Math.min(match.numbers[0], MAX_DRAWN)).fill(UNKNOWN);
  draft.events.push({ type: 'deal', seat: draft.seatOf(match.players[0]), cards, line });
};

const MAX_DRAWN = 5;
/** In Irish every player discards two cards; the log shows those of its owner. */
const IRISH_DISCARDS = 2;

const discards: LineReader = (draft, match, line) => {
  const [player] = match.players;
  const cards = match.cards.length === 0 ? null : [...match.cards[0]];
  const count = match.numbers.at(0) ?? cards?.length ?? IRISH_DISCARDS;
  draft.discard(draft.seatOf(player), count, cards, line);
};

const standsPat: LineReader = (draft, match, line) => {
  const seen = match.cards.at(0);
  draft.events.push({
    type: 'discard',
    seat: draft.seatOf(match.players[0]),
    count: 0,
    cards: [],
    ...(seen === undefined ? {} : { seen: [...seen] }),
    line,
  });
};

/** `Ann is low with [2c]`: the player who brings in, with the exposed card. */
const namesUpCard: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const dealt = draft.events.findLast(
    (event): event is Extract<HandEvent, { type: 'deal' }> => event.type === 'deal' && event.seat === seat,
  );
  const up = formatCards(dealt?.cards.slice(-1) ?? []);
  const named = formatCards(match.cards[0]);
  draft.note(seat, draft.lineText(), line);
  if (up !== named) draft.contradict('cards', up, named, line);
};

const returned: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  draft.events.push({ type: 'note', seat, text: draft.lineText(), about: 'returned', line });
};

const cancels: LineReader = (draft) => {
  draft.cancelled = true;
};

/** Forced bets, and the button behind them. */
const postPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: `{player} antes {amount}${ALL_IN}`, read: posts('ante') },
  { phrase: `{player} posts the small blind of {amount}${ALL_IN}`, read: posts('small-blind') },
  { phrase: `{player} posts the big blind of {amount}${ALL_IN}`, read: posts('big-blind') },
  { phrase: `{player} posts a dead small blind of {amount}${ALL_IN}`, read: postsMissedDead },
  { phrase: `{player} posts {amount}${ALL_IN}`, read: postsMissedLive },
  {
    phrase: 'The button is in seat #{number}',
    read: placesButton,
  },
];

const REMARKS: readonly string[] = [
  ...['has {number} seconds left to act', 'has timed out', 'has requested TIME'],
  ...['has been disconnected', 'has reconnected', 'is sitting out', 'stands up', 'sits down'],
  ...['adds {amount}', 'is feeling {text}', 'has been moved {text}', 'finishes the tournament {text}'],
];

/** People without a seat in the hand sit down, stand up and chat; a name may be cut off before the time that is left. */
const isLogLine = (text: string): boolean =>
  ['Seat ', '***', 'Board', 'Total pot'].some((word) => text.startsWith(word));

const otherPerson: LineReader = (draft, match, line) => {
  if (isLogLine(draft.lineText())) return false;
  remarks(draft, match, line);
  return true;
};

/** Words of the showdown before a colon: `Ann wins the pot ($0.95) with a Badugi: Q, 4, 3, 2`. */
const showdownWords = [' shows [', ' wins ', ' ties for '];

const chats: LineReader = (draft, match, line) => {
  const name = match.textAt(0);
  return !showdownWords.some((words) => name.includes(words)) && otherPerson(draft, match, line);
};

const remarkPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} has returned', read: returned },
  ...REMARKS.map((words) => ({ phrase: `{player} ${words}`, read: remarks })),
  { phrase: '{player}: {text}', read: remarks },
  { phrase: '{number} seconds left to act', read: remarks },
  { phrase: 'Hand #{text} has been cancel{text}', read: cancels },
  { phrase: '{name} sits down', read: otherPerson },
  { phrase: '{name} stands up', read: otherPerson },
  { phrase: '{name} adds {amount}', read: otherPerson },
  { phrase: '{name}: {text}', read: chats },
];

const actionPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: `{player} calls {amount}${ALL_IN}`, read: calls },
  { phrase: `{player} bets {amount}${ALL_IN}`, read: bets },
  { phrase: `{player} raises to {amount}${ALL_IN}`, read: raisesTo },
  { phrase: `{player} completes it to {amount}${ALL_IN}`, read: raisesTo },
  { phrase: `{player} brings in for {amount}${ALL_IN}`, read: bringsIn },
  { phrase: 'Uncalled bet of {amount} returned to {player}', read: returns },
  { phrase: '{player} discards', read: discards },
  { phrase: '{player} discards [{cards}]', read: discards },
  { phrase: '{player} discards {number} card{opt:s}', read: discards },
  { phrase: '{player} discards {number} card{opt:s} [{cards}]', read: discards },
  { phrase: '{player} stands pat', read: standsPat },
  { phrase: '{player} stands pat on [{cards}]', read: standsPat },
  { phrase: '{player} is dealt {number} card{opt:s}', read: dealsUnknown },
  { phrase: 'Dealt to {player} [{cards}]', read: deals },
  { phrase: 'Dealt to {player} [{cards}] [{cards}]', read: deals },
  { phrase: '{player} is low with [{cards}]', read: namesUpCard },
  { phrase: '{player} is high with [{cards}]', read: namesUpCard },
];

/** The lines between the seats and the first cards, which may also come later. */
const lines: readonly Phrase<HandDraft>[] = [...postPhrases, ...markers, ...remarkPhrases];

/** The first of these lines ends the seats. */
export const openingPhrases: readonly Phrase<HandDraft>[] = lines.map(({ phrase, read }) => ({
  phrase,
  read: (draft, match, line) => {
    const { section } = draft;
    draft.section = 'body';
    const isRead = read(draft, match, line) !== false;
    if (!isRead) draft.section = section;
    return isRead;
  },
}));

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...actionPhrases,
  ...streetPhrases,
  ...showdownPhrases,
  ...lines,
];
