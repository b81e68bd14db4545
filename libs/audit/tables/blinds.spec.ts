import { findAcross, playHands, type SessionHand } from '../testing/session.js';

/** Without a small blind, the big blind is due from the player left of the button. */
const deadAt =
  (at: number) =>
  (hand: SessionHand, index: number): SessionHand =>
    index === at ? { ...hand, isSmallDead: true, raiser: 'Eva' } : hand;

describe('the big blind', () => {
  it('P-BLIND-1: reports a player who posts it twice, though it fits the button of both hands', () => {
    const hands = playHands(8, deadAt(1));
    expect(findAcross(hands)).toMatchObject([
      {
        hand: String(hands[1].id),
        code: 'blind-order',
        rules: ['P-BLIND-1'],
        seat: 3,
        expected: { seats: [4] },
        actual: { seats: [3] },
      },
    ]);
  });

  it('is not compared where a player left', () => {
    const leave = (hand: SessionHand, index: number): SessionHand =>
      index === 1 ? { ...hand, players: hand.players.filter(({ name }) => name !== 'Ann') } : hand;
    const hands = playHands(8, (hand, index) => deadAt(1)(leave(hand, index), index));
    expect(findAcross(hands.slice(0, 2))).toEqual([]);
  });
});
