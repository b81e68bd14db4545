import type { Answer } from '#equity';
import { AnswerCache } from './answer-cache.js';

const makeAnswer = (total: string): Answer => ({
  game: 'holdem',
  method: 'exact',
  total,
  seed: null,
  players: [],
});
const LENGTH = 'a'.length + JSON.stringify(makeAnswer('1')).length;

describe('the answer cache', () => {
  it('finds an answer by its key', () => {
    const cache = new AnswerCache();
    cache.set('a', makeAnswer('1'));
    cache.set('a', makeAnswer('2'));
    expect(cache.get('a')).toEqual(makeAnswer('2'));
    expect(cache.get('b')).toBeUndefined();
  });

  it('drops the answer that was unused for longest when it is full', () => {
    const cache = new AnswerCache(2 * LENGTH);
    cache.set('a', makeAnswer('1'));
    cache.set('b', makeAnswer('2'));
    cache.get('a');
    cache.set('c', makeAnswer('3'));
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.total)).toEqual(['1', undefined, '3']);
  });

  it('does not keep an answer that is larger than the cache', () => {
    const cache = new AnswerCache(LENGTH);
    cache.set('a', makeAnswer('1'));
    cache.set('b', makeAnswer('12'));
    expect([cache.get('a')?.total, cache.get('b')]).toEqual(['1', undefined]);
  });
});
