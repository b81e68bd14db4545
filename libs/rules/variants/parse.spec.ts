import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { failingRows } from '#testing';
import { parseVariant } from './parse.js';

const lantern = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../../../docs/examples/lantern.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

interface StreetDraft {
  opener: string;
  exchange?: unknown;
  deals: { to: string; count: number; up?: boolean }[];
  id: string;
}

type Change = (game: Record<string, unknown>, streets: StreetDraft[]) => void;

/** The errors of the example after a change. */
const errorsOf = (change: Change): string[] => {
  const game = lantern();
  change(game, game.streets as StreetDraft[]);
  const result = parseVariant(game);
  return result.ok ? [] : result.errors.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('a custom variant (P-VAR-DC)', () => {
  it('is a variant with its derived properties', () => {
    const result = parseVariant(lantern());
    expect(result).toMatchObject({
      ok: true,
      variant: { id: 'lantern', holeCards: 2, maxHoleCards: 3, boardCards: 5, oddChips: 'by-card' },
    });
  });

  it('has the defaults of hold’em', () => {
    const result = parseVariant({
      id: 'plain',
      name: { en: 'Plain', es: 'Llano' },
      streets: [{ id: 'deal', deals: [{ to: 'hole', count: 5 }], opener: 'after-blinds', size: 'small' }],
      shares: [{ scale: 'high', composition: 'any-five' }],
      maxPlayers: 10,
    });
    expect(result).toMatchObject({
      ok: true,
      variant: { deck: 'standard', forced: 'blinds', stub: 'never', oddChips: 'by-button' },
    });
  });

  it('has its own limit, or the usual limit of its forced bets', () => {
    expect(parseVariant(lantern())).toMatchObject({ variant: { limit: 'fixed-limit' } });
    expect(parseVariant({ ...lantern(), limit: 'pot-limit' })).toMatchObject({
      variant: { limit: 'pot-limit' },
    });
  });

  it('rejects invalid definitions', () => {
    const rows: readonly [string, Parameters<typeof errorsOf>[0]][] = [
      ['cards-run-out /maxPlayers', (game) => (game.maxPlayers = 20)],
      ['nobody-opens /streets', (_, streets) => streets.forEach((street) => (street.opener = 'nobody'))],
      ['no-exposed-cards /streets/0/opener', (_, streets) => delete streets[0].deals[1].up],
      ['too-few-cards /shares/0', (_, streets) => streets.splice(1, 3)],
      [
        'sizes-differ /shares/0/composition',
        (game) => (game.shares = [{ scale: 'high', composition: 'badugi' }]),
      ],
      [
        'too-many-thrown /streets/2/exchange',
        (_, streets) => (streets[2].exchange = { fewest: 4, most: 4, replaced: false }),
      ],
      [
        'uneven-hands /streets/2/exchange',
        (_, streets) => (streets[2].exchange = { fewest: 0, most: 1, replaced: false }),
      ],
      ['out-of-place /streets/1/opener', (_, streets) => (streets[1].opener = 'bring-in')],
      [
        'exposed-thrown /streets/2/exchange',
        (_, streets) => (streets[2].exchange = { fewest: 3, most: 3, replaced: false }),
      ],
      ['bring-in-apart /streets/0/opener', (game) => (game.forced = 'antes')],
      ['openers-unused /openers', (game) => (game.openers = 'jacks')],
      [
        'no-such-rank /wild/ranks',
        (game) => Object.assign(game, { deck: 'short-36', wild: { ranks: ['2'] } }),
      ],
      ['street-twice /streets/3/id', (_, streets) => (streets[3].id = 'turn')],
      ['nothing-dealt /streets/0', (_, streets) => (streets[0].deals = [])],
      ['face-up-board /streets/1/deals/0/up', (_, streets) => (streets[1].deals[0].up = true)],
      ['joker-undecided /wild', (game) => (game.deck = 'standard-joker')],
      ['no-joker /wild/joker', (game) => (game.wild = { joker: 'bug' })],
      [
        'halves /shares',
        (game) =>
          (game.shares = [
            { scale: 'high', composition: 'any-five', half: 'high' },
            { scale: 'ace-to-five', composition: 'any-five', half: 'high' },
          ]),
      ],
      ['too-few-cards /shares/1/scale', (game) => (game.deck = 'royal-20')],
      ['taken /id', (game) => (game.id = 'holdem')],
      ['unknown-property /rake', (game) => (game.rake = 5)],
      ['missing /shares', (game) => delete game.shares],
      ['wrong-value /streets/0/opener', (_, streets) => (streets[0].opener = 'dealer')],
    ];
    const failures = failingRows(rows, ([error, change]) => {
      expect(errorsOf(change)).toContain(error);
    });
    expect(failures).toEqual([]);
  });

  it('names the expected value', () => {
    const rows: readonly [string, string, Change][] = [
      [
        '/id',
        'lower-case letters, digits and hyphens, not starting with a hyphen',
        (game) => (game.id = 'Our Game'),
      ],
      [
        '/id',
        'lower-case letters, digits and hyphens, not starting with a hyphen',
        (game) => (game.id = '-game'),
      ],
      ['/id', 'a text', (game) => (game.id = 7)],
      ['/name', 'an object', (game) => (game.name = 'Our game')],
      ['/name/en', '≥ 1 characters', (game) => (game.name = { en: '', es: 'Juego' })],
      ['/name/es', '≤ 80 characters', (game) => (game.name = { en: 'Game', es: 'J'.repeat(81) })],
      ['/boards', 'one of 1, 2, 3', (game) => (game.boards = 4)],
      ['/boards', 'one of 1, 2, 3', (game) => (game.boards = '1')],
      ['/streets', 'a list', (game) => (game.streets = {})],
      ['/streets', '≥ 1 items', (game) => (game.streets = [])],
      ['/streets/0', 'an object', (game) => (game.streets = ['preflop'])],
      ['/streets/1/deals/0/count', '≥ 1', (_, streets) => (streets[1].deals[0].count = 0)],
      ['/streets/1/deals/0/count', 'a whole number', (_, streets) => (streets[1].deals[0].count = 1.5)],
      [
        '/streets/1/deals/0/count',
        'a number',
        (_, streets) => Object.assign(streets[1].deals[0], { count: '3' }),
      ],
      [
        '/streets/1/openPairDoubles',
        'true or false',
        (_, streets) => Object.assign(streets[1], { openPairDoubles: 1 }),
      ],
      [
        '/shares/0/half',
        'one of "high", "low", "draw", "badugi", "spade"',
        (game) => (game.shares = [{ half: 'all' }]),
      ],
      ['/maxPlayers', '≤ 22', (game) => (game.maxPlayers = 23)],
      ['/maxPlayers', 'a whole number', (game) => (game.maxPlayers = 2.5)],
    ];
    const failures = failingRows(rows, ([pointer, expected, change]) => {
      const game = lantern();
      change(game, game.streets as StreetDraft[]);
      const result = parseVariant(game);
      expect(result.ok ? [] : result.errors).toContainEqual({
        pointer,
        code: 'wrong-value',
        message: `this value is not possible here: expected ${expected}`,
      });
    });
    expect(failures).toEqual([]);
  });

  it('names the expected value in words for any JSON', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(lantern()), 'boards', 'wild', 'limit'),
        fc.jsonValue(),
        (key, value) => {
          const result = parseVariant({ ...lantern(), [key]: value });
          for (const { code, message } of result.ok ? [] : result.errors)
            if (code === 'wrong-value')
              expect(message).toMatch(/: expected (an? |one of |[≥≤] |true or false$|lower-case letters)/);
        },
      ),
    );
  });

  it.each(['holdem', 7, [1], null, true])('rejects the document %j: an object is expected', (json) => {
    expect(parseVariant(json, 'es')).toEqual({
      ok: false,
      errors: [
        { pointer: '', code: 'wrong-value', message: 'este valor no es posible aquí: se espera un objeto' },
      ],
    });
  });

  it('has Spanish messages', () => {
    const result = parseVariant({ ...lantern(), maxPlayers: 20 }, 'es');
    expect(result.ok ? [] : result.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^los jugadores pueden necesitar 65 cartas y la baraja tiene 52/),
    ]);
  });

  it('is rejected without an exception if it is not an object', () => {
    for (const json of [null, 3, 'lantern', [], {}]) expect(parseVariant(json).ok).toBe(false);
  });
});
