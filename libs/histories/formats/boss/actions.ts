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

type PostKind = Parameters<XmlDraft['post']>[1];

/** The forced bets by `KIND`. */
const posts: ReadonlyMap<string, PostKind> = new Map([
  ['HAND_SB', 'small-blind'],
  ['HAND_BB', 'big-blind'],
  ['HAND_DSB', 'dead-blind'],
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

/**
 * The reader of the forced bets of a hand, which returns false for an element that does not fit. A second small blind is of
 * a player who missed it, and dead. An all-in blind is printed in full: the stack limits it. O(1) for each element.
 */
export const makePostReader = (draft: XmlDraft): ((seat: number, element: XmlElement) => boolean) => {
  const stacks = new Map(draft.players.toReversed().map(({ seat, stack }) => [seat, stack]));
  const { smallBlind, bigBlind } = draft.stakes;
  let hasSmall = false;
  return (seat, element) => {
    const kind = posts.get(attributeOf(element, 'KIND'));
    const amount = moneyOf(draft, attributeOf(element, 'VALUE'));
    if (kind === undefined || amount === NO_AMOUNT) return false;
    const isFull = amount === smallBlind || amount === bigBlind;
    const paid = isFull ? Math.min(amount, stacks.get(seat) ?? amount) : amount;
    draft.post(seat, kind === 'small-blind' && hasSmall ? 'dead-blind' : kind, paid, element.line);
    hasSmall ||= kind === 'small-blind';
    return true;
  };
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
