import { setImmediate as turn } from 'node:timers/promises';
import { deferred, type Deferred } from '#runtime';
import { groupItems } from './group-items.js';

/** A pool of two threads whose tasks end when the test ends them. */
class Pool {
  readonly tasks: { readonly items: readonly number[]; readonly end: Deferred<readonly string[]> }[] = [];
  /** The results of all items in the order in which they were given. */
  readonly results: Promise<string>[] = [];
  private readonly take = groupItems<number, string>(
    (items) => {
      const end = deferred<readonly string[]>();
      this.tasks.push({ items, end });
      return end.promise;
    },
    { threads: 2, most: 4 },
  );

  give(...items: number[]): void {
    this.results.push(...items.map(this.take));
  }

  end(task: number): void {
    const { items, end } = this.tasks[task];
    end.resolve(items.map((item) => `result ${item}`));
  }

  items(): (readonly number[])[] {
    return this.tasks.map(({ items }) => items);
  }
}

describe('items in tasks', () => {
  it('are shared by the threads that have no task', async () => {
    const pool = new Pool();
    pool.give(1, 2, 3);
    expect(pool.items()).toEqual([]);
    await turn();
    expect(pool.items()).toEqual([[1, 2], [3]]);
  });

  it('are one task while all threads have one', async () => {
    const pool = new Pool();
    pool.give(1, 2);
    await turn();
    pool.give(3, 4, 5);
    await turn();
    expect(pool.items()).toEqual([[1], [2], [3, 4, 5]]);
    pool.end(0);
    pool.end(1);
    pool.end(2);
    await turn();
    pool.give(6, 7);
    await turn();
    expect(pool.items().slice(3)).toEqual([[6], [7]]);
  });

  it('do not wait when there are enough for a task', async () => {
    const pool = new Pool();
    pool.give(1, 2);
    await turn();
    pool.give(3, 4, 5, 6, 7);
    expect(pool.items().slice(2)).toEqual([[3, 4, 5, 6]]);
    await turn();
    expect(pool.items().slice(3)).toEqual([[7]]);
  });

  it('have their own results, also when their tasks end in another order', async () => {
    const pool = new Pool();
    pool.give(1, 2, 3);
    await turn();
    pool.end(1);
    pool.end(0);
    expect(await Promise.all(pool.results)).toEqual(['result 1', 'result 2', 'result 3']);
  });

  it('fail with their task, and with no other', async () => {
    const pool = new Pool();
    pool.give(1, 2, 3);
    await turn();
    pool.tasks[0].end.reject(new Error('lost'));
    pool.end(1);
    expect((await Promise.allSettled(pool.results)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });
});
