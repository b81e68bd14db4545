import { NO_AMOUNT } from '../../money.js';
import { attributeOf, makeNumberCheck, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { hasStates, moneyOf } from './header.js';

/** Seats without a player. */
const EMPTY: ReadonlySet<string> = new Set(['STATE_EMPTY', 'STATE_RESERVED']);
/** The most seats of a table. */
const MAX_TABLE = 10;

/**
 * Reads `<PLAYER NAME="Ana" SEAT="1" AMOUNT="10.00" STATE="STATE_PLAYING" DEALER="Y">`; false if the hand is rejected. The
 * list has every seat of the table since 2012, in order. Seats that do not fit, and chips of an empty seat, contradict it.
 * O(players).
 */
export const readPlayers = (draft: XmlDraft, hand: XmlElement, dealtIn: ReadonlySet<string>): boolean => {
  const isInOrder = hasStates(hand) ? makeNumberCheck() : () => true;
  const taken = new Set<number>();
  for (const element of hand.children) {
    if (element.name !== 'PLAYER') continue;
    const seat = numberOf(attributeOf(element, 'SEAT'));
    const stack = moneyOf(draft, attributeOf(element, 'AMOUNT'));
    const name = element.attributes.NAME;
    if (name === undefined || stack === NO_AMOUNT || seat < 0) {
      draft.rejectAt(element, 'unreadable-line');
      return false;
    }
    const isKnown = isInOrder(seat) && seat > 0 && seat <= MAX_TABLE && !taken.has(seat);
    const isDealtIn = dealtIn.has(name);
    const isEmpty = isEmptySeat(element) && !isDealtIn;
    taken.add(seat);
    const { line } = element;
    if (!isKnown) draft.contradict('seat', String(Math.min(taken.size, MAX_TABLE)), String(seat), line);
    else if (isEmpty && stack > 0)
      draft.contradict('figures', draft.formatAmount(0), draft.formatAmount(stack), line);
    if (!isDealtIn && EMPTY.has(attributeOf(element, 'STATE'))) continue;
    const away = isDealtIn ? {} : { dealtIn: false as const };
    draft.addPlayer({ seat, name, stack, sittingOut: !isDealtIn, ...away, line });
    readButton(draft, seat, element);
  }
  return true;
};

/** Whether an element is an empty seat; logs without states give it a name. */
export const isEmptySeat = ({ attributes: { STATE, NAME } }: XmlElement): boolean =>
  STATE === undefined ? NAME === 'Unknown' : EMPTY.has(STATE);

const readButton = (draft: XmlDraft, seat: number, element: XmlElement): void => {
  if (attributeOf(element, 'DEALER') !== 'Y') return;
  if (draft.buttonSeat === null) draft.buttonSeat = seat;
  else draft.contradict('button', String(draft.buttonSeat), String(seat), element.line);
};
