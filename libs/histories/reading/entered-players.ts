import { isBettingEvent } from '../betting.js';
import type { HandEvent } from '../hand.js';

/**
 * The seats that post, are dealt cards or act in the first round. Players act clockwise: a seat with a single line, which is out
 * of this order, is that of a player who is away, if the others are in order. O(seats²).
 */
export const findEntered = (events: readonly HandEvent[]): ReadonlySet<number> => {
  const entered = new Set<number>();
  const order: number[] = [];
  for (const event of events) {
    if (event.type === 'board') break;
    if (event.type === 'street' && entered.size > 0) break;
    if (event.type === 'post' || event.type === 'deal') entered.add(event.seat);
    else if (isBettingEvent(event) && !order.includes(event.seat)) order.push(event.seat);
  }
  for (const seat of order) entered.add(seat);
  const stray = findStray(order);
  if (stray !== null && countLines(events, stray) === 1) entered.delete(stray);
  return entered;
};

/** The only seat without which the others are in clockwise order; null if there is none, or more than one. */
const findStray = (order: readonly number[]): number | null => {
  if (isClockwise(order)) return null;
  const strays = order.filter((seat) => isClockwise(order.filter((other) => other !== seat)));
  return strays.length === 1 ? strays[0] : null;
};

/** Whether seats follow each other clockwise, once around the table at most. */
const isClockwise = (seats: readonly number[]): boolean =>
  seats.filter((seat, index) => seat > seats[(index + 1) % seats.length]).length <= 1;

const countLines = (events: readonly HandEvent[], seat: number): number =>
  events.reduce(
    (count, event) => (event.type !== 'note' && 'seat' in event && event.seat === seat ? count + 1 : count),
    0,
  );
