import { LineCursor } from '#histories';
import { findProfile } from '#rules';
import { auditHand, type Finding } from '#audit';
import { toy } from './index.js';

const HAND = [
  'TOY 17 5/10',
  'seat 1 1000 Ana',
  'seat 2 1000 Bruno',
  'button 1',
  '1 small 5',
  '2 big 10',
  'deal',
  '1 raise 30',
  '2 fold',
  '1 back 20',
  '1 wins 20',
  'end',
].join('\n');

const findingsOf = (text: string): readonly Finding[] => {
  const result = toy.read(text, 0, text.length, 1, new LineCursor());
  const profile = findProfile('pokerstars');
  if (!result.ok || profile === undefined) throw new Error('the hand was not read');
  return auditHand(result.hand, profile)?.findings ?? [];
};

describe('a hand of the toy format', () => {
  it('has no findings when it is correct', () => {
    expect(findingsOf(HAND)).toEqual([]);
  });

  it('R-BET-6: reports a raise that is too small', () => {
    const text = HAND.replace('1 raise 30', '1 raise 15').replace('1 back 20', '1 back 5');
    expect(findingsOf(text)).toMatchObject([{ code: 'short-raise', line: 8, expected: 20, actual: 15 }]);
  });
});
