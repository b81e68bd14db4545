import { breaks, follows } from './examples.js';
import { afterButton, session, type Seat, type TableHand } from './session.js';

const SEATS: readonly Seat[] = [
  [1, 'Ann', 100],
  [2, 'Bob', 100],
  [3, 'Cid', 100],
];

/** The lines of a hand that is folded to the big blind. */
const folded = (under: readonly string[], small: string, big: string): readonly string[] => [
  ...under.map((name) => `${name}: folds`),
  `${small}: folds`,
  `Uncalled bet ($1) returned to ${big}`,
  `${big} collected $2 from pot`,
  '*** SUMMARY ***',
  'Total pot $2 | Rake $0',
];

/** Ann has the button, and Cid wins the small blind of Bob. */
const FIRST: TableHand = { id: 1, button: 1, seats: SEATS, body: folded(['Ann'], 'Bob', 'Cid') };
const AFTER_FIRST: readonly Seat[] = [
  [1, 'Ann', 100],
  [2, 'Bob', 99],
  [3, 'Cid', 101],
];
/** Bob has the button, and Ann wins the small blind of Cid. */
const SECOND: TableHand = { id: 2, button: 2, seats: AFTER_FIRST, body: folded(['Bob'], 'Cid', 'Ann') };
/** Dee joins and posts. */
const withDee = (stack: number): TableHand => ({
  ...SECOND,
  seats: [...AFTER_FIRST, [5, 'Dee', stack]],
  body: folded(['Ann', 'Bob'], 'Cid', 'Dee'),
});

describe('chips of a table', () => {
  const house = { minimumBuyIn: 20 };
  follows('P-SETUP-4', 'a player joins with the smallest buy-in', () => session([FIRST, withDee(40)], house));
  breaks(
    'P-SETUP-4',
    'a player joins with less',
    () => session([FIRST, withDee(39)], house),
    'buy-in P-SETUP-4',
  );

  const bobHas = (stack: number): TableHand => ({
    ...SECOND,
    seats: AFTER_FIRST.map((seat) => (seat[1] === 'Bob' ? [2, 'Bob', stack] : seat)),
  });
  follows('P-SETUP-5', 'a player adds chips between hands', () => session([FIRST, bobHas(199)]));
  breaks(
    'P-SETUP-5',
    'a player takes chips off the table between hands',
    () => session([FIRST, bobHas(50)]),
    'table-stakes P-SETUP-5',
  );
});

describe('the stakes of a table', () => {
  const doubled = (big: string): TableHand => ({
    ...withDee(100),
    posts: ['Cid: posts small blind $1', `Dee: posts big blind ${big}`],
  });
  follows('P-SETUP-8', 'a player who joins posts the blind of the table', () =>
    session([FIRST, doubled('$2')]),
  );
  breaks(
    'P-SETUP-8',
    'a player who joins posts a blind of other stakes',
    () => session([FIRST, doubled('$1')]),
    'wrong-forced-bet',
  );
});

describe('the chips of a session', () => {
  const inTournament = (hand: TableHand): TableHand => ({ ...hand, isTournament: true });
  const short: TableHand = { ...SECOND, seats: [[1, 'Ann', 60], ...AFTER_FIRST.slice(1)] };
  follows('P-SETUP-9', 'the chips of a tournament are the same in the next hand', () =>
    session([FIRST, SECOND].map(inTournament)),
  );
  breaks(
    'P-SETUP-9',
    'chips of a tournament vanish',
    () => session([FIRST, short].map(inTournament)),
    'chips-conserved P-SETUP-5 P-SETUP-9',
  );
  const bought: TableHand = {
    ...SECOND,
    seats: AFTER_FIRST.map(([seat, name, stack]) => [seat, name, stack + 50]),
  };
  follows('P-SETUP-9', 'players of a cash game buy chips', () => session([FIRST, bought]));
});

describe('the button', () => {
  follows('R-IRR-1', 'the button moves to the next player', () => session([FIRST, SECOND]));
  breaks(
    'R-IRR-1',
    'the button skips a player',
    () => session([FIRST, { ...SECOND, button: 3, body: folded(['Cid'], 'Ann', 'Bob') }]),
    'button-move P-DEAL-1 R-IRR-1',
  );
});

const FIVE: readonly Seat[] = [
  [1, 'Ann', 101],
  [2, 'Bob', 102],
  [3, 'Cid', 103],
  [4, 'Dee', 104],
  [5, 'Eva', 105],
];

/** Hands that are folded to the big blind, one for each button. The winner has the small blind in the next one. */
const walks = (
  seats: readonly Seat[],
  ...hands: readonly (number | [number, ...string[]])[]
): TableHand[] => {
  const played: TableHand[] = [];
  let now = seats;
  for (const [id, hand] of hands.entries()) {
    const [button, ...away] = typeof hand === 'number' ? [hand] : hand;
    const [small, big, ...others] = afterButton({ seats: now, button, away }).map(([, name]) => name);
    played.push({ id: id + 1, button, seats: now, away, body: folded(others, small, big) });
    const gain = (name: string): number => (name === big ? 1 : name === small ? -1 : 0);
    now = now.map(([seat, name, stack]): Seat => [seat, name, stack + gain(name)]);
  }
  return played;
};

/** A hand of five players whose blinds show that none is missing. */
const five = (id: number, ...stacks: readonly number[]): TableHand => {
  const seats = FIVE.map(([seat, name], at): Seat => [seat, name, stacks[at]]);
  const [small, big, ...others] = afterButton({ seats, button: id }).map(([, name]) => name);
  return { id, button: id, seats, body: folded(others, small, big) };
};

describe('players who come and go', () => {
  follows('P-BLIND-1', 'a player sits out while the blinds are far from him', () =>
    session(walks(FIVE, 1, [2, 'Ann'], 3)),
  );
  // The big blind goes from Cid to Eva while Dee is away.
  breaks(
    'P-BLIND-1',
    'a player comes back without the blind that he missed',
    () => session(walks(FIVE, 1, [2, 'Dee'], [3, 'Dee'], 5)),
    'missed-blind P-BLIND-1',
  );
  follows('P-SETUP-5', 'a player leaves with his chips', () => {
    const [first, second] = walks(FIVE, 1, [2, 'Ann']);
    return session([first, { ...second, seats: second.seats.slice(1), away: [] }]);
  });
  follows('P-SETUP-4', 'a player who has lost chips has less than the smallest buy-in', () =>
    session(walks([[1, 'Ann', 9], ...FIVE.slice(1)], 1, 2, 3), { minimumBuyIn: 20 }),
  );
  follows('P-DEAL-1', 'the button passes from one player to the other and back', () =>
    session(walks(FIVE.slice(0, 3), 1, 2, 3, 1, 2)),
  );
});

describe('a player who leaves between two blinds', () => {
  const without = (hand: TableHand, gone: string): TableHand => ({
    ...hand,
    seats: hand.seats.filter(([, name]) => name !== gone),
    away: [],
  });
  const [first, second, third] = walks(FIVE, 1, [2, 'Bob'], [3, 'Bob']);

  follows('P-BLIND-1', 'the button is dead where the small blind has left', () =>
    session([first, without(second, 'Bob'), without(third, 'Bob')]),
  );
  const skipped = walks(FIVE, 1, [4, 'Bob'])[1];
  breaks(
    'R-IRR-1',
    'the button skips a player where the small blind has left',
    () => session([first, without(skipped, 'Bob')]),
    'button-move P-DEAL-1 R-IRR-1',
  );

  /** Cid, who had the big blind, has left: the next hand has no small blind. */
  const deadSmall = (big: string, others: readonly string[], behind: readonly string[]): TableHand => ({
    id: 2,
    button: 2,
    seats: first.seats.flatMap(([seat, name, stack]): Seat[] =>
      name === 'Cid' ? [] : [[seat, name, name === 'Bob' ? stack - 1 : stack]],
    ),
    posts: [`${big}: posts big blind $2`],
    body: [
      ...others.map((name) => `${name}: folds`),
      'Bob: raises $2 to $4',
      ...behind.map((name) => `${name}: folds`),
      'Uncalled bet ($2) returned to Bob',
      'Bob collected $4 from pot',
      '*** SUMMARY ***',
      'Total pot $4 | Rake $0',
    ],
  });
  follows('P-BLIND-1', 'the small blind is dead where the big blind has left', () =>
    session([first, deadSmall('Dee', ['Eva', 'Ann'], ['Dee'])]),
  );
  breaks(
    'P-BLIND-1',
    'the big blind skips a player where the big blind has left',
    () => session([first, deadSmall('Eva', ['Ann'], ['Dee', 'Eva'])]),
    'wrong-forced-bet',
  );
});

describe('two players who are left', () => {
  /** Bob, who had the small blind, has left. The button posts the small blind. */
  const headsUp = (button: number, small: string, big: string): TableHand => ({
    id: 2,
    button,
    seats: AFTER_FIRST.filter(([, name]) => name !== 'Bob'),
    posts: [`${small}: posts small blind $1`, `${big}: posts big blind $2`],
    body: folded([], small, big),
  });
  follows('P-BLIND-1', 'the player who had the big blind has the button', () =>
    session([FIRST, headsUp(3, 'Cid', 'Ann')]),
  );
  breaks(
    'R-IRR-1',
    'the same player has the button and the small blind again',
    () => {
      const stacks: readonly Seat[] = [
        [1, 'Ann', 101],
        [3, 'Cid', 100],
      ];
      return session([
        FIRST,
        headsUp(3, 'Cid', 'Ann'),
        { ...headsUp(3, 'Cid', 'Ann'), id: 3, seats: stacks },
      ]);
    },
    'button-move P-DEAL-1 R-IRR-1',
  );
});

describe('a button that was misplaced', () => {
  // It belongs to Bob in the second hand. In the third one it is where it should be, with Cid.
  breaks(
    'R-IRR-1',
    'the button skips a player, and is corrected in the next hand',
    () => session(walks(FIVE, 1, 3, 3)),
    'button-move P-DEAL-1 R-IRR-1',
  );
});

describe('the chips of a cash game', () => {
  const first = five(1, 101, 102, 103, 104, 105);
  follows('P-SETUP-9', 'what the players have is what the last hand left', () =>
    session([first, five(2, 101, 101, 104, 104, 105)]),
  );
  follows('P-SETUP-9', 'a player pays another one between hands', () =>
    session([first, five(2, 101, 111, 104, 99, 100)]),
  );
  breaks(
    'P-SETUP-9',
    'chips of two players vanish',
    () => session([first, five(2, 81, 101, 104, 104, 95)]),
    'session-balance P-SETUP-9 P-SETUP-5',
  );
});

describe('money in the pot of the next hand', () => {
  const incident = { type: 'duplicate-card', cards: '7d', knownBy: 1, aggressive: true };
  /** Ann knew of a bad deck and raised: her chips stay in the pot. */
  const bad: TableHand = {
    id: 1,
    button: 1,
    seats: SEATS,
    body: [
      'Ann: raises $2 to $4',
      `Floor: ${JSON.stringify({ incident, logged: { ruling: 'not-refunded' } })}`,
      '*** SUMMARY ***',
      'Total pot $4 | Rake $0',
    ],
  };
  const collected = (...lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.replace('collected $2', 'collected $6').replace('Total pot $2', 'Total pot $6'));
  const carried: TableHand = {
    id: 2,
    button: 2,
    seats: [
      [1, 'Ann', 96],
      [2, 'Bob', 100],
      [3, 'Cid', 100],
    ],
    carried: 400,
    body: collected(...folded(['Bob'], 'Cid', 'Ann')),
  };
  follows('R-IRR-6', 'only the players of the last hand play for its money', () => session([bad, carried]));
  breaks(
    'R-IRR-6',
    'a player who joins plays for it',
    () =>
      session([
        bad,
        {
          ...carried,
          seats: [...carried.seats, [5, 'Dee', 100]],
          body: collected(...folded(['Ann', 'Bob'], 'Cid', 'Dee')),
        },
      ]),
    'carried-money R-IRR-6',
  );
  breaks(
    'R-IRR-6',
    'a player who sat out of the last hand plays for it',
    () =>
      session([
        { ...bad, seats: [...SEATS, [5, 'Dee', 100]], away: ['Dee'] },
        {
          ...carried,
          seats: [...carried.seats, [5, 'Dee', 100]],
          body: collected(...folded(['Ann', 'Bob'], 'Cid', 'Dee')),
        },
      ]),
    'carried-money R-IRR-6',
  );
  follows('R-IRR-5', 'the money that a player forfeits may stay out of the next hand', () =>
    session([bad, { ...carried, carried: 0, body: folded(['Bob'], 'Cid', 'Ann') }]),
  );
});
