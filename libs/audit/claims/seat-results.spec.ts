import { defaultSwitches } from '#engine';
import { findFormat } from '#histories';
import { auditBlock } from '../logs/block.js';
import { listFindings } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';
import { wholeBlock } from '../testing/whole-block.js';

/** The record of a hand as JSON. */
const recorded = (text: string): string => {
  const profileFor = () => ({ id: 'test', switches: defaultSwitches });
  const format = findFormat('pokerstars');
  if (format === undefined) throw new Error('no such format');
  const [{ record }] = auditBlock(wholeBlock(text), format, { language: 'en', profileFor });
  return Buffer.from(record).toString();
};

describe('L-CLAIM-1: a hand that the summary names', () => {
  it.each([
    'two pair',
    'a straight, Ace to Four',
    'a full house',
    'a straight flush, Ace to Deuce',
    'a flush',
  ])('is compared with the cards: %s', (words) => {
    const text = editShowdown(['and lost with high card King', `and lost with ${words}`]);
    expect(listFindings(text)).toEqual(['hand-description 30']);
    expect(recorded(text)).toMatch(/The hand is high card King/);
  });
});

describe('L-CLAIM-1: the cards of a seat in the summary', () => {
  it('that are those of another seat contradict the body, and are not in two places', () => {
    const text = editShowdown(
      ['showed [Ah Ad]', 'showed [XX]'],
      ['showed [Kd Qd]', 'showed [Ah Ad]'],
      ['showed [XX]', 'showed [Kd Qd]'],
    );
    expect(listFindings(text)).toEqual(['wrong-summary 29', 'wrong-summary 30']);
  });

  it('with one card of another seat are in two places', () => {
    expect(listFindings(editShowdown(['showed [Kd Qd]', 'showed [Ad Qd]']))).toEqual(['duplicate-card 30']);
  });
});
