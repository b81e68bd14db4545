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

describe('answers that are known', () => {
  it('are found by their key', () => {
    const known = new AnswerCache();
    known.set('a', makeAnswer('1'));
    known.set('a', makeAnswer('2'));
    expect(known.get('a')).toEqual(makeAnswer('2'));
    expect(known.get('b')).toBeUndefined();
  });

  it('make room for others once they were not asked for the longest time', () => {
    const known = new AnswerCache(2 * LENGTH);
    known.set('a', makeAnswer('1'));
    known.set('b', makeAnswer('2'));
    known.get('a');
    known.set('c', makeAnswer('3'));
    expect(['a', 'b', 'c'].map((key) => known.get(key)?.total)).toEqual(['1', undefined, '3']);
  });

  it('are not kept where one alone takes more than all may', () => {
    const known = new AnswerCache(LENGTH);
    known.set('a', makeAnswer('1'));
    known.set('b', makeAnswer('12'));
    expect([known.get('a')?.total, known.get('b')]).toEqual(['1', undefined]);
  });
});
