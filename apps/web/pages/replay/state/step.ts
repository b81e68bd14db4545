import { effect, signal, untracked } from '@preact/signals';
import { changeState, place } from '../../../router/place.js';
import { clampPosition, parsePosition } from '../hand/navigation.js';
import type { ReplayedHand } from '../hand/record.js';

/** The position that is shown: the number of events that have happened. */
export const at = signal(0);
export const isPlaying = signal(false);

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export const speed = signal<number>(1);

const TURN_MS = 1400;
/** Browsers refuse very frequent changes of the address. */
const ADDRESS_DELAY_MS = 300;

/** Goes to a position, and stops playing. */
export const goTo = (hand: ReplayedHand, position: number): void => {
  isPlaying.value = false;
  at.value = clampPosition(position, hand);
};

/** Plays on from here; at the end from the beginning. Playing is paused by the same button. */
export const togglePlay = (hand: ReplayedHand): void => {
  if (!isPlaying.peek() && at.peek() >= hand.steps.length) at.value = 0;
  isPlaying.value = !isPlaying.peek();
};

const stepInAddress = (): string | null => place.value?.query.get('step') ?? null;

/** Keeps the position in the address, takes it from a link, and plays. Returns how to stop. */
export const followSteps = (hand: ReplayedHand): (() => void) => {
  /** The step that this page wrote into the address last. */
  let written: string | null | undefined;
  const stopReading = effect(() => {
    const step = stepInAddress();
    if (step === written) return;
    written = step;
    untracked(() => {
      at.value = clampPosition(parsePosition(step) ?? 0, hand);
    });
  });
  let clock: ReturnType<typeof setTimeout> | undefined;
  const stopWriting = effect(() => {
    const step = String(at.value);
    clearTimeout(clock);
    if (step === (untracked(stepInAddress) ?? '0')) return;
    clock = setTimeout(() => {
      const query = new URLSearchParams(place.peek()?.query);
      query.set('step', step);
      written = step;
      changeState({ query }, { replace: true });
    }, ADDRESS_DELAY_MS);
  });
  let turns: ReturnType<typeof setInterval> | undefined;
  const stopPlaying = effect(() => {
    clearInterval(turns);
    if (!isPlaying.value) return;
    turns = setInterval(() => {
      if (at.peek() < hand.steps.length) at.value = at.peek() + 1;
      if (at.peek() >= hand.steps.length) isPlaying.value = false;
    }, TURN_MS / speed.value);
  });
  return () => {
    isPlaying.value = false;
    clearTimeout(clock);
    clearInterval(turns);
    stopReading();
    stopWriting();
    stopPlaying();
  };
};
