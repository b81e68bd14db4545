import { findAcross, playHands, type SessionHand } from '../testing/session.js';

const joinAt =
  (at: number, stack: number) =>
  (hand: SessionHand, index: number): SessionHand =>
    index === at
      ? {
          ...hand,
          players: [...hand.players, { seat: 7, name: 'Gil', stack }],
          raiser: 'Gil',
          isEntering: true,
        }
      : hand;

const house = { minimumBuyIn: 20 };

describe('buy-ins', () => {
  it('P-SETUP-4: reports a player who joins with less than the smallest buy-in of the profile', () => {
    const hands = playHands(10, joinAt(2, 199));
    expect(findAcross(hands, house)).toMatchObject([
      {
        hand: String(hands[2].id),
        code: 'buy-in',
        rules: ['P-SETUP-4'],
        seat: 7,
        expected: '2.00',
        actual: '1.99',
      },
    ]);
  });

  it('allows the smallest buy-in, and any stack where the profile states none', () => {
    expect(findAcross(playHands(10, joinAt(2, 200)), house)).toEqual([]);
    expect(findAcross(playHands(10, joinAt(2, 60)))).toEqual([]);
  });

  it('allows a small stack of a player who was at the table before, or at the start of the log', () => {
    const players = playHands(1)[0].players.map((player) => ({ ...player, stack: player.stack - 900 }));
    expect(findAcross(playHands(10, undefined, { players }), house)).toEqual([]);
    const leave = (hand: SessionHand, index: number): SessionHand =>
      index === 3 ? { ...hand, players: hand.players.filter(({ name }) => name !== 'Gil') } : hand;
    const back = playHands(10, (hand, index) =>
      joinAt(6, 150)(joinAt(1, 250)(leave(hand, index), index), index),
    );
    expect(findAcross(back, house)).toEqual([]);
  });
});
