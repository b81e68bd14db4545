import { effect, untracked } from '@preact/signals';
import { beforeVisits, changeState, isAt, place } from './place.js';

/** Quick changes become one entry of the history. */
const DELAY_MS = 400;

interface FragmentState {
  /** Adopts the state in a fragment. An empty one is a link to the page, which keeps its state. */
  readonly read: (fragment: string) => void;
  /** The state as a fragment. */
  readonly write: () => string;
}

/**
 * Keeps the state of a page in the fragment of its address, which browsers do not send to servers. Back returns to the previous
 * state.
 */
export const keepInFragment = (pattern: string, { read, write }: FragmentState): void => {
  effect(() => {
    const fragment = isAt(pattern) ? place.value?.fragment : undefined;
    if (fragment === undefined) return;
    untracked(() => {
      read(fragment);
      if (write() !== fragment) changeState({ fragment: write() }, { replace: true });
    });
  });
  let clock: ReturnType<typeof setTimeout> | undefined;
  /** The state that is written when no other follows soon. */
  let waiting: string | null = null;
  const writeWaiting = (): void => {
    clearTimeout(clock);
    const fragment = waiting;
    waiting = null;
    if (fragment !== null) changeState({ fragment });
  };
  effect(() => {
    const fragment = write();
    clearTimeout(clock);
    waiting = isAt(pattern) && place.value?.fragment !== fragment ? fragment : null;
    if (waiting !== null) clock = setTimeout(writeWaiting, DELAY_MS);
  });
  beforeVisits(writeWaiting);
};
