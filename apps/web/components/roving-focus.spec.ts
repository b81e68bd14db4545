import { nextPlace } from './roving-focus.js';

const FIELD = { columns: 13, rows: 4 };

test.each([
  ['ArrowRight', { x: 0, y: 0 }, { x: 1, y: 0 }],
  ['ArrowDown', { x: 5, y: 2 }, { x: 5, y: 3 }],
  ['Home', { x: 5, y: 2 }, { x: 0, y: 2 }],
  ['End', { x: 5, y: 2 }, { x: 12, y: 2 }],
])('%s moves from %j to %j', (key, from, to) => {
  expect(nextPlace(key, from, FIELD)).toEqual(to);
});

test.each([
  ['ArrowLeft', { x: 0, y: 0 }],
  ['ArrowUp', { x: 3, y: 0 }],
  ['ArrowRight', { x: 12, y: 1 }],
  ['ArrowDown', { x: 3, y: 3 }],
  ['a', { x: 3, y: 3 }],
])('%s does not move from %j', (key, from) => {
  expect(nextPlace(key, from, FIELD)).toBeNull();
});
