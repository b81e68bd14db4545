import { clampPosition, findingsByPosition, parsePosition, positionOf, streetsOf } from './navigation.js';
import type { Finding } from './record.js';
import { handOf, stepOf } from './testing.js';

const steps = [
  stepOf({ line: 9 }),
  stepOf({ line: 10, street: 'preflop' }),
  stepOf({ line: 11, street: 'preflop' }),
  stepOf({ line: 12, street: 'flop' }),
];

const finding = (event: number | null, line: number): Finding => ({
  code: 'short-raise',
  severity: 'illegal',
  rules: [],
  line,
  event,
  seat: null,
  expected: null,
  actual: null,
  message: '',
});

test('a position stays within the hand', () => {
  const hand = handOf({ steps });
  expect([-3, 0, 2, 4, 99, Infinity].map((at) => clampPosition(at, hand))).toEqual([0, 0, 2, 4, 4, 4]);
});

test('the step of a link is a whole number, or the end', () => {
  expect(['12', '0', 'end', '', '-1', '1.5', 'x', null].map(parsePosition)).toEqual([
    12,
    0,
    Infinity,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('each street has the first position on it', () => {
  expect(streetsOf(steps)).toEqual([
    { street: 'preflop', at: 1 },
    { street: 'flop', at: 3 },
  ]);
});

test('a finding is shown after its event, at its line, or at the end', () => {
  expect(
    [finding(1, 10), finding(null, 11), finding(null, 30), finding(99, 12)].map((each) =>
      positionOf(each, steps),
    ),
  ).toEqual([2, 3, 4, 4]);
  const findings = [finding(1, 10), finding(null, 10)];
  expect(findingsByPosition(handOf({ steps, findings })).get(2)).toEqual(findings);
});
