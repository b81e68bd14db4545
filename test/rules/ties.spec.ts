import { awards, breaks, follows, type Showdown } from './examples.js';

type Hands = Omit<Showdown, 'collected'>;

const ODD = 'odd-chip R-TIE-2 R-TIE-3 R-TIE-4';
const ODD_BY_CARD = 'odd-chip R-TIE-2 R-TIE-3 R-TIE-5';
const ODD_OF_HALVES = 'odd-chip R-TIE-2 R-TIE-3 R-TIE-4 R-TIE-6';

describe('odd chips', () => {
  /** Three players put in 11 each; two have equal hands. */
  const two: Hands = { board: 'Ac Ad Kc Kd Qh', hands: ['2c 3c', null, '2d 3d'], paid: [11, 11, 11] };
  follows('R-TIE-2', 'a pot of 33 as 17 and 16', () => awards({ ...two, collected: [17, 0, 16] }));
  breaks('R-TIE-2', 'a pot of 33 as 18 and 15', () => awards({ ...two, collected: [18, 0, 15] }), ODD);

  /** Four players put in 8 each; three have equal hands, so two chips are odd. */
  const three: Hands = {
    board: 'Ac Ad Kc Kd Qh',
    hands: ['2c 3c', null, '2d 3d', '2h 3h'],
    paid: [8, 8, 8, 8],
  };
  follows('R-TIE-3', 'two odd chips to two players', () => awards({ ...three, collected: [11, 0, 11, 10] }));
  breaks(
    'R-TIE-3',
    'two odd chips to one player',
    () => awards({ ...three, collected: [12, 0, 10, 10] }),
    ODD,
  );
  follows('R-TIE-3', 'two odd chips to one player, if the house says so', () =>
    awards({ ...three, collected: [12, 0, 10, 10] }, { oddChip: 'all-to-first' }),
  );

  follows('R-TIE-4', 'the odd chip to the first player left of the button', () =>
    awards({ ...two, collected: [17, 0, 16] }),
  );
  breaks('R-TIE-4', 'the odd chip to the button', () => awards({ ...two, collected: [16, 0, 17] }), ODD);

  const stud: Hands = {
    game: 'stud',
    hands: ['Ac Ad 2c 7d 8h 9s 3c', null, 'Ah As 2d 7h 8s 9c 3d'],
    paid: [11, 11, 11],
  };
  follows('R-TIE-5', 'the odd chip to the ace of spades', () => awards({ ...stud, collected: [16, 0, 17] }));
  breaks(
    'R-TIE-5',
    'the odd chip to the first player left of the button in stud',
    () => awards({ ...stud, collected: [17, 0, 16] }),
    ODD_BY_CARD,
  );

  const razz: Hands = {
    game: 'razz',
    hands: ['As 2d 3c 4h 6d Kc Kh', null, 'Ac 2h 3d 4c 6s Qc Qh'],
    paid: [11, 11, 11],
  };
  follows('R-TIE-5', 'the odd chip to the ace of clubs, the lowest card, in razz', () =>
    awards({ ...razz, collected: [16, 0, 17] }),
  );
  breaks(
    'R-TIE-5',
    'the odd chip to the ace of spades in razz',
    () => awards({ ...razz, collected: [17, 0, 16] }),
    ODD_BY_CARD,
  );

  const halves: Hands = {
    game: 'omaha-8',
    board: '2c 3d 4h Jh Kd',
    hands: ['As 7d Qd Qh', null, 'Ks Kc Ts 9s'],
    paid: [11, 11, 11],
  };
  follows('R-TIE-6', 'the odd chip to the high half', () => awards({ ...halves, collected: [16, 0, 17] }));
  breaks(
    'R-TIE-6',
    'the odd chip to the low half',
    () => awards({ ...halves, collected: [17, 0, 16] }),
    ODD_OF_HALVES,
  );

  /** A, C and D, who is all-in, split the main pot of 33. A and C split the side pot. */
  const pots: Hands = {
    board: 'Ac Ad Kc Kd Qh',
    hands: ['2c 3c', null, '2d 3d', '2h 3h'],
    paid: [11, 11, 11, 8],
  };
  follows('R-TIE-7', 'an odd chip in each pot', () =>
    awards({
      ...pots,
      collected: [
        [11, 0, 11, 10],
        [5, 0, 4, 0],
      ],
    }),
  );
  breaks(
    'R-TIE-7',
    'the odd chip of one pot paid from the other',
    () =>
      awards({
        ...pots,
        collected: [
          [11, 0, 11, 10],
          [4, 0, 5, 0],
        ],
      }),
    ODD,
  );
  breaks(
    'R-TIE-7',
    'both pots split as one',
    () =>
      awards({
        ...pots,
        collected: [
          [11, 0, 10, 11],
          [4, 0, 5, 0],
        ],
      }),
    ODD,
    ODD,
  );
});
