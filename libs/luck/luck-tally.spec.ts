import type { HandLuck, PlayerLuck } from './luck-analysis.js';
import { LuckTally } from './luck-tally.js';

const handOf = (players: readonly PlayerLuck[], more: Partial<HandLuck> = {}): HandLuck => ({
  site: 'PokerStars',
  currency: 'USD',
  scale: 2,
  deal: 'open',
  isShown: true,
  hasLeftOutAllIn: false,
  players,
  ...more,
});

const ann = (net: number | null, allIn: number | null, adjusted: number | null): PlayerLuck => ({
  name: 'Ann',
  net,
  allIn,
  adjusted,
});

describe('LuckTally', () => {
  it('adds up results with their standard errors, and says what variance is saved', () => {
    const tally = new LuckTally();
    tally.add(handOf([ann(1_000, 400, 3_000_000)]));
    tally.add(handOf([ann(-600, -100, null)], { deal: 'unclear' }));
    tally.add(handOf([ann(200, null, null)], { deal: 'unclear', isShown: false }));
    expect(tally.counts).toEqual({ hands: 3, counted: 2, open: 1, allInsLeftOut: 0 });
    // Net 1000, -600, 200; all-in adjusted 400, -100, 200; luck-adjusted 300, -100.
    expect(tally.players).toEqual([
      {
        name: 'Ann',
        site: 'PokerStars',
        hands: 3,
        money: [
          {
            currency: 'USD',
            hands: 3,
            net: '6.00',
            standardError: '13.86',
            allInAdjusted: { allIns: 2, net: '5.00', standardError: '4.36', varianceSaved: 0.901 },
            luckAdjusted: {
              hands: 2,
              open: 1,
              net: '2.00',
              standardError: '4.00',
              varianceSaved: 0.938,
              unadjusted: { net: '4.00', standardError: '16.00' },
            },
          },
        ],
      },
    ]);
  });

  it('corrects deals before the last action at no site that hides cards in some hands', () => {
    const tally = new LuckTally();
    const luck = () =>
      tally.players.map(
        ({
          money: [
            {
              luckAdjusted: { hands, open, net },
            },
          ],
        }) => [hands, open, net],
      );
    tally.add(handOf([ann(1_000, 400, 3_000_000)]));
    tally.add(handOf([ann(500, null, 1_000_000)], { isShown: false }));
    expect(luck()).toEqual([[2, 2, '4.00']]);
    tally.add(handOf([ann(-700, -300, null)], { deal: 'hidden' }));
    tally.add(handOf([ann(-700, null, null)], { deal: 'hidden', isShown: false, hasLeftOutAllIn: true }));
    expect(luck()).toEqual([[2, 0, '1.00']]);
    expect(tally.counts).toEqual({ hands: 4, counted: 2, open: 0, allInsLeftOut: 1 });
    tally.add(handOf([ann(100, null, 500_000)], { site: 'Bovada' }));
    expect(luck()).toEqual([
      [2, 0, '1.00'],
      [1, 1, '0.50'],
    ]);
  });

  it('keeps currencies and sites apart, and adds up amounts of different decimals', () => {
    const tally = new LuckTally();
    tally.add(handOf([ann(100, null, 1_000_000)]));
    tally.add(handOf([ann(1_255, null, 12_550_000)], { scale: 3 }));
    tally.add(handOf([ann(700, null, 7_000_000)], { currency: 'EUR' }));
    tally.add(handOf([ann(9, null, 90_000)], { site: 'GGPoker', currency: 'CHIPS', scale: 0 }));
    const nets = tally.players.map(({ site, money }) => [
      site,
      ...money.map(({ currency, net }) => [currency, net]),
    ]);
    expect(nets).toEqual([
      ['PokerStars', ['USD', '2.255'], ['EUR', '7.00']],
      ['GGPoker', ['CHIPS', '9']],
    ]);
  });

  it('is the same in any order, and has no error or saving of a single hand or of an unknown result', () => {
    const hands = [handOf([ann(5, null, 4)]), handOf([ann(-7, 2, 19)]), handOf([ann(null, null, null)])];
    const [forwards, backwards] = [hands, [...hands].reverse()].map((list) => {
      const tally = new LuckTally();
      for (const hand of list) tally.add(hand);
      return tally.players;
    });
    expect(backwards).toEqual(forwards);
    const single = new LuckTally();
    single.add(hands[0]);
    single.add(hands[2]);
    expect(single.players[0].money[0]).toMatchObject({
      hands: 1,
      standardError: null,
      allInAdjusted: { varianceSaved: null },
    });
  });

  it('is exact beyond the safe integers', () => {
    const tally = new LuckTally();
    const huge = handOf([ann(9_000_000_000_000_001, null, null)], { scale: 0, deal: 'unclear' });
    for (const hand of [huge, huge, huge]) tally.add(hand);
    const [{ money }] = tally.players;
    expect(money[0]).toMatchObject({ net: '27000000000000003', allInAdjusted: { net: '27000000000000003' } });
  });

  it('takes a name in upper and lower case for one player', () => {
    const hands = [
      handOf([ann(5, null, 4)]),
      handOf([{ ...ann(7, null, 4), name: 'ann' }]),
      handOf([{ ...ann(1, null, 4), name: 'ANN' }], { currency: 'EUR' }),
    ];
    for (const list of [hands, hands.toReversed()]) {
      const tally = new LuckTally();
      for (const hand of list) tally.add(hand);
      const [player, ...others] = tally.players;
      expect(others).toEqual([]);
      expect(player).toMatchObject({ name: 'ANN', hands: 3 });
      expect(player.money.map(({ net }) => net).sort()).toEqual(['0.01', '0.12']);
    }
  });

  it('adds only the players that `counts` accepts', () => {
    const tally = new LuckTally();
    tally.add(handOf([ann(5, null, 4), { ...ann(-5, null, -4), name: 'Bob' }]), ({ name }) => name === 'Bob');
    expect(tally.players.map(({ name }) => name)).toEqual(['Bob']);
  });
});
