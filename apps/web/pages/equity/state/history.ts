import { computed, effect, signal } from '@preact/signals';
import { type History, NO_HISTORY, stepBack, stepForward, withStep } from '../inputs/history.js';
import { inputs, lastField } from './inputs.js';

const history = signal<History>(NO_HISTORY);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);

/** Changes of one field in quick succession, such as typed characters or a moved slider, are one step. */
const SAME_STEP_MS = 1000;

/** Remembers the inputs before every change. */
export const followHistory = (): void => {
  let before = inputs.peek();
  let last = { field: null as string | null, time: 0 };
  effect(() => {
    const now = inputs.value;
    if (now === before) return;
    const change = { field: lastField(now), time: performance.now() };
    const isSameStep =
      change.field !== null && change.field === last.field && change.time - last.time < SAME_STEP_MS;
    if (!isStepping && !isSameStep) history.value = withStep(history.peek(), before);
    last = isStepping ? { field: null, time: 0 } : change;
    before = now;
  });
};

let isStepping = false;

const take = (step: ReturnType<typeof stepBack>): void => {
  if (step === null) return;
  isStepping = true;
  history.value = step.history;
  inputs.value = step.inputs;
  isStepping = false;
};

export const undo = (): void => take(stepBack(history.peek(), inputs.peek()));
export const redo = (): void => take(stepForward(history.peek(), inputs.peek()));

/** Fields that are no part of the inputs, such as a name: the browser undoes what is typed there. */
const OWN_UNDO = '[data-own-undo]';

/** Control or command with Z, with shift and Z, or with Y. */
export const stepByKey = (event: KeyboardEvent): void => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  if (event.target instanceof Element && event.target.matches(OWN_UNDO)) return;
  event.preventDefault();
  if (key === 'z' && !event.shiftKey) undo();
  else redo();
};
