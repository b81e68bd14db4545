import { replaySteps } from '#audit';
import { dealHands } from '#dealer';
import { type CanonicalHand, findFormat, LineCursor } from '#histories';
import type { StreetEquity } from './hand-equity.js';
import { equity, profile } from './testing/recorded-equity.js';

const read = (text: string, format = 'pokerstars'): CanonicalHand => {
  const reading = findFormat(format)!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return reading.hand;
};

const summary = ({ street, run, players }: StreetEquity): unknown => [
  street,
  run,
  players.map(({ seat, equity: part }) => [seat, Number((part * 100).toFixed(3))]),
];

const sidePots = (
  end: string,
): string => `PokerStars Hand #1:  Hold'em No Limit ($0.50/$1.00 USD) - 2025/04/21 7:50:44 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($20 in chips)
Seat 3: Cid ($50 in chips)
Seat 4: Dee ($100 in chips)
Bob: posts small blind $0.50
Cid: posts big blind $1
*** HOLE CARDS ***
Dealt to Dee [7h 2d]
Dee: folds
Ann: raises $3 to $4
Bob: raises $16 to $20 and is all-in
Cid: raises $30 to $50 and is all-in
Ann: calls $46
${end}`;

const ONE_BOARD = `*** FLOP *** [Kh 8s 3c]
*** TURN *** [Kh 8s 3c] [9d]
*** RIVER *** [Kh 8s 3c 9d] [2s]
*** SHOW DOWN ***
Cid: shows [Qs Qd] (a pair of Queens)
Ann: shows [As Ah] (a pair of Aces)
Ann collected $60 from side pot
Bob: shows [Kd Kc] (three of a kind, Kings)
Bob collected $57 from main pot
*** SUMMARY ***
Total pot $120 Main pot $57. Side pot $60. | Rake $3
Board [Kh 8s 3c 9d 2s]`;

/** Both are all-in on the flop. Then a check of a player who can bet no more is in the log. */
const idleCheck = (check: string): string => `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 50]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 6', 'p1 cc', 'd db 2c3c4d', 'p1 cbr 94', 'p2 cc', 'd db 5h', ${check} 'd db 9h', 'p1 sm AsAh', 'p2 sm KsKh']
`;

const TWO_RUNS = `*** FIRST FLOP *** [Kh 8s 3c]
*** FIRST TURN *** [Kh 8s 3c] [9d]
*** FIRST RIVER *** [Kh 8s 3c 9d] [2s]
*** SECOND FLOP *** [Qh 4s 3d]
*** SECOND TURN *** [Qh 4s 3d] [9h]
*** SECOND RIVER *** [Qh 4s 3d 9h] [Ac]
*** FIRST SHOW DOWN ***
Cid: shows [Qs Qd] (a pair of Queens)
Ann: shows [As Ah] (a pair of Aces)
Bob: shows [Kd Kc] (three of a kind, Kings)
*** SUMMARY ***
Total pot $120 | Rake $0`;

describe('equity of a played hand', () => {
  const { streets, allIn, noAllIn } = equity(read(sidePots(ONE_BOARD)));

  it('has each street, with the players whose cards are known', () => {
    expect(streets.map(summary)).toEqual([
      [
        'preflop',
        null,
        [
          [2, 18.843],
          [3, 14.849],
          [4, 9.154],
          [1, 57.154],
        ],
      ],
      [
        'flop',
        null,
        [
          [2, 90.488],
          [3, 0.122],
          [1, 9.39],
        ],
      ],
      [
        'turn',
        null,
        [
          [2, 95],
          [3, 0],
          [1, 5],
        ],
      ],
      [
        'river',
        null,
        [
          [2, 100],
          [3, 0],
          [1, 0],
        ],
      ],
    ]);
    expect(streets.map(({ dead, counted }) => [dead, counted?.method])).toEqual([
      ['', 'exact'],
      ['7h 2d', 'exact'],
      ['7h 2d', 'exact'],
      ['', 'exact'],
    ]);
  });

  it('has the step at which each equity begins, and the equities after a fold of known cards', () => {
    const { folds } = equity(read(sidePots(ONE_BOARD)));
    expect(folds.map(summary)).toEqual([
      [
        'preflop',
        null,
        [
          [2, 19.098],
          [3, 15.087],
          [1, 65.815],
        ],
      ],
    ]);
    expect([folds[0].dead, folds[0].step]).toEqual(['7h 2d', 5]);
    expect(streets.map(({ step }) => step)).toEqual([4, 10, 11, 12]);
  });

  it('P-ALLIN-1: the expected award of an all-in is that of each pot, net of rake, for its contenders', () => {
    expect(noAllIn).toBeNull();
    expect(allIn?.street).toBe('preflop');
    expect(
      allIn?.pots.map(({ amount, rake, players }) => [amount, rake, players.map(({ expected }) => expected)]),
    ).toEqual([
      ['60.00', '3.00', ['10.89', '8.60', '37.51']],
      ['60.00', '0', ['11.59', '48.41']],
    ]);
    expect(allIn?.players).toEqual([
      { seat: 2, expected: '10.89', won: '57.00', difference: '46.11' },
      { seat: 3, expected: '20.19', won: '0', difference: '-20.19' },
      { seat: 1, expected: '85.92', won: '60.00', difference: '-25.92' },
    ]);
  });

  it('has each run; the number of runs does not change the all-in result', () => {
    const twice = equity(read(sidePots(TWO_RUNS)));
    expect(twice.streets.map(({ street, run }) => [street, run])).toEqual([
      ['preflop', null],
      ['flop', 1],
      ['flop', 2],
      ['turn', 1],
      ['turn', 2],
      ['river', 1],
      ['river', 2],
    ]);
    // The cards of the first run cannot come in the second.
    expect(twice.streets[2].dead).toBe('7h 2d Kh 8s 3c 9d 2s');
    const [first, second] = twice.streets
      .slice(5)
      .map(({ players }) => players.map(({ equity: part }) => part));
    expect([first, second]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
    expect(twice.allIn?.pots[1]).toEqual(allIn?.pots[1]);
    expect(twice.allIn?.pots[0].players.map(({ equity: part }) => part)).toEqual(
      allIn?.pots[0].players.map(({ equity: part }) => part),
    );
  });

  it('leaves out players with unknown cards, and has no all-in result with them', () => {
    const hidden = ONE_BOARD.replace('Cid: shows [Qs Qd] (a pair of Queens)', 'Cid: mucks hand');
    const unseen = equity(read(sidePots(hidden)));
    expect([unseen.allIn, unseen.noAllIn]).toEqual([null, 'unknown-hands']);
    expect(unseen.streets[1].unknown).toEqual([3]);
    expect(unseen.streets[1].players.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('has no all-in result if there was betting on the last street', () => {
    const bet = sidePots('Ann: folds').replace(
      /Bob: raises[^]*/u,
      'Bob: folds\nCid: folds\n*** SUMMARY ***\nTotal pot $2.50 | Rake $0',
    );
    const ended = equity(read(bet));
    expect([ended.streets.map(({ reason }) => reason), ended.allIn, ended.noAllIn]).toEqual([
      ['unknown-hands'],
      null,
      'no-all-in',
    ]);
  });
});

const STUD = (
  shown: string,
): string => `PokerStars Hand #2:  7 Card Stud Limit ($1/$2 USD) - 2025/04/21 7:50:44 ET
Table 'Vesta' 8-max
Seat 1: Ann ($3 in chips)
Seat 2: Bob ($3 in chips)
Ann: posts the ante $0.10
Bob: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [9c]
Dealt to Bob [2h]
Bob: brings in for $0.50
Ann: raises $0.50 to $1
Bob: raises $1 to $2
Ann: raises $0.90 to $2.90 and is all-in
Bob: calls $0.90 and is all-in
*** 4th STREET ***
Dealt to Ann [9c] [Kd]
Dealt to Bob [2h] [Th]
*** 5th STREET ***
Dealt to Ann [9c Kd] [4s]
Dealt to Bob [2h Th] [Jh]
*** 6th STREET ***
Dealt to Ann [9c Kd 4s] [8d]
Dealt to Bob [2h Th Jh] [3c]
*** RIVER ***
*** SHOW DOWN ***
Ann: shows [9h 9d 9c Kd 4s 8d 2c] (three of a kind, Nines)
Bob: shows [${shown}] (a flush, Ace high)
Bob collected $6 from pot
*** SUMMARY ***
Total pot $6 | Rake $0`;

describe('equity of a played hand of stud', () => {
  it('uses the cards that each player held on each street', () => {
    const { streets, allIn } = equity(read(STUD('Ah Kh 2h Th Jh 3c 5d')));
    expect(streets.map(({ street, players }) => [street, players.map(({ hand }) => hand)])).toEqual([
      ['third', ['9h 9d 9c', 'Ah Kh 2h']],
      ['fourth', ['9h 9d 9c Kd', 'Ah Kh 2h Th']],
      ['fifth', ['9h 9d 9c Kd 4s', 'Ah Kh 2h Th Jh']],
      ['sixth', ['9h 9d 9c Kd 4s 8d', 'Ah Kh 2h Th Jh 3c']],
      ['seventh', ['9h 9d 9c Kd 4s 8d 2c', 'Ah Kh 2h Th Jh 3c 5d']],
    ]);
    expect(streets.at(-1)?.players.map(({ equity: part }) => part)).toEqual([0, 1]);
    expect([allIn?.street, allIn?.players.map(({ seat, won }) => [seat, won])]).toEqual([
      'third',
      [
        [1, '0'],
        [2, '6.00'],
      ],
    ]);
  });

  it('has no result for streets whose cards are unknown', () => {
    const { streets, noAllIn } = equity(read(STUD('Ah Jh Th Kh 2h 5d 3c')));
    expect(streets.map(({ reason }) => reason)).toEqual([
      'unknown-hands',
      'unknown-hands',
      'unknown-hands',
      'unknown-hands',
      null,
    ]);
    expect(noAllIn).toBe('unknown-hands');
  });
});

describe('the step of a street', () => {
  const options = { method: 'monte-carlo', trials: 1, seed: 1 } as const;
  const GAMES = [
    'holdem',
    'stud-8',
    'razz',
    'five-stud',
    'five-draw',
    'badugi',
    'irish',
    'drawmaha',
    'pineapple',
  ];

  it.each(GAMES)('%s: is the first one at which its cards are on the table', (game) => {
    let compared = 0;
    for (const hand of dealHands({ game, hands: 12, seed: 3, open: true, wild: true, format: 'canonical' })) {
      const steps = replaySteps(hand, profile).moments.map(({ step }) => step);
      const { streets } = equity(hand, options);
      for (const { street, step, boards, players } of streets) {
        expect(step).toBeLessThanOrEqual(steps.length);
        const isDealtAt = (at: number): boolean =>
          steps[at].street === street &&
          !steps.slice(at).some((later) => later.street === street && later.event === 'discard') &&
          boards.every((board, index) => steps[at].boards[index].length === board.length) &&
          players.every(({ seat, hand: cards }) => {
            const held = (steps[at].hands[seat] ?? '').split(' ');
            return cards.split(' ').sort().join(' ') === held.sort().join(' ');
          });
        if (players.length === 0 || step === steps.length) continue;
        expect([isDealtAt(step - 1), isDealtAt(step)]).toEqual([false, true]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('is that of its own run', () => {
    const { streets } = equity(read(sidePots(TWO_RUNS)));
    expect(streets.map(({ street, run, step }) => [street, run, step])).toEqual([
      ['preflop', null, 4],
      ['flop', 1, 10],
      ['flop', 2, 13],
      ['turn', 1, 11],
      ['turn', 2, 14],
      ['river', 1, 12],
      ['river', 2, 15],
    ]);
  });

  it('is the one after its line if the log has no lines of its cards', () => {
    const hand = read(STUD('Ah Kh 2h Th Jh 3c 5d'));
    const line = hand.events.findIndex((event) => event.type === 'street' && event.street === 'seventh');
    const { streets } = equity(hand);
    expect(streets.at(-1)?.step).toBe(line + 1);
    expect(streets.slice(0, -1).map(({ step }) => hand.events[step - 1].type)).toEqual(
      Array<string>(4).fill('deal'),
    );
  });
});

describe('equity of stud with eight players', () => {
  it('is missing as long as the deck has too few cards for all of them', () => {
    const [hand] = dealHands({
      game: 'stud',
      players: 8,
      hands: 1,
      seed: 5,
      open: true,
      ante: 5,
      format: 'pokerstars',
    });
    const [third] = equity(hand, { method: 'monte-carlo', trials: 1, seed: 1 }).streets;
    expect([third.reason, third.unknown]).toEqual(['unusual-deal', []]);
  });
});

describe('the cost of the equities of a hand', () => {
  const cheap = read(sidePots(ONE_BOARD));
  /** Nine known hands, of which three fold before the flop: to count all cases costs more than 40 times the bound below. */
  const [, costly] = dealHands({
    game: 'criss-cross',
    players: 9,
    hands: 2,
    seed: 5,
    open: true,
    wild: true,
    format: 'canonical',
  });
  const maxCost = 1_000_000;

  it('is bounded: nine known hands of criss-cross have fewer trials, and larger standard errors', () => {
    const { streets, folds, allIn } = equity(costly, undefined, maxCost);
    const moments = [
      ...[...streets, ...folds].map(({ counted, players }) => ({ counted, players: players.length })),
      ...(allIn?.pots ?? []).map(({ counted, players }) => ({ counted, players: players.length })),
    ].filter(({ counted }) => counted?.method === 'monte-carlo');
    // A trial deals and ranks the hand of each player, and each of the two costs one unit at least.
    const cost = moments.reduce((sum, { counted, players }) => sum + 2 * Number(counted?.total) * players, 0);
    expect(moments.length).toBeGreaterThan(3);
    expect(cost).toBeLessThanOrEqual(maxCost);
    expect(streets[0].players).toHaveLength(9);
    expect(Math.max(...streets[0].players.map(({ standardError }) => standardError))).toBeGreaterThan(0.001);
    expect(allIn?.pots[0].players.every(({ standardError }) => standardError > 0.001)).toBe(true);
    // Streets with few cases to come are counted all the same.
    expect(streets.slice(1).map(({ counted }) => counted?.method)).toEqual(['exact', 'exact', 'exact']);
  });

  it('gives the same samples again', () => {
    expect(equity(costly, undefined, maxCost)).toEqual(equity(costly, undefined, maxCost));
  });

  it('changes nothing where the equities cost less', () => {
    expect(equity(cheap)).toEqual(equity(cheap, undefined, Infinity));
    expect(equity(cheap, undefined, 0).streets[0].counted).toMatchObject({
      method: 'monte-carlo',
      total: '100',
    });
  });
});

describe('equities of random hands', () => {
  const options = { method: 'monte-carlo', trials: 1, seed: 1 } as const;

  it.each(['holdem', 'omaha-8', 'stud-8', 'pineapple', 'badugi', 'five-draw', 'rhode-island'])(
    '%s: add up to 1, expected awards add up to the pots, and a missing result has a reason',
    (game) => {
      for (const hand of dealHands({
        game,
        hands: 6,
        seed: 5,
        wild: true,
        format: 'pokerstars',
      })) {
        const { streets, allIn, noAllIn } = equity(hand, options);
        expect(streets.length).toBeGreaterThan(0);
        for (const { players, reason } of streets) {
          const sum = players.reduce((all, { equity: part }) => all + part, 0);
          expect(sum).toBeCloseTo(reason === null ? 1 : 0, 9);
        }
        expect((allIn === null) === (noAllIn !== null)).toBe(true);
        const off = (allIn?.players ?? []).reduce(
          (all, { difference }) => all + Math.round(Number(difference) * 100),
          0,
        );
        expect(off).toBe(0);
      }
    },
  );

  it('are the same samples for equal options, and are missing before the last discard', () => {
    const [hand] = dealHands({
      game: 'crazy-pineapple',
      hands: 1,
      seed: 5,
      wild: true,
      format: 'pokerstars',
    });
    expect(equity(hand, options)).toEqual(equity(hand, options));
    expect(equity(hand, options).streets[0].reason).toBe('needs-policy');
  });

  it('P-SHOW-8: are missing where players declare at the end', () => {
    const deal = { game: 'omaha-8', hands: 1, seed: 5, wild: true, format: 'canonical' } as const;
    const reasons = (gameOptions: { declare?: true }): (string | null)[] => {
      const [hand] = dealHands({ ...deal, gameOptions });
      return equity(hand, options).streets.map(({ reason }) => reason);
    };
    expect(new Set(reasons({ declare: true }))).toEqual(new Set(['needs-policy']));
    expect(reasons({})).not.toContain('needs-policy');
  });

  it('has an all-in before checks of players who can bet no more', () => {
    const [without, idle] = ['', "'p1 cc',"].map((check) => equity(read(idleCheck(check), 'phh')).allIn);
    expect(without?.street).toBe('flop');
    expect(idle).toEqual(without);
  });
});
