import { findAcross, playHands, type SessionHand } from '../testing/session.js';

/** Changes the stack of one player. */
const withStack = (hand: SessionHand, name: string, change: number): SessionHand => ({
  ...hand,
  players: hand.players.map((player) =>
    player.name === name ? { ...player, stack: player.stack + change } : player,
  ),
});

const lowerAt =
  (at: number, change = -300) =>
  (hand: SessionHand, index: number): SessionHand =>
    index === at ? withStack(hand, 'Cid', change) : hand;

const TOURNAMENT = { level: 'I', table: '1' } as const;

describe('chips between hands', () => {
  it('P-SETUP-5: reports chips that are taken off the table, on the seat and with both stacks', () => {
    const hands = playHands(12, lowerAt(6));
    const cid = hands[6].players[2];
    expect(findAcross(hands)).toEqual([
      {
        hand: String(hands[6].id),
        code: 'table-stakes',
        rules: ['P-SETUP-5'],
        seat: 3,
        expected: ((cid.stack + 300) / 100).toFixed(2),
        actual: (cid.stack / 100).toFixed(2),
        line: expect.any(Number) as number,
      },
    ]);
  });

  it('reports a single wrong stack once, though the next hand contradicts it too', () => {
    const hands = playHands(12).map((hand, index) => (index === 6 ? withStack(hand, 'Cid', -300) : hand));
    expect(findAcross(hands)).toMatchObject([{ hand: String(hands[6].id), code: 'table-stakes' }]);
  });

  it('allows chips that are bought between hands of a cash game', () => {
    expect(findAcross(playHands(12, lowerAt(6, 1000)))).toEqual([]);
  });

  it('reports chips of a tournament that vanish, and some that appear', () => {
    for (const change of [-300, 37]) {
      const hands = playHands(12, lowerAt(6, change), TOURNAMENT);
      expect(findAcross(hands)).toMatchObject([
        { hand: String(hands[6].id), code: 'chips-conserved', seat: 3 },
      ]);
    }
  });

  it('allows a rebuy in a tournament', () => {
    expect(findAcross(playHands(12, lowerAt(6, 1500), TOURNAMENT))).toEqual([]);
  });

  it('reports the later hand in a log with the newest hand first', () => {
    const hands = playHands(12, lowerAt(6));
    expect(findAcross([...hands].reverse())).toMatchObject([
      { hand: String(hands[6].id), code: 'table-stakes' },
    ]);
  });

  /** Changes the players of one hand besides the vanished chips. */
  const also =
    (change: (players: SessionHand['players']) => SessionHand['players']) =>
    (hand: SessionHand, index: number): SessionHand => {
      const lower = lowerAt(6)(hand, index);
      return index === 6 ? { ...lower, players: change(lower.players) } : lower;
    };

  it.each([
    ['a player leaves with chips', also((players) => players.filter(({ name }) => name !== 'Bob'))],
    ['another player comes', also((players) => [...players, { seat: 9, name: 'Gil', stack: 1000 }])],
    [
      'another player buys an odd amount',
      also((players) =>
        players.map((one) => (one.name === 'Dee' ? { ...one, stack: one.stack + 314 } : one)),
      ),
    ],
  ])('P-BLIND-1: the big blind at the next player proves that no hand is missing: %s', (_, change) => {
    const hands = playHands(12, change);
    expect(findAcross(hands)).toMatchObject([
      { hand: String(hands[6].id), code: 'table-stakes', rules: ['P-SETUP-5'], seat: 3 },
    ]);
  });

  it('P-SETUP-9: reports the sum, where several players have fewer chips and together too', () => {
    const two = (hand: SessionHand, index: number): SessionHand =>
      index === 6 ? withStack(withStack(hand, 'Cid', -300), 'Ann', -100) : hand;
    const hands = playHands(12, two);
    expect(findAcross(hands)).toMatchObject([
      {
        hand: String(hands[6].id),
        code: 'session-balance',
        rules: ['P-SETUP-9', 'P-SETUP-5'],
        seat: null,
        expected: '51.85',
        actual: '47.85',
      },
    ]);
  });

  it('allows players to pay each other between hands', () => {
    const paid = (hand: SessionHand, index: number): SessionHand =>
      index === 6 ? withStack(withStack(withStack(hand, 'Cid', -300), 'Ann', -100), 'Eva', 400) : hand;
    expect(findAcross(playHands(12, paid))).toEqual([]);
  });

  it('reports nothing in a match in which every hand begins with the same chips', () => {
    const start = playHands(1)[0].players;
    const again = (hand: SessionHand): SessionHand => ({ ...hand, players: start });
    expect(findAcross(playHands(12, again))).toEqual([]);
  });

  it('reports nothing where the stakes of a cash game change, as hosts then correct the chips', () => {
    const higher = (hand: SessionHand, index: number): SessionHand =>
      index === 6 ? { ...lowerAt(6)(hand, index), smallBlind: 10, bigBlind: 20 } : hand;
    expect(findAcross(playHands(12, higher))).toEqual([]);
  });

  it('reports nothing where the log lacks hands, wherever and however many', () => {
    for (const start of [{}, TOURNAMENT])
      for (let from = 1; from < 12; from++)
        for (let count = 1; count < 9; count++) {
          const hands = playHands(24, undefined, start);
          hands.splice(from, count);
          expect(findAcross(hands)).toEqual([]);
        }
  });

  it('reports nothing after a long pause', () => {
    const later = (hand: SessionHand): SessionHand => ({ ...hand, time: hand.time + 7200 });
    const hands = playHands(12, (hand, index) => (index === 6 ? later(lowerAt(6)(hand, 6)) : hand));
    expect(findAcross(hands)).toEqual([]);
  });

  it('compares each of several tables that are mixed in a log', () => {
    const one = playHands(12);
    const other = playHands(12, lowerAt(6), { table: 'Pallas', id: 9003 });
    const mixed = one.flatMap((hand, index) => [hand, other[index]]);
    expect(findAcross(mixed)).toMatchObject([{ hand: String(other[6].id), code: 'table-stakes' }]);
  });
});
