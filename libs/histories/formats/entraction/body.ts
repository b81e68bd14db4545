import type { Card } from '#cards';
import { usualSmallBlind } from '../../small-blind.js';
import {
  bets,
  calls,
  checks,
  claimsRake,
  dealsHoleCards,
  folds,
  goesAllIn,
  type HandDraft,
  type LineReader,
  mucks,
  mucksFaceUp,
  oncePerSeat,
  isTimeText,
  parseTime,
  type Phrase,
  posts,
  postsMissedLive,
  raisesAdding,
  keepsHand,
  returns,
  shows,
} from '../../reading/index.js';
import { readDescription } from './descriptions.js';

/** The kinds of the blinds that are posted so far. */
const blindsOf = ({ events }: HandDraft): string[] =>
  events.flatMap((event) => (event.type === 'post' && event.kind !== 'ante' ? [event.kind] : []));

/**
 * Whether the line of a post is in its place: the small and the big blind, at tables of two seats the other way round, and
 * then those of players who missed them. Evidence: all 214 hands.
 */
const isInPlace = (draft: HandDraft, kind: 'dealer' | 'small-blind' | 'big-blind' | 'missed'): boolean => {
  const blinds = blindsOf(draft);
  const isOfTwo = draft.table.seats === 2;
  if (kind === 'missed') return blinds.includes('big-blind');
  if (kind === 'small-blind' && isOfTwo) return blinds.includes('big-blind');
  return kind === 'big-blind' && !isOfTwo
    ? blinds.every((blind) => blind === 'small-blind')
    : blinds.length === 0;
};

/** The blind that belongs after those that are posted. */
const nextBlind = (draft: HandDraft): string => {
  const blinds = blindsOf(draft);
  const order = draft.table.seats === 2 ? BLINDS.toReversed() : BLINDS;
  return order.find(([kind]) => !blinds.includes(kind))?.[1] ?? 'Small + Big Blind';
};

const BLINDS: readonly (readonly [kind: string, words: string])[] = [
  ['small-blind', 'Small Blind'],
  ['big-blind', 'Big Blind'],
];

/** Reads a post; one that is out of its place is a contradiction. */
const inPlace =
  (kind: 'small-blind' | 'big-blind' | 'missed', read: LineReader): LineReader =>
  (draft, match, line) => {
    if (!isInPlace(draft, kind)) draft.misplaceLine(nextBlind(draft), line);
    return read(draft, match, line);
  };

/** Tables of two seats list the big blind before the small one, which is posted first all the same. */
const postsSmallBlind: LineReader = (draft, match, line) => {
  const { events, table } = draft;
  posts('small-blind')(draft, match, line);
  const big = events.findIndex((event) => event.type === 'post' && event.kind === 'big-blind');
  if (table.seats === 2 && big === events.length - 2) events.splice(big, 0, ...events.splice(-1));
};

/** The missed small blind, which is dead, and the big blind in one amount. */
const postsBoth: LineReader = (draft, match, line) => {
  const dead = usualSmallBlind(draft.stakes) ?? 0;
  const [amount] = match.amounts;
  draft.post(draft.seatOf(match.players[0]), 'posted-blind', amount, line, false, Math.min(dead, amount));
};

/** The line has the whole board: the cards of earlier streets, and those of the street itself. */
const dealsWholeBoard =
  (street: string, dealt: number): LineReader =>
  (draft, match, line) => {
    const [cards] = match.cards;
    const seen: Card[] = cards.slice(0, dealt);
    draft.board(street, cards.slice(dealt), line, dealt === 0 ? null : seen);
  };

/** The hand of the last player, who need not show it, or a mucked hand. */
const showsNothing: LineReader = (draft, match, line) =>
  (draft.isAlone(draft.seatOf(match.players[0]))
    ? oncePerSeat('note', keepsHand)
    : oncePerSeat('muck', mucks))(draft, match, line);

const showsDescribed: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  const reading = readDescription(text);
  draft.show(draft.seatOf(match.players[0]), match.cards[0], line, { text, reading });
  if (reading === null) draft.events.push({ type: 'unread', text: draft.lineText(), line });
};

/** The line names the hand again with which the pot was won. */
const collects =
  (pot: number | null): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    draft.collect(seat, match.amounts[0], line, pot);
    const text = match.textAt(0);
    if (text === '') return;
    const reading = readDescription(text);
    if (reading === null) draft.events.push({ type: 'unread', text: draft.lineText(), line });
    else draft.claims.push({ type: 'made-hand', seat, run: 0, cards: [], reading, line });
  };

/** The words behind an amount that is won, and the pot that they name. */
const wonPots: readonly (readonly [words: string, pot: number | null])[] = [
  ['', null],
  [' split pot', null],
  [' main pot', 0],
  [' side pot', 1],
];

/** `2012-05-31 08:56:27 GMT+01:00`. */
const readEnd: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  const [date, time, zone = '', ...more] = text.split(' ', 4);
  draft.ended = true;
  draft.section = 'after';
  draft.playedAtText = text;
  // A time in an unknown zone is kept as text.
  if (more.length > 0 || !isTimeText(`${date} ${time}`, 'year-first'))
    draft.events.push({ type: 'unread', text: draft.lineText(), line });
  else draft.playedAt = parseTime(`${date} ${time}`, 'year-first', zone);
};

export const postPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Dealer:{blanks}{player}',
    read: (draft, match, line) => {
      if (draft.buttonSeat !== null) return false;
      draft.buttonSeat = draft.seatOf(match.players[0]);
      if (!isInPlace(draft, 'dealer')) draft.misplaceLine(nextBlind(draft), line);
      draft.section = 'body';
      return true;
    },
  },
  { phrase: 'Ante:{blanks}{player}{blanks}({amount})', read: posts('ante') },
  { phrase: 'Small Blind:{blanks}{player}{blanks}({amount})', read: inPlace('small-blind', postsSmallBlind) },
  { phrase: 'Big Blind:{blanks}{player}{blanks}({amount})', read: inPlace('big-blind', posts('big-blind')) },
  { phrase: 'Small + Big Blind:{blanks}{player}{blanks}({amount})', read: inPlace('missed', postsBoth) },
  {
    phrase: 'Blind out of turn:{blanks}{player}{blanks}({amount})',
    read: inPlace('missed', postsMissedLive),
  },
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...postPhrases,
  { phrase: '{player} was dealt:{blanks}{cards}', read: oncePerSeat('deal', dealsHoleCards) },
  { phrase: '{player}{blanks}Fold', read: folds },
  { phrase: '{player}{blanks}Check', read: checks },
  { phrase: '{player}{blanks}Call{blanks}({amount})', read: calls },
  { phrase: '{player}{blanks}Bet{blanks}({amount})', read: bets },
  { phrase: '{player}{blanks}Raise{blanks}({amount})', read: raisesAdding },
  { phrase: '{player}{blanks}All-In{blanks}({amount})', read: goesAllIn },
  { phrase: '{player}{blanks}Payback{blanks}({amount})', read: returns },
  { phrase: 'Flop{blanks}{cards}', read: dealsWholeBoard('flop', 0) },
  { phrase: 'Turn{blanks}{cards}', read: dealsWholeBoard('turn', 3) },
  { phrase: 'River{blanks}{cards}', read: dealsWholeBoard('river', 4) },
  { phrase: '{player} shows:{blanks}{cards}', read: shows },
  { phrase: '{player} shows:{blanks}{cards} ({text})', read: showsDescribed },
  { phrase: "{player} didn't show hand", read: showsNothing },
  { phrase: "{player} didn't show hand ({cards})", read: oncePerSeat('muck', mucksFaceUp) },
  ...wonPots.flatMap(([words, pot]) => [
    { phrase: `{player} wins:{blanks}{amount}${words}`, read: collects(pot) },
    { phrase: `{player} wins:{blanks}{amount}${words} (with {text})`, read: collects(pot) },
  ]),
  {
    phrase: 'Rake:{blanks}{amount}',
    read: (draft, match, line) =>
      draft.claims.some(({ type }) => type === 'rake') ? false : claimsRake(draft, match, line),
  },
  { phrase: 'Game ended {text}', read: readEnd },
];

/** The lines of side pots have no number. The pot is known if the hand has one such line. */
export const nameSidePots = ({ events }: HandDraft): void => {
  const lines = events.filter((event) => event.type === 'collect').filter(({ pot }) => pot === 1);
  if (lines.length > 1) for (const event of lines) event.pot = null;
};
