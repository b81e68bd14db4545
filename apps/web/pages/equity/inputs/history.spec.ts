import { exampleInputs, type Inputs } from './inputs.js';
import { type History, MAX_STEPS, NO_HISTORY, stepBack, stepForward, withStep } from './history.js';

const at = (seed: number): Inputs => ({ ...exampleInputs(), seed });

/** The history after the seeds from 0 to the last one, and that one. */
const walk = (last: number): History =>
  Array.from({ length: last }, (_, seed) => at(seed)).reduce(withStep, NO_HISTORY);

/** The seeds of all steps in a direction, and the last step. */
const walkBy = (step: typeof stepBack, from: { inputs: Inputs; history: History }) => {
  const seeds: number[] = [];
  let last = from;
  for (let next = step(last.history, last.inputs); next !== null; next = step(last.history, last.inputs)) {
    last = next;
    seeds.push(next.inputs.seed);
  }
  return { seeds, last };
};

test('undo returns to every step, and redo to every undone one', () => {
  const { seeds, last } = walkBy(stepBack, { inputs: at(3), history: walk(3) });
  expect(seeds).toEqual([2, 1, 0]);
  expect(walkBy(stepForward, last).seeds).toEqual([1, 2, 3]);
});

test('a new step forgets the undone ones', () => {
  const { inputs, history } = stepBack(walk(3), at(3))!;
  expect(stepForward(withStep(history, inputs), at(9))).toBeNull();
});

test('the number of steps is bounded', () => {
  const { past } = walk(MAX_STEPS + 50);
  expect([past.length, past[0]?.seed]).toEqual([MAX_STEPS, 50]);
});
