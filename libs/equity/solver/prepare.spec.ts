import { MAX_JOB_COST } from '../jobs/limits.js';
import { gameOf } from '../testing/spots.js';
import { makeAnswer } from '../outputs/answer.js';
import { prepare } from './prepare.js';
import { solve } from './solve.js';

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

  it('keeps the suit that decides a share of the pot', () => {
    const [high] = gameOf('holdem').shares;
    const shares = [
      { ...high, half: 'high' },
      { scale: 'highest-spade', composition: 'any-one', half: 'spade' },
    ] as const;
    for (const board of ['2s7s9c3dKh', '2c7c9d3dKh']) {
      const asked = { ...question('holdem', 'QsJh', 'AhAd'), game: { ...gameOf('holdem'), shares }, board };
      const prepared = prepare(asked, { method: 'exact' });
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.issues));
      const { players } = makeAnswer(asked.game, solve(prepared), ['', ''], prepared.spot.players);
      expect(players.map(({ equity }) => equity)).toEqual([0.5, 0.5]);
    }
  });

  describe('ranges before the flop whose weights have three decimals', () => {
    const solver = (board: string) => ({
      ...question('holdem'),
      board,
      players: ['22+:0.997,A2s+:0.873,ATo+:0.501,KTs+:0.663', '22+:0.991,A2+:0.333,K9+:0.751'].map(
        (range) => ({
          range,
        }),
      ),
    });

    it('are counted exactly, in whole numbers beyond those of a number', () => {
      const prepared = prepare(solver(''), { method: 'auto' });
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.issues));
      const answer = makeAnswer(gameOf('holdem'), solve(prepared), ['a', 'b'], prepared.spot.players);
      const { total, players } = answer;
      expect(answer.method).toBe('exact');
      expect(BigInt(total) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
      expect(players.reduce((sum, { wins }) => sum + BigInt(wins), BigInt(players[0].ties))).toBe(
        BigInt(total),
      );
      expect(players[0].ties).toBe(players[1].ties);
      expect(players[0].equity + players[1].equity).toBeCloseTo(1, 14);
      expect(Number(answer.deals) % 1_712_304).toBe(0);
    });

    it('have outputs that are sampled; to count them is rejected', () => {
      const sampled = prepare(solver(''), { method: 'auto', include: ['hands'] });
      expect(sampled).toMatchObject({
        ok: true,
        strategy: { method: 'exact', outputs: [{ output: 'hands', method: 'monte-carlo' }] },
      });
      expect(prepare(solver(''), { method: 'exact', include: ['hands'] })).toMatchObject({
        ok: false,
        issues: [{ code: 'too-many-cases', pointer: '/method' }],
      });
      expect(prepare(solver('Ts9h2c'), { method: 'exact', include: ['hands'] })).toMatchObject({ ok: true });
    });
  });
});
