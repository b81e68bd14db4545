import { isLeftOut, positionAt } from './position.js';
import { handOf, legalOf, stepOf } from './testing.js';

const stacks = { 1: '8.00', 2: '8.00' };
const hand = handOf({
  steps: [
    stepOf({ event: 'hole-cards' }),
    stepOf({
      event: 'bet',
      seat: 1,
      amount: '2.00',
      legal: legalOf(1, null),
      hands: { 1: '?? ??', 2: '?? ??' },
    }),
    stepOf({
      event: 'fold',
      seat: 2,
      pot: '4.00',
      bets: { 1: '2.00' },
      stacks,
      hands: { 1: '?? ??', 2: 'Qs ??' },
    }),
    stepOf({
      event: 'collect',
      seat: 1,
      amount: '1.50',
      pot: '4.00',
      live: [1],
      bets: { 1: '2.00' },
      stacks,
    }),
    stepOf({
      event: 'collect',
      seat: 1,
      amount: '2.00',
      pot: '4.00',
      live: [1],
      bets: { 1: '2.00' },
      stacks,
    }),
  ],
});

test('a position has the state before its step, and the event before it', () => {
  const { last, seats, pot } = positionAt(hand, 2);
  expect([last?.event, pot]).toEqual(['bet', '4.00']);
  expect(seats[0]).toMatchObject({ bet: '2.00', isActor: true, action: { event: 'bet', amount: '2.00' } });
  expect(seats[1]).toMatchObject({ isHero: true, action: null, cards: [{ card: 'Qs' }, { card: null }] });
});

test('collected chips leave the pot and join the stack', () => {
  const { pot, seats } = positionAt(hand, 4);
  expect(pot).toBe('2.50');
  expect(seats[0]).toMatchObject({ stack: '9.50', won: '1.50', bet: null });
});

test('a cash-out is shown, and takes nothing from the pot', () => {
  const cashOut = stepOf({ event: 'cash-out', seat: 2, amount: '3.00', pot: '4.00', stacks });
  const cashed = handOf({ steps: [cashOut, stepOf({ event: 'show', seat: 1, pot: '4.00', stacks })] });
  const { pot, seats } = positionAt(cashed, 1);
  expect(pot).toBe('4.00');
  expect(seats[1]).toMatchObject({
    stack: '8.00',
    won: null,
    action: { event: 'cash-out', amount: '3.00' },
  });
});

test('the end has the stacks and the cards of the record', () => {
  const { isEnd, seats, pot } = positionAt(hand, 5);
  expect([isEnd, pot]).toEqual([true, '0.50']);
  expect(seats[0]).toMatchObject({ stack: '8.00', won: '3.50', cards: [{ card: 'Ah' }, { card: 'Kh' }] });
});

test('actions are forgotten when the next street begins', () => {
  const played = handOf({
    steps: [
      stepOf({ event: 'check', seat: 1 }),
      stepOf({ event: 'board', street: 'flop' }),
      stepOf({ event: 'note', seat: 2 }),
      stepOf({}),
    ],
  });
  const actionsAt = (at: number): unknown[] =>
    positionAt(played, at).seats.map(({ action }) => action?.event ?? null);
  expect([actionsAt(1), actionsAt(2), actionsAt(3)]).toEqual([
    ['check', null],
    [null, null],
    [null, null],
  ]);
});

test('cards that were dealt face up come last, each as often as it was dealt so', () => {
  const stud = handOf({ steps: [stepOf({ hands: { 1: 'Qs ?? ??' }, up: { 1: 'Qs' } })] });
  expect(positionAt(stud, 0).seats[0]?.cards).toEqual([
    { card: null, isUp: false },
    { card: null, isUp: false },
    { card: 'Qs', isUp: true },
  ]);
});

test('at the end a player who folded has no more unknown cards than were dealt', () => {
  const [first, second] = handOf({}).players;
  const stud = handOf({
    players: [
      { ...first, cards: '4d Qc ?? ?? ?? ?? Ac' },
      { ...second, cards: '2c 3c ?? ??' },
    ],
    steps: [stepOf({ event: 'fold', seat: 1, hands: { 1: '?? ?? Ac' } })],
  });
  expect(positionAt(stud, 1).seats.map(({ cards }) => cards.map(({ card }) => card))).toEqual([
    ['4d', 'Qc', 'Ac'],
    ['2c', '3c', null, null],
  ]);
});

test('a bet that puts no chips in, and a fold that removes nobody, are left out of play', () => {
  const steps = [
    stepOf({ event: 'bet', seat: 1, amount: '2.00', pot: '4.00' }),
    stepOf({ event: 'fold', seat: 2, pot: '4.00' }),
    stepOf({ event: 'call', seat: 2, amount: '2.00', pot: '4.00' }),
    stepOf({ event: 'check', seat: 1, pot: '6.00' }),
  ];
  const leftOut = steps.map((_, index) => isLeftOut(positionAt(handOf({ steps }), index + 1)));
  expect(leftOut).toEqual([true, true, false, false]);
  expect(isLeftOut(positionAt(hand, 2))).toBe(false);
});
