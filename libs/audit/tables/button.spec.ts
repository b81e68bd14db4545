import { findAcross, nextHand, playHands, type SessionHand } from '../testing/session.js';

const moveAt =
  (at: number) =>
  (hand: SessionHand, index: number): SessionHand =>
    index === at ? { ...hand, button: nextHand(hand).button } : hand;

const leaveAt =
  (at: number, ...names: readonly string[]) =>
  (hand: SessionHand, index: number): SessionHand =>
    index === at ? { ...hand, players: hand.players.filter(({ name }) => !names.includes(name)) } : hand;

describe('the button', () => {
  it('P-DEAL-1, R-IRR-1: reports a button that skips a player, with the seat where it should be', () => {
    for (let at = 1; at < 12; at++) {
      const hands = playHands(12, moveAt(at));
      expect(findAcross(hands)).toMatchObject([
        {
          hand: String(hands[at].id),
          code: 'button-move',
          rules: ['P-DEAL-1', 'R-IRR-1'],
          expected: { seats: [hands[at - 1].button === 5 ? 1 : hands[at - 1].button + 1] },
          actual: { seats: [hands[at].button] },
        },
      ]);
    }
  });

  it('is not followed in a tournament after a missing hand, whose loser bought in again with more', () => {
    const more = { Bob: 37, Cid: 300 } as const;
    const boughtIn = (hand: SessionHand, index: number): SessionHand => {
      if (index !== 6) return hand;
      const players = hand.players.map((player) => {
        const gain = player.name === 'Bob' || player.name === 'Cid' ? more[player.name] : 0;
        return { ...player, stack: player.stack + gain };
      });
      return { ...moveAt(6)(hand, index), players };
    };
    expect(findAcross(playHands(12, boughtIn, { level: 'I', table: '1' }))).toEqual([]);
  });

  it('reports a button that stays', () => {
    const stay = (hand: SessionHand, index: number): SessionHand =>
      index === 5 ? { ...hand, button: 5 } : hand;
    const hands = playHands(8, stay);
    expect(hands[4].button).toBe(5);
    expect(findAcross(hands)).toMatchObject([{ hand: String(hands[5].id), code: 'button-move' }]);
  });

  it('follows a button that goes back to where it should be after a wrong hand', () => {
    const hands = playHands(12);
    const wrong = hands.map((hand, index) => (index === 6 ? moveAt(6)(hand, 6) : hand));
    const stacksDiffer = { players: nextHand(wrong[6]).players };
    const again = wrong.map((hand, index) => (index === 7 ? { ...hand, ...stacksDiffer } : hand)).slice(0, 8);
    expect(findAcross(again)).toMatchObject([{ hand: String(hands[6].id), code: 'button-move' }]);
  });

  it('is not compared where players leave, as sites move it in different ways', () => {
    for (const name of ['Ann', 'Bob', 'Cid', 'Dee', 'Eva'])
      for (let at = 1; at < 8; at++) expect(findAcross(playHands(12, leaveAt(at, name)))).toEqual([]);
  });

  it('alternates heads-up', () => {
    const start = { players: playHands(1)[0].players.slice(0, 2) };
    expect(findAcross(playHands(12, undefined, start))).toEqual([]);
    const stay = (hand: SessionHand, index: number): SessionHand =>
      index === 6 ? { ...hand, button: nextHand(hand).button } : hand;
    const hands = playHands(12, stay, start);
    expect(findAcross(hands)).toMatchObject([{ hand: String(hands[6].id), code: 'button-move' }]);
  });
});
