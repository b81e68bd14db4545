import { formatFor, inOneFormat } from './amounts.js';
import { handOf, legalOf, stepOf } from './testing.js';

const step = stepOf({
  amount: '10',
  pot: '15.50',
  pots: [{ amount: '15.5', seats: [1, 2] }],
  bets: { 1: '5' },
  stacks: { 1: null, 2: '100.00' },
  legal: { ...legalOf(1, '5'), raise: { min: '10', max: '95.00', totals: ['10', '95'] } },
});

test('all amounts of a hand have the decimals of the longest one, at least two', () => {
  const hand = inOneFormat(handOf({ steps: [step], rake: '0', totalPot: '20' }));
  expect(hand).toMatchObject({
    stakes: { smallBlind: '0.50', bigBlind: '1.00' },
    rake: '0.00',
    totalPot: '20.00',
    steps: [
      {
        amount: '10.00',
        pot: '15.50',
        pots: [{ amount: '15.50', seats: [1, 2] }],
        bets: { 1: '5.00' },
        stacks: { 1: null, 2: '100.00' },
        legal: {
          call: '5.00',
          bringIn: null,
          bet: null,
          raise: { min: '10.00', max: '95.00', totals: ['10.00', '95.00'] },
        },
      },
    ],
  });
  expect(['1.5', '2'].map(formatFor(hand, ['1.5', '2']))).toEqual(['1.50', '2.00']);
  expect(['1.125', '2'].map(formatFor(hand, ['1.125', '2']))).toEqual(['1.125', '2.000']);
});

test('a hand of whole amounts has no decimals', () => {
  const hand = inOneFormat(
    handOf({
      stakes: { smallBlind: '1.00', bigBlind: '2.00' },
      steps: [stepOf({ pot: '3.00', stacks: { 1: '20.00' } })],
    }),
  );
  expect(hand).toMatchObject({
    stakes: { smallBlind: '1', bigBlind: '2' },
    players: [{ startingStack: '10', finishingStack: '8' }, { finishingStack: '12' }],
    steps: [{ pot: '3', stacks: { 1: '20' } }],
  });
});
