import { onCommonScale, onScaleOfPlayers, smallestP } from './false-discovery.js';

describe('false discoveries', () => {
  it('the smallest of several p-values is larger than alone', () => {
    expect(smallestP([0.1])).toBeCloseTo(0.1, 10);
    expect(smallestP([0.1, 0.9])).toBeCloseTo(0.19, 10);
    expect(smallestP([1e-20, 0.9, 1])).toBeCloseTo(3e-20, 30);
    expect(smallestP([])).toBe(1);
  });

  it('many z-values that vary too much are scaled by their middle half; few are left alone', () => {
    const wide = Array.from({ length: 101 }, (_, index) => 3 + (index - 50) / 10);
    const scaled = onCommonScale([...wide, 100], { hasSides: false });
    expect(scaled[50]).toBeCloseTo(0, 1);
    expect(scaled[75]).toBeCloseTo(0.6745, 1);
    expect(scaled.at(-1)).toBeGreaterThan(20);
    expect(onCommonScale(wide.slice(0, 10), { hasSides: false })).toEqual(wide.slice(0, 10));
  });

  it('z-values whose sign names a player do not depend on who is named first', () => {
    const wide = Array.from({ length: 101 }, (_, index) => 3 + (index - 50) / 10);
    const turned = onCommonScale(
      wide.map((z) => -z),
      { hasSides: true },
    );
    expect(turned.map((z) => -z)).toEqual(onCommonScale(wide, { hasSides: true }));
  });

  it('z-values that vary less than they may keep their spread', () => {
    const narrow = Array.from({ length: 101 }, (_, index) => (index - 50) / 100);
    expect(onCommonScale(narrow, { hasSides: false })).toEqual(narrow);
  });

  describe('on the scale of players', () => {
    /** Player 0 with each of 40 opponents, with sizes as of a normal variable times his spread. */
    const others = Array.from({ length: 40 }, (_, index) => [0, index + 1] as const);
    const values = (spread: number): number[] =>
      others.map((_, index) => (index % 2 === 0 ? 1 : -1) * spread * (index / 20));

    it('a player who stands out with many opponents is suspect with none of them', () => {
      const zs = values(4);
      const scaled = onScaleOfPlayers(zs, others);
      expect(Math.max(...zs)).toBeGreaterThan(7);
      expect(Math.max(...scaled)).toBeLessThan(3);
    });

    it('one partner of a player does not hide himself or another', () => {
      const zs = values(0.5);
      zs[5] = 12;
      zs[8] = 8;
      const scaled = onScaleOfPlayers(zs, others);
      expect(scaled[5]).toBeGreaterThan(11);
      expect(scaled[8]).toBeGreaterThan(7.5);
    });

    it('values of players who vary no more than usual, and of a single pair, are left as they are', () => {
      const zs = values(0.5);
      expect(onScaleOfPlayers(zs, others)).toEqual(zs);
      expect(onScaleOfPlayers([9], [['Ann', 'Bob']])).toEqual([9]);
      expect(onScaleOfPlayers([], [])).toEqual([]);
    });

    it('a spread among few opponents counts for less than one among many', () => {
      const few = onScaleOfPlayers([3, 3, 3], [others[0], others[1], others[2]]);
      const many = onScaleOfPlayers(
        others.map(() => 3),
        others,
      );
      expect(few[0]).toBeGreaterThan(many[0]);
      expect(few[0]).toBeLessThan(3);
    });
  });
});
