import fc from 'fast-check';
import { handSchema } from '../../../libs/histories/hand.js';
import type { ReadResult } from '../../../libs/histories/read-result.js';
import { LineCursor } from '../../../libs/histories/source/index.js';
import { toy } from './index.js';

const HAND = `TOY 17 5/10
seat 1 1000 Ana
seat 2 1000 Bruno
button 1
1 small 5
2 big 10
deal
1 raise 30
2 call 20
flop Kd 7s 2c
2 check
1 bet 40
2 fold
1 back 40
1 wins 60
end
`;

const read = (text: string): ReadResult => toy.read(text, 0, text.length, 1, new LineCursor());

describe('the toy format', () => {
  it('reads a hand', () => {
    const result = read(HAND);
    if (!result.ok) throw new Error(JSON.stringify(result.rejection));
    expect(result.hand).toMatchObject({ id: '17', buttonSeat: 1, lines: [1, 16] });
    expect(result.hand.events.map(({ type }) => type).join(' ')).toBe(
      'post post hole-cards raise call board check bet fold uncalled collect',
    );
    expect(handSchema.encode(result.hand).players).toHaveLength(2);
  });

  it('rejects a truncated hand', () => {
    const result = read(HAND.slice(0, HAND.indexOf('1 wins')));
    expect(result).toMatchObject({ ok: false, rejection: { code: 'truncated', line: 14 } });
  });

  it.each([
    ['TOY 17 5/10', 'TOY 17 5/10/20', 1],
    ['TOY 17 5/10', 'TOY 17 5/10 and more', 1],
    ['button 1', 'button 1\nbutton 2', 5],
    ['1 small 5', '1 small $5', 5],
    ['1 bet 40', '1 bets 40', 12],
    ['end', 'end\n1 wins 60', 17],
  ])('rejects an unknown line and reports its number: %s, %j', (good, bad, line) => {
    const text = bad.split('\n').at(-1);
    expect(read(HAND.replace(good, bad))).toMatchObject({
      rejection: { code: 'unreadable-line', line, text },
    });
  });

  it.each(['\n\n', '  ', '1 wins 60\nend\n'])('is recognised after %j', (before) => {
    expect(toy.recognises(before + HAND)).toBe(true);
    expect(toy.recognises(`${before}PokerStars Hand #1`)).toBe(false);
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof read(`TOY ${text}`).ok).toBe('boolean');
      }),
    );
  });
});
