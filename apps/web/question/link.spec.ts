import fc from 'fast-check';
import { readLink, writeLink } from './link.js';
import { firstQuestion, METHODS, newSeat, type Question, withSeat } from './question.js';

const withoutIds = (question: Question | null): unknown =>
  question === null ? null : { ...question, seats: question.seats.map(({ id: _, ...seat }) => seat) };

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const question = fc.record({
  game: fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
  seats: fc.array(
    fc.tuple(fc.constantFrom('hand' as const, 'range' as const), text).map((seat) => newSeat(...seat)),
    { minLength: 2, maxLength: 22 },
  ),
  board: text,
  dead: text,
  method: fc.constantFrom(...METHODS),
  error: fc.constantFrom('0.01', '0.001', '0.0001'),
  seed: fc.nat({ max: 1e15 - 1 }),
});

describe('a link', () => {
  test('is read as the question that it was written from', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const read = readLink(writeLink(asked))?.question ?? null;
        const error = asked.method === 'monte-carlo' ? asked.error : '0.001';
        const seed = asked.method === 'exact' ? 1 : asked.seed;
        expect(withoutIds(read)).toEqual(withoutIds({ ...asked, error, seed }));
      }),
    );
  });

  test('holds as much as may be asked', () => {
    const seats = Array.from({ length: 22 }, () => newSeat('range', '50%AKs,'.repeat(1_428)));
    const asked = { ...firstQuestion(), seats };
    expect(withoutIds(readLink(writeLink(asked))?.question ?? null)).toEqual(withoutIds(asked));
  });

  test.each(['-1', '1.5', '1e3', '9'.repeat(16), 'x'])('has no seed %s', (seed) => {
    expect(readLink(`v=1&game=holdem&seed=${seed}`)).toMatchObject({ question: { seed: 1 }, isWhole: false });
  });

  test('survives a browser, which has its own mind about some signs', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const link = writeLink(asked);
        expect(new URL(`http://localhost/#/equity?${link}`).hash).toBe(`#/equity?${link}`);
      }),
    );
  });

  test('can be read by people', () => {
    const asked = firstQuestion();
    const ranged = withSeat(asked, asked.seats[1].id, { kind: 'range', range: 'QQ+,AKs:0.5,(22-66)@.25' });
    expect(writeLink({ ...ranged, board: 'Ts9h2c', method: 'monte-carlo' })).toBe(
      'v=1&game=holdem&hand=AhKh&range=QQ+,AKs:0.5,(22-66)@.25&board=Ts9h2c&method=monte-carlo&error=0.001',
    );
  });

  test('a percentage is not taken for an escape', () => {
    const asked = firstQuestion();
    const link = writeLink(withSeat(asked, asked.seats[0].id, { kind: 'range', range: '15%' }));
    expect(link).toContain('range=15%25&');
    expect(readLink(link)?.question.seats[0]?.range).toBe('15%');
  });

  test.each([
    ['nothing', ''],
    ['another version', 'v=2&game=holdem&hand=AhKh&hand='],
    ['no version', 'game=holdem&hand=AhKh&hand='],
    ['no game', 'v=1&hand=AhKh'],
    ['a game that cannot be one', 'v=1&game=%3Cb%3E'],
    ['a broken escape', 'v=1&game=holdem&hand=%E0%A4'],
    ['too much', `v=1&game=holdem&range=${'A'.repeat(1_000_000)}`],
  ])('with %s is none', (_, link) => {
    expect(readLink(link)).toBeNull();
  });

  test('that says little is filled up, and what is not known is left out', () => {
    const linked = readLink('v=1&game=razz&hand=Ah2h&method=guess&error=7&theme=blue');
    expect(withoutIds(linked?.question ?? null)).toEqual({
      game: 'razz',
      seats: [
        { kind: 'hand', hand: 'Ah2h', range: '' },
        { kind: 'hand', hand: '', range: '' },
      ],
      board: '',
      dead: '',
      method: 'auto',
      error: '0.001',
      seed: 1,
    });
  });

  test.each([
    ['error=0.005', 'monte-carlo', '0.005'],
    ['method=auto&error=0.005', 'auto', '0.005'],
    ['error=7', 'auto', '0.001'],
    ['seed=5', 'auto', '0.001'],
  ])('with %s is answered by the method that the service would take: %s', (names, method, error) => {
    expect(readLink(`v=1&game=holdem&${names}`)).toMatchObject({ question: { method, error } });
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
  ])('with %j is read whole: %j', (more, isWhole) => {
    expect(readLink(`v=1&game=holdem${more}`)).toMatchObject({ isWhole });
  });

  test('has no more players than a table', () => {
    expect(readLink(`v=1&game=holdem${'&hand='.repeat(1000)}`)?.question.seats).toHaveLength(22);
  });
});
