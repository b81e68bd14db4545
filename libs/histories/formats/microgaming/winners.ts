import { NO_AMOUNT } from '../../money.js';
import {
  amountOf,
  attributeOf,
  findUncalled,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';

/** The winners of the `Win` actions. */
export const winsOf = (actions: readonly XmlElement[]): readonly XmlElement[] =>
  actions.flatMap((element) => (attributeOf(element, 'type') === 'Win' ? element.children : []));

const LOW = '1';

/**
 * Reads `<Seat num="5" amount="0.39" pot="0" lowhandwin="0"/>`. A log without an action for the uncalled bet counts it as won
 * where the pots and the rake cannot hold the winnings.
 */
export const readWinners = (
  draft: XmlDraft,
  wins: readonly XmlElement[],
  seats: ReadonlySet<number>,
  rake: number,
): void => {
  const uncalled = draft.events.some(({ type }) => type === 'uncalled') ? null : findUncalled(draft);
  const amounts = wins.map((win) => amountOf(draft, attributeOf(win, 'amount')));
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), rake);
  let rest = uncalled !== null && total > uncalled.pot - uncalled.amount ? uncalled.amount : 0;
  for (const [index, win] of wins.entries()) {
    const seat = numberOf(attributeOf(win, 'num'));
    const pot = numberOf(attributeOf(win, 'pot'));
    const amount = amounts[index];
    if (win.name !== 'Seat' || !seats.has(seat) || amount === NO_AMOUNT || pot < 0) {
      draft.unread(win);
      continue;
    }
    const isReturned = rest > 0 && uncalled?.seat === seat && amount >= rest;
    if (isReturned) draft.uncalled(seat, rest, win.line);
    const won = isReturned ? amount - rest : amount;
    if (isReturned) rest = 0;
    if (won > 0) draft.collect(seat, won, win.line, pot, halfOf(win, wins));
  }
};

/** Of two winners of a pot, the one without the low has the high. A single winner has both. */
const halfOf = (win: XmlElement, wins: readonly XmlElement[]): 'high' | 'low' | undefined => {
  const others = wins.filter((other) => other.attributes.pot === win.attributes.pot && other !== win);
  const isLow = attributeOf(win, 'lowhandwin') === LOW;
  const isSplit = others.length === 1 && (attributeOf(others[0], 'lowhandwin') === LOW) !== isLow;
  if (!isSplit) return undefined;
  return isLow ? 'low' : 'high';
};
