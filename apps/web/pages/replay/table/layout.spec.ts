import { cardStep, inOrder, layOut, MAX_SEATS, SEAT, type Shape } from './layout.js';

const SHAPES: readonly Shape[] = ['wide', 'tall'];
const COUNTS = Array.from({ length: MAX_SEATS - 1 }, (_, index) => index + 2);

test('no two seats overlap, and each is inside of the picture, for two to 22 seats', () => {
  for (const shape of SHAPES) {
    for (const count of COUNTS) {
      const { places, width, height, scale } = layOut(count, shape);
      expect(places).toHaveLength(count);
      const [halfWidth, halfHeight] = [(SEAT.width * scale) / 2, (SEAT.height * scale) / 2];
      for (const [index, { seat }] of places.entries()) {
        const edges = [
          seat.x - halfWidth,
          width - seat.x - halfWidth,
          seat.y - halfHeight,
          height - seat.y - halfHeight,
        ];
        expect([shape, count, index, Math.min(...edges) >= 0]).toEqual([shape, count, index, true]);
        for (const { seat: other } of places.slice(index + 1)) {
          const isApart =
            Math.abs(seat.x - other.x) > 2 * halfWidth - 0.01 ||
            Math.abs(seat.y - other.y) > 2 * halfHeight - 0.01;
          expect([shape, count, index, isApart]).toEqual([shape, count, index, true]);
        }
      }
    }
  }
});

test('a bet of eight digits reaches no plate of a seat on a wide table', () => {
  // From the chip on its outside; digits are at most 9 units wide, and the letters 16 high.
  const [chip, amount] = [28, 8 * 9 - 8];
  for (const count of COUNTS.filter((each) => each <= 10)) {
    const { places, scale } = layOut(count, 'wide');
    for (const { bet } of places) {
      if (bet === null) throw new Error('a wide table has a place for each bet');
      const [left, right] = bet.chip === 'left' ? [chip, amount] : [amount, chip];
      for (const [index, { seat }] of places.entries()) {
        const isApart =
          bet.x - left > seat.x + (SEAT.width * scale) / 2 ||
          bet.x + right < seat.x - (SEAT.width * scale) / 2 ||
          Math.abs(bet.y - seat.y) > 8 + (SEAT.height * scale) / 2;
        expect([count, index, isApart]).toEqual([count, index, true]);
      }
    }
  }
});

test('ten seats are drawn at their full size or nearly so', () => {
  for (const shape of SHAPES) expect(layOut(10, shape).scale).toBeGreaterThan(0.9);
});

test('seats go clockwise from the bottom: the second one is on the left', () => {
  for (const shape of SHAPES) {
    for (const count of COUNTS.slice(1)) {
      const { places, centre } = layOut(count, shape);
      const [first, second] = places;
      const last = places.at(-1);
      expect(first?.seat.x).toBeCloseTo(centre.x);
      expect(first?.seat.y).toBeGreaterThan(centre.y);
      expect(second?.seat.x).toBeLessThan(centre.x);
      expect(last?.seat.x).toBeGreaterThan(centre.x);
    }
  }
});

test('the hero is at the bottom, and the seats after the last one follow', () => {
  const players = [{ seat: 5 }, { seat: 1 }, { seat: 3 }];
  const seatsFrom = (hero: number | null): number[] => inOrder(players, hero).map(({ seat }) => seat);
  expect([seatsFrom(3), seatsFrom(null), seatsFrom(9)]).toEqual([
    [3, 5, 1],
    [1, 3, 5],
    [1, 3, 5],
  ]);
});

test('a board of a tall table fits between the seats at its sides', () => {
  for (const count of COUNTS) {
    const { places, centre, room, scale } = layOut(count, 'tall');
    for (const { seat } of places) {
      const isBeside = Math.abs(seat.y - centre.y) < (SEAT.height * scale) / 2 + 30;
      const edge = Math.abs(seat.x - centre.x) - (SEAT.width * scale) / 2;
      expect([count, isBeside && edge < room / 2]).toEqual([count, false]);
    }
  }
});

test('any number of cards fits into a row', () => {
  for (let count = 1; count <= 12; count++)
    expect(cardStep(count, 32, 136) * (count - 1) + 32).toBeLessThanOrEqual(136);
});
