import { apply, disconnect, openFirstRound, post } from './apply.js';
import { Hand, NO_PLAYER } from './hand.js';
import { legalActions } from './legal.js';
import { structures, type LimitId } from './structures.js';
import { defaultSwitches } from './switches.js';
import { findVariant } from './variants/index.js';
import { verify } from './verify.js';

/** Four players post an ante of 10, which puts the players in the blinds all-in. The blinds are 50 and 100. */
const openedBy = (limit: LimitId): Hand => {
  const hand = new Hand({
    variant: findVariant('holdem')!,
    structure: structures[limit],
    switches: defaultSwitches,
    stakes: { smallBlind: 50, bigBlind: 100, ante: 10, bringIn: 0, smallBet: 100, bigBet: 100, cap: null },
    seats: [10, 10, 1000, 1000].map((stack, index) => ({ seat: index + 1, stack })),
    buttonSeat: 4,
  });
  for (const seat of hand.seats)
    post(hand, { type: 'post', seat, kind: 'ante', amount: 10, dead: 0, allIn: seat < 3 });
  openFirstRound(hand, 1);
  return hand;
};

describe('P-BET-2, P-ALLIN-1: blinds of players who are all-in for the ante', () => {
  it('are called in full', () => {
    const hand = openedBy('no-limit');
    expect(legalActions(hand)).toEqual({
      seat: 3,
      fold: true,
      check: false,
      call: 100,
      bringIn: null,
      bet: null,
      raise: { min: 200, max: 990 },
    });
  });
});

describe('P-BET-4: pot limit', () => {
  it('allows the minimum bet if the pot is smaller', () => {
    const hand = new Hand({
      ...openedBy('pot-limit').setup,
      seats: [500, 500].map((stack, seat) => ({ seat, stack })),
    });
    for (const seat of [0, 1])
      post(hand, { type: 'post', seat, kind: 'ante', amount: 10, dead: 0, allIn: false });
    openFirstRound(hand, -1);
    expect(legalActions(hand)?.bet).toEqual({ min: 100, max: 100 });
    expect(verify(hand, { type: 'bet', seat: 0, to: 100, allIn: false })).toEqual([]);
    expect(verify(hand, { type: 'bet', seat: 0, to: 101, allIn: false })[0]?.code).toBe('bet-too-big');
  });
});

describe('a player who is disconnected', () => {
  it('is out of the betting, and keeps the chips behind', () => {
    const hand = openedBy('no-limit');
    apply(hand, { type: 'raise', seat: 3, to: 300, allIn: false });
    disconnect(hand, hand.playerAt(4));
    expect(hand.actor).toBe(NO_PLAYER);
    expect([hand.live[3], hand.stack[3], hand.reserve[3]]).toEqual([1, 0, 990]);
    expect(hand.returned).toMatchObject({ player: hand.playerAt(3), amount: 300 });
  });

  it('stays out of the hand after a fold', () => {
    const hand = openedBy('no-limit');
    apply(hand, { type: 'fold', seat: 3 });
    disconnect(hand, hand.playerAt(3));
    expect([hand.live[2], hand.stack[2], hand.reserve[2]]).toEqual([0, 990, 0]);
  });
});
