import { NO_AMOUNT } from '../../money.js';
import {
  amountAt,
  attributeOf,
  childOf,
  expectAttributes,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';

/** A player with the results that the log states at the beginning of the hand. */
export interface Participant {
  readonly seat: number;
  readonly name: string;
  /** NO_AMOUNT where the log does not state it. */
  readonly won: number;
  /** What the player put in; NO_AMOUNT where the log does not state it. */
  readonly bet: number;
  readonly element: XmlElement;
}

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['seat', 'name', 'chips', 'dealer', 'win', 'bet'],
  // Tournaments: how often the player bought in again, and the code of the registration.
  ...['rebuy', 'addon', 'reg_code', 'merge'],
]);
/** Whether the player has the button. */
const BUTTON_MARKS: ReadonlySet<string> = new Set(['0', '1']);

/** Reads `<player seat="3" name="Ana" chips="$0.88" dealer="1" win="$0" bet="$0"/>`. False if a hand is rejected. */
export const readPlayers = (
  draft: XmlDraft,
  hand: XmlElement,
  isDealtIn: (name: string) => boolean,
): readonly Participant[] => {
  const general = childOf(hand, 'general');
  const list = general === undefined ? undefined : childOf(general, 'players');
  const participants: Participant[] = [];
  for (const element of list?.children ?? []) {
    const seat = numberOf(attributeOf(element, 'seat'));
    const { name, chips, win, bet: put } = element.attributes;
    const [stack, won, bet] = [chips, win, put].map((text) =>
      text === undefined ? NO_AMOUNT : amountAt(draft, element, text),
    );
    const isKnown = element.name === 'player' && seat >= 0 && stack !== NO_AMOUNT;
    const isMisprint = [win, put].some(
      (text, index) => text !== undefined && [won, bet][index] === NO_AMOUNT,
    );
    if (!isKnown || name === undefined || isMisprint) {
      draft.rejectAt(element, 'unreadable-line');
      return [];
    }
    const { line } = element;
    const away = isDealtIn(name) ? {} : { dealtIn: false as const };
    draft.addPlayer({ seat, name, stack, sittingOut: !isDealtIn(name), ...away, line });
    if (draft.rejection !== null) return [];
    participants.push({ seat, name, won, bet, element });
    readButton(draft, seat, element);
    expectAttributes(draft, element, ATTRIBUTES);
  }
  return participants;
};

/** One player has the button. */
const readButton = (draft: XmlDraft, seat: number, element: XmlElement): void => {
  const mark = attributeOf(element, 'dealer');
  if (!BUTTON_MARKS.has(mark)) draft.unread(element);
  if (mark !== '1') return;
  if (draft.buttonSeat === null) draft.buttonSeat = seat;
  else draft.contradict('button', String(draft.buttonSeat), String(seat), element.line);
};
