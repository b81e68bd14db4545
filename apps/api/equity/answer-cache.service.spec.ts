import type { Answer } from '#equity';
import { AnswerCacheService, MAX_CHARACTERS } from './answer-cache.service.js';

/** @param filler adds this many characters */
const makeAnswer = (total: string, filler = 0): Answer => ({
  game: 'x'.repeat(filler),
  method: 'exact',
  total,
  seed: null,
  players: [],
});
const LENGTH = 'a'.length + JSON.stringify(makeAnswer('1')).length;

describe('the answer cache', () => {
  it('finds an answer by its key', () => {
    const cache = new AnswerCacheService();
    cache.set('a', makeAnswer('1'));
    cache.set('a', makeAnswer('2'));
    expect(cache.get('a')).toEqual(makeAnswer('2'));
    expect(cache.get('b')).toBeUndefined();
  });

  it('drops the answer that was unused for longest when it is full', () => {
    const cache = new AnswerCacheService();
    const half = MAX_CHARACTERS / 2 - LENGTH;
    cache.set('a', makeAnswer('1', half));
    cache.set('b', makeAnswer('2', half));
    cache.get('a');
    cache.set('c', makeAnswer('3', half));
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.total)).toEqual(['1', undefined, '3']);
  });

  it('does not keep an answer that is larger than the cache', () => {
    const cache = new AnswerCacheService();
    const full = MAX_CHARACTERS - LENGTH;
    cache.set('a', makeAnswer('1', full));
    cache.set('b', makeAnswer('12', full));
    expect([cache.get('a')?.total, cache.get('b')]).toEqual(['1', undefined]);
  });
});
