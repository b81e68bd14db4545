import fc from 'fast-check';
import { failingRows } from '#testing';
import { settle, WHOLE, shareOf, winnersOf, type Award } from './settle.js';
import { UNQUALIFIED } from './strength.js';
import { defaultSwitches, type Switches } from './switches.js';

const house = (
  oddChip: Switches['oddChip'] = 'by-button',
  unclaimedLow: Switches['unclaimedLow'] = 'to-high',
): Pick<Switches, 'oddChip' | 'unclaimedLow'> => ({ oddChip, unclaimedLow });

const paid = (awards: readonly Award[]): [player: number, amount: number][] =>
  awards.map(({ player, amount }) => [player, amount]);

describe('unequal shares and minima', () => {
  const players = [0, 1, 2];
  const pot = { amount: 101, players };

  it('R-TIE-6: shares of two parts and one, with the odd chips for the first ones', () => {
    const runs = [
      [
        [9, 1, 1],
        [1, 9, 1],
      ],
    ];
    const won = settle([pot], [101], runs, defaultSwitches, null, 1, [2, 1]);
    expect(won.map(({ player, amount }) => [player, amount])).toEqual([
      [0, 68],
      [1, 33],
    ]);
    const inChips = settle([pot], [100], runs, defaultSwitches, null, 5, [2, 1]);
    expect(inChips.map(({ amount }) => amount)).toEqual([70, 30]);
  });

  it('P-LOW-2: the players divide a pot for which no hand qualifies, also a side pot', () => {
    const none = [UNQUALIFIED, UNQUALIFIED, null];
    const won = settle([pot], [100], [[none, none]], defaultSwitches);
    expect(won.map(({ player, amount }) => [player, amount])).toEqual([
      [0, 50],
      [1, 50],
    ]);
    expect(settle([pot], [100], [[[null, null, null]]], defaultSwitches)).toEqual([]);
    const some = settle([pot], [100], [[[UNQUALIFIED, 3, UNQUALIFIED]]], defaultSwitches);
    expect(some.map(({ player }) => player)).toEqual([1]);
  });
});

describe('P-SHOW-2: winnersOf', () => {
  it('returns the players with the best hand', () => {
    const rows: readonly [string, (number | null)[], number[]][] = [
      ['returns the player with the best hand', [5, 9, 7], [1]],
      ['returns all players with an equal best hand', [9, 5, 9], [0, 2]],
      ['does not return players who mucked', [null, 5, null], [1]],
      ['returns no player if all mucked', [null, null, null], []],
      ['returns the only player left, with strength 0', [0, null, null], [0]],
    ];
    const failures = failingRows(rows, ([, strengths, winners]) => {
      expect(winnersOf({ amount: 10, players: [0, 1, 2] }, strengths)).toEqual(winners);
    });
    expect(failures).toEqual([]);
  });

  it('returns only players of the pot', () => {
    expect(winnersOf({ amount: 10, players: [0, 2] }, [5, 9, 7])).toEqual([2]);
  });
});

const divide = (amount: number, ways: number, oddChip: Switches['oddChip'], chip = 1): number[] =>
  Array.from({ length: ways }, (_, index) => shareOf(amount, ways, index, oddChip, chip));

describe('R-TIE-2: pots are split to the smallest unit', () => {
  it('which is the smallest chip in play: a pot of 500 with chips of 100 is split 300 and 200', () => {
    const rows = [
      [
        [500, 2, 'by-button', 100],
        [300, 200],
      ],
      [
        [500, 3, 'by-button', 100],
        [200, 200, 100],
      ],
      [
        [500, 3, 'all-to-first', 100],
        [300, 100, 100],
      ],
      [
        [400, 2, 'by-button', 100],
        [200, 200],
      ],
      // A pot that needs smaller chips is split down to those.
      [
        [475, 2, 'by-button', 100],
        [250, 225],
      ],
    ] as const;
    const failures = failingRows(rows, ([[amount, ways, oddChip, chip], parts]) => {
      expect(divide(amount, ways, oddChip, chip)).toEqual(parts);
    });
    expect(failures).toEqual([]);
  });

  it('divides runs and halves to the same chip', () => {
    const pots = [{ amount: 700, players: [0, 1] }];
    const low = [
      [9, 9],
      [null, 5],
    ];
    const high = [[9, 9]];
    const amounts = (runs: Parameters<typeof settle>[2]) =>
      settle(pots, [700], runs, house(), null, 100).map(({ player, amount }) => [player, amount]);
    expect(amounts([low])).toEqual([
      [0, 200],
      [1, 200],
      [1, 300],
    ]);
    expect(amounts([high, high])).toEqual([
      [0, 200],
      [1, 200],
      [0, 200],
      [1, 100],
    ]);
  });

  it('the parts add up to the pot', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom('by-button' as const, 'from-big-blind' as const, 'all-to-first' as const),
        (amount, ways, oddChip) => {
          const shares = divide(amount, ways, oddChip);
          expect(shares).toHaveLength(ways);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        },
      ),
    );
  });
});

describe('R-TIE-3: no player gets more than one odd chip', () => {
  it('parts differ by one chip at most', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 10 }), (amount, ways) => {
        const shares = divide(amount, ways, 'by-button');
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('11 chips for three players are 4, 4 and 3', () => {
    expect(divide(11, 3, 'by-button')).toEqual([4, 4, 3]);
  });

  it('the first player gets all odd chips if the switch is `all-to-first`', () => {
    expect(divide(11, 3, 'all-to-first')).toEqual([5, 3, 3]);
  });
});

describe('odd chips from the big blind', () => {
  const pot = { amount: 11, players: [0, 1, 2] };

  it('go past the small blind if another player wins too', () => {
    const won = settle([pot], [11], [[[9, 1, 9]]], house('from-big-blind'));
    expect(paid(won)).toEqual([
      [2, 6],
      [0, 5],
    ]);
  });

  it('go to the first player of two, as the small blind is the button', () => {
    const headsUp = { amount: 11, players: [0, 1] };
    expect(paid(settle([headsUp], [11], [[[9, 9]]], house('from-big-blind')))).toEqual([
      [0, 6],
      [1, 5],
    ]);
  });

  it('go from a low half to the high half', () => {
    const large = { amount: 95, players: [0, 1, 2] };
    expect(
      paid(
        settle(
          [large],
          [95],
          [
            [
              [1, 9, 1],
              [7, null, 7],
            ],
          ],
          house('from-big-blind'),
        ),
      ),
    ).toEqual([
      [1, 49],
      [2, 23],
      [0, 23],
    ]);
  });
});

describe('R-TIE-4: the first tied hand clockwise from the button', () => {
  const pot = { amount: 11, players: [0, 1, 2, 3] };

  it('gets the odd chip; the button is last', () => {
    expect(paid(settle([pot], [11], [[[9, 1, 9, 9]]], house()))).toEqual([
      [0, 4],
      [2, 4],
      [3, 3],
    ]);
    expect(paid(settle([pot], [11], [[[1, 1, 9, 9]]], house()))).toEqual([
      [2, 6],
      [3, 5],
    ]);
  });
});

describe('R-TIE-7: each pot is split separately', () => {
  it('each pot has its own odd chip', () => {
    const pots = [
      { amount: 31, players: [0, 1, 2] },
      { amount: 11, players: [1, 2] },
    ];
    expect(settle(pots, [31, 11], [[[9, 9, 9]]], house())).toEqual([
      { pot: 0, run: 0, share: WHOLE, player: 0, amount: 11 },
      { pot: 0, run: 0, share: WHOLE, player: 1, amount: 10 },
      { pot: 0, run: 0, share: WHOLE, player: 2, amount: 10 },
      { pot: 1, run: 0, share: WHOLE, player: 1, amount: 6 },
      { pot: 1, run: 0, share: WHOLE, player: 2, amount: 5 },
    ]);
  });

  it('the best hand, all-in, wins the main pot, and the next best hand wins the side pot', () => {
    const pots = [
      { amount: 30, players: [0, 1, 2] },
      { amount: 20, players: [1, 2] },
    ];
    expect(paid(settle(pots, [30, 20], [[[9, 5, 7]]], house()))).toEqual([
      [0, 30],
      [2, 20],
    ]);
  });
});

describe('P-SHOW-3: the last side pot is settled first', () => {
  it('the order does not change the awards', () => {
    const players = [0, 1, 2, 3];
    const pot = fc.record({ amount: fc.nat({ max: 500 }), players: fc.subarray(players, { minLength: 1 }) });
    const strengths = fc.tuple(...players.map(() => fc.option(fc.integer({ min: 1, max: 4 }))));
    fc.assert(
      fc.property(fc.array(pot, { maxLength: 4 }), strengths, (pots, strength) => {
        const net = pots.map(({ amount }) => amount);
        const mainFirst = settle(pots, net, [[strength]], house());
        const newestFirst = settle(pots.toReversed(), net.toReversed(), [[strength]], house());
        const renumbered = newestFirst.map((award) => ({ ...award, pot: pots.length - 1 - award.pot }));
        const byPot = (a: Award, b: Award): number => a.pot - b.pot || a.player - b.player;
        expect(renumbered.sort(byPot)).toEqual(mainFirst.sort(byPot));
      }),
    );
  });
});

describe('several runs of the board', () => {
  const pot = { amount: 101, players: [0, 1] };

  it('decide half of the pot each; the first run gets the odd chip', () => {
    const runs = [[[9, 5]], [[5, 9]]];
    expect(settle([pot], [101], runs, house())).toEqual([
      { pot: 0, run: 0, share: WHOLE, player: 0, amount: 51 },
      { pot: 0, run: 1, share: WHOLE, player: 1, amount: 50 },
    ]);
  });

  it('pay the pot after rake', () => {
    expect(paid(settle([pot], [98], [[[9, 9]]], house()))).toEqual([
      [0, 49],
      [1, 49],
    ]);
  });
});

describe('P-LOW-2: the low half of a side pot whose contenders have no low', () => {
  // The first player is all-in for the main pot and has the only low. The third player has the worst hand.
  const pots = [
    { amount: 30, players: [0, 1, 2, 3] },
    { amount: 40, players: [1, 2, 3] },
    { amount: 10, players: [2, 3] },
  ];
  const claims = [
    [1, 9, 2, 5],
    [7, null, null, null],
  ];
  const by = (unclaimedLow: Switches['unclaimedLow']): number[] =>
    [0, 1, 2, 3].map((player) =>
      settle(pots, [30, 40, 10], [claims], house('by-button', unclaimedLow))
        .filter((award) => award.player === player)
        .reduce((sum, { amount }) => sum + amount, 0),
    );

  it('goes to the high hand, or is shared if the switch is `shared`', () => {
    expect(by('to-high')).toEqual([15, 55, 0, 10]);
    expect(by('shared')).toEqual([15, 45, 0, 20]);
  });
});
