import type { Answer, Job } from './answer.js';
import { partDone } from './progress.js';

const job = (done: number, error: number | null): Pick<Job, 'progress' | 'estimate'> => ({
  progress: { done, total: 100 },
  estimate:
    error === null
      ? null
      : ({ players: [{ standardError: error }, { standardError: 0 }] } as unknown as Answer),
});

test('progress is towards the required error: half the error is a quarter of the work', () => {
  expect(partDone(job(1, 0.002), 0.001)).toBeCloseTo(0.25);
  expect(partDone(job(1, 0.001), 0.001)).toBe(1);
  expect(partDone(job(1, 0.0005), 0.001)).toBe(1);
});

test('progress is that of the batches without a required error, before an estimate, and near the limit of trials', () => {
  expect(partDone(job(30, 0.002), undefined)).toBe(0.3);
  expect(partDone(job(30, null), 0.001)).toBe(0.3);
  expect(partDone(job(60, 0.002), 0.001)).toBe(0.6);
  expect(partDone(job(10, 0), 0.001)).toBe(0.1);
});
