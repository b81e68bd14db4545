import { NO_AMOUNT } from '../../money.js';
import { amountAt, attributeOf, expectAttributes, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { isStud } from './games.js';

type ActionReader = (draft: XmlDraft, seat: number, amount: number, element: XmlElement) => void;

/** An action that moves no chips has the amount zero; any other one contradicts it. */
const withoutChips =
  (read: (draft: XmlDraft, seat: number, element: XmlElement) => void): ActionReader =>
  (draft, seat, amount, element) => {
    if (amount !== 0)
      draft.contradict('figures', draft.formatAmount(0), draft.formatAmount(amount), element.line);
    read(draft, seat, element);
  };

const note = withoutChips((draft, seat, { tag, line }) => draft.note(seat, tag, line));

const hasPosted = (draft: XmlDraft, kind: 'small-blind' | 'big-blind'): boolean =>
  draft.events.some((event) => event.type === 'post' && event.kind === kind);

/** The first small blind of a hand is live; a later one is of a player who missed it, and dead. */
const postSmallBlind: ActionReader = (draft, seat, amount, { line }) =>
  draft.post(seat, hasPosted(draft, 'small-blind') ? 'dead-blind' : 'small-blind', amount, line);

/** A later big blind is of a new player, or of one who missed blinds: what exceeds the big blind, which may be an all-in, is dead. */
const postBigBlind: ActionReader = (draft, seat, amount, { line }) => {
  const dead = hasPosted(draft, 'big-blind')
    ? Math.max(0, amount - Math.max(draft.bets.highest, draft.stakes.bigBlind ?? 0))
    : 0;
  if (dead === 0) draft.post(seat, 'big-blind', amount, line);
  else draft.post(seat, 'posted-blind', amount, line, false, dead);
};

/** A bet into the bring-in of stud completes it. */
const bet: ActionReader = (draft, seat, amount, { line }) => {
  const completes = draft.bets.highest > 0 && isStud(draft.game?.variant ?? '');
  if (completes) draft.raiseAdding(seat, amount, line);
  else draft.bet(seat, amount, line);
};

/**
 * What the types of actions mean. The sum of a raise is what the bets of the player reach on the street, every other sum
 * is what the action adds; the stacks of successive hands show both.
 */
export const actionReaders: ReadonlyMap<string, ActionReader> = new Map([
  ['0', withoutChips((draft, seat, { line }) => draft.fold(seat, line))],
  ['1', postSmallBlind],
  ['2', postBigBlind],
  ['3', (draft, seat, amount, { line }) => draft.call(seat, amount, line)],
  ['4', withoutChips((draft, seat, { line }) => draft.check(seat, line))],
  ['5', bet],
  ['7', (draft, seat, amount, { line }) => draft.allInAdding(seat, amount, line)],
  // The player sits out, or declines to post a blind.
  ['8', note],
  ['9', note],
  ['15', (draft, seat, amount, { line }) => draft.post(seat, 'ante', amount, line)],
  ['16', (draft, seat, amount, { line }) => draft.bringIn(seat, amount, line)],
  ['23', (draft, seat, amount, { line }) => draft.raiseTo(seat, amount, line)],
]);

/** The types of the first round, which is that of the blinds and antes. */
const POSTS: ReadonlySet<string> = new Set(['1', '2', '15']);

/** The types that a player has who was not dealt in. */
export const isAbsence = (element: XmlElement): boolean => {
  const type = attributeOf(element, 'type');
  return type === '8' || type === '9';
};

/**
 * Reads `<action no="3" player="Ana" type="3" sum="$0.01" cards=""/>` of the round of the blinds or a later one. An action
 * that cannot be read is kept as unread; one of another round is out of place, and no part of the hand.
 */
export const readAction = (
  draft: XmlDraft,
  seats: ReadonlyMap<string, number>,
  element: XmlElement,
  isPosting: boolean,
): void => {
  const seat = seats.get(attributeOf(element, 'player'));
  const type = attributeOf(element, 'type');
  const isHere = isAbsence(element) || POSTS.has(type) === isPosting;
  const reader = actionReaders.get(type);
  const sum = attributeOf(element, 'sum');
  if (
    sum === PROTECTED &&
    type === ALL_IN &&
    seat !== undefined &&
    draft.bets.of(seat) < draft.bets.highest
  ) {
    protect(draft, seat, element);
    return;
  }
  const amount = amountAt(draft, element, sum);
  expectAttributes(draft, element, ATTRIBUTES);
  if (!CARDS.has(attributeOf(element, 'cards'))) draft.unread(element);
  if (seat === undefined || reader === undefined || amount === NO_AMOUNT) draft.unread(element);
  else if (!isHere) draft.misplace(element, isPosting ? POST : ACTION);
  else reader(draft, seat, amount, element);
};

/** The type of an all-in, and its sum for a player whose connection was lost at a table with disconnection protection. */
const ALL_IN = '7';
const PROTECTED = 'DP';

/**
 * A player with disconnection protection stays in for the pots of the chips that are in, and acts no more. The chips that
 * are left play no part, so that the stack of the hand is not known; the audit says so.
 */
const protect = (draft: XmlDraft, seat: number, { line }: XmlElement): void => {
  const index = draft.players.findIndex((player) => player.seat === seat);
  draft.players[index] = { ...draft.players[index], stack: null };
  draft.call(seat, 0, line, true);
};

/** What belongs into the first round, and into a later one. */
const POST = 'type="1"';
const ACTION = 'type="3"';

const ATTRIBUTES: ReadonlySet<string> = new Set(['no', 'player', 'type', 'sum', 'cards']);
/** The attribute `cards` of actions names no cards. */
const CARDS: ReadonlySet<string> = new Set(['', '[cards]']);
