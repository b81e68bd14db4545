import type { GameOptions } from '#client';
import fc from 'fast-check';
import { parseLink, formatLink } from './link.js';
import { exampleInputs, METHODS, POLICIES, newSeat, type Inputs, withSeat } from './inputs.js';

const withoutIds = (inputs: Inputs | null): unknown =>
  inputs === null ? null : { ...inputs, seats: inputs.seats.map(({ id: _, ...seat }) => seat) };

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const options = fc.record(
  {
    openers: fc.constantFrom('jacks', 'aces'),
    joker: fc.constantFrom('bug', 'wild'),
    wildRanks: fc.subarray(['2', '9', 'T', 'A'], { minLength: 1 }),
    deck: fc.integer({ min: 20, max: 53 }),
    trips: fc.constant('over-straight'),
    boards: fc.constantFrom(2, 3),
    declare: fc.boolean(),
    bomb: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<GameOptions>;
const inputs = fc.record({
  game: fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
  options,
  seats: fc.array(
    fc.tuple(fc.constantFrom('hand' as const, 'range' as const), text).map((seat) => newSeat(...seat)),
    { minLength: 2, maxLength: 22 },
  ),
  board: text,
  dead: text,
  method: fc.constantFrom(...METHODS),
  error: fc.constantFrom('0.01', '0.001', '0.0001'),
  seed: fc.nat({ max: 1e15 - 1 }),
  draws: fc.nat({ max: 9 }),
  policy: fc.constantFrom(...POLICIES),
});

describe('a link', () => {
  test('has the same inputs after formatting and parsing', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const read = parseLink(formatLink(given))?.inputs ?? null;
        const error = given.method === 'monte-carlo' ? given.error : '0.001';
        const seed = given.method === 'exact' ? 1 : given.seed;
        expect(withoutIds(read)).toEqual(withoutIds({ ...given, error, seed }));
      }),
    );
  });

  test('holds the largest inputs', () => {
    const seats = Array.from({ length: 22 }, () => newSeat('range', '50%AKs,'.repeat(1_428)));
    const given = { ...exampleInputs(), seats };
    expect(withoutIds(parseLink(formatLink(given))?.inputs ?? null)).toEqual(withoutIds(given));
  });

  test.each(['-1', '1.5', '1e3', '9'.repeat(16), 'x'])('ignores the seed %s', (seed) => {
    expect(parseLink(`v=1&game=holdem&seed=${seed}`)).toMatchObject({ inputs: { seed: 1 }, isWhole: false });
  });

  test('has the options of the game in plain words, and says so if one is none', () => {
    const link = 'v=1&game=five-draw&joker=bug&wildRanks=2T&hand=&hand=';
    const options = { joker: 'bug', wildRanks: ['2', 'T'] };
    expect(parseLink(link)).toMatchObject({ inputs: { options }, isWhole: true });
    expect(formatLink(parseLink(link)!.inputs)).toBe(link);
    for (const wrong of ['wildRanks=1', 'wildRanks=', 'deck=7', 'boards=4', 'joker=red'])
      expect(parseLink(`v=1&game=five-draw&${wrong}`)).toMatchObject({
        inputs: { options: {} },
        isWhole: false,
      });
  });

  test('is unchanged by a browser', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const link = formatLink(given);
        expect(new URL(`http://localhost/#/equity?${link}`).hash).toBe(`#/equity?${link}`);
      }),
    );
  });

  test('is readable', () => {
    const given = exampleInputs();
    const ranged = withSeat(given, given.seats[1].id, { kind: 'range', range: 'QQ+,AKs:0.5,(22-66)@.25' });
    expect(formatLink({ ...ranged, board: 'Ts9h2c', method: 'monte-carlo' })).toBe(
      'v=1&game=holdem&hand=AhKh&range=QQ+,AKs:0.5,(22-66)@.25&board=Ts9h2c&method=monte-carlo&error=0.001',
    );
  });

  test('a percentage is not an escape', () => {
    const given = exampleInputs();
    const link = formatLink(withSeat(given, given.seats[0].id, { kind: 'range', range: '15%' }));
    expect(link).toContain('range=15%25&');
    expect(parseLink(link)?.inputs.seats[0]?.range).toBe('15%');
  });

  test.each([
    ['nothing', ''],
    ['another version', 'v=2&game=holdem&hand=AhKh&hand='],
    ['no version', 'game=holdem&hand=AhKh&hand='],
    ['no game', 'v=1&hand=AhKh'],
    ['a game that cannot be one', 'v=1&game=%3Cb%3E'],
    ['a broken escape', 'v=1&game=holdem&hand=%E0%A4'],
    ['too much', `v=1&game=holdem&range=${'A'.repeat(1_000_000)}`],
  ])('with %s is refused', (_, link) => {
    expect(parseLink(link)).toBeNull();
  });

  test('has defaults for missing fields and ignores unknown ones', () => {
    const linked = parseLink('v=1&game=razz&hand=Ah2h&method=guess&error=7&theme=blue');
    expect(withoutIds(linked?.inputs ?? null)).toEqual({
      game: 'razz',
      options: {},
      seats: [
        { kind: 'hand', hand: 'Ah2h', range: '' },
        { kind: 'hand', hand: '', range: '' },
      ],
      board: '',
      dead: '',
      method: 'auto',
      error: '0.001',
      seed: 1,
      draws: 1,
      policy: 'none',
    });
  });

  test.each([
    ['error=0.005', 'monte-carlo', '0.005'],
    ['method=auto&error=0.005', 'auto', '0.005'],
    ['error=7', 'auto', '0.001'],
    ['seed=5', 'auto', '0.001'],
  ])('with %s has the method that the API would use: %s', (names, method, error) => {
    expect(parseLink(`v=1&game=holdem&${names}`)).toMatchObject({ inputs: { method, error } });
  });

  test.each([
    ['', true],
    ['&board=&dead=2c&method=monte-carlo&error=0.01&seed=7', true],
    ['&method=guess', false],
    ['&error=7', false],
    ['&seed=x', false],
    ['&theme=blue', false],
    ['&', true],
    ['&hand='.repeat(23), false],
  ])('with %j is read completely: %j', (more, isWhole) => {
    expect(parseLink(`v=1&game=holdem${more}`)).toMatchObject({ isWhole });
  });

  test('has at most the players of the largest game', () => {
    expect(parseLink(`v=1&game=holdem${'&hand='.repeat(1000)}`)?.inputs.seats).toHaveLength(22);
  });
});
