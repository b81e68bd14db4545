import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handSchema } from '#histories';
import { floorman } from './floorman.js';

describe('floorman deal', () => {
  test('deals the same hands for the same seed, and other hands for another seed', async () => {
    const deal = async (seed: string): Promise<string> =>
      (await floorman(['deal', '--game', 'omaha', '--limit', 'pot-limit', '--hands', '5', '--seed', seed]))
        .stdout;
    const first = await deal('3');
    expect(await deal('3')).toBe(first);
    expect(await deal('4')).not.toBe(first);
  });

  test('deals canonical hands that match the schema', async () => {
    const { stdout } = await floorman(['deal', '--game', 'holdem', '--hands', '20', '--to', 'json']);
    const hands = stdout
      .trimEnd()
      .split('\n')
      .map((line) => handSchema.parse(JSON.parse(line)));
    expect(hands).toHaveLength(20);
  });

  test('deals a game at its usual limit by default', async () => {
    const { code, stdout } = await floorman(['deal', '--game', 'stud']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(' 7 Card Stud Limit ')]);
  });

  test('leaves out what a format cannot hold; the rest has no findings', async () => {
    const dealt = await floorman(['deal', '--game', 'stud', '--hands', '20', '--to', 'phhs']);
    expect([dealt.code, dealt.stderr]).toEqual([0, '']);
    const { code, stdout } = await floorman(['audit', '-'], dealt.stdout);
    expect([code, stdout]).toEqual([0, expect.stringContaining('20 audited')]);
  });

  test('writes canonical hands for a game that no site deals', async () => {
    const { code, stdout } = await floorman(['deal', '--game', 'kuhn']);
    expect(code).toBe(0);
    expect(handSchema.parse(JSON.parse(stdout)).game).toMatchObject({
      variant: 'kuhn',
      limit: 'fixed-limit',
    });
  });

  test.each([
    ['roberts', ['--game', 'lowball-a5-single', '--limit', 'fixed-limit', '--wild']],
    ['intro', ['--game', 'holdem', '--players', '2', '--wild']],
    ['phh', ['--game', 'omaha-8', '--limit', 'fixed-limit', '--to', 'phhs']],
    ['wsop', ['--game', 'stud', '--tournament', '--to', 'json']],
  ])('deals hands of a house that have no findings under its profile: %s', async (profile, args) => {
    const dealt = await floorman(['deal', '--hands', '150', '--profile', profile, ...args]);
    expect([dealt.code, dealt.stderr]).toEqual([0, '']);
    const audit = ['audit', '-', '--quiet', '--profile', profile];
    const { code, stdout } = await floorman(audit, dealt.stdout);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/150 audited[^]*No findings/)]);
  });

  test('takes the rake and the smallest buy-in from the file of a house', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'floorman-deal-'));
    const file = join(folder, 'house.json');
    const rake = [{ currency: 'USD', rates: [{ percent: '10', cap: '0.21' }], withoutFlop: 'raked' }];
    writeFileSync(file, JSON.stringify({ id: 'house', base: 'roberts', rake, minimumBuyIn: 30 }));
    const dealt = await floorman(['deal', '--game', 'holdem', '--hands', '80', '--wild', '--profile', file]);
    expect(dealt.stdout).toContain('| Rake $0.21');
    const clean = await floorman(
      ['audit', '-', '--ndjson', '--findings-only', '--profile', file],
      dealt.stdout,
    );
    expect([clean.code, clean.stdout.split('\n')[0]]).toEqual([0, expect.stringContaining('"hands":80')]);
    const refused = await floorman(['deal', '--game', 'holdem', '--profile', join(folder, 'none.json')]);
    rmSync(folder, { recursive: true });
    expect([refused.code, refused.stderr]).toEqual([64, expect.stringContaining('none.json')]);
  });

  test('refuses an unknown game, without errors for the other options', async () => {
    const { code, stderr } = await floorman(['deal', '--game', 'snap', '--players', '9']);
    expect([code, stderr]).toEqual([
      64,
      'floorman: --game snap: there is no such game; see floorman variants\n',
    ]);
  });

  test('names the value of options that contradict each other', async () => {
    const { code, stderr } = await floorman(['deal', '--game', 'holdem', '--players', '6', '--seats', '3']);
    expect([code, stderr]).toEqual([64, 'floorman: --seats 3: a whole number from 6 to 10 was expected\n']);
  });

  test.each([
    [['--game', 'stud', '--players', '9'], '--players 9: a whole number from 2 to 8 was expected'],
    [['--game', 'kuhn', '--players', 'all'], '--players all: a whole number from 2 to 3 was expected'],
    [['--game', 'holdem', '--seats', '11'], '--seats 11: a whole number from 6 to 10 was expected'],
    [['--game', 'holdem', '--ante', '2e9'], '--ante 2e9: a whole number from 0 to 1000000000 was expected'],
    [
      ['--game', 'holdem', '--start', '1999-12-31'],
      '--start 1999-12-31: a time from 2008-01-02 to 2099-12-31 was expected',
    ],
  ])('names the range for a value outside it: %j', async (args, message) => {
    const { code, stderr } = await floorman(['deal', ...args]);
    expect([code, stderr]).toEqual([64, `floorman: ${message}\n`]);
  });

  test.each([
    [['stud', '--option', 'boards=2'], '--option: several boards need a game with board cards'],
    [['horse', '--option', 'boards=2'], '--option: a rotation has no options; they are of single games'],
    [['horse', '--limit', 'no-limit'], '--limit no-limit: each game of a rotation has its own limit'],
  ])('says why the options of a game are impossible: %j', async (args, message) => {
    const { code, stderr } = await floorman(['deal', '--game', ...args]);
    expect([code, stderr]).toEqual([64, `floorman: ${message}\n`]);
  });
});

describe('floorman evaluate', () => {
  test('P-RANK-1: a flush beats a pair, in both languages', async () => {
    const args = ['evaluate', '--game', 'holdem', 'AhKh', 'QsQd', '--board', '2h3h4h'];
    const { stdout } = await floorman(args);
    expect(stdout.split('\n')[0]).toMatch(/^1\. Ah Kh +a flush, Ace high \*$/);
    expect((await floorman([...args, '--lang', 'es'])).stdout).toContain('color');
  });

  test('joins single cards into one hand', async () => {
    const { stdout } = await floorman(['evaluate', '--game', 'holdem', 'Ah', 'Ad', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ hands: [{ cards: 'Ah Ad', category: 'pair' }] });
  });

  test('keeps single cards apart in a game with one hole card', async () => {
    const { stdout } = await floorman(['evaluate', '--game', 'kuhn', 'Qs', 'Ks', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ hands: [{ rank: 2 }, { rank: 1 }] });
  });

  test('states that board cards are missing', async () => {
    const { code, stderr } = await floorman(['evaluate', '--game', 'rhode-island', 'Ah', '--board', 'Kh']);
    expect([code, stderr]).toEqual([
      64,
      'floorman: --board: too few cards for a hand: 2 or more board cards were expected, not 1\n',
    ]);
  });

  test('refuses an unknown game, and names the list of games', async () => {
    const { code, stderr } = await floorman(['evaluate', '--game', 'holdm', 'AhKh']);
    expect([code, stderr]).toEqual([64, 'floorman: there is no game holdm; see floorman variants\n']);
  });

  test('P-VAR-HORSE: says that a rotation is not one game', async () => {
    const { code, stderr } = await floorman(['evaluate', '--game', 'horse', 'AhKh']);
    expect([code, stderr]).toEqual([
      64,
      'floorman: horse is a rotation of games, not a game: name one of its games; see floorman variants\n',
    ]);
  });

  test.each([[['AhAh']], [['AhXx']], [['Ah']], [['AhKh', 'AhQd']]])('%j is wrong use', async (cards) => {
    expect((await floorman(['evaluate', '--game', 'holdem', ...cards])).code).toBe(64);
  });
});

describe('floorman replay', () => {
  test('says how many hands a log without the requested one has', async () => {
    const { stdout: log } = await floorman(['deal', '--hands', '3']);
    const { code, stderr } = await floorman(['replay', '-', '--index', '3'], log);
    expect([code, stderr]).toEqual([
      2,
      'floorman: the log has no hand with index 3: it has 3 hands, and the first has index 0\n',
    ]);
    const spanish = await floorman(['replay', '-', '--hand', 'x', '--lang', 'es'], log);
    expect(spanish.stderr).toBe(
      'floorman: ninguna mano del historial, que tiene 3 manos, lleva ese id; --index la elige por su lugar\n',
    );
  });

  test('has the state before every step, and the pots at the end', async () => {
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

  const fixture = (name: string): string =>
    join(import.meta.dirname, '..', 'support', 'fixtures', `${name}.txt`);
  const replay = async (name: string, ...args: string[]): Promise<string> =>
    (await floorman(['replay', fixture(name), ...args])).stdout;

  test('as text: every action with the legal actions, the pot and the stack before it', async () => {
    const text = await replay('nl-cash-run-it-twice');
    expect(text).toContain(
      '   16  Halcyon raises to 50.00                pot 36.00, stack 390.00; could fold, call 14.00, raise to 28.00–390.00\n',
    );
    expect(text).toContain('\nFlop  [9h 8c 2h]\n');
    expect(text).toContain('\nTurn (board 2)  [9h 8c 2h] [7d]\n');
    expect(text).toContain(
      '\nPots\n  main pot 802.00, rake 3.00: Umber 399.50 (board 1), Halcyon 399.50 (board 2)\n',
    );
    expect(text).toContain('\nHands (board 1)\n  Umber  9c 9d  three of a kind, Nines\n');
    expect(text).toContain('  Halcyon  Jh Th  a straight, Seven to Jack\n');
    expect(text).toContain(
      '\nTotals\n  Umber: put in 400.00, due 399.50, collected 399.50, left with 399.50\n',
    );
    expect(text).toMatch(/\nNo findings\.\n$/);
  });

  test('as text in Spanish, without English words', async () => {
    const text = await replay('nl-tournament-side-pots', '--lang', 'es');
    expect(text).toContain(
      'Petra iguala 1465                      bote 1765, stack 3910; podía retirarse, igualar 1465, subir a 2780–3910\n',
    );
    expect(text).toContain('\nShowdown\n   28  Petra muestra Ad Kd\n');
    expect(text).toContain('  bote paralelo 1 2160, rake 0: Corwen 2160\n');
    // Notes are quoted from the log.
    const template = text.replace(/"[^"]*"/g, '');
    expect(template).not.toMatch(
      /\b(seat|hand|line|pot|raise|call|bet|fold|check|show(?!down)|board|could|posts|button|due|no limit)/i,
    );
  });

  test('names the number of discarded cards in both languages', async () => {
    const english = await replay('fl-badugi-cash');
    expect(english).toContain(' Halcyon discards 2 cards\n');
    expect(english).toContain(' Ivo discards a card\n');
    const spanish = await replay('fl-badugi-cash', '--lang', 'es');
    expect(spanish).toContain(' Halcyon descarta 2 cartas\n');
    expect(spanish).toContain(' Ivo descarta una carta\n');
  });

  test('in stud: bring-in, cards face up, streets in both languages, hands without a board', async () => {
    const { stdout: text } = await floorman([
      'deal',
      '--game',
      'stud-8',
      '--hands',
      '12',
      '--seed',
      '3',
      '--to',
      'phhs',
    ]);
    const replayText = async (...args: string[]): Promise<string> =>
      (await floorman(['replay', '-', ...args], text)).stdout;
    const shown = await Promise.all(
      Array.from({ length: 12 }, (_, index) => replayText('--index', String(index))),
    );
    const all = shown.join('\n');
    expect(all).toMatch(/ brings it in for \S+ +pot \S+, stack \S+; could bring it in for \S+, bet \S+\n/);
    expect(all).toMatch(/ is dealt .. .. and .. face up\n/);
    expect(all).toMatch(/ is dealt .. face up\n/);
    expect(all).toContain('\nFourth street\n');
    const fourth = shown.findIndex((one) => one.includes('Fourth street'));
    expect(await replayText('--lang', 'es', '--index', String(fourth))).toContain('\nCuarta calle\n');
    // Hands without a board have descriptions too.
    expect(await replay('fl-badugi-cash')).toContain('\nHands\n  Wren  As 4d 9h 7c  9-7-4-A badugi\n');
  });

  test('names cannot control the terminal; repeated names have their seat', async () => {
    const log = readFileSync(fixture('nl-cash-run-it-twice'), 'utf8').replaceAll('Umber', 'Um\u001b[31mber');
    // PokerStars has no name in two seats; canonical hands may have.
    const hands = (await floorman(['convert', '-', '--to', 'json'], log)).stdout.replaceAll(
      'Sedge',
      'Halcyon',
    );
    const { stdout } = await floorman(['replay', '-'], hands);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('Um\ufffd[31mber');
    expect(stdout).toContain('Halcyon (seat 4)');
  });

  test('gives the reason why there is nothing to replay in the requested language', async () => {
    const cut = readFileSync(fixture('nl-cash-walk'), 'utf8').replace(/\*\*\* SUMMARY[^]*/, '');
    const english = await floorman(['replay', '-'], cut);
    const spanish = await floorman(['replay', '-', '--lang', 'es'], cut);
    expect([english.code, spanish.code]).toEqual([2, 2]);
    expect(english.stderr).toMatch(
      /^floorman: line \d+: A part of the hand is missing: a summary was expected\.\n$/,
    );
    expect(spanish.stderr).toMatch(
      /^floorman: línea \d+: Falta una parte de la mano: se esperaba un resumen\.\n$/,
    );
  });

  test.each([
    ['en', 'floorman: line 1: No hand of a known format was found: the input is empty.\n'],
    ['es', /: la entrada está vacía\.\n$/],
  ])('states that a log is empty (%s)', async (language, message) => {
    const { code, stderr } = await floorman(['replay', '-', '--lang', language], '');
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('states that a hand is missing', async () => {
    const { stdout: text } = await floorman(['deal', '--game', 'holdem']);
    expect((await floorman(['replay', '-', '--hand', '0'], text)).code).toBe(2);
  });
});

test('floorman --version', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await floorman(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
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

  test('floorman rules WORDS finds rules, in both languages', async () => {
    const { code, stdout } = await floorman(['rules', 'exposed', 'card']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^R-IRR-12 +Exposed/m);
    const spanish = await floorman(['rules', 'CARTA expuesta', '--lang', 'es', '--json']);
    expect(JSON.parse(spanish.stdout)).toContainEqual(expect.objectContaining({ id: 'R-IRR-12' }));
    const none = await floorman(['rules', 'xylophone']);
    expect([none.code, none.stderr]).toEqual([64, 'floorman: no rule has xylophone\n']);
  });

  test('floorman rules ID explains one rule', async () => {
    const { stdout } = await floorman(['rules', 'R-BET-6', '--lang', 'es']);
    expect(stdout).toMatch(/^R-BET-6 /);
    expect((await floorman(['rules', 'R-NONE-1'])).code).toBe(64);
  });
});
