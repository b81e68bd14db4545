import { EquityApi, type Json } from './equity-api.js';

describe('POST /v1/ranges', () => {
  let equity: EquityApi;
  beforeAll(async () => {
    equity = await EquityApi.start();
  });
  afterAll(() => equity.close());

  test('explains a range', async () => {
    const answer = await equity.json('ranges', { game: 'holdem', range: 'QQ+,AKs:0.5' });
    expect(answer).toMatchObject({
      game: 'holdem',
      range: 'QQ+,AKs:0.5',
      combos: 22,
      weighted: '20',
      percent: 1.5083,
    });
    const grid = answer.grid as Json[][];
    expect([grid.length, grid[0].length, grid[0][1], grid[2][2]]).toEqual([
      13,
      13,
      { hand: 'AKs', combos: 4, weight: 2000, of: 4, hands: null },
      { hand: 'QQ', combos: 6, weight: 6000, of: 6, hands: null },
    ]);
    expect(await equity.json('ranges', { game: 'short-deck', range: 'random' })).toMatchObject({
      combos: 630,
      percent: 100,
    });
    expect(await equity.json('ranges', { game: 'omaha', range: 'AAAA' })).toMatchObject({
      combos: 1,
      grid: null,
    });
    // In draw games a range has hands of as many cards as it names.
    expect(await equity.json('ranges', { game: 'badugi', range: 'Ah2d3c' })).toMatchObject({ combos: 1 });
    expect(
      await equity.json('ranges', { game: 'holdem', options: { joker: 'wild' }, range: 'AA' }),
    ).toMatchObject({ combos: 6, grid: null });
  });

  test.each([
    ['QQ+;', 400, 'syntax', 4],
    ['QQ+, AKs:0.5555', 400, 'bad-weight', 10],
    ['101%', 400, 'bad-percentage', 1],
    ['', 422, 'empty-range', 1],
    ['AhAh', 422, 'duplicate-card', 3],
  ])('%j: %i %s at %i, in both languages', async (range, status, code, at) => {
    const body = { game: 'holdem', range };
    const english = await equity.refused('ranges', body, status);
    expect(english.errors).toMatchObject([{ pointer: '/range', code, at }]);
    expect(english.errors![0].message).toMatch(new RegExp(`^expected at character ${String(at)}: .`));
    const spanish = await equity.refused('ranges?lang=es', body, status);
    expect(spanish.errors![0].message).toMatch(new RegExp(`^se esperaba en el carácter ${String(at)}: .`));
  });

  test('rejects games whose hands have too many cards for ranges', async () => {
    const variant = {
      id: 'long-hand',
      name: { en: 'Long hand', es: 'Mano larga' },
      deck: 'standard',
      forced: 'blinds',
      streets: [{ id: 'preflop', deals: [{ to: 'hole', count: 9 }], opener: 'after-blinds', size: 'small' }],
      shares: [{ scale: 'high', composition: 'any-five', half: null }],
      stub: 'never',
      maxPlayers: 4,
    };
    const { errors } = await equity.refused('ranges', { variant, range: 'AA' }, 422);
    expect(errors).toMatchObject([{ pointer: '/range', code: 'wrong-size' }]);
  });
});
