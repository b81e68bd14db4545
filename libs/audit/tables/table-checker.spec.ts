import { findAcross, playHands } from '../testing/session.js';

describe('a session without faults', () => {
  it.each([
    ['a cash game', {}],
    ['a tournament', { level: 'I', table: '1' }],
  ])('has no finding: %s', (_, start) => {
    expect(findAcross(playHands(30, undefined, start))).toEqual([]);
  });

  it('has no finding with the newest hand first', () => {
    expect(findAcross(playHands(30).reverse())).toEqual([]);
  });
});
