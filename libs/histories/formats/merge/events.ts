import { NO_AMOUNT } from '../../money.js';
import { amountAt, attributeOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { HOLE_CARDS } from './header.js';

/** What an event needs beside the draft. */
export interface EventContext {
  /** Whether a raise states what it adds, and not what the bets of the street reach. */
  readonly raisesAdd: boolean;
  /** Shown and mucked cards by seat, which follow the events of their round. */
  readonly shown: ReadonlyMap<number, number[]>;
  /** Whether the event is one of the posts. */
  readonly isPost: boolean;
  /** Whether the pot is contested. */
  readonly isShowdown: boolean;
}

type EventReader = (draft: XmlDraft, seat: number, element: XmlElement, context: EventContext) => unknown;

/** Reads an event with an amount; false without one. */
const withAmount =
  (
    read: (draft: XmlDraft, seat: number, amount: number, line: number, context: EventContext) => void,
  ): EventReader =>
  (draft, seat, element, context) => {
    const amount = amountAt(draft, element, attributeOf(element, 'amount'));
    if (amount === NO_AMOUNT) return false;
    read(draft, seat, amount, element.line, context);
    return true;
  };

/** Reads an event without an amount; one that it has all the same contradicts it. */
const withoutAmount =
  (read: (draft: XmlDraft, seat: number, line: number) => void): EventReader =>
  (draft, seat, element) => {
    const { amount } = element.attributes;
    if (amount !== undefined) draft.contradict('figures', '', amount, element.line);
    read(draft, seat, element.line);
    return true;
  };

const raise = withAmount((draft, seat, amount, line, { raisesAdd }) =>
  raisesAdd ? draft.raiseAdding(seat, amount, line) : draft.raiseTo(seat, amount, line),
);

const note: EventReader = (draft, seat, { tag, line }) => draft.note(seat, tag, line);

/** The cards that are shown follow the event. */
const show: EventReader = (draft, seat, { line }, { shown }) => {
  const cards = shown.get(seat);
  if (cards !== undefined) draft.show(seat, cards, line);
  else draft.contradict('cards', HOLE_CARDS.get(draft.game?.variant ?? '') ?? '1', '0', line);
};

/** The winner of a pot that nobody contests mucks too, which is no muck at a showdown. */
const muck: EventReader = (draft, seat, element, { isShowdown, shown }) => {
  if (!isShowdown) {
    draft.note(seat, element.tag, element.line);
    return;
  }
  draft.muck(seat, element.line);
  const cards = shown.get(seat);
  if (cards !== undefined) draft.claimSeat(seat, 'mucked', element.line).cards = cards;
};

const discard: EventReader = (draft, seat, element) => {
  const count = numberOf(attributeOf(element, 'text'));
  if (count < 0 || count > 5) return false;
  draft.discard(seat, count, null, element.line);
  return true;
};

/** An all-in among the posts is a blind; a player whom the ante put all-in has none to post. */
const allIn = withAmount((draft, seat, amount, line, { isPost }) => {
  if (!isPost) draft.allInAdding(seat, amount, line);
  else if (amount === 0) draft.note(seat, draft.lineText(), line);
  else {
    const hasSmall = draft.events.some((event) => event.type === 'post' && event.kind === 'small-blind');
    draft.post(seat, hasSmall ? 'big-blind' : 'small-blind', amount, line, true);
  }
});

export const eventReaders: ReadonlyMap<string, EventReader> = new Map<string, EventReader>([
  ['ANTE', withAmount((draft, seat, amount, line) => draft.post(seat, 'ante', amount, line))],
  ['SMALL_BLIND', withAmount((draft, seat, amount, line) => draft.post(seat, 'small-blind', amount, line))],
  ['BIG_BLIND', withAmount((draft, seat, amount, line) => draft.post(seat, 'big-blind', amount, line))],
  // The big blind of a player who enters the game.
  ['INITIAL_BLIND', withAmount((draft, seat, amount, line) => draft.post(seat, 'big-blind', amount, line))],
  ['BRING_IN', withAmount((draft, seat, amount, line) => draft.bringIn(seat, amount, line))],
  ['COMPLETE', withAmount((draft, seat, amount, line) => draft.raiseTo(seat, amount, line))],
  ['FOLD', withoutAmount((draft, seat, line) => draft.fold(seat, line))],
  ['CHECK', withoutAmount((draft, seat, line) => draft.check(seat, line))],
  ['CALL', withAmount((draft, seat, amount, line) => draft.call(seat, amount, line))],
  ['BET', withAmount((draft, seat, amount, line) => draft.bet(seat, amount, line))],
  ['RAISE', raise],
  ['ALL_IN', allIn],
  ['DRAW', discard],
  ['SHOW', show],
  ['MUCK', muck],
  ['LEAVE', note],
  ['RABBIT', note],
  // The player leaves the tournament.
  ['PLAYER_OUT', note],
]);

/** Events of no seat. */
export const readSeatless = (draft: XmlDraft, element: XmlElement): boolean => {
  const type = attributeOf(element, 'type');
  if (type === 'CHAT') draft.note(null, element.tag, element.line);
  else if (type === 'GAME_CANCELLED') draft.cancelled = true;
  else return false;
  return true;
};
