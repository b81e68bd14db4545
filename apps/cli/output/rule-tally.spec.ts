import type { FindingRecord } from '#audit';
import { RuleTally } from './rule-tally.js';

const citing = (...rules: string[]): FindingRecord => ({ rules }) as unknown as FindingRecord;

test('counts findings, and each hand once, by the rules that they cite', () => {
  const tally = new RuleTally();
  tally.add([citing('R-1', 'R-2'), citing('R-1')]);
  tally.add([citing('R-1'), citing()]);
  expect(tally.rows).toEqual([
    { rule: 'R-1', findings: 3, hands: 2 },
    { rule: 'R-2', findings: 1, hands: 1 },
  ]);
});
