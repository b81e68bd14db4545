import { heatOf } from './heat.js';

test('a square has the mean equity of its hands, by how often they occur', () => {
  const heat = heatOf(
    [
      { hand: 'AhKh', total: '30', equity: 0.5 },
      { hand: 'AsKs', total: '10', equity: 0.9 },
      { hand: 'AhKd', total: '5', equity: 0.4 },
      { hand: 'KhKd', total: '5', equity: 0.25 },
      { hand: 'AhAd', total: '0', equity: null },
    ],
    'AKQ',
  );
  expect(heat).toEqual([
    [null, expect.closeTo(0.6), null],
    [0.4, 0.25, null],
    [null, null, null],
  ]);
});
