import type { GameOptions } from '#client';
import { variants } from '#engine';
import type { Game } from '../../../games/game.js';
import { calculatorLinks } from './calculator-link.js';
import { positionAt } from './position.js';
import type { Step } from './record.js';
import { handOf, playerOf, stepOf } from './testing.js';

const gameOf = (id: string): Game => variants.find((variant) => variant.id === id)!;

const players = [1, 2, 3].map(playerOf);

/** The links at a position, without what all of them begin with. */
const linksAt = (
  game: string,
  steps: readonly Partial<Step>[],
  at = 0,
  options: GameOptions = {},
): unknown[] => {
  const hand = handOf({ players, steps: steps.map(stepOf) });
  return calculatorLinks(gameOf(game), options, hand.steps, positionAt(hand, at)).map(({ href, board }) => {
    const link = href.replace(`/equity#v=1&game=${game}&`, '');
    return board === null ? link : [board, link];
  });
};

const flop = { hands: { 1: '?? ??', 2: 'Qs Qd', 3: 'Ac 2c' }, boards: [['Th', '9h', '2d']] };

test('the calculator gets the players that are left, the board, and the cards of folded hands as dead', () => {
  expect(linksAt('holdem', [{ ...flop, live: [1, 2] }])).toEqual(['range=&hand=QsQd&board=Th9h2d&dead=Ac2c']);
  expect(linksAt('holdem', [{ ...flop, live: [2] }])).toEqual([]);
});

test('a hand of which one card is known is every hand with that card', () => {
  expect(linksAt('holdem', [{ hands: { 1: 'As ??', 2: 'Qs Qd' }, live: [1, 2] }])).toEqual([
    'range=As*&hand=QsQd',
  ]);
  expect(linksAt('omaha', [{ hands: { 1: 'As ?? ?? Kd', 2: 'Qs Qd 2c 3c' }, live: [1, 2] }])).toEqual([
    'range=AsKd&hand=QsQd2c3c',
  ]);
  // In stud the other cards are dealt later, or unknown.
  expect(linksAt('stud', [{ hands: { 1: '?? ?? As', 2: '?? ?? Kd' }, live: [1, 2] }])).toEqual([
    'hand=As&hand=Kd',
  ]);
});

test('each of several boards has a link, in which the cards of the others are dead', () => {
  const turns = { ...flop, live: [1, 2], boards: [...flop.boards, ['Th', '9h', '3d']] };
  expect(linksAt('holdem', [turns])).toEqual([
    [1, 'range=&hand=QsQd&board=Th9h2d&dead=Ac2c3d'],
    [2, 'range=&hand=QsQd&board=Th9h3d&dead=Ac2c2d'],
  ]);
});

test('known discards and burn cards are dead until they are dealt again, and the draws that are left are counted', () => {
  const held = { hands: { 1: '2c 3c 4c 5c', 2: '?? ?? ?? ??' }, live: [1, 2], boards: [[]] };
  const again = { ...held, hands: { 1: '2c 3c 4c Kd', 2: '?? ?? ?? ??' } };
  const steps = [
    { ...held, event: 'burn', cards: 'Ah', street: 'predraw' },
    { ...held, event: 'discard', seat: 1, cards: 'Kd', street: 'first-draw' },
    { ...held, event: 'check', seat: 1, street: 'first-draw' },
    { ...again, event: 'check', seat: 1, street: 'second-draw' },
  ];
  expect([0, 1, 2, 3].map((at) => linksAt('badugi', steps, at)[0])).toEqual([
    'hand=2c3c4c5c&range=&draws=3',
    'hand=2c3c4c5c&range=&dead=Ah&draws=3',
    'hand=2c3c4c5c&range=&dead=AhKd&draws=2',
    'hand=2c3c4cKd&range=&dead=Ah',
  ]);
});

test('the calculator gets the options of the game, and no hand whose players declare halves', () => {
  const steps = [{ hands: { 1: '2d 3c 4c 5c 9h', 2: '?? ?? ?? ?? ??' }, live: [1, 2], boards: [[]] }];
  const link = 'hand=2d3c4c5c9h&range=';
  expect(linksAt('five-draw', steps, 0, { wildRanks: ['2'], joker: 'bug' })).toEqual([
    `joker=bug&wildRanks=2&${link}`,
  ]);
  expect(linksAt('five-draw', steps, 0, { openers: 'jacks' })).toEqual([`openers=jacks&${link}`]);
  expect(linksAt('five-draw-hl', steps, 0, { declare: true })).toEqual([]);
});

test('there is no link while the deck has too few cards for all players', () => {
  const eight = Array.from({ length: 8 }, (_, index) => index + 1);
  const hands = { 1: '?? ?? As', 2: '?? ?? Kd', 8: '3c 4c 5c 6c' };
  const linksOf = (live: readonly number[], options: GameOptions = {}): unknown[] => {
    const hand = handOf({ players: eight.map(playerOf), steps: [stepOf({ hands, live: [...live] })] });
    return [...calculatorLinks(gameOf('stud'), options, hand.steps, positionAt(hand, 0))];
  };
  expect(linksOf(eight)).toEqual([]);
  // Seven players have 49 cards at the end, and the four known cards of a player who has folded are dead.
  expect(linksOf(eight.slice(0, 7))).toEqual([]);
  expect(linksOf(eight.slice(1))).toHaveLength(1);
  expect(linksOf(eight.slice(0, 6))).toHaveLength(1);
  expect(linksOf(eight.slice(0, 7), { deck: 48 })).toEqual([]);
});

test('each of the boards that the options say has a link of the game with one board', () => {
  const steps = [{ ...flop, live: [1, 2], boards: [...flop.boards, ['3h', '4h', '5d']] }];
  expect(linksAt('holdem', steps, 0, { boards: 2, bomb: true })).toEqual([
    [1, 'bomb=true&range=&hand=QsQd&board=Th9h2d&dead=Ac2c3h4h5d'],
    [2, 'bomb=true&range=&hand=QsQd&board=3h4h5d&dead=Ac2cTh9h2d'],
  ]);
});
