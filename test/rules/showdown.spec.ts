import { dealHands } from '#dealer';
import { dealingOrder } from '#engine';
import type { CanonicalHand } from '#histories';
import { awards, breaks, follows, type Outcome, type Showdown } from './examples.js';
import { logged } from './logged.js';

const NOT_THE_WINNER = 'wrong-winner P-SHOW-2 P-SHOW-6';
const NOT_ALL_OF_IT = 'wrong-award P-SHOW-2 L-SUM-1';

type Hands = Omit<Showdown, 'collected'>;

const BOARD = '2c 7d 9h 3s 4s';
const ACES_AND_KINGS: Hands = { board: BOARD, hands: ['Ah Ad', 'Kh Kd'] };

describe('winners', () => {
  const UNCALLED = [
    ['Bob: calls $0.10\nCid: folds\n', 'Bob: folds\nCid: folds\nUncalled bet ($0.10) returned to Ann\n'],
    [
      `*** TURN *** [2c 7d 9h] [3s]
Bob: checks
Ann: checks
*** RIVER *** [2c 7d 9h 3s] [4s]
Bob: checks
Ann: checks
*** SHOW DOWN ***
Bob: shows [Kd Qd] (high card King)
Ann: shows [Ah Ad] (a pair of Aces)
Ann collected $0.48 from pot
`,
      'Ann collected $0.30 from pot\n',
    ],
    ['Total pot $0.50 | Rake $0.02\nBoard [2c 7d 9h 3s 4s]', 'Total pot $0.30 | Rake $0\nBoard [2c 7d 9h]'],
    ['showed [Ah Ad] and won ($0.48) with a pair of Aces', 'collected ($0.30)'],
    ['showed [Kd Qd] and lost with high card King', 'folded on the Flop'],
  ] as const;
  follows('P-SHOW-1', 'the last player left collects without showing', () => logged(UNCALLED));
  breaks(
    'P-SHOW-1',
    'a turn is dealt when one player is left',
    () =>
      logged([
        ...UNCALLED,
        ['Ann collected', '*** TURN *** [2c 7d 9h] [3s]\nAnn collected'],
        ['Board [2c 7d 9h]', 'Board [2c 7d 9h 3s]'],
      ]),
    'wrong-board P-BET-3 P-SHOW-1',
  );

  follows('P-SHOW-2', 'the best hand wins the pot', () => awards({ ...ACES_AND_KINGS, collected: [20, 0] }));
  breaks(
    'P-SHOW-2',
    'the second best hand wins the pot',
    () => awards({ ...ACES_AND_KINGS, collected: [0, 20] }),
    NOT_THE_WINNER,
  );
  breaks(
    'P-SHOW-2',
    'equal hands get unequal parts',
    () => awards({ board: BOARD, hands: ['Ah Kd', 'Ac Kc'], collected: [15, 5] }),
    NOT_ALL_OF_IT,
  );

  follows('P-SHOW-6', 'the description of a hand is right', () => logged());
  breaks(
    'P-SHOW-6',
    'the description of a pair of aces is two pair',
    () => logged([['(a pair of Aces)', '(two pair, Aces and Nines)']]),
    'hand-description P-SHOW-6 L-CLAIM-1',
  );

  const MISCALLED = [['[Kd Qd] (high card King)', '[Kd Qd] (a straight, Deuce to Six)']] as const;
  const PAID = [
    ['Ann collected', 'Bob collected'],
    ['and won ($0.48) with a pair of Aces', 'and lost with a pair of Aces'],
    ['and lost with high card King', 'and won ($0.48) with high card King'],
  ] as const;
  follows('R-SHOW-2', 'the cards decide the pot', () => logged());
  breaks(
    'R-SHOW-2',
    'a description that the cards contradict',
    () => logged(MISCALLED),
    'hand-description P-SHOW-6 L-CLAIM-1',
  );
  breaks(
    'R-SHOW-2',
    'a wrong description decides the pot',
    () => logged([...MISCALLED, ...PAID]),
    'hand-description P-SHOW-6 L-CLAIM-1',
    NOT_THE_WINNER,
  );

  const halves: Hands = { game: 'omaha-8', board: '2c 3d 4h Jh Kd', hands: ['As 7d Qd Qh', 'Ks Kc Ts 9s'] };
  follows('P-SHOW-8', 'the cards decide both halves', () => awards({ ...halves, collected: [10, 10] }));
  breaks(
    'P-SHOW-8',
    'the high wins the half of a shown low',
    () => awards({ ...halves, collected: [0, 20] }),
    NOT_ALL_OF_IT,
  );
  /** A has the low and B the high; A declares high. */
  const declared: Hands = { ...halves, options: { declare: true }, declared: ['high', 'high'] };
  follows('P-SHOW-8', 'a player who declared high has no part in the low', () =>
    awards({ ...declared, collected: [0, 20] }),
  );
  breaks(
    'P-SHOW-8',
    'the low half goes to a player who declared high',
    () => awards({ ...declared, collected: [10, 10] }),
    NOT_THE_WINNER,
  );
});

describe('several pots', () => {
  /** C is all-in for 10 with the best hand. A and B have 20 more each in a side pot, which A wins. */
  const side: Hands = { board: BOARD, hands: ['Kh Kd', 'Qh Qd', 'Ah Ad'], paid: [30, 30, 10] };
  /** D is all-in for less than C and has the best hand. */
  const sides: Hands = { board: BOARD, hands: ['Kh Kd', 'Qh Qd', 'Ah Ad', '9c 9d'], paid: [30, 30, 10, 5] };

  follows('P-SHOW-3', 'the side pot, then the main pot', () =>
    awards({
      ...side,
      collected: [
        [0, 0, 30],
        [40, 0, 0],
      ],
    }),
  );
  breaks(
    'P-SHOW-3',
    'the side pot to a player who is not in it',
    () =>
      awards({
        ...side,
        collected: [
          [0, 0, 30],
          [0, 0, 40],
        ],
      }),
    NOT_THE_WINNER,
  );

  follows('R-SHOW-7', 'three pots, each to the best hand of its players', () =>
    awards({
      ...sides,
      collected: [
        [0, 0, 0, 20],
        [0, 0, 15, 0],
        [40, 0, 0, 0],
      ],
    }),
  );
  breaks(
    'R-SHOW-7',
    'the middle pot to the winner of the last',
    () =>
      awards({
        ...sides,
        collected: [
          [0, 0, 0, 20],
          [15, 0, 0, 0],
          [40, 0, 0, 0],
        ],
      }),
    NOT_THE_WINNER,
  );
});

/** Heads-up showdowns in which the wrong player shows first. */
const outOfOrder = (hands: Iterable<CanonicalHand>): Outcome => {
  const found: string[] = [];
  let shown = 0;
  for (const { id, players, buttonSeat, events } of hands) {
    const folded = new Set(events.flatMap((event) => (event.type === 'fold' ? [event.seat] : [])));
    const left = dealingOrder(players, buttonSeat).filter(({ seat }) => !folded.has(seat));
    let first = left[0]?.seat;
    for (const event of events) {
      if (event.type === 'board') first = left[0]?.seat;
      if (event.type === 'bet' || event.type === 'raise') first = event.seat;
      if (event.type === 'show' || event.type === 'muck') {
        if (event.seat !== first) found.push(id);
        shown++;
        break;
      }
    }
  }
  return shown > 20 ? found : ['nothing was shown'];
};

describe('the order of showing', () => {
  const ANN = 'Ann: shows [Ah Ad] (a pair of Aces)';
  const BOB = 'Bob: shows [Kd Qd] (high card King)';
  const SHOWN_EARLY = 'show-order P-SHOW-4 R-SHOW-8';
  const MUCKED = ['showed [Kd Qd] and lost with high card King', 'mucked'] as const;

  follows('P-SHOW-4', 'the last player to bet shows first, otherwise the first left of the dealer', () =>
    outOfOrder([...dealHands({ game: 'holdem', limit: 'no-limit', hands: 400, seed: 3, seats: 2 })]),
  );
  breaks(
    'P-SHOW-4',
    'the second player left of the dealer shows first',
    () => logged([[`${BOB}\n${ANN}`, `${ANN}\n${BOB}`]]),
    SHOWN_EARLY,
  );

  follows('R-SHOW-8', 'the first player to act shows, and the beaten player mucks', () =>
    logged([[`${BOB}\n${ANN}`, `${ANN}\nBob: mucks hand`], MUCKED]),
  );
  const RIVER_BET = [
    [
      `Bob: checks\nAnn: checks\n*** SHOW DOWN ***\n${BOB}\n${ANN}\nAnn collected $0.48`,
      `Bob: checks\nAnn: bets $0.10\nBob: calls $0.10\n*** SHOW DOWN ***\n${ANN}\n${BOB}\nAnn collected $0.68`,
    ],
    ['Total pot $0.50', 'Total pot $0.70'],
    ['won ($0.48)', 'won ($0.68)'],
  ] as const;
  follows('R-SHOW-8', 'the player who bet on the river shows first', () => logged(RIVER_BET));
  breaks(
    'R-SHOW-8',
    'the player who called on the river shows first',
    () => logged([...RIVER_BET, [`${ANN}\n${BOB}`, `${BOB}\n${ANN}`]]),
    SHOWN_EARLY,
  );

  follows('R-SHOW-4', 'the loser mucks before the award', () =>
    logged([[`${BOB}\n${ANN}`, `${ANN}\nBob: mucks hand`], MUCKED]),
  );
  breaks(
    'R-SHOW-4',
    'the loser mucks after the award',
    () =>
      logged([
        [
          `${BOB}\n${ANN}\nAnn collected $0.48 from pot`,
          `${ANN}\nAnn collected $0.48 from pot\nBob: mucks hand`,
        ],
        MUCKED,
      ]),
    'show-order R-SHOW-4',
  );

  follows('P-SHOW-5', 'both cards', () => logged());
  breaks(
    'P-SHOW-5',
    'a pot for one shown card',
    () =>
      logged([
        [ANN, 'Ann: shows [Ah]'],
        ['showed [Ah Ad] and won ($0.48) with a pair of Aces', 'collected ($0.48)'],
      ]),
    'hidden-winner R-SHOW-1',
  );

  follows('R-SHOW-1', 'all cards of the winner', () => logged());
  breaks(
    'R-SHOW-1',
    'a pot for a mucked hand',
    () =>
      logged([
        [ANN, 'Ann: mucks hand'],
        ['showed [Ah Ad] and won ($0.48) with a pair of Aces', 'mucked and won ($0.48)'],
      ]),
    'wrong-winner R-SHOW-1 P-SHOW-5',
  );
});
