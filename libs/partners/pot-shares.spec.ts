import { auditHand } from '#audit';
import { dealHands } from '#dealer';
import { defaultSwitches, type Hand } from '#engine';
import { isBettingEvent } from '#histories';
import { runsOf } from '#testing';
import { potShares } from './pot-shares.js';

const state = (parts: Partial<Hand>): Hand =>
  ({
    size: 2,
    live: [1, 1],
    liveCount: 2,
    level: 0,
    bet: [0, 0],
    stack: [100, 100],
    dead: [0, 0],
    ...parts,
  }) as Hand;

describe('the shares of a pot', () => {
  it('are equal while nobody faces a bet', () => {
    expect([...potShares(state({ pot: 20, paid: [10, 10] }))]).toEqual([10, 10]);
  });

  it('are less for a player who faces a bet: half the pot, as often as the pot odds demand', () => {
    // A bet of 20 into 20: the other stays in half of the time, for 40 of 60 - 20 = 10 on average.
    const facing = state({ pot: 40, paid: [30, 10], bet: [20, 0], level: 20 });
    expect([...potShares(facing)]).toEqual([35, 5]);
  });

  it('are nothing for those who folded', () => {
    const folded = state({
      size: 3,
      live: [1, 0, 1],
      pot: 30,
      paid: [10, 10, 10],
      bet: [0, 0, 0],
      dead: [0, 0, 0],
      stack: [9, 9, 9],
    });
    expect([...potShares(folded)]).toEqual([15, 0, 15]);
  });

  it('add up to the pot in every turn of wild hands', () => {
    const wrong: string[] = [];
    let turns = 0;
    for (const game of ['holdem', 'stud', 'five-draw'])
      for (const hand of dealHands({ game, hands: runsOf(1000), seed: 3, wild: true, players: 6 }))
        auditHand(hand, { id: 'default', switches: defaultSwitches }, (at, event) => {
          if (!isBettingEvent(event)) return;
          turns++;
          const shares = potShares(at);
          const sum = shares.reduce((total, share) => total + share, 0);
          const isSound = shares.every((share) => share >= -1e-9 && share <= at.pot + 1e-9);
          if (Math.abs(sum - at.pot) > 1e-6 || !isSound) wrong.push(`${hand.id}: ${shares.join(' ')}`);
        });
    expect(turns).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});
