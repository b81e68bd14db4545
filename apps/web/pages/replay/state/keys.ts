import type { ReplayedHand } from '../hand/record.js';
import { at, goTo, togglePlay } from './step.js';

const MOVES: Readonly<Record<string, (hand: ReplayedHand) => void>> = {
  ArrowLeft: (hand) => goTo(hand, at.peek() - 1),
  ArrowRight: (hand) => goTo(hand, at.peek() + 1),
  Home: (hand) => goTo(hand, 0),
  End: (hand) => goTo(hand, hand.steps.length),
  ' ': togglePlay,
};

/** Whether an element uses a key itself: fields all of them, controls and checkboxes the space, scrolling regions those that scroll. */
const usesKey = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('[role="region"][tabindex]') && scrollsBy(target, key)) return true;
  if (target.closest('input:not([type="checkbox"]), select, textarea, [contenteditable]') !== null)
    return true;
  return key === ' ' && target.closest('button, a, summary, input') !== null;
};

const scrollsBy = (region: HTMLElement, key: string): boolean =>
  key.startsWith('Arrow')
    ? region.scrollWidth > region.clientWidth
    : region.scrollHeight > region.clientHeight;

/** Steps with the keyboard. Returns how to stop. */
export const followKeys = (hand: ReplayedHand): (() => void) => {
  const stop = new AbortController();
  addEventListener(
    'keydown',
    (event) => {
      const move = MOVES[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (move === undefined || hasModifier || event.defaultPrevented || usesKey(event.target, event.key))
        return;
      event.preventDefault();
      move(hand);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
};

/** The shortest way of a finger that is a swipe, in pixels. */
const SWIPE = 40;

/** Steps with a swipe to the left or the right. Other ways of the finger scroll. */
export const swipeHandlers = (
  hand: ReplayedHand,
): {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
} => {
  let start: Touch | undefined;
  return {
    onTouchStart: ({ changedTouches, touches }) => {
      start = touches.length === 1 ? changedTouches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches: [end] }) => {
      if (start === undefined || end === undefined) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) goTo(hand, at.peek() + (x < 0 ? 1 : -1));
    },
  };
};
