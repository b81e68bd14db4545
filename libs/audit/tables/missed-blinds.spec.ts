import { findAcross, playHands, type SessionHand } from '../testing/session.js';

/** Cid is away from one hand to another. */
const away =
  (from: number, to: number, posts: boolean) =>
  (hand: SessionHand, index: number): SessionHand => ({
    ...hand,
    players: hand.players.map((player) =>
      player.name === 'Cid' ? { ...player, away: index >= from && index < to } : player,
    ),
    raiser: posts && index === to ? 'Cid' : null,
    isEntering: posts && index === to,
  });

describe('missed blinds', () => {
  it('P-BLIND-1: reports a player who comes back without a post after the big blind passed him', () => {
    const hands = playHands(14, away(4, 8, false));
    expect(findAcross(hands)).toMatchObject([
      { hand: String(hands[8].id), code: 'missed-blind', rules: ['P-BLIND-1'], seat: 3 },
    ]);
  });

  it('allows him to post, and to come back before the big blind passes', () => {
    expect(findAcross(playHands(14, away(4, 8, true)))).toEqual([]);
    expect(findAcross(playHands(14, away(2, 4, false)))).toEqual([]);
  });
});
