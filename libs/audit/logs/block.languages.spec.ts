import { defaultSwitches } from '#engine';
import { findFormat } from '#histories';
import { auditBlock, type HandOutcome, type Languages } from './block.js';
import { SHORTEST } from '../testing/logs.js';
import { wholeBlock } from '../testing/whole-block.js';

const profileFor = () => ({ id: 'x', switches: defaultSwitches });

const outcomeOf = (lines: readonly string[], languages: Languages): HandOutcome => {
  return auditBlock(wholeBlock(lines.join('\n')), findFormat('pokerstars')!, { ...languages, profileFor })[0];
};

/** A hand without bets in which both players show. */
const SHOWN = [
  ...SHORTEST.slice(0, 7),
  'Ann: calls $0.05',
  'Bob: checks',
  '*** FLOP *** [2c 7d Ks]',
  'Bob: checks',
  'Ann: checks',
  '*** TURN *** [2c 7d Ks] [9h]',
  'Bob: checks',
  'Ann: checks',
  '*** RIVER *** [2c 7d Ks 9h] [3s]',
  'Bob: checks',
  'Ann: checks',
  '*** SHOW DOWN ***',
  'Bob: shows [Qh Qd]',
  'Ann: shows [Jh Jd]',
  'Bob collected $0.20 from pot',
  '*** SUMMARY ***',
  'Total pot $0.20 | Rake $0',
  'Board [2c 7d Ks 9h 3s]',
];

describe('auditBlock: records in two languages', () => {
  test.each([
    ['with a finding', SHORTEST.map((line) => line.replace('Total pot $0.10', 'Total pot $0.11')), 'audited'],
    ['with named hands', SHOWN, 'audited'],
    ['that is rejected', SHORTEST.slice(0, 8), 'rejected'],
  ])('writes both for a hand %s', (_, lines, status) => {
    const { record, translation, ...outcome } = outcomeOf(lines, { language: 'en', translation: 'es' });
    expect(outcome.status).toBe(status);
    expect(Buffer.from(record).equals(outcomeOf(lines, { language: 'en' }).record)).toBe(true);
    expect(Buffer.from(translation!).equals(outcomeOf(lines, { language: 'es' }).record)).toBe(true);
    expect(Buffer.from(translation!).equals(record)).toBe(false);
  });

  test('writes both for named hands without a finding', () => {
    expect(outcomeOf(SHOWN, { language: 'en' }).codes).toEqual([]);
  });

  test.each([
    ['without text for users', SHORTEST, 'audited'],
    ['that is cancelled', SHORTEST.with(7, 'Hand cancelled'), 'cancelled'],
  ])('writes one for a hand %s', (_, lines, status) => {
    const { record, translation, ...outcome } = outcomeOf(lines, { language: 'en', translation: 'es' });
    expect(outcome.status).toBe(status);
    expect(translation).toBeNull();
    expect(Buffer.from(record).equals(outcomeOf(lines, { language: 'es' }).record)).toBe(true);
  });

  test('writes one if there is no second language, or the same one', () => {
    expect(outcomeOf(SHOWN, { language: 'en' }).translation).toBeNull();
    expect(outcomeOf(SHOWN, { language: 'es', translation: 'es' }).translation).toBeNull();
  });
});
