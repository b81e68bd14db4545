import type { HandDescription, HandEvent } from '../../hand.js';
import {
  bets,
  bringsIn,
  calls,
  checks,
  collects,
  dealsBoard,
  folds,
  goesAllIn,
  type HandDraft,
  type LineReader,
  type Phrase,
  posts,
  raisesAdding,
  raisesByTo,
  keepsHand,
  remarks,
  startsStreet,
} from '../../reading/index.js';
import { readDescription, readLow } from './descriptions.js';

type ShowEvent = Extract<HandEvent, { type: 'show' }>;

/** `calls [$9 USD]`, `calls [ $9 USD ]`, `calls[ $9 USD ]`, `calls (9)`, with or without a dot. */
const withAmount = (words: string, read: LineReader): Phrase<HandDraft>[] => [
  { phrase: `{player} ${words}{opt: }[{opt: }{amount}{opt: }]{opt:.}`, read },
  { phrase: `{player} ${words} ({amount}){opt:.}`, read },
];

/**
 * A missed small blind, which is dead, and a big blind in one amount. The stakes are not always known, so the live part is
 * the big blind that was posted before.
 */
const postsBoth: LineReader = (draft, match, line) => {
  const [amount] = match.amounts;
  const live = Math.min(amount, draft.stakes.bigBlind ?? draft.bets.highest);
  draft.post(draft.seatOf(match.players[0]), 'posted-blind', amount, line, false, amount - live);
};

/** A small blind behind the big blind was missed before. It is no bet, unless the audit finds that a call counts it. */
const postsSmallBlind: LineReader = (draft, match, line) => {
  const isMissed = draft.events.some((event) => event.type === 'post' && event.kind === 'big-blind');
  if (!isMissed) return posts('small-blind')(draft, match, line);
  const seat = draft.seatOf(match.players[0]);
  const [amount] = match.amounts;
  draft.events.push({ type: 'post', seat, kind: 'small-blind', amount, dead: 0, allIn: false, line });
  return true;
};

/** A line behind the bet or raise with which the player is all-in. */
const marksAllIn: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const last = draft.events.at(-1);
  if (last === undefined || !('allIn' in last) || last.seat !== seat) return false;
  draft.events[draft.events.length - 1] = { ...last, allIn: true };
  draft.note(seat, draft.lineText(), line);
  return true;
};

/** In stud the log has the cards of the hero only, one up card a street. */
const deals: LineReader = (draft, match, line) => {
  const isStud = draft.game?.variant.startsWith('stud') === true;
  const seat = draft.seatOf(match.players[0]);
  draft.heroSeat ??= seat;
  draft.deal(seat, [...match.cards[0]], line, isStud && draft.street !== 'seventh' ? 1 : 0);
};

/** A description is behind the cards, with a dot at its end. A line whose description cannot be read is kept unread, too. */
const described = (
  draft: HandDraft,
  text: string,
  line: number,
): { text: string | null; reading: HandDescription | null } => {
  const words = text.trim().endsWith('.') ? text.trim().slice(0, -1) : text.trim();
  if (words === '') return { text: null, reading: null };
  const reading = readDescription(words);
  if (reading === null) draft.keepUnread(line);
  return { text: words, reading };
};

const showsDescribed: LineReader = (draft, match, line) => {
  draft.startShowdown(line);
  draft.show(draft.seatOf(match.players[0]), match.cards[0], line, described(draft, match.textAt(0), line));
};

/** The show of a player so far. */
const shownBy = (draft: HandDraft, seat: number): ShowEvent | undefined =>
  draft.events.findLast((event): event is ShowEvent => event.type === 'show' && event.seat === seat);

/** The low of a hand that the line before shows. */
const showsLow: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const shown = shownBy(draft, seat);
  const low = readLow(match.textAt(0));
  if (shown === undefined || low === null) return false;
  draft.show(seat, shown.cards, line, { text: match.textAt(0).trim(), reading: shown.reading, low });
  return true;
};

/** The site reveals the cards of players who muck. */
const mucksDescribed: LineReader = (draft, match, line) => {
  draft.startShowdown(line);
  const seat = draft.seatOf(match.players[0]);
  const { reading } = described(draft, match.textAt(0), line);
  draft.muck(seat, line);
  const claim = draft.claimSeat(seat, 'mucked', line);
  claim.cards = [...match.cards[0]];
  if (reading !== null) claim.readings = [reading];
};

const wins: LineReader = (draft, match, line) => {
  draft.ended = true;
  collects()(draft, match, line);
};

/** Whether two descriptions of a hand have different kickers. */
const isOtherKicker = (one: HandDescription | null, other: HandDescription | null): boolean =>
  one !== null &&
  other !== null &&
  String(one.ranks) === String(other.ranks) &&
  String(one.among ?? []) !== String(other.among ?? []);

/** The hand that wins is described once more. */
const winsWith =
  (half?: 'high' | 'low'): LineReader =>
  (draft, match, line) => {
    draft.ended = true;
    const seat = draft.seatOf(match.players[0]);
    draft.collect(seat, match.amounts[0], line, match.numbers.at(0) ?? null, half);
    const words = match.textAt(0);
    const shown = shownBy(draft, seat);
    const low = readLow(words.endsWith('.') ? words.slice(0, -1) : words);
    const named = low === null ? described(draft, words, line) : null;
    if (shown === undefined) return;
    if (named !== null && isOtherKicker(shown.reading, named.reading))
      draft.contradict('cards', shown.text ?? '', words, line);
    if (named !== null) draft.show(seat, shown.cards, line, named);
    else if (low !== null) draft.show(seat, shown.cards, line, { text: words, reading: shown.reading, low });
  };

/** A line that glues a remark to the next line. */
const ofSecondPlayer =
  (read: LineReader): LineReader =>
  (draft, match, line) => {
    match.players.shift();
    return read(draft, match, line);
  };

const startsSummary: LineReader = (draft) => {
  draft.section = 'summary';
};

const forcedBets: readonly Phrase<HandDraft>[] = [
  ...withAmount('posts small blind', postsSmallBlind),
  ...withAmount('posts big blind', posts('big-blind')),
  ...withAmount('posts big blind + dead', postsBoth),
  ...withAmount('posts ante', posts('ante')),
  ...withAmount('posts ante of', posts('ante')),
  ...withAmount('bring-ins', bringsIn),
  {
    phrase: '{player} is sitting out{player} posts big blind [{amount}].',
    read: ofSecondPlayer(posts('big-blind')),
  },
];

const actions: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} folds{opt:.}', read: folds },
  { phrase: '{player} checks{opt:.}', read: checks },
  ...withAmount('calls', calls),
  ...withAmount('bets', bets),
  // A bet of the larger size, with an open pair.
  ...withAmount('double bets', bets),
  ...withAmount('completes', raisesAdding),
  ...withAmount('raises', raisesAdding),
  { phrase: '{player} raises {amount} to {amount}', read: raisesByTo },
  ...withAmount('is all-In ', goesAllIn),
  { phrase: '{player} is all-In.', read: marksAllIn },
];

const cards: readonly Phrase<HandDraft>[] = [
  { phrase: 'Dealt to {player} [{cards}]', read: deals },
  { phrase: '** Dealing Flop **{opt: :}{opt: } [{cards}]', read: dealsBoard('flop') },
  { phrase: '** Dealing Turn **{opt: :}{opt: } [{cards}]', read: dealsBoard('turn') },
  { phrase: '** Dealing River **{opt: :}{opt: } [{cards}]', read: dealsBoard('river') },
  { phrase: '** Dealing Fourth street **', read: startsStreet('fourth') },
  { phrase: '** Dealing Fifth street **', read: startsStreet('fifth') },
  { phrase: '** Dealing Sixth street **', read: startsStreet('sixth') },
  { phrase: '** Dealing River **', read: startsStreet('seventh') },
];

const results: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} shows [{cards}]{text}', read: showsDescribed },
  { phrase: '{player} shows{text}  for low.', read: showsLow },
  { phrase: "{player} doesn't show [{cards}]{text}", read: mucksDescribed },
  { phrase: '{player} does not show cards.', read: keepsHand },
  { phrase: '{player} does not show cards.{player} wins {amount}', read: ofSecondPlayer(wins) },
  // The site counts an uncalled bet as a side pot, so its numbers name no pot.
  { phrase: '{player} wins {amount}{opt: chips}', read: wins },
  { phrase: '{player} wins {amount}{opt: chips} from main pot', read: wins },
  {
    phrase: '{player} wins {amount}{opt: chips} from {opt: }the main pot {opt: }with {text}',
    read: winsWith(),
  },
  {
    phrase:
      '{player} wins {amount}{opt: chips} from {opt:the }{opt: }side pot {opt:#}{number} {opt: }with {text}',
    read: winsWith(),
  },
  { phrase: '{player} wins Lo ({amount}{opt: chips}) from the main pot with {text}', read: winsWith('low') },
  {
    phrase: '{player} wins Lo ({amount}{opt: chips}) from the side pot {number} with {text}',
    read: winsWith('low'),
  },
  { phrase: '{player} wins Hi ({amount}{opt: chips}) from the main pot with {text}', read: winsWith('high') },
  {
    phrase: '{player} wins Hi ({amount}{opt: chips}) from the side pot {number} with {text}',
    read: winsWith('high'),
  },
  { phrase: 'There was no qualifying low hand', read: remarks },
  {
    // Chips for a name that no player has.
    phrase: '{name} wins {text}',
    read: (draft, _match, line) => {
      draft.ended = true;
      draft.keepUnread(line);
    },
  },
];

/** The beginnings of lines that are no chat, whatever follows them. */
const OWN_WORDS = ['Seat ', 'Table ', 'Total ', 'Trny', 'Board', 'Main Pot', 'Game '];

/** Chat of a person without a seat line, who watches or has just sat down. */
export const chatOfOthers: Phrase<HandDraft> = {
  phrase: '{text}: {text}',
  read: (draft, match, line) => {
    const name = match.textAt(0);
    if (OWN_WORDS.some((words) => name.startsWith(words))) return false;
    remarks(draft, match, line);
    return true;
  },
};

/** Lines that change nothing, anywhere in a log. */
export const remarkPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} opens', read: remarks },
  { phrase: 'There is no Small Blind in this hand{text}', read: remarks },
  { phrase: '{player} - Selects point card', read: remarks },
  { phrase: '{player} did not respond in time', read: remarks },
  { phrase: '{player} could not respond in time.{text}', read: remarks },
  { phrase: '{player} will be using {text} time bank for this hand.', read: remarks },
  { phrase: '{player} is disconnected.{text}', read: remarks },
  { phrase: '{player} has been reconnected{text}', read: remarks },
  { phrase: '{player}: {text}', read: remarks },
  { phrase: '{text} is sitting out{opt:.}', read: remarks },
  { phrase: '{text} has left the table.', read: remarks },
  { phrase: '{text} has joined the table.', read: remarks },
  { phrase: 'Your time bank will be activated{text}', read: remarks },
  { phrase: 'Due to current high memory use{text}', read: remarks },
  { phrase: '>You have options at {text}', read: remarks },
  { phrase: 'Player {text} finished in {text}', read: remarks },
  { phrase: 'Congratulations to player {text}', read: remarks },
  { phrase: 'Creating Main Pot with {text}', read: remarks },
  { phrase: 'Creating Side Pot {text}', read: remarks },
  // The first lines of the next hand, before its header.
  { phrase: 'Game #{text} starts.', read: remarks },
  { phrase: '\u0000Game #{text} starts.', read: remarks },
  { phrase: '#Game No : {text}', read: remarks },
];

export const postPhrases: readonly Phrase<HandDraft>[] = [...forcedBets, ...remarkPhrases];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...actions,
  ...cards,
  ...results,
  { phrase: '** Summary **', read: startsSummary },
  ...postPhrases,
];
