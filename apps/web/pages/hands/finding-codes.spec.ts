import { severities } from '#audit';
import { FINDING_CODES } from './finding-codes.js';

test('the list can be filtered by every code of a finding', () => {
  expect(FINDING_CODES).toEqual(Object.keys(severities).sort());
});
