import { parseCards, type Card } from '#cards';
import { isBettingEvent } from '../../betting.js';
import { indexOfLine, indexWithin } from '../../bounded-search.js';
import type { HandEvent } from '../../hand.js';
import type { HandDraft, LineReader, Phrase } from '../../reading/index.js';

/** The streets of a board by their number of cards. */
const streets: readonly (readonly [string, number])[] = [
  ['flop', 3],
  ['turn', 1],
  ['river', 1],
];

/** Follows the betting of a hand as far as needed to see where its rounds end. */
class Rounds {
  /** The chips that each player in the hand has left. */
  readonly #stacks = new Map<number, number>();
  readonly #bets = new Map<number, number>();
  /** Players who are still to act. */
  readonly #waiting = new Set<number>();
  #highest = 0;
  #seen = 0;

  constructor(
    players: HandDraft['players'],
    /** The streets to come. */
    readonly boards: { readonly street: string; readonly cards: Card[] }[],
    readonly line: number,
  ) {
    for (const { seat, stack } of players) this.#stacks.set(seat, stack ?? Infinity);
    this.begin();
  }

  /** Whether all players who can act have acted. */
  get isRoundOver(): boolean {
    return this.#waiting.size === 0;
  }

  get isContested(): boolean {
    return this.#stacks.size > 1;
  }

  begin(): void {
    this.#bets.clear();
    this.#highest = 0;
    this.#expectOthers(-1);
  }

  /** Takes the events that were read since the last call. */
  take(events: readonly HandEvent[]): void {
    for (; this.#seen < events.length; this.#seen++) this.#takeEvent(events[this.#seen]);
  }

  #takeEvent(event: HandEvent): void {
    if (event.type === 'post') this.#put(event.seat, event.amount, event.amount - event.dead);
    if (!isBettingEvent(event)) return;
    const { seat } = event;
    this.#waiting.delete(seat);
    if (event.type === 'fold') this.#stacks.delete(seat);
    else if (event.type === 'call' || event.type === 'bring-in') this.#put(seat, event.amount, event.amount);
    else if (event.type !== 'check') {
      const added = event.to - (this.#bets.get(seat) ?? 0);
      if (event.to > this.#highest) this.#expectOthers(seat);
      this.#put(seat, added, added);
    }
  }

  #expectOthers(seat: number): void {
    for (const [other, stack] of this.#stacks) if (other !== seat && stack > 0) this.#waiting.add(other);
  }

  #put(seat: number, amount: number, live: number): void {
    const stack = this.#stacks.get(seat);
    if (stack === undefined) return;
    const bet = (this.#bets.get(seat) ?? 0) + live;
    this.#bets.set(seat, bet);
    this.#highest = Math.max(this.#highest, bet);
    this.#stacks.set(seat, stack - amount);
    if (stack <= amount) this.#waiting.delete(seat);
  }
}

/** By hand: the rounds of the logs that print no streets. */
const rounds = new WeakMap<HandDraft, Rounds>();

/** Logs with lines for the streets have one of these texts. */
const MARKS = ['Card dealt to table [', 'Card to the table [', '*** FLOP ***'];
/** So do the newer ones, whose summary has this in all lines of the seats. */
const NEWER_SEAT = 'Seat+';
const BOARD = 'Board [';

/**
 * Some logs of 2012 print the board in the summary only, and have no lines for the streets. Whether the lines that follow
 * belong to such a hand; then its streets begin where the betting of the round before is over. O(length).
 */
export const hasUnmarkedStreets = (draft: HandDraft, line: number): boolean => {
  const { text, lineEnd, end, events, players } = draft;
  if (MARKS.some((mark) => indexWithin(text, mark, lineEnd, end) >= 0)) return false;
  if (indexOfLine(text, NEWER_SEAT, lineEnd, end) >= 0) return false;
  const at = indexWithin(text, BOARD, lineEnd, end);
  const close = at < 0 ? -1 : indexWithin(text, ']', at, end);
  const board = close < 0 ? null : parseCards(text.slice(at + BOARD.length, close));
  if (board?.ok !== true || board.cards.length === 0) return false;
  const follows = new Rounds(
    inHand(draft, players),
    splitBoard(board.cards),
    line + countLines(text, lineEnd, at),
  );
  follows.take(events);
  rounds.set(draft, follows);
  return true;
};

/** The players who are dealt cards. */
const inHand = ({ text, lineEnd, end }: HandDraft, players: HandDraft['players']): HandDraft['players'] =>
  players.filter(({ name }) =>
    [' : ', ' [ME] : ', '  [ME] : '].some(
      (separator) => indexOfLine(text, `${name}${separator}Card dealt`, lineEnd, end) >= 0,
    ),
  );

const splitBoard = (cards: readonly Card[]): { street: string; cards: Card[] }[] => {
  const boards: { street: string; cards: Card[] }[] = [];
  let at = 0;
  for (const [street, size] of streets) {
    if (at + size > cards.length) break;
    boards.push({ street, cards: cards.slice(at, at + size) });
    at += size;
  }
  return boards;
};

/** The line ends between two offsets: CRLF, LF and CR each end one line. */
const countLines = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) count++;
  }
  return count;
};

/** Begins the next street if the round is over, or all remaining streets before a showdown. */
const dealDue = (draft: HandDraft, isShowdown: boolean): void => {
  const follows = rounds.get(draft);
  if (follows === undefined) return;
  follows.take(draft.events);
  while (follows.boards.length > 0 && follows.isContested && (isShowdown || follows.isRoundOver)) {
    const board = follows.boards.shift();
    if (board === undefined) return;
    draft.board(board.street, board.cards, follows.line);
    follows.begin();
    if (!isShowdown) return;
  }
};

const dealingFirst =
  (read: LineReader, isShowdown: boolean): LineReader =>
  (draft, match, line) => {
    dealDue(draft, isShowdown);
    return read(draft, match, line);
  };

/** The same phrases for hands without lines for the streets. */
export const withUnmarkedStreets = (
  phrases: readonly Phrase<HandDraft>[],
  isShowdown: boolean,
): readonly Phrase<HandDraft>[] =>
  phrases.map(({ phrase, read }) => ({ phrase, read: dealingFirst(read, isShowdown) }));
