import { agrees } from './hand-readings.js';

const ACE = 12;
const KING = 11;
const TEN = 8;

describe('P-LOW-1: two pair of a low hand with aces', () => {
  /** Kings and aces on a scale on which aces are low. */
  const real = { category: 'two-pair', ranks: [KING, ACE, TEN] } as const;

  it.each([
    ['by the scale', [KING, ACE]],
    ['by the order of high hands', [ACE, KING]],
    ['with the kicker', [ACE, KING, TEN]],
  ])('is named rightly %s', (_, ranks) => {
    expect(agrees({ category: 'two-pair', ranks }, real)).toBe(true);
  });

  it.each([
    ['another pair', [ACE, TEN]],
    ['another kicker', [ACE, KING, 0]],
    ['the kicker as a pair', [KING, TEN]],
  ])('is named wrongly with %s', (_, ranks) => {
    expect(agrees({ category: 'two-pair', ranks }, real)).toBe(false);
  });
});
