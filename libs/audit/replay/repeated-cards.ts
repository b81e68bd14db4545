import type { Card } from '#cards';
import { isBettingEvent, type CanonicalHand, type HandEvent } from '#histories';

const prints = (event: HandEvent, card: Card): boolean =>
  (event.type === 'board' || event.type === 'deal' || event.type === 'show') && event.cards.includes(card);

/** Whether the first post is below the last action. Results may be anywhere. */
const beginsWithNewest = (events: readonly HandEvent[]): boolean => {
  const post = events.find(({ type }) => type === 'post');
  const action = events.findLast((event) => event.type === 'post' || isBettingEvent(event));
  return post !== undefined && action !== undefined && post.line > action.line;
};

/**
 * L-CARD-1: the line on which a card is printed again. Some logs print the hands of the showdown at the beginning, so that the
 * line of an earlier event may be the later one in the text. O(events).
 *
 * @param index of the event that repeats the card, on this line
 */
export const findRepeatLine = (
  { events }: Pick<CanonicalHand, 'events'>,
  card: Card,
  index: number,
  line: number,
): number => {
  if (beginsWithNewest(events)) return line;
  let last = line;
  for (let at = 0; at < index; at++) if (prints(events[at], card)) last = Math.max(last, events[at].line);
  return last;
};
