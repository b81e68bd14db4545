import type { Inputs } from './inputs.js';

/** The inputs before and after the current ones, nearest last and nearest first. */
export interface History {
  readonly past: readonly Inputs[];
  readonly future: readonly Inputs[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** The maximum number of steps to undo. */
export const MAX_STEPS = 200;

/** Adds a step. What was undone before it cannot be repeated. */
export const withStep = ({ past }: History, before: Inputs): History => ({
  past: [...past, before].slice(-MAX_STEPS),
  future: [],
});

/** A step back; null if there is none. */
export const stepBack = (
  { past, future }: History,
  now: Inputs,
): { readonly inputs: Inputs; readonly history: History } | null => {
  const inputs = past.at(-1);
  return inputs === undefined
    ? null
    : { inputs, history: { past: past.slice(0, -1), future: [now, ...future] } };
};

/** A step forward; null if there is none. */
export const stepForward = (
  { past, future }: History,
  now: Inputs,
): { readonly inputs: Inputs; readonly history: History } | null => {
  const [inputs, ...rest] = future;
  return inputs === undefined ? null : { inputs, history: { past: [...past, now], future: rest } };
};
