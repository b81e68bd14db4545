import { NO_AMOUNT } from '../../money.js';
import { attributeOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { moneyOf } from './header.js';

type ActionReader = (
  draft: XmlDraft,
  seat: number,
  amount: number,
  element: XmlElement,
  callsAdd: boolean,
) => void;

const hasPosted = (draft: XmlDraft, kind: 'small-blind' | 'big-blind'): boolean =>
  draft.events.some((event) => event.type === 'post' && event.kind === kind);

/** The forced bets by `KIND`. A second small blind is of a player who missed it, and dead. */
const posts: ReadonlyMap<string, ActionReader> = new Map<string, ActionReader>([
  [
    'HAND_SB',
    (draft, seat, amount, { line }) =>
      draft.post(seat, hasPosted(draft, 'small-blind') ? 'dead-blind' : 'small-blind', amount, line),
  ],
  ['HAND_BB', (draft, seat, amount, { line }) => draft.post(seat, 'big-blind', amount, line)],
  ['HAND_DSB', (draft, seat, amount, { line }) => draft.post(seat, 'dead-blind', amount, line)],
]);

/** Bets, raises and all-ins state what the bets of the street reach; calls do so until 2014. */
const actions: ReadonlyMap<string, ActionReader> = new Map<string, ActionReader>([
  [
    'ACTION_CALL',
    (draft, seat, amount, { line }, callsAdd) =>
      draft.call(seat, callsAdd ? amount : Math.max(0, amount - draft.bets.of(seat)), line),
  ],
  ['ACTION_BET', (draft, seat, amount, { line }) => draft.bet(seat, amount, line)],
  ['ACTION_RAISE', (draft, seat, amount, { line }) => draft.raiseTo(seat, amount, line)],
  [
    'ACTION_ALLIN',
    (draft, seat, amount, { line }) =>
      draft.allInAdding(seat, Math.max(0, amount - draft.bets.of(seat)), line),
  ],
]);

/** Reads a forced bet; false for an element that does not fit. An all-in blind is printed in full: the stack limits it. */
export const readPost = (draft: XmlDraft, seat: number, element: XmlElement): boolean => {
  const read = posts.get(attributeOf(element, 'KIND'));
  const amount = moneyOf(draft, attributeOf(element, 'VALUE'));
  if (read === undefined || amount === NO_AMOUNT) return false;
  const stack = draft.players.find((player) => player.seat === seat)?.stack ?? amount;
  const { smallBlind, bigBlind } = draft.stakes;
  const isFull = amount === smallBlind || amount === bigBlind;
  read(draft, seat, isFull ? Math.min(amount, stack) : amount, element, false);
  return true;
};

/** Reads an action of a seat; false for an element that does not fit. */
export const readAction = (
  draft: XmlDraft,
  seat: number,
  element: XmlElement,
  callsAdd: boolean,
): boolean => {
  const type = attributeOf(element, 'TYPE');
  const { line } = element;
  if (type === 'ACTION_FOLD') draft.fold(seat, line);
  else if (type === 'ACTION_CHECK') draft.check(seat, line);
  else {
    const read = actions.get(type);
    const amount = moneyOf(draft, attributeOf(element, 'VALUE'));
    if (read === undefined || amount === NO_AMOUNT) return false;
    read(draft, seat, amount, element, callsAdd);
  }
  return true;
};
