import { auditBlock } from '#audit';
import { dealHands } from '#dealer';
import { findFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { StoredFactsAnalysis, type StoredFacts } from '../../apps/worker/threads/stored-facts.js';
import { wholeBlock } from '../../libs/audit/testing/whole-block.js';

const format = findFormat('pokerstars')!;

const factsOf = (text: string): StoredFacts[] => {
  const profileFor = () => profileOfFormat(format.id);
  const options = { language: 'en', analysis: new StoredFactsAnalysis(), profileFor } as const;
  return auditBlock(wholeBlock(text), format, options).map(({ facts }) => facts as StoredFacts);
};

/** What the rows of a played hand are written from, without the hand itself. */
const stored = (facts: StoredFacts): unknown => {
  if (facts.audited === null) throw new Error('the hand is cancelled');
  const { statistics, deals, deal, partners } = facts;
  return { statistics, deals, deal, partners };
};

test('the facts of a hand are the same in a log of many hands as alone', () => {
  const dealt = dealHands({ game: 'holdem', limit: 'no-limit', hands: 100, seed: 5 });
  const log = Array.from(dealt, (hand) => {
    const written = format.write!(hand);
    if (!written.ok) throw new Error(written.missing.join());
    return `${written.text}\n\n`;
  });
  const together = factsOf(log.join('')).map(stored);
  expect(together).toHaveLength(log.length);
  expect(together).toEqual(log.flatMap(factsOf).map(stored));
});
