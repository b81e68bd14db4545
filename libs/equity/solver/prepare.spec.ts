import { MAX_JOB_COST } from '../jobs/limits.js';
import { gameOf } from '../testing/spots.js';
import { prepare } from './prepare.js';

const question = (game: string, ...hands: string[]) => ({
  game: gameOf(game),
  players: hands.map((hand) => ({ hand })),
  board: '',
  dead: '',
});

describe('prepare', () => {
  it('rejects exact counting that costs more than the limit, with the cost and the limit', () => {
    const heavy = question('omaha-6', 'AsAhKsKh2c3d', '9d8d7c6c5h4h', 'QsQhJsJhTcTd', '3s4s5s6s7s8s');
    const prepared = prepare(
      { ...heavy, game: { ...heavy.game, boards: 2 } },
      { method: 'exact' },
      { maxExactCost: MAX_JOB_COST },
    );
    expect(prepared).toEqual({
      ok: false,
      issues: [
        { code: 'too-costly', pointer: '/method', cost: expect.any(Number) as number, most: MAX_JOB_COST },
      ],
    });
  });

  it('rejects more trials than can be counted', () => {
    const prepared = prepare(question('holdem', 'AhKh', 'QsQd'), { method: 'monte-carlo', trials: 2e9 });
    expect(prepared).toEqual({
      ok: false,
      issues: [{ code: 'too-many-trials', pointer: '/trials', cost: 2e9, most: 1e9 }],
    });
  });

  it('with keepsOrder: keeps the order of a spot that is counted exactly, but not of a sampled one', () => {
    const unordered = question('holdem', 'QsQd', 'AhKh');
    const exact = prepare(unordered, { method: 'exact' }, { keepsOrder: true });
    const sampled = prepare(unordered, { method: 'monte-carlo', trials: 100 }, { keepsOrder: true });
    const canonical = prepare(unordered, { method: 'monte-carlo', trials: 100 });
    expect(exact).toMatchObject({ order: { players: [0, 1], suits: [0, 1, 2, 3] } });
    expect(sampled).toEqual(canonical);
  });
});
