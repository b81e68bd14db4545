import { countEnds, isEnd, stageOf } from './stages.js';

test('an import that has ended is finalised until its report is there', () => {
  for (const state of ['done', 'failed', 'cancelled'] as const) {
    expect(stageOf({ state }, false)).toBe('finalising');
    expect(stageOf({ state }, true)).toBe(state);
  }
  expect(isEnd(stageOf({ state: 'finalising' }, false))).toBe(false);
});

test('cancelled and failed logs do not count as done', () => {
  const logs = (['done', 'failed', 'cancelled', 'cancelled', 'auditing'] as const).map((state) => ({
    state,
  }));
  expect(countEnds(logs)).toEqual({ done: 1, failed: 1, cancelled: 2 });
});
