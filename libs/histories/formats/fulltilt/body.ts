import { UNKNOWN, type Card } from '#cards';
import type { HandEvent } from '../../hand.js';
import {
  bets,
  bringsIn,
  calls,
  checks,
  dealsBoard,
  folds,
  mucks,
  posts,
  postsMissedDead,
  postsMissedLive,
  raisesTo,
  remarks,
  returns,
  startsStreet,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readShownHand } from './descriptions.js';
import { studVariants } from './games.js';

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
  const seen = isFirst || second === undefined ? {} : { seen: [...first] };
  draft.events.push({ type: 'deal', seat, cards, ...(up === 0 ? {} : { up }), ...seen, line });
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

/** Players who are all-in show their cards, and after the last street what they make of them, on each run. */
const shows: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const words = match.textAt(0);
  const cards = match.cards.at(0) ?? shownBefore(draft, seat);
  if (cards === undefined || words.startsWith('[')) return false;
  draft.show(seat, [...cards], line, words === '' ? undefined : readShownHand(words));
  return true;
};

const shownBefore = ({ events }: HandDraft, seat: number): readonly Card[] | undefined =>
  events.findLast(
    (event): event is Extract<HandEvent, { type: 'show' }> => event.type === 'show' && event.seat === seat,
  )?.cards;

const startsBody =
  (read: LineReader): LineReader =>
  (draft, match, line) => {
    draft.section = 'body';
    return read(draft, match, line);
  };

const startsRun =
  (read: (draft: HandDraft, line: number) => void): LineReader =>
  (draft, match, line) => {
    draft.run = Math.max(0, match.numbers[0] - 1);
    read(draft, line);
  };

/** `*** TURN 2 *** [8d 6c 7d] [9s]`: the first board card of a run follows those that all runs share. */
const dealsRun = (street: string): LineReader => {
  const read = dealsBoard(street);
  return (draft, match, line) => {
    draft.run = Math.max(0, match.numbers[0] - 1);
    read(draft, match, line);
  };
};

const returned: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  draft.events.push({ type: 'note', seat, text: draft.lineText(), about: 'returned', line });
};

/** Text in brackets behind the marker of a street: `(Pot: $0.45)`, `(Total Pot: $96, 2 Players, 1 All-In)`. */
const street = (marker: string, read: LineReader): readonly Phrase<HandDraft>[] =>
  ['', ' ({text})'].map((pot) => ({ phrase: `${marker}${pot}`, read }));

const STUD_STREETS: readonly (readonly [words: string, street: string])[] = [
  ['2ND', 'second'],
  ['3RD', 'third'],
  ['4TH', 'fourth'],
  ['5TH', 'fifth'],
  ['6TH', 'sixth'],
  ['7TH', 'seventh'],
];

const DRAWS: readonly (readonly [words: string, street: string])[] = [
  ['DRAW', 'first-draw'],
  ['FIRST DRAW', 'first-draw'],
  ['SECOND DRAW', 'second-draw'],
  ['THIRD DRAW', 'third-draw'],
];

const cancels: LineReader = (draft) => {
  draft.cancelled = true;
};

/** The markers that begin the body; a log may begin with any of them. */
const markers: readonly Phrase<HandDraft>[] = [
  ...street(
    '*** HOLE CARDS ***',
    startsBody((draft, _match, line) => draft.holeCards(line)),
  ),
  ...STUD_STREETS.flatMap(([words, id]) => street(`*** ${words} STREET ***`, startsBody(startsStreet(id)))),
  ...DRAWS.flatMap(([words, id]) => street(`*** ${words} ***`, startsBody(startsStreet(id)))),
  {
    phrase: '*** SUMMARY ***',
    read: (draft) => {
      draft.section = 'summary';
      draft.ended = true;
      draft.run = 0;
    },
  },
];

/** Forced bets, and the button behind them. */
const postPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: `{player} antes {amount}${ALL_IN}`, read: posts('ante') },
  { phrase: `{player} posts the small blind of {amount}${ALL_IN}`, read: posts('small-blind') },
  { phrase: `{player} posts the big blind of {amount}${ALL_IN}`, read: posts('big-blind') },
  { phrase: `{player} posts a dead small blind of {amount}${ALL_IN}`, read: postsMissedDead },
  { phrase: `{player} posts {amount}${ALL_IN}`, read: postsMissedLive },
  {
    phrase: 'The button is in seat #{number}',
    read: (draft, match) => {
      [draft.buttonSeat] = match.numbers;
    },
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

const otherPerson: LineReader = (draft, match, line) =>
  !isLogLine(draft.lineText()) && remarks(draft, match, line);

const remarkPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} has returned', read: returned },
  ...REMARKS.map((words) => ({ phrase: `{player} ${words}`, read: remarks })),
  { phrase: '{player}: {text}', read: remarks },
  { phrase: '{number} seconds left to act', read: remarks },
  { phrase: 'Hand #{text} has been cancel{text}', read: cancels },
  { phrase: '{name} sits down', read: otherPerson },
  { phrase: '{name} stands up', read: otherPerson },
  { phrase: '{name} adds {amount}', read: otherPerson },
  { phrase: '{name}: {text}', read: otherPerson },
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
  { phrase: '{player} is low with [{cards}]', read: remarks },
  { phrase: '{player} is high with [{cards}]', read: remarks },
];

const streetPhrases: readonly Phrase<HandDraft>[] = [
  // The first board card of Courchevel, which the line of the flop does not repeat.
  ...street('*** FLOPET *** [{cards}]', dealsBoard('preflop')),
  ...street('*** FLOP *** [{cards}]', dealsBoard('flop')),
  ...street('*** TURN *** [{cards}] [{cards}]', dealsBoard('turn')),
  ...street('*** RIVER *** [{cards}] [{cards}]', dealsBoard('river')),
  ...street('*** FLOP {number} *** [{cards}]', dealsRun('flop')),
  ...street('*** TURN {number} *** [{cards}] [{cards}]', dealsRun('turn')),
  ...street('*** RIVER {number} *** [{cards}] [{cards}]', dealsRun('river')),
  ...street('*** DISCARD ROUND ***', remarks),
  { phrase: 'Players agree to Run It Twice', read: remarks },
];

/** `wins the side pot`, `ties for side pot #2`: the number of the pot; null for the only one. */
const collectsFrom =
  (potOf: (numbers: readonly number[]) => number | null, half?: 'high' | 'low'): LineReader =>
  (draft, match, line) =>
    draft.collect(draft.seatOf(match.players[0]), match.amounts[0], line, potOf(match.numbers), half);

/** `wins pot 2`: the main pot of the second run. Where the log awards side pots too, it names this one. */
const collectsOfRun: LineReader = (draft, match, line) => {
  const hasSidePots = draft.events.some((event) => event.type === 'collect' && event.pot !== null);
  draft.run = Math.max(0, match.numbers[0] - 1);
  draft.collect(draft.seatOf(match.players[0]), match.amounts[0], line, hasSidePots ? 0 : null);
};

/** The pots by their names, behind `wins` and `ties for`. */
const pots: readonly (readonly [words: string, read: LineReader])[] = [
  ['the pot', collectsFrom(() => null)],
  ['the main pot', collectsFrom(() => 0)],
  ['the side pot', collectsFrom(() => 1)],
  ['side pot #{number}', collectsFrom(([number]) => number)],
  ['side pot {number}', collectsFrom(([number]) => number)],
  ['the high pot', collectsFrom(() => null, 'high')],
  ['the low pot', collectsFrom(() => null, 'low')],
  ['the high main pot', collectsFrom(() => 0, 'high')],
  ['the low main pot', collectsFrom(() => 0, 'low')],
  ['the high side pot', collectsFrom(() => 1, 'high')],
  ['the low side pot', collectsFrom(() => 1, 'low')],
  ['high side pot #{number}', collectsFrom(([number]) => number, 'high')],
  ['low side pot #{number}', collectsFrom(([number]) => number, 'low')],
  ['pot {number}', collectsOfRun],
];

const showdownPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '*** SHOW DOWN ***', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '*** SHOW DOWN {number} ***', read: startsRun((draft, line) => draft.showdown(line)) },
  { phrase: '{player} shows [{cards}]', read: shows },
  { phrase: '{player} shows [{cards}] {text}', read: shows },
  { phrase: '{player} shows {text}', read: shows },
  { phrase: '{player} mucks', read: mucks },
  ...pots.flatMap(([words, read]) =>
    ['wins', 'ties for'].flatMap((verb) => [
      { phrase: `{player} ${verb} ${words} ({amount})`, read },
      { phrase: `{player} ${verb} ${words} ({amount}) with {text}`, read },
    ]),
  ),
];

/** The lines between the seats and the first cards. */
export const openingPhrases: readonly Phrase<HandDraft>[] = [...postPhrases, ...markers, ...remarkPhrases];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...actionPhrases,
  ...streetPhrases,
  ...showdownPhrases,
  ...openingPhrases,
];
