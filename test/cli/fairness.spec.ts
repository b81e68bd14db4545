import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floorman } from './floorman.js';

interface Found {
  readonly tests: readonly {
    readonly test: string;
    readonly table: string | null;
    readonly site: string | null;
    readonly n: number;
    readonly verdict: string;
    readonly p: number | null;
  }[];
  readonly alpha: number;
  readonly hands: { readonly deals: number; readonly complete: number; readonly own: number };
}

describe('floorman fairness', () => {
  let folder: string;
  const path = (name: string): string => join(folder, name);
  const fairness = (...args: string[]) => floorman(['fairness', '--quiet', ...args]);
  const found = async (...args: string[]): Promise<Found> =>
    JSON.parse((await fairness('--json', ...args)).stdout) as Found;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-fairness-'));
    for (const seed of ['1', '2']) {
      const deal = ['deal', '--game', 'holdem', '--hands', '400', '--seed', seed, '--players', '6'];
      writeFileSync(path(`${seed}.txt`), (await floorman([...deal, '--to', 'pokerstars'])).stdout);
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('tests the deals of the hero, and finds nothing in fair logs', async () => {
    const { tests, alpha, hands } = await found(path('1.txt'), path('2.txt'));
    expect({ alpha, hands }).toEqual({
      alpha: 0.01,
      hands: { deals: 800, complete: 0, own: 800, leftOut: 0 },
    });
    const suits = tests.find(({ test }) => test === 'hole-card-suits');
    expect(suits).toMatchObject({ n: 1600, minimum: 400, df: 3, verdict: 'ok', known: 'own', site: null });
    expect(tests.find(({ test }) => test === 'starting-hands')).toMatchObject({
      p: null,
      verdict: 'too-few',
    });
    expect(tests.filter(({ verdict }) => verdict === 'suspect')).toEqual([]);
  });

  test('has the same figures with threads, and counts copies of a hand once', async () => {
    const one = await found(path('1.txt'), path('2.txt'));
    const threads = await found('--jobs', '2', path('1.txt'), path('2.txt'), path('1.txt'));
    expect(threads.tests).toEqual(one.tests);
  });

  test('--by table tests each table, and all tests are judged together', async () => {
    const { tests } = await found('--by', 'table', path('1.txt'), path('2.txt'));
    const ranks = tests.filter(({ test }) => test === 'hole-card-ranks');
    expect(new Set(ranks.map(({ table }) => table)).size).toBe(ranks.length);
    expect(ranks.length).toBeGreaterThan(1);
    expect(ranks.reduce((sum, { n }) => sum + n, 0)).toBe(1600);
    expect(ranks.every(({ site }) => site === 'PokerStars')).toBe(true);
  });

  test('prints a table in English and Spanish', async () => {
    const english = await fairness(path('1.txt'));
    expect(english.code).toBe(0);
    expect(english.stdout).toContain('2 hole cards, deck standard, cards of the owner of the log\nTest');
    expect(english.stdout).toMatch(/^Suits of hole cards +800 +[\d.]+ +3 .* ok$/m);
    expect(english.stdout).toMatch(/^Starting hands +400 .* too few, at least 6630$/m);
    expect(english.stdout).toContain('No test is suspect (alpha 0.01, ');
    expect(english.stdout).toMatch(
      /^p of counts of ranks, suits and cards is twice the smaller p of two tests/m,
    );
    const spanish = await fairness('--lang', 'es', path('1.txt'));
    expect(spanish.stdout).toContain('Ninguna prueba es sospechosa');
    expect(spanish.stdout).toMatch(/^p de los recuentos .* es el doble de la p menor de dos pruebas/m);
    expect(spanish.stdout).toMatch(/^Palos de las cartas propias +800 /m);
  });

  test('finds suits that are dealt too often, and says where', async () => {
    // Half of the clubs of the hero become spades, where the hand has no such card.
    let clubs = 0;
    const text = (await floorman(['deal', '--game', 'holdem', '--hands', '400', '--to', 'pokerstars']))
      .stdout;
    const faulty = text
      .split('\n\n\n')
      .map((hand) =>
        hand.replace(/(?<=Dealt to \S+ \[)(.)c/, (card, rank: string) =>
          clubs++ % 4 === 0 || hand.includes(`${rank}s`) ? card : `${rank}s`,
        ),
      )
      .map((hand) => hand.replace(/\*\*\* SHOW DOWN[^]*/, ''))
      .join('\n\n\n');
    writeFileSync(path('faulty.txt'), faulty);
    const { code, stdout } = await fairness(path('faulty.txt'));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Suits of hole cards .* suspect$/m);
    expect(stdout).toMatch(/^ {2}Suits of hole cards: most of all [cs], \d+ times instead of \d+\.0$/m);
    expect(stdout).toContain('chosen after the deal');
  });

  test('says that no hand can be used', async () => {
    const text = (await floorman(['deal', '--game', 'five-draw', '--to', 'pokerstars'])).stdout;
    writeFileSync(
      path('none.txt'),
      text.replace(/^Dealt to .*\n/gm, '').replace(/: shows \[.*/g, ': mucks hand'),
    );
    const { code, stderr } = await fairness(path('none.txt'));
    expect(code).toBe(1);
    expect(stderr).toContain('floorman: no hand can be used');
    const spanish = await fairness('--lang', 'es', path('none.txt'));
    expect(spanish.stderr).toContain('floorman: no se puede usar ninguna mano');
  });

  test.each([
    [['--alpha', '0'], '--alpha is a number above 0 and below 1, not 0'],
    [['--alpha', 'x'], '--alpha is a number above 0 and below 1, not x'],
    [['--alpha', '1'], '--alpha is a number above 0 and below 1, not 1'],
    [['--by', 'seat'], '--by is site or table, not seat'],
  ])('refuses %j', async (args, message) => {
    const { code, stderr, stdout } = await fairness(...args, path('1.txt'));
    expect({ code, stderr, stdout }).toEqual({ code: 64, stderr: `floorman: ${message}\n`, stdout: '' });
  });
});
