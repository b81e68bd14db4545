import { isDigit } from '../../characters.js';
import { NO_AMOUNT } from '../../money.js';
import type { SessionHeader } from '../../source/index.js';
import { STACKS, STARTING } from './boundary.js';
import type { PokerNowDraft } from './draft.js';
import { scanRows } from './rows.js';

const NEXT = ' | ';

/** Words of rows that change the chips of a player, or state what he leaves or comes with. */
const CHANGES: readonly string[] = ['stack', 'chips', 'bounty'];

/**
 * P-SETUP-5: the stacks with which the next hand begins are claims of this hand, its final stacks. In a log with the
 * newest row first the two rows before a hand are the stacks and the start of the next hand; together they are its
 * session header. Rows between the hands are part of this hand. A player about whose chips one of its rows speaks, and a
 * hand with a row that cannot be read, claim nothing. Evidence: 8,319 stacks of real games are equal.
 */
export const claimNextStacks = (draft: PokerNowDraft, session: SessionHeader): void => {
  const rows = scanRows(session.text, 0, session.text.length, session.line);
  if (rows.length !== 2) return;
  const [{ entry: stacks, line }, { entry: start }] = rows;
  if (!stacks.startsWith(STACKS) || startedHand(start) !== draft.handNumber + 1) return;
  if (draft.events.some(({ type }) => type === 'unread')) return;
  for (const { seat, name } of draft.players) {
    const amount = stackIn(stacks, `#${String(seat)} ${name} (`, draft);
    if (amount === NO_AMOUNT || draft.changedStacks.has(seat) || hasChanged(draft, name)) continue;
    draft.claimFinalStack(seat, amount, line);
  }
};

/** The number of the hand that a row starts; 0 for any other row. */
const startedHand = (entry: string): number => {
  if (!entry.startsWith(STARTING)) return 0;
  let end = STARTING.length;
  while (isDigit(entry.charCodeAt(end))) end++;
  return Number(entry.slice(STARTING.length, end));
};

/** The stack behind a seat and its player; `NO_AMOUNT` for a player who is not in the next hand. */
const stackIn = (stacks: string, seat: string, { scanner }: PokerNowDraft): number => {
  let at = stacks.indexOf(seat);
  while (at >= 0 && !stacks.startsWith(NEXT, at - NEXT.length) && at !== STACKS.length)
    at = stacks.indexOf(seat, at + 1);
  if (at < 0) return NO_AMOUNT;
  const amount = scanner.scan(stacks, at + seat.length);
  return stacks.charAt(scanner.end) === ')' ? amount : NO_AMOUNT;
};

const hasChanged = ({ events }: PokerNowDraft, name: string): boolean =>
  events.some(
    (event) =>
      event.type === 'note' && event.text.includes(name) && CHANGES.some((word) => event.text.includes(word)),
  );
