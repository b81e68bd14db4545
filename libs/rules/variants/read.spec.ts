import { readFileSync } from 'node:fs';
import { readVariant } from './read.js';

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

/** What is wrong with the example once it has been changed. */
const faultsOf = (change: (game: Record<string, unknown>, streets: StreetDraft[]) => void): string[] => {
  const game = lantern();
  change(game, game.streets as StreetDraft[]);
  const read = readVariant(game);
  return read.ok ? [] : read.errors.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('a game of the house’s own (P-VAR-DC)', () => {
  it('is a variant with what follows from its data', () => {
    const read = readVariant(lantern());
    expect(read).toMatchObject({
      ok: true,
      variant: { id: 'lantern', holeCards: 2, mostHeld: 3, boardCards: 5, oddChips: 'by-card' },
    });
  });

  it('takes what is left out as hold’em has it', () => {
    const read = readVariant({
      id: 'plain',
      name: { en: 'Plain', es: 'Llano' },
      streets: [{ id: 'deal', deals: [{ to: 'hole', count: 5 }], opener: 'after-blinds', size: 'small' }],
      shares: [{ scale: 'high', composition: 'any-five' }],
      maxPlayers: 10,
    });
    expect(read).toMatchObject({
      ok: true,
      variant: { deck: 'standard', forced: 'blinds', stub: 'never', oddChips: 'by-button' },
    });
  });

  it('is played at the limit that it says, else at that of its forced bets', () => {
    expect(readVariant(lantern())).toMatchObject({ variant: { limit: 'fixed-limit' } });
    expect(readVariant({ ...lantern(), limit: 'pot-limit' })).toMatchObject({
      variant: { limit: 'pot-limit' },
    });
  });

  it.each<[string, Parameters<typeof faultsOf>[0]]>([
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
    ['no-such-rank /wild/ranks', (game) => Object.assign(game, { deck: 'short-36', wild: { ranks: ['2'] } })],
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
  ])('is refused: %s', (fault, change) => {
    expect(faultsOf(change)).toContain(fault);
  });

  it('says what is wrong in Spanish too', () => {
    const read = readVariant({ ...lantern(), maxPlayers: 20 }, 'es');
    expect(read.ok ? [] : read.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^tantos jugadores pueden necesitar 65 cartas y la baraja tiene 52/),
    ]);
  });

  it('may be anything but an object: it is refused, and nothing is thrown', () => {
    for (const json of [null, 3, 'lantern', [], {}]) expect(readVariant(json).ok).toBe(false);
  });
});
