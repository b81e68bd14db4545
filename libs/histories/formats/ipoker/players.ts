import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { MAX_PLAYERS } from '../../hand-limits.js';
import { amountOf, attributeOf, childOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';

/** A player with the results that the log states at the beginning of the hand. */
export interface Participant {
  readonly seat: number;
  readonly name: string;
  /** NO_AMOUNT where the log does not state it. */
  readonly won: number;
  readonly element: XmlElement;
}

const MAX_SEAT = 255;

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
    const stack = amountOf(draft, attributeOf(element, 'chips'));
    const { name, win } = element.attributes;
    const won = win === undefined ? NO_AMOUNT : amountOf(draft, win);
    const isKnown = element.name === 'player' && seat >= 0 && seat <= MAX_SEAT && stack !== NO_AMOUNT;
    if (!isKnown || name === undefined || (win !== undefined && won === NO_AMOUNT)) {
      draft.rejectAt(element, 'unreadable-line');
      return [];
    }
    if (participants.length === MAX_PLAYERS) {
      draft.rejectAt(element, 'unreadable-line', messages.fewerSeatsExpected);
      return [];
    }
    const { line } = element;
    const away = isDealtIn(name) ? {} : { dealtIn: false as const };
    draft.addPlayer({ seat, name, stack, sittingOut: !isDealtIn(name), ...away, line });
    participants.push({ seat, name, won, element });
    if (attributeOf(element, 'dealer') === '1') draft.buttonSeat = draft.buttonSeat === null ? seat : -1;
  }
  // Two buttons are as good as none.
  if (draft.buttonSeat === -1) draft.buttonSeat = null;
  return participants;
};
