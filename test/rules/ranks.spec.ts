import { findVariant, settleShowdown, defaultSwitches } from '#engine';
import { awards, breaks, cards, follows, type Outcome, type Showdown } from './examples.js';

/** Impossible and duplicate cards are found before hands are compared. */
const settled = (game: string, board: string, ...hands: readonly string[]): Outcome => {
  const answer = settleShowdown(
    {
      variant: findVariant(game)!,
      board: cards(board),
      rake: 0,
      players: hands.map((hand) => ({ contributed: 10, cards: cards(hand), folded: false })),
    },
    defaultSwitches,
  );
  return answer.ok ? [] : [answer.error.code];
};

const NOT_THE_WINNER = 'wrong-winner P-SHOW-2 P-SHOW-6';
const NOT_ALL_OF_IT = 'wrong-award P-SHOW-2 L-SUM-1';

describe('the deck', () => {
  follows('P-DECK-1', 'short deck has no card below six', () =>
    settled('short-deck', '6c 7d 9h Jh Kd', 'As Ad', 'Qs Qd'),
  );
  breaks(
    'P-DECK-1',
    'a deuce in short deck',
    () => settled('short-deck', '2c 7d 9h Jh Kd', 'As Ad', 'Qs Qd'),
    'unknown-card',
  );
  breaks(
    'P-DECK-1',
    'a log that deals a deuce in short deck',
    () =>
      awards({ game: 'short-deck', board: '2c 7d 9h Jh Kd', hands: ['As Ad', 'Qs Qd'], collected: [20, 0] }),
    'duplicate-card P-DECK-1',
  );
  follows('R-IRR-4', 'every card once', () =>
    awards({ board: '6c 7d 9h Jh Kd', hands: ['As Ad', 'Qs Qd'], collected: [20, 0] }),
  );
  breaks(
    'R-IRR-4',
    'the ace of spades in two hands',
    () => awards({ board: '6c 7d 9h Jh Kd', hands: ['As Ad', 'As Qd'], collected: [20, 0] }),
    'duplicate-card L-CARD-1 R-IRR-4',
  );

  const wheel: Omit<Showdown, 'collected'> = { board: '2c 3d 4h Jh Kd', hands: ['As 5d', 'Kh Js'] };
  follows('P-DECK-2', '5-4-3-2-A is a straight', () => awards({ ...wheel, collected: [20, 0] }));
  breaks(
    'P-DECK-2',
    'two pair beats 5-4-3-2-A',
    () => awards({ ...wheel, collected: [0, 20] }),
    NOT_THE_WINNER,
  );

  const wrapped: Omit<Showdown, 'collected'> = { board: '2c 3d Kh Qd 8s', hands: ['As 4d', '8h 7c'] };
  follows('P-DECK-2', '4-3-2-A-K is not a straight', () => awards({ ...wrapped, collected: [0, 20] }));
  breaks(
    'P-DECK-2',
    '4-3-2-A-K beats a pair',
    () => awards({ ...wrapped, collected: [20, 0] }),
    NOT_THE_WINNER,
  );

  const suits: Omit<Showdown, 'collected'> = { board: '2c 3d 9h Jh Kd', hands: ['As Qs', 'Ac Qc'] };
  follows('P-DECK-3', 'spades and clubs split the pot', () => awards({ ...suits, collected: [10, 10] }));
  breaks(
    'P-DECK-3',
    'spades win the whole pot',
    () => awards({ ...suits, collected: [20, 0] }),
    NOT_ALL_OF_IT,
  );
});

describe('the order of high hands', () => {
  const categories: Omit<Showdown, 'collected'> = { board: '2h 7h 9h Td Kc', hands: ['Ah 3h', 'Js Qd'] };
  follows('P-RANK-1', 'a flush beats a straight', () => awards({ ...categories, collected: [20, 0] }));
  breaks(
    'P-RANK-1',
    'a straight beats a flush',
    () => awards({ ...categories, collected: [0, 20] }),
    NOT_THE_WINNER,
  );

  const short: Omit<Showdown, 'collected'> = {
    game: 'short-deck',
    board: '6h 7h 9h 9d 7c',
    hands: ['Ah Kh', '9s Kd'],
  };
  follows('P-RANK-1', 'in short deck a flush beats a full house', () =>
    awards({ ...short, collected: [20, 0] }),
  );
  breaks(
    'P-RANK-1',
    'a full house beats a flush in short deck',
    () => awards({ ...short, collected: [0, 20] }),
    NOT_THE_WINNER,
  );

  const within: Omit<Showdown, 'collected'> = {
    game: 'five-draw',
    hands: ['Ks Kd 2h 2c As', '7s 7d 3h 3c Qs'],
  };
  follows('P-RANK-2', 'KK22A beats 7733Q', () => awards({ ...within, collected: [20, 0] }));
  breaks('P-RANK-2', '7733Q beats KK22A', () => awards({ ...within, collected: [0, 20] }), NOT_THE_WINNER);

  const sixth: Omit<Showdown, 'collected'> = { board: '5c 5d 5h Ks 7c', hands: ['Ah Kd', 'Kc 3d'] };
  follows('P-RANK-3', 'a sixth card does not break a tie', () => awards({ ...sixth, collected: [10, 10] }));
  breaks(
    'P-RANK-3',
    'an ace as sixth card wins against 5-5-5-K-K',
    () => awards({ ...sixth, collected: [20, 0] }),
    NOT_ALL_OF_IT,
  );

  const bug: Omit<Showdown, 'collected'> = {
    game: 'five-draw',
    options: { joker: 'bug' },
    hands: ['Jk Qs Qd 7h 3c', 'Ks Kd 8h 4c 2c'],
  };
  follows('P-WILD-1', 'a bug does not count as a third queen', () => awards({ ...bug, collected: [0, 20] }));
  breaks(
    'P-WILD-1',
    'a bug counts as a third queen',
    () => awards({ ...bug, collected: [20, 0] }),
    NOT_THE_WINNER,
  );

  const joker: Omit<Showdown, 'collected'> = { ...bug, options: { joker: 'wild' } };
  follows('P-WILD-1', 'a wild joker counts as a third queen', () => awards({ ...joker, collected: [20, 0] }));
  breaks(
    'P-WILD-1',
    'a pair beats three queens with a wild joker',
    () => awards({ ...joker, collected: [0, 20] }),
    NOT_THE_WINNER,
  );
});

describe('low hands', () => {
  const low: Omit<Showdown, 'collected'> = {
    game: 'lowball-a5-single',
    hands: ['8s 6d 5h 4c 3c', '8h 7d 4s 3d 2s'],
  };
  follows('P-LOW-1', '86543 beats 87432', () => awards({ ...low, collected: [20, 0] }));
  breaks('P-LOW-1', '87432 beats 86543', () => awards({ ...low, collected: [0, 20] }), NOT_THE_WINNER);

  const seven: Omit<Showdown, 'collected'> = {
    game: 'lowball-27-single',
    hands: ['As 5d 4h 3c 2c', 'Kh 7d 4s 3d 2s'],
  };
  follows('P-LOW-1', 'in 2-7 the wheel is ace high', () => awards({ ...seven, collected: [0, 20] }));
  breaks(
    'P-LOW-1',
    'the wheel beats king high in 2-7',
    () => awards({ ...seven, collected: [20, 0] }),
    NOT_THE_WINNER,
  );

  const eight: Omit<Showdown, 'collected'> = {
    game: 'omaha-8',
    board: '2c 3d 9h Jh Kd',
    hands: ['As 4s Qd Qh', 'Ks Kc Ts 9s'],
  };
  follows('P-LOW-2', 'without a low of eight, the high wins the whole pot', () =>
    awards({ ...eight, collected: [0, 20] }),
  );
  breaks(
    'P-LOW-2',
    'half of the pot for a nine low',
    () => awards({ ...eight, collected: [10, 10] }),
    NOT_THE_WINNER,
  );
});
