import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { ProblemError } from './problem.js';

const FULL = { en: 'full', es: 'lleno' };

describe('a concurrency limiter', () => {
  test('grants its slots, and more after a release', () => {
    const limiter = new ConcurrencyLimiter(2, FULL);
    const release = limiter.acquire();
    limiter.acquire();
    expect(() => limiter.acquire()).toThrow(ProblemError);
    release();
    limiter.acquire();
    expect(() => limiter.acquire()).toThrow(ProblemError);
  });

  test('keeps the last slot for owners without one', () => {
    const limiter = new ConcurrencyLimiter(3, FULL);
    const release = limiter.acquire({ owner: 'a' });
    limiter.acquire({ owner: 'a' });
    expect(() => limiter.acquire({ owner: 'a' })).toThrow(ProblemError);
    limiter.acquire({ owner: 'b' });
    expect(() => limiter.acquire({ owner: 'c' })).toThrow(ProblemError);
    release();
    expect(() => limiter.acquire({ owner: 'b' })).toThrow(ProblemError);
    limiter.acquire({ owner: 'c' });
    expect(new ConcurrencyLimiter(1, FULL).acquire({ owner: 'a' })).toBeInstanceOf(Function);
  });

  test('grants several slots together or not at all', () => {
    const limiter = new ConcurrencyLimiter(5, FULL);
    const release = limiter.acquire({ slots: 3 });
    expect(() => limiter.acquire({ slots: 3 })).toThrow(ProblemError);
    limiter.acquire({ slots: 2 });
    release();
    limiter.acquire({ slots: 3 });
    expect(() => limiter.acquire()).toThrow(ProblemError);
  });

  test('frees a slot once when it is released twice', () => {
    const limiter = new ConcurrencyLimiter(1, FULL);
    const release = limiter.acquire();
    release();
    release();
    limiter.acquire();
    expect(() => limiter.acquire()).toThrow(ProblemError);
  });

  test('frees the slot of work that fails', async () => {
    const limiter = new ConcurrencyLimiter(1, FULL);
    const fails = limiter.run(() => Promise.reject(new Error('no')));
    expect(() => limiter.acquire()).toThrow(ProblemError);
    await expect(fails).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve(7))).resolves.toBe(7);
  });

  test('states when to try again', () => {
    const limiter = new ConcurrencyLimiter(1, FULL);
    limiter.acquire();
    try {
      limiter.acquire();
    } catch (error) {
      expect(error).toMatchObject({ code: 'unavailable', options: { headers: { 'retry-after': '2' } } });
    }
    expect.assertions(1);
  });
});
