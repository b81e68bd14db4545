import { deferred, type Deferred } from '#runtime';

/** Runs items in one task; returns their results in the same order. */
export type RunTask<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly result: Deferred<Result>;
}

/**
 * Groups items that arrive one by one into tasks for the threads of a pool: fewer tasks mean fewer messages between threads
 * (docs/decisions/054-several-blocks-a-task.md). Items wait until there are `most`, or until the event loop turns, which
 * means that no item follows soon. Threads without a task share the items.
 *
 * @returns a function that takes an item and returns its result; it fails as the task of the item does
 */
export const groupItems = <Item, Result>(
  run: RunTask<Item, Result>,
  { threads, most }: { readonly threads: number; readonly most: number },
): ((item: Item) => Promise<Result>) => {
  let waiting: Waiting<Item, Result>[] = [];
  let tasks = 0;
  const start = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    tasks++;
    try {
      const results = await run(group.map(({ item }) => item));
      group.forEach(({ result }, index) => result.resolve(results[index]));
    } catch (error) {
      for (const { result } of group) result.reject(error as Error);
    } finally {
      tasks--;
    }
  };
  const send = (): void => {
    const items = waiting;
    waiting = [];
    const size = Math.ceil(items.length / Math.max(1, threads - tasks));
    for (let at = 0; at < items.length; at += size) void start(items.slice(at, at + size));
  };
  return (item) => {
    const result = deferred<Result>();
    // After an error the caller awaits no further results.
    result.promise.catch(() => undefined);
    if (waiting.length === 0) setImmediate(send);
    waiting.push({ item, result });
    if (waiting.length === most) send();
    return result.promise;
  };
};
