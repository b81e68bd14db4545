import fc from 'fast-check';
import { formatRank } from '#cards';
import { parseRange } from './parse.js';
import type { RangeShape } from './range.js';

const OMAHA: RangeShape = { deck: 'standard', size: 4, order: 'omaha' };
const read = (text: string, shape = OMAHA): unknown => {
  const reading = parseRange(text, shape);
  return reading.ok ? { ...reading.range } : reading.issue.code;
};

describe('spans of patterns', () => {
  test.each([
    ['TT+', 'TT,JJ,QQ,KK,AA'],
    ['TT-77', 'TT,99,88,77'],
    ['77 - TT', 'TT,99,88,77'],
    ['44-', '44,33,22'],
    ['JT98+', 'JT98,QJT9,KQJT,AKQJ'],
    ['AKQJ-T987', 'AKQJ,KQJT,QJT9,JT98,T987'],
    ['Q+', 'Q,K,A'],
    ['JxTx-9x8x', 'JxTx,Tx9x,9x8x'],
    ['JsTs+!xxx', '(JsTs,QsJs,KsQs,AsKs)!xxx'],
    ['KK+:Q', '(KK,AA):Q'],
    ['[T+][8-]', '[A-T][8-2]'],
    ['A[hs]K[h,s]', 'AhKh,AhKs,AsKh,AsKs'],
    ['AxAyxy', 'AxAy*x*y'],
    ['Axx', 'Ax*x'],
  ])('%s equals %s', (span, list) => {
    expect(read(span)).toEqual(read(list));
  });

  test('a span has the hands of the list of its steps', () => {
    const ranks = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 4 });
    const suits = fc.constantFrom('', 'x', 'h');
    fc.assert(
      fc.property(ranks, fc.integer({ min: -12, max: 12 }), suits, (hand, rise, suit) => {
        const steps = Math.max(-Math.min(...hand), Math.min(12 - Math.max(...hand), rise));
        const text = (by: number): string => hand.map((rank) => formatRank(rank + by) + suit).join('');
        const all = Array.from({ length: Math.abs(steps) + 1 }, (_, step) => text(Math.sign(steps) * step));
        expect(read(`${text(0)}-${text(steps)}`)).toEqual(read(`(${all.join(',')})`));
      }),
      { seed: 6, numRuns: 20 },
    );
  });

  test.each([
    ['TT-76', 'syntax', 0, 5],
    ['TT-7', 'syntax', 0, 4],
    ['TxTy-7x7x', 'syntax', 0, 9],
    ['RR+', 'syntax', 2, 1],
    ['[AK]Q-', 'syntax', 5, 1],
    ['*+', 'syntax', 1, 1],
    ['TT++', 'syntax', 3, 1],
    ['Axxx', 'syntax', 3, 1],
  ])('%s is an issue: %s at %i', (text, code, at, length) => {
    expect(parseRange(text, OMAHA)).toMatchObject({ ok: false, issue: { code, at, length } });
  });
});
