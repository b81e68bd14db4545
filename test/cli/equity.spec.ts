import { floorman } from './floorman.js';

interface Told {
  readonly method: string;
  readonly total: string;
  readonly seed: number | null;
  readonly players: readonly Record<string, unknown>[];
}

const told = async (...args: string[]): Promise<Told> => {
  const { code, stdout, stderr } = await floorman(['equity', ...args, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Told;
};

describe('floorman equity', () => {
  test('counts all cases of hands and ranges, and tells them as integers', async () => {
    expect(await told('--game', 'holdem', 'AhKh', 'QsQd')).toMatchObject({
      game: 'holdem',
      method: 'exact',
      total: '1712304',
      seed: null,
      players: [
        { hand: 'AhKh', wins: '787966', ties: '6732', shares: '791332', standardError: 0 },
        { hand: 'QsQd', wins: '917606', ties: '6732', shares: '920972' },
      ],
    });
    const flop = await told('--game', 'holdem', 'QQ+,AKs', '22+,A2s+,KTs+,QJs,AJo+', '--board', 'Ts9h2c');
    expect([flop.total, flop.players.map(({ shares }) => shares)]).toEqual([
      '2985840',
      ['4289877/2', '1681803/2'],
    ]);
  });

  test('tells both halves of a split pot, and how often one takes it all', async () => {
    const { players } = await told('--game', 'omaha-8', 'AsAh2s3d', 'KcKdQcJd', '--board', '7h8c2c');
    for (const { equity, high, low } of players)
      expect(Number(high) + Number(low)).toBeCloseTo(Number(equity), 12);
    expect(players[1].low).toBe(0);
    expect(Number(players[0].scoop)).toBeGreaterThan(0);
  });

  test('deals at random where that is asked for: the same seed gives the same answer', async () => {
    const args = ['--game', 'holdem', 'AhKh', 'random', 'random', '--trials', '20000', '--seed', '5'];
    const [first, second] = [await told(...args), await told(...args)];
    expect({ ...first, seconds: 0 }).toEqual({ ...second, seconds: 0 });
    expect([first.method, first.seed]).toEqual(['monte-carlo', 5]);
    expect(Number(first.total)).toBeGreaterThanOrEqual(20_000);
    const [low, high] = first.players[0].interval as [number, number];
    expect(low).toBeLessThan(Number(first.players[0].equity));
    expect(high).toBeGreaterThan(Number(first.players[0].equity));
  });

  test('stops when the error is as small as was asked for', async () => {
    const { players } = await told('--game', 'holdem', 'AhKh', 'QsQd', '--error', '0.005', '--seed', '1');
    for (const { standardError } of players) {
      expect(standardError).toBeGreaterThan(0);
      expect(standardError).toBeLessThanOrEqual(0.005);
    }
  });

  test.each([
    [['AhKh', 'AhQd'], 'AhQd: Ah is there twice'],
    [['AhKh', 'QQ+,Z'], 'QQ[+],Z: .* was expected at character 5'],
    [['AhKh'], 'AhKh: two players or more were expected'],
    [['AhKh', 'QsQd', '--board', '2c3c'], '--board: 0, 3, 4 or 5 cards were expected'],
    [
      ['AhKh', 'QQ', '--board', 'QsQdQc'],
      'QQ: board, dead cards and the hands of others leave nothing of this range',
    ],
    [['AhKh', 'QsQd', '--exact', '--trials', '5'], '--exact goes with neither'],
    [['AhKh', 'QsQd', '--error', '2'], '--error is a number between 0 and 1, not 2'],
  ])('%j is wrong use, and it is said where', async (args, sentence) => {
    const { code, stderr } = await floorman(['equity', '--game', 'holdem', ...args]);
    expect([code, stderr]).toEqual([64, expect.stringMatching(new RegExp(`^floorman: ${sentence}`))]);
  });

  test('what depends on what players will throw away is refused, in both languages', async () => {
    const args = ['equity', '--game', 'badugi', 'Ah2d3c', 'As4d5h', '--draws', '2'];
    const english = await floorman(args);
    const spanish = await floorman([...args, '--lang', 'es']);
    expect([english.code, english.stderr]).toEqual([64, expect.stringContaining('a policy')]);
    expect(spanish.stderr).toContain('una política');
  });

  test('for people: the equity first, in both languages', async () => {
    const args = ['equity', '--game', 'holdem', 'AhKh', 'QsQd'];
    const { stdout } = await floorman(args);
    expect(stdout).toMatch(/^holdem, exact, 1712304 cases\nAhKh {3}46\.214 % {2}wins {2}46\.018 %, ties/);
    expect((await floorman([...args, '--lang', 'es'])).stdout).toContain('gana');
  });
});
