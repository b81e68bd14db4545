import { deferred, type Deferred } from './deferred.js';
import { SharedWork } from './shared-work.js';

const NEVER = new AbortController().signal;

/** Work that is counted, and ends by hand or when it is aborted. */
class Bench {
  readonly shared = new SharedWork<string>();
  readonly signals: AbortSignal[] = [];
  readonly results: Deferred<string>[] = [];

  join(key: string, signal: AbortSignal = NEVER): Promise<string> {
    return this.shared.join(key, signal, (end) => {
      const result = deferred<string>();
      end.addEventListener('abort', () => {
        result.reject(new Error('aborted'));
      });
      this.signals.push(end);
      this.results.push(result);
      return result.promise;
    });
  }
}

describe('shared work', () => {
  it('runs once for callers with the same key at the same time', async () => {
    const bench = new Bench();
    const callers = [bench.join('a'), bench.join('a'), bench.join('b')];
    expect(bench.results).toHaveLength(2);
    bench.results[0].resolve('of a');
    bench.results[1].resolve('of b');
    expect(await Promise.all(callers)).toEqual(['of a', 'of a', 'of b']);
    const later = bench.join('a');
    expect(bench.results).toHaveLength(3);
    bench.results[2].resolve('anew');
    expect(await later).toBe('anew');
  });

  it('goes on for the others when a caller leaves, and is aborted when the last one leaves', async () => {
    const bench = new Bench();
    const [first, second] = [new AbortController(), new AbortController()];
    const callers = [bench.join('a', first.signal), bench.join('a', second.signal)];
    first.abort(new Error('first left'));
    await expect(callers[0]).rejects.toThrow('first left');
    expect(bench.signals[0].aborted).toBe(false);
    second.abort(new Error('second left'));
    await expect(callers[1]).rejects.toThrow('second left');
    expect(bench.signals[0].aborted).toBe(true);
    // A later caller does not get the work that is aborted.
    const later = bench.join('a');
    expect(bench.signals[1].aborted).toBe(false);
    bench.results[1].resolve('anew');
    expect(await later).toBe('anew');
    await expect(bench.join('b', first.signal)).rejects.toThrow('first left');
    expect(bench.signals).toHaveLength(2);
  });

  it('fails for all of its callers', async () => {
    const bench = new Bench();
    const callers = [bench.join('a'), bench.join('a')];
    bench.results[0].reject(new Error('failed'));
    for (const caller of callers) await expect(caller).rejects.toThrow('failed');
  });
});
