import { signal } from '@preact/signals';
import { readSaved, type SavedRange } from '../ranges/saved.js';

const KEY = 'floorman.ranges';

const load = (): readonly SavedRange[] => {
  try {
    return readSaved(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

/** The saved ranges of this browser. */
export const savedRanges = signal(load());
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) savedRanges.value = load();
});

/** Stores the ranges. @returns false if the browser does not store them */
export const storeRanges = (ranges: readonly SavedRange[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(ranges));
  } catch {
    return false;
  }
  savedRanges.value = ranges;
  return true;
};
