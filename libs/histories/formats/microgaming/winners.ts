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

/** `lowhandwin` of a winner of a whole pot or its high half, and of one of a low half. */
const HIGH = '0';
const LOW = '1';

/**
 * Reads `<Seat num="5" amount="0.39" pot="0" lowhandwin="0"/>`. A log without an action for the uncalled bet counts it as
 * won where the pots and the rake cannot hold the winnings.
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
  const pots = winnersByPot(wins);
  let rest = uncalled !== null && total > uncalled.pot - uncalled.amount ? uncalled.amount : 0;
  for (const [index, win] of wins.entries()) {
    const seat = numberOf(attributeOf(win, 'num'));
    const pot = numberOf(attributeOf(win, 'pot'));
    const amount = amounts[index];
    if (win.name !== 'Seat' || !seats.has(seat) || amount === NO_AMOUNT || pot < 0) {
      draft.unread(win);
      continue;
    }
    if (!fitsGame(draft, win)) draft.contradict('figures', HIGH, LOW, win.line);
    const isReturned = rest > 0 && uncalled?.seat === seat && amount >= rest;
    if (isReturned) draft.uncalled(seat, rest, win.line);
    const won = isReturned ? amount - rest : amount;
    if (isReturned) rest = 0;
    if (won > 0) draft.collect(seat, won, win.line, pot, halfOf(win, pots));
  }
};

/** Whether a winner is marked for a low half only in a game that has one. */
const fitsGame = ({ game }: XmlDraft, win: XmlElement): boolean => !isLow(win) || game?.variant === 'omaha-8';

/** The winners of one pot. */
interface PotWinners {
  readonly winners: number;
  readonly lows: number;
}

const isLow = (win: XmlElement): boolean => attributeOf(win, 'lowhandwin') === LOW;

/** How many have won each pot. O(wins). */
const winnersByPot = (wins: readonly XmlElement[]): ReadonlyMap<string, PotWinners> => {
  const pots = new Map<string, PotWinners>();
  for (const win of wins) {
    const pot = attributeOf(win, 'pot');
    const { winners, lows } = pots.get(pot) ?? { winners: 0, lows: 0 };
    pots.set(pot, { winners: winners + 1, lows: lows + (isLow(win) ? 1 : 0) });
  }
  return pots;
};

/** Of two winners of a pot, the one without the low has the high. A single winner has both. */
const halfOf = (win: XmlElement, pots: ReadonlyMap<string, PotWinners>): 'high' | 'low' | undefined => {
  const pot = pots.get(attributeOf(win, 'pot'));
  if (pot?.winners !== 2 || pot.lows !== 1) return undefined;
  return isLow(win) ? 'low' : 'high';
};
