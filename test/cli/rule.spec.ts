import { floorman, floormanProcess } from './floorman.js';

const request = (incident: object, rest: object = {}): string =>
  JSON.stringify({
    profile: 'roberts',
    game: { variant: 'holdem', limit: 'no-limit' },
    situation: { stage: 'initial-deal', players: 6 },
    incident,
    ...rest,
  });
const EXPOSED = request({ type: 'card-exposed', by: 'dealer', ordinal: 7 });
const UNSTATED = request({ type: 'card-exposed', by: 'dealer' });

describe('floorman rule', () => {
  test('prints the ruling, its explanation, what happens to cards, and its rules', async () => {
    const { code, stdout, stderr } = await floorman(['rule', '-'], EXPOSED);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^The card is replaced\.\nThe dealer exposed a card\. /);
    expect(stdout).toContain('\n  exposed card: to be replaced, by burn card, at once\n');
    expect(stdout).toMatch(/\nRules:\n {2}R-MIS-2 +\S.*\n {2}R-IRR-12 +\S/);
    expect(stdout).toContain(`
It depends on the house:
  Which cards that the dealer exposes in the initial deal make it a misdeal. (misdealExposed)
    This house: The first or second card of the hand, or two or more cards; one later card is replaced. (first-two-or-several)
    Other houses: Any exposed card. (any)
`);
  });

  test('prints outcomes at discretion, dead hands and seats', async () => {
    const body = request({ type: 'duplicate-card', knownBy: 4, aggressive: true });
    const { stdout } = await floorman(['rule', '-'], body);
    expect(stdout).toMatch(/^The management decides\.\n/);
    expect(stdout).toMatch(
      /\nThe management may choose:\n {2}His chips do not go back \(all other bets go back\)\. .*\n {2}The hand is void \(all bets go back\)\. /,
    );
    const late = request({ type: 'missing-card', seat: 3 }, { situation: { stage: 'showdown' } });
    expect((await floorman(['rule', '-'], late)).stdout).toContain('\n  Seat 3: dead hand\n');
  });

  test.each([
    [{ type: 'misdeals-in-a-row', count: 3, house: { most: 2 } }, 'The deal passes: the next player deals.'],
    [{ type: 'misdeals-in-a-row', count: 3 }, 'Play on.'],
    [{ type: 'button-wrong' }, 'Misdeal: the same dealer deals again.'],
    [{ type: 'foreign-card', where: 'board' }, 'The hand is void: all bets go back.'],
    [{ type: 'advice', by: 'player' }, 'The player is warned.'],
  ])('the headline on %j contradicts nothing: %s', async (incident, headline) => {
    const { stdout } = await floorman(['rule', '-'], request(incident));
    expect(stdout.split('\n')[0]).toBe(headline);
  });

  test('prints Spanish with --lang es', async () => {
    const { stdout } = await floorman(['rule', '-', '--lang', 'es'], EXPOSED);
    expect(stdout).toMatch(/^La carta se reemplaza\.\nEl crupier ha expuesto una carta\. /);
    expect(stdout).toContain('\n  carta expuesta: por reemplazar, con carta quemada, enseguida\n');
    expect(stdout).toMatch(
      / {2}Qué cartas expuestas .*\n {4}Esta casa: La primera .*\n {4}Otras casas: Cualquier carta expuesta\. /,
    );
  });

  test('--json prints the answer', async () => {
    const { code, stdout } = await floorman(['rule', '-', '--json'], EXPOSED);
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ ruling: 'card-replaced' })]);
  });

  test('names a missing fact, and ends with 2', async () => {
    const text = await floorman(['rule', '-'], UNSTATED);
    expect([text.code, text.stdout, text.stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^floorman: \/incident\/ordinal: /),
    ]);
    const json = await floorman(['rule', '-', '--json'], UNSTATED);
    expect([json.code, JSON.parse(json.stdout)]).toEqual([
      2,
      { problem: expect.objectContaining({ status: 422, code: 'unprocessable' }) },
    ]);
  });

  test.each([
    ['{\n "profile" "roberts"}', 'line 2, column 12: a colon was expected'],
    ['', 'the request is empty: JSON was expected'],
    [Uint8Array.of(0xff, 0xfe, 0xfd), 'the request is not UTF-8'],
  ])('says where %j is no JSON', async (input, message) => {
    expect(await floorman(['rule', '-'], input)).toMatchObject({ code: 2, stderr: `floorman: ${message}\n` });
  });

  test('names the file of a request that is no JSON', async () => {
    const stderr = 'floorman: README.md: line 1, column 1: a value was expected\n';
    expect(await floorman(['rule', 'README.md'])).toMatchObject({ code: 2, stderr });
  });

  test('--ndjson answers a line with a line, in order, and skips blank ones', async () => {
    const input = `${EXPOSED}\r\n\n  \n${UNSTATED}\n{"profile":\n${EXPOSED}`;
    const { code, stdout } = await floorman(['rule', '-', '--ndjson'], input);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ruling?: string; problem?: { code: string; errors: object[] } });
    expect(code).toBe(2);
    expect(lines.map(({ ruling, problem }) => ruling ?? problem?.code)).toEqual([
      'card-replaced',
      'unprocessable',
      'malformed-json',
      'card-replaced',
    ]);
    expect(lines[2].problem?.errors).toEqual([expect.objectContaining({ line: 5 })]);
  });

  test('--ndjson ends with 0 if every request has an answer, also without a request', async () => {
    expect((await floorman(['rule', '-', '--ndjson'], `${EXPOSED}\n`)).code).toBe(0);
    expect(await floorman(['rule', '-', '--ndjson'], '')).toMatchObject({ code: 0, stdout: '' });
  });

  test('a line or a request that is too long is a problem, and the next line is answered', async () => {
    const long = `{"a":"${'x'.repeat(1024 ** 2)}"}`;
    const { code, stdout } = await floormanProcess(['rule', '-', '--ndjson'], `${long}\n${EXPOSED}\n`);
    const [first = '', second = ''] = stdout.split('\n');
    expect([code, JSON.parse(first), JSON.parse(second)]).toEqual([
      2,
      { problem: expect.objectContaining({ status: 413, code: 'body-too-large' }) },
      expect.objectContaining({ ruling: 'card-replaced' }),
    ]);
    const one = await floormanProcess(['rule', '-'], long);
    expect([one.code, one.stderr]).toEqual([2, expect.stringContaining('a request can have up to')]);
  });

  test.each([
    [['rule', '/nowhere.json'], 'there is no /nowhere.json'],
    [['rule', '.'], '. is a folder'],
    [['rule', '-', '--json', '--ndjson'], 'choose --ndjson or --json'],
    [['rule', '-', '--lang', 'fr'], '--lang is en or es, not fr'],
  ])('%j is wrong use', async (args, message) => {
    expect(await floorman(args)).toMatchObject({ code: 64, stdout: '', stderr: `floorman: ${message}\n` });
  });
});
