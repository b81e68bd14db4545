import { LeastRecent } from './least-recent.js';

describe('LeastRecent', () => {
  let made: number[];
  let entries: LeastRecent<{ key: number }>;
  const get = (key: number): { key: number } =>
    entries.get(key, () => {
      made.push(key);
      return { key };
    });

  beforeEach(() => {
    made = [];
    entries = new LeastRecent(2);
  });

  it('makes the value of a key once', () => {
    const first = get(1);
    expect(get(1)).toBe(first);
    get(2);
    expect(get(1)).toBe(first);
    expect(made).toEqual([1, 2]);
  });

  it('gives up the entry that was not used for the longest time', () => {
    get(1);
    get(2);
    get(1);
    get(3);
    expect([...entries.values()].map(({ key }) => key)).toEqual([1, 3]);
    get(1);
    expect(made).toEqual([1, 2, 3]);
    get(2);
    expect([...entries.values()].map(({ key }) => key)).toEqual([1, 2]);
  });

  it('keeps the order when the last entry is used again and again', () => {
    get(1);
    get(2);
    get(2);
    get(2);
    get(3);
    expect([...entries.values()].map(({ key }) => key)).toEqual([2, 3]);
  });

  it('makes the last entry anew when it has given way', () => {
    entries = new LeastRecent(1);
    get(1);
    get(2);
    get(1);
    expect(made).toEqual([1, 2, 1]);
    expect([...entries.values()].map(({ key }) => key)).toEqual([1]);
  });

  it('makes the last entry anew after all were given up', () => {
    const old = get(1);
    entries.clear();
    expect(get(1)).not.toBe(old);
    expect([...entries.values()]).toHaveLength(1);
  });
});
