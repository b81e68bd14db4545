/** The scroll position in the state of a history entry; 0 if it has none. */
export const topIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'top' in state && typeof state.top === 'number'
    ? state.top
    : 0;

/** Stores the scroll position in the current entry of the history. */
export const keepScroll = (): void => {
  if (scrollY !== topIn(history.state)) history.replaceState({ top: scrollY }, '');
};

/** Scrolling fires many events. */
const DELAY_MS = 150;

/** Stores the scroll position whenever it changes. Browsers restore it before a page has loaded its data. */
export const followScroll = (): void => {
  history.scrollRestoration = 'manual';
  let clock: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(clock);
      clock = setTimeout(keepScroll, DELAY_MS);
    },
    { passive: true },
  );
};

/** The time in which the data of a page should arrive. */
const PATIENCE_MS = 3000;
/** Events after which the user decides where the page is scrolled to. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopRestoring: () => void = () => undefined;

/** Scrolls to a position, again while the page grows, until it is reached or the user does something. */
export const restoreScroll = (top: number): void => {
  stopRestoring();
  scrollTo(0, top);
  if (top === 0 || scrollY >= top) return;
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top) stopRestoring();
  });
  const stop = new AbortController();
  const clock = setTimeout(() => stopRestoring(), PATIENCE_MS);
  stopRestoring = (): void => {
    growth.disconnect();
    clearTimeout(clock);
    stop.abort();
    stopRestoring = () => undefined;
  };
  for (const event of USER_EVENTS)
    addEventListener(event, () => stopRestoring(), { passive: true, signal: stop.signal });
  growth.observe(document.body);
};
