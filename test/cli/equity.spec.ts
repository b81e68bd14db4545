import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorman } from './floorman.js';

interface EquityOutput {
  readonly method: string;
  readonly total: string;
  readonly seed: number | null;
  readonly players: readonly Record<string, unknown>[];
  readonly nextCards?: readonly { readonly card: string }[];
  readonly included?: unknown;
  /** The same players, with the further outputs. */
  readonly full: readonly {
    readonly equity: number;
    readonly hands: readonly {
      readonly hand: string;
      readonly weight: string;
      readonly total: string;
      readonly equity: number;
    }[];
    readonly categories: readonly {
      readonly board: number;
      readonly frequencies: readonly { part: number }[];
    }[];
  }[];
}

const computeEquity = async (...args: string[]): Promise<EquityOutput> => {
  const { code, stdout, stderr } = await floorman(['equity', ...args, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as EquityOutput;
};

describe('floorman equity', () => {
  test('counts all cases of hands and ranges, and prints them as integers', async () => {
    expect(await computeEquity('--game', 'holdem', 'AhKh', 'QsQd')).toMatchObject({
      game: 'holdem',
      method: 'exact',
      total: '1712304',
      seed: null,
      players: [
        { hand: 'AhKh', wins: '787966', ties: '6732', shares: '791332', standardError: 0 },
        { hand: 'QsQd', wins: '917606', ties: '6732', shares: '920972' },
      ],
    });
    const flop = await computeEquity(
      '--game',
      'holdem',
      'QQ+,AKs',
      '22+,A2s+,KTs+,QJs,AJo+',
      '--board',
      'Ts9h2c',
    );
    expect([flop.total, flop.players.map(({ shares }) => shares)]).toEqual([
      '2985840',
      ['4289877/2', '1681803/2'],
    ]);
  });

  test('counts the deals of ranges with weights, each once', async () => {
    const spot = ['--game', 'holdem', 'QsQd', 'AKs:0.5,AKo:0.25'];
    expect(await computeEquity(...spot)).toMatchObject({ total: '34246080', deals: '27396864' });
    expect((await floorman(['equity', ...spot])).stdout).toContain('27396864 cases');
    expect(await computeEquity('--game', 'holdem', 'QsQd', 'AKs:0.5')).not.toHaveProperty('deals');
  });

  test('prints both halves of a split pot and the scoops', async () => {
    const { players } = await computeEquity('--game', 'omaha-8', 'AsAh2s3d', 'KcKdQcJd', '--board', '7h8c2c');
    for (const { equity, high, low } of players)
      expect(Number(high) + Number(low)).toBeCloseTo(Number(equity), 12);
    expect(players[1].low).toBe(0);
    expect(Number(players[0].scoop)).toBeGreaterThan(0);
  });

  test('deals random trials on request: the same seed gives the same answer', async () => {
    const args = ['--game', 'holdem', 'AhKh', 'random', 'random', '--trials', '20000', '--seed', '5'];
    const [first, second] = [await computeEquity(...args), await computeEquity(...args)];
    expect({ ...first, seconds: 0 }).toEqual({ ...second, seconds: 0 });
    expect([first.method, first.seed]).toEqual(['monte-carlo', 5]);
    expect(Number(first.total)).toBeGreaterThanOrEqual(20_000);
    const [low, high] = first.players[0].interval as [number, number];
    expect(low).toBeLessThan(Number(first.players[0].equity));
    expect(high).toBeGreaterThan(Number(first.players[0].equity));
  });

  test('gives the same answer on any number of threads, to the last digit', async () => {
    const hands = ['--game', 'holdem', 'AhKh', 'QQ+,AKs', 'random', '--error', '0.004', '--seed', '5'];
    const full = ['--hands', '--categories', '--next-cards'];
    const [one, three] = [
      await computeEquity(...hands, ...full),
      await computeEquity(...hands, ...full, '--threads', '3'),
    ];
    expect({ ...three, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(one.method).toBe('monte-carlo');
  });

  test('gives the same answer when it ends early with chunks in progress on other threads', async () => {
    const args = [
      '--game',
      'holdem',
      'AhKh',
      'QsQd',
      '--error',
      '0.01',
      '--trials',
      '1000000000',
      '--seed',
      '5',
    ];
    const [one, two] = [await computeEquity(...args), await computeEquity(...args, '--threads', '2')];
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(Number(one.total)).toBeLessThan(1_000_000);
  });

  test.each([
    ['holdem', 'AhKh,QsQd', 2],
    ['holdem', 'AA,KK', 12],
    ['holdem', 'JK', 16],
    ['omaha', 'AsAhKsKh,QsQhJsJh', 2],
    ['badugi', 'Ah2d3c,Ad2c3h', 2],
    ['stud', 'AsAhKs,AsAhQs,AsAhJs', 3],
  ])('of %s %s is a range of %d hands', async (game, range, hands) => {
    const { players } = await computeEquity(
      '--game',
      game,
      range,
      'random',
      '--hands',
      '--trials',
      '100',
      '--seed',
      '1',
    );
    expect(players[0].hands).toHaveLength(hands);
  });

  test('stops at the requested standard error', async () => {
    const { players } = await computeEquity(
      '--game',
      'holdem',
      'AhKh',
      'QsQd',
      '--error',
      '0.005',
      '--seed',
      '1',
    );
    for (const { standardError } of players) {
      expect(standardError).toBeGreaterThan(0);
      expect(standardError).toBeLessThanOrEqual(0.005);
    }
  });

  test('prints hands, categories and next cards on request, with the method', async () => {
    const args = ['--game', 'holdem', 'QQ+,AKs', 'AhKh,76s:0.5', '--board', 'Ts9h2c'];
    const full = await computeEquity(...args, '--hands', '--categories', '--next-cards');
    const bare = await computeEquity(...args);
    expect(full).toMatchObject({ ...bare, seconds: expect.any(Number) as number, players: [{}, {}] });
    const [first, second] = full.players as unknown as EquityOutput['full'];
    expect(first.hands).toHaveLength(22);
    const weights = new Map(second.hands.map(({ hand, weight }) => [hand, weight]));
    expect([weights.get('AhKh'), weights.get('7h6h')]).toEqual(['2', '1']);
    for (const { equity, hands } of [first, second]) {
      const sum = hands.reduce((all, hand) => all + Number(hand.total) * hand.equity, 0);
      expect(sum / Number(full.total)).toBeCloseTo(equity, 12);
    }
    expect(first.categories.map(({ board }) => board)).toEqual([3, 4, 5]);
    for (const { frequencies } of first.categories)
      expect(frequencies.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 12);
    expect(full.nextCards?.map(({ card }) => card)).toHaveLength(49);
    expect(full.included).toEqual({
      hands: { method: 'exact', seed: null },
      categories: { method: 'exact', seed: null },
      'next-cards': { method: 'exact', seed: null },
    });
    expect(bare).not.toHaveProperty('included');
  });

  test('prints them as text in both languages', async () => {
    const args = ['equity', '--game', 'omaha-8', 'AsAh2s3d', 'KcKdQcJd', '--board', '7h8c2c4d'];
    const more = ['--categories', '--next-cards'];
    const english = (await floorman([...args, ...more])).stdout;
    expect(english).toContain(
      'Hand categories of AsAh2s3d, 5 board cards, low (exact)\n  hand  frequency  cases\n  low   100.000 %     40\n',
    );
    expect(english).toMatch(
      /By the next card \(exact\)\n +AsAh2s3d +KcKdQcJd\n {2}Ad {2}100\.000 % +0\.000 %/,
    );
    const spanish = (await floorman([...args, ...more, '--lang', 'es'])).stdout;
    expect(spanish).toContain('Según la próxima carta (exacta)');
    expect(spanish).toContain('ninguna mano');
  });

  test('prints the hands of a range in columns with headings, the best first, in both languages', async () => {
    const args = ['equity', '--game', 'holdem', 'AhAd,KdQd', 'KhKs', '--board', '2c3c4s5hKc', '--hands'];
    const english = (await floorman(args)).stdout;
    expect(english).toContain(
      [
        'Hands of AhAd,KdQd (exact)',
        '  hand     equity  cases',
        '  AhAd  100.000 %      1',
        '  KdQd    0.000 %      1',
      ].join('\n'),
    );
    const spanish = (await floorman([...args, '--lang', 'es'])).stdout;
    expect(spanish).toMatch(/^holdem, exacta, 2 casos\n/);
    const one = await floorman(['equity', '--game', 'holdem', 'AhAd', 'KhKs', '--board', '2c3c4s5hKc']);
    expect(one.stdout).toMatch(/^holdem, exact, 1 case\n/);
    expect(spanish).toContain('\n  mano     equity  casos\n  AhAd  100.000 %      1\n');
  });

  test('takes some cards of a hand for a range if no other cards of it are to come', async () => {
    const aces = await computeEquity('--game', 'omaha', 'AsAh', 'KcKdQcJd', '--board', 'Th9h2c');
    expect(aces).toMatchObject({ players: [{ hand: 'AsAh' }, { hand: 'KcKdQcJd' }] });
    const range = await computeEquity('--game', 'omaha', 'AsAh**', 'KcKdQcJd', '--board', 'Th9h2c');
    expect([aces.method, aces.total]).toEqual(['exact', range.total]);
    expect(await computeEquity('--game', 'stud', 'AsAh', 'KcKdQcJd', '--trials', '100')).toMatchObject({
      total: '100',
    });
    expect(await computeEquity('--game', 'holdem', 'Ah??', 'KcKd', '--board', 'Th9h2c')).toMatchObject({
      method: 'exact',
    });
  });

  test('prints every half of a split pot as text in both languages', async () => {
    const args = ['equity', '--game', 'badacey', 'Ah2d3c', 'Ks7d8c', '--categories', '--trials', '1000'];
    const english = (await floorman(args)).stdout;
    expect(english).toMatch(/^Ah2d3c .* scoops +[\d.]+ %, low +[\d.]+ %, badugi +[\d.]+ %$/m);
    expect(english).toMatch(/^Hand categories of Ah2d3c, 5 cards, low /m);
    const spanish = (await floorman([...args, '--lang', 'es'])).stdout;
    expect(spanish).toMatch(/^Ah2d3c .* se lleva todo +[\d.]+ %, baja +[\d.]+ %, badugi +[\d.]+ %$/m);
    expect(spanish).toMatch(/^Categorías de Ah2d3c, 5 cartas, baja /m);
  });

  test('states that a range is too long to list, and lists the others', async () => {
    const args = ['equity', '--game', 'omaha', 'AA**', 'KsKhQsQh', '--hands', '--trials', '10'];
    const { code, stdout } = await floorman(args);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /Hands of AA\*\* .*\n {2}more than 2000 hands: not listed\n.*\n.*\n {2}hand .*\n {2}KsKhQsQh /,
      ),
    ]);
  });

  test.each([
    [['AhKh', 'AhQd'], 'AhQd: Ah is used twice'],
    [['AhKh', 'QQ+,Z'], 'QQ[+],Z: expected at character 5: a hand, such as'],
    [['AhKh'], 'AhKh: two players or more were expected'],
    [['AhKh', 'QsQd', '--board', '2c3c'], '--board: 0, 3, 4 or 5 cards were expected'],
    [
      ['AhKh', 'QQ', '--board', 'QsQdQc'],
      'QQ: the board, the dead cards and the other hands leave no hand of this range',
    ],
    [['AhKh', 'QsQd', '--exact', '--trials', '5'], '--exact cannot be combined with'],
    [
      ['AhKh', 'QsQd', '--exact', '--trials', '5', '--lang', 'es'],
      '--exact no se puede combinar con --trials ni con --error',
    ],
    [[...Array<string>(6).fill('random'), '--exact'], '--exact: there are about'],
    [['--game', 'badugi', '--policy', 'best-one-draw', 'Ah2d3cKs', 'random', '--exact'], '--exact: discards'],
    [
      ['--game', 'badugi', '--policy', 'best-one-draw', 'Ah2d3cKs', 'random', '--hands', '--next-cards'],
      '--hands --next-cards: additional outputs',
    ],
    [['AhKh', 'QsQd', '--error', '2'], '--error is a number between 0 and 1, not 2'],
  ])('%j is wrong use, and the message names the place', async (args, sentence) => {
    const { code, stderr } = await floorman(['equity', '--game', 'holdem', ...args]);
    expect([code, stderr]).toEqual([64, expect.stringMatching(new RegExp(`^floorman: ${sentence}`))]);
  });

  test('refuses a game whose equity depends on later discards, in both languages', async () => {
    const args = ['equity', '--game', 'badugi', 'Ah2d3c', 'As4d5h', '--draws', '2'];
    const english = await floorman(args);
    const spanish = await floorman([...args, '--lang', 'es']);
    expect([english.code, english.stderr]).toEqual([64, expect.stringContaining('a discard policy')]);
    expect(spanish.stderr).toContain('una política');
  });

  test('decides later discards by a policy, and prints what it keeps, in both languages', async () => {
    const args = ['equity', '--game', 'irish', 'AhKhQdJd', '2c2d7s7h', '--board', 'Th9h2s'];
    const best = [...args, '--policy', 'best-one-draw'];
    const { stdout } = await floorman(best);
    expect(stdout).toMatch(/^irish, exact, 820 cases, policy best-one-draw\nAhKhQdJd .*, keeps AhKh\n/);
    expect((await floorman([...best, '--lang', 'es'])).stdout).toContain('conserva AhKh');
  });

  test('reads a table of rules, with the same answer on several threads', async () => {
    const args = ['--game', 'lowball-27-triple', '--draws', '3', '2h3d7cQsKh', '8h7d6c4s2c', '--seed', '1'];
    const table = [...args, '--policy', 'docs/examples/triple-draw-policy.json', '--trials', '20000'];
    const { players, ...one } = await computeEquity(...table);
    const several = await computeEquity(...table, '--threads', '2');
    expect(one).toMatchObject({ method: 'monte-carlo', policy: 'table', total: '20000' });
    expect(players.map(({ keeps }) => keeps)).toEqual(['7c3d2h', '8h7d6c4s2c']);
    expect(several.players).toEqual(players);
  });

  test('names the file, the rule and the fault of a table, in both languages', async () => {
    const args = ['equity', '--game', 'badugi', '--draws', '2', 'Ah2d3cKs', '8d7c6s5h'];
    const missing = await floorman([...args, '--policy', 'best']);
    expect([missing.code, missing.stderr]).toEqual([
      64,
      expect.stringMatching(/^floorman: --policy is one of best-one/),
    ]);
    const file = 'docs/examples/lantern.json';
    const { code, stderr } = await floorman([...args, '--policy', file]);
    expect([code, stderr]).toEqual([64, expect.stringContaining(`${file}: /rules: this is missing`)]);
    const wide = ['equity', '--game', 'badugi', '--draws', '2', 'Ah2d3cKs', '8d7c6s5h'];
    const table = await floorman([
      ...wide,
      '--policy',
      'docs/examples/triple-draw-policy.json',
      '--lang',
      'es',
    ]);
    expect([table.code, table.stderr]).toEqual([
      64,
      expect.stringContaining('--policy/rules/0/hand: se esperaba'),
    ]);
  });

  test('P-SHOW-8: refuses a game in which players declare, in both languages', async () => {
    const hands = ['AhAsKhKd2c3c4d', '5h5s6h6d7c8c9d'];
    const args = ['equity', '--game', 'stud-hl', '--option', 'declare=true', ...hands];
    const english = await floorman(args);
    expect([english.code, english.stderr]).toEqual([
      64,
      expect.stringMatching(/^floorman: --game: the result depends on what each player declares/),
    ]);
    const spanish = await floorman([...args, '--lang', 'es']);
    expect(spanish.stderr).toMatch(/^floorman: --game: el resultado depende de lo que declare/);
  });

  test('prints the equity first, in both languages', async () => {
    const args = ['equity', '--game', 'holdem', 'AhKh', 'QsQd'];
    const { stdout } = await floorman(args);
    expect(stdout).toMatch(/^holdem, exact, 1712304 cases\nAhKh {3}46\.214 % {2}wins {2}46\.018 %, ties/);
    expect((await floorman([...args, '--lang', 'es'])).stdout).toContain('gana');
  });
});

describe('floorman replay --equity', () => {
  test('prints an all-in as the guide shows it', async () => {
    const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'guide.md'), 'utf8');
    const [, shown = ''] =
      /^\$ node .* replay docs\/examples\/all-in\.txt .*\n([^]*?)^```$/m.exec(guide) ?? [];
    const { stdout } = await floorman(['replay', 'docs/examples/all-in.txt', '--equity']);
    expect(stdout.slice(stdout.indexOf('Equity of'))).toBe(shown);
  });

  const log = `PokerStars Hand #1:  Hold'em No Limit ($0.50/$1.00 USD) - 2025/04/21 7:50:44 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($30 in chips)
Ann: posts small blind $0.50
Bob: posts big blind $1
*** HOLE CARDS ***
Ann: raises $19 to $20 and is all-in
Bob: calls $19
*** FLOP *** [Kh 8s 3c]
*** TURN *** [Kh 8s 3c] [9d]
*** RIVER *** [Kh 8s 3c 9d] [2s]
*** SHOW DOWN ***
Bob: shows [Qs Qd] (a pair of Queens)
Ann: shows [Ah Kc] (a pair of Kings)
Ann collected $38 from pot
*** SUMMARY ***
Total pot $40 | Rake $2
Board [Kh 8s 3c 9d 2s]
Seat 1: Ann (button) (small blind) showed [Ah Kc] and won ($38) with a pair of Kings
Seat 2: Bob (big blind) showed [Qs Qd] and lost with a pair of Queens
`;

  test('prints the equity of the hands on each street, and the all-in, net of rake', async () => {
    const { code, stdout } = await floorman(['replay', '-', '--equity', '--json'], log);
    expect(code).toBe(0);
    const { equity } = JSON.parse(stdout) as {
      equity: { streets: { street: string; players: { seat: number; equity: number }[] }[]; allIn: unknown };
    };
    expect(equity.streets.map(({ street }) => street)).toEqual(['preflop', 'flop', 'turn', 'river']);
    const [{ players }] = equity.streets;
    const ann = players.find(({ seat }) => seat === 1)?.equity ?? 0;
    const expected = (38 * ann).toFixed(2);
    expect(equity.allIn).toMatchObject({
      street: 'preflop',
      pots: [{ amount: '40.00', rake: '2.00' }],
      players: expect.arrayContaining([
        { seat: 1, expected, won: '38.00', difference: (38 - Number(expected)).toFixed(2) },
      ]) as unknown,
    });
    const bare = await floorman(['replay', '-', '--json'], log);
    expect(JSON.parse(bare.stdout)).not.toHaveProperty('equity');
  });

  test('prints it as text in both languages', async () => {
    const english = (await floorman(['replay', '-', '--equity'], log)).stdout;
    expect(english).toMatch(/Equity of the known hands\n {2}Preflop\n/);
    expect(english).toMatch(/Ann: expected \d+\.\d\d, won 38\.00, difference \+\d+\.\d\d/);
    const spanish = (await floorman(['replay', '-', '--equity', '--lang', 'es'], log)).stdout;
    expect(spanish).toContain('Equity de las manos conocidas');
    expect(spanish).toContain('esperado');
  });
});
