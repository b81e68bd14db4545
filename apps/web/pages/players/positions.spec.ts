import { POSITIONS } from '#statistics';
import { inOrder } from './positions.js';

const keysOf = (keys: readonly (string | null)[]): (string | null)[] =>
  inOrder(keys.map((key) => ({ by: 'position' as const, key }))).map(({ key }) => key);

test('positions are in the order of the seats, the unknown one last', () => {
  const order = 'SB BB UTG UTG+1 UTG+2 UTG+3 UTG+4 UTG+5 UTG+6 LJ HJ CO BTN'.split(' ');
  expect(keysOf([null, ...POSITIONS])).toEqual([...order, null]);
  expect(keysOf([...POSITIONS].reverse())).toEqual(order);
});

test('other groups keep their order', () => {
  const groups = ['BTN', 'SB'].map((key) => ({ by: 'stakes' as const, key }));
  expect(inOrder(groups)).toEqual(groups);
});
