import { TaskRunner, type DurableTask, type TaskErrorKind } from './durable-task.js';

interface Claimed {
  readonly attempts: number;
}

/** A task in memory. `outcomes` are the errors of its attempts in order; null succeeds. */
const taskWith = (outcomes: readonly (Error | null)[]) => {
  const row = { state: 'pending', attempts: 0, reason: '' };
  let executions = 0;
  const task: DurableTask<number, Claimed> = {
    maxAttempts: 3,
    claimed: 'chunk.claimed',
    claim: () => Promise.resolve(row.state === 'pending' ? { attempts: ++row.attempts } : null),
    execute: () => {
      const error = outcomes[executions++] ?? null;
      if (error !== null) return Promise.reject(error);
      row.state = 'done';
      return Promise.resolve();
    },
    release: () => {
      row.attempts--;
      return Promise.resolve();
    },
    fail: (_, reason) => {
      Object.assign(row, { state: 'failed', reason });
      return Promise.resolve();
    },
  };
  return { task, row, executions: () => executions };
};

const runner = new TaskRunner((error) => (error as Error).message as TaskErrorKind);
const outage = new Error('outage');
const permanent = new Error('permanent');
const retryable = new Error('retryable');

describe('a durable task', () => {
  test('is executed once, however often it is run', async () => {
    const { task, row, executions } = taskWith([]);
    expect(await runner.run(task, 1)).toEqual({ attempts: 1 });
    expect(await runner.run(task, 1)).toBeNull();
    expect([row.state, executions()]).toEqual(['done', 1]);
  });

  test('stays pending during an outage, and no attempt counts', async () => {
    const { task, row } = taskWith([outage, outage, outage, outage, null]);
    for (let round = 0; round < 4; round++) await expect(runner.run(task, 1)).rejects.toThrow('outage');
    expect(row).toMatchObject({ state: 'pending', attempts: 0 });
    await runner.run(task, 1);
    expect(row.state).toBe('done');
  });

  test('throws the outage even if the release fails, and the attempt counts', async () => {
    const { task, row } = taskWith([outage]);
    const failing = { ...task, release: () => Promise.reject(new Error('away')) };
    await expect(runner.run(failing, 1)).rejects.toThrow('outage');
    expect(row).toMatchObject({ state: 'pending', attempts: 1 });
  });

  test('fails at its last attempt, with the reason', async () => {
    const { task, row } = taskWith([retryable, retryable, retryable]);
    for (let round = 0; round < 2; round++) await expect(runner.run(task, 1)).rejects.toThrow('retryable');
    await runner.run(task, 1);
    expect(row).toMatchObject({ state: 'failed', attempts: 3, reason: 'retryable' });
  });

  test('fails at once after a permanent error', async () => {
    const { task, row } = taskWith([permanent]);
    await runner.run(task, 1);
    expect(row).toMatchObject({ state: 'failed', attempts: 1 });
  });

  test('fails without being executed when its workers died', async () => {
    const { task, row, executions } = taskWith([]);
    for (let round = 0; round < 3; round++) await task.claim(1);
    await runner.run(task, 1);
    expect([row.state, executions()]).toEqual(['failed', 0]);
  });
});
