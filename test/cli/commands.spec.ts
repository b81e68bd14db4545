import { handSchema } from '#histories';
import { floorman } from './floorman.js';

describe('floorman deal', () => {
  test('the same seed deals the same hands, another one others', async () => {
    const deal = async (seed: string): Promise<string> =>
      (await floorman(['deal', '--game', 'omaha', '--limit', 'pot-limit', '--hands', '5', '--seed', seed]))
        .stdout;
    const first = await deal('3');
    expect(await deal('3')).toBe(first);
    expect(await deal('4')).not.toBe(first);
  });

  test('canonical hands are what the schema says', async () => {
    const { stdout } = await floorman(['deal', '--game', 'holdem', '--hands', '20', '--to', 'json']);
    const hands = stdout
      .trimEnd()
      .split('\n')
      .map((line) => handSchema.parse(JSON.parse(line)));
    expect(hands).toHaveLength(20);
  });

  test('a game that nobody knows is wrong use', async () => {
    expect((await floorman(['deal', '--game', 'snap'])).code).toBe(64);
  });
});

describe('floorman evaluate', () => {
  test('P-RANK-1: a flush beats a pair, in both languages', async () => {
    const args = ['evaluate', '--game', 'holdem', 'AhKh', 'QsQd', '--board', '2h3h4h'];
    const { stdout } = await floorman(args);
    expect(stdout.split('\n')[0]).toMatch(/^1\. Ah Kh +a flush, Ace high \*$/);
    expect((await floorman([...args, '--lang', 'es'])).stdout).toContain('color');
  });

  test('single cards one by one are one hand', async () => {
    const { stdout } = await floorman(['evaluate', '--game', 'holdem', 'Ah', 'Ad', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ hands: [{ cards: 'Ah Ad', category: 'pair' }] });
  });

  test.each([[['AhAh']], [['AhXx']], [['Ah']], [['AhKh', 'AhQd']]])('%j is wrong use', async (cards) => {
    expect((await floorman(['evaluate', '--game', 'holdem', ...cards])).code).toBe(64);
  });
});

describe('floorman replay', () => {
  test('every step has the state before it, and the pots come last', async () => {
    const { stdout: text } = await floorman(['deal', '--game', 'holdem', '--hands', '3', '--seed', '9']);
    const { code, stdout } = await floorman(['replay', '-', '--index', '1', '--json'], text);
    expect(code).toBe(0);
    const replay = JSON.parse(stdout) as {
      index: number;
      steps: { event: string; legal: object | null; pot: string }[];
      pots: object[];
    };
    expect(replay.index).toBe(1);
    expect(replay.steps[0]).toMatchObject({ event: 'small-blind', pot: '0' });
    expect(replay.steps.some(({ legal }) => legal !== null)).toBe(true);
    expect(replay.pots.length).toBeGreaterThan(0);
  });

  test('a hand that is not there is said to be missing', async () => {
    const { stdout: text } = await floorman(['deal', '--game', 'holdem']);
    expect((await floorman(['replay', '-', '--hand', '0'], text)).code).toBe(2);
  });
});

describe('the catalogues', () => {
  test.each([
    ['variants', 'holdem'],
    ['formats', 'pokerstars'],
    ['profiles', 'pokerstars'],
    ['rules', 'R-BET-6'],
  ])('floorman %s lists %s, as text and as JSON', async (name, entry) => {
    expect((await floorman([name])).stdout).toContain(entry);
    expect(JSON.stringify(JSON.parse((await floorman([name, '--json'])).stdout))).toContain(entry);
  });

  test('floorman rules ID explains one rule', async () => {
    const { stdout } = await floorman(['rules', 'R-BET-6', '--lang', 'es']);
    expect(stdout).toMatch(/^R-BET-6 /);
    expect((await floorman(['rules', 'R-NONE-1'])).code).toBe(64);
  });
});
