import { parseCards } from '#cards';
import { failingRows } from '#testing';
import { strengthFor } from '../strength.js';
import { chooseGame } from './choose.js';
import { findVariant } from './index.js';
import { changingOptions, decksOf, variantWith, withOptions, type GameOptions } from './options.js';
import type { Variant } from './variant.js';

const game = (id: string, options: GameOptions): Variant => {
  const made = withOptions(findVariant(id)!, options);
  if (!('id' in made)) throw new Error(JSON.stringify(made));
  return made;
};

const strength = (variant: Variant, hole: string, board = ''): number | null => {
  const [own, common] = [parseCards(hole), parseCards(board)];
  if (!own.ok || !common.ok) throw new Error(hole);
  return strengthFor(variant, variant.shares[0], own.cards, common.cards);
};

describe('options of a game', () => {
  it('P-WILD-1: a joker is added to the deck, as a bug or wild', () => {
    const bug = game('five-draw', { joker: 'bug' });
    const wild = game('five-draw', { joker: 'wild' });
    expect(bug.deck).toBe('standard-joker');
    // With two pairs a wild joker makes a full house, a bug is an ace.
    expect(strength(wild, 'Kh Kd 7c 7s Jk')).toBe(strength(wild, 'Kh Kd Kc 7c 7s'));
    expect(strength(bug, 'Kh Kd 7c 7s Jk')).toBe(strength(bug, 'Kh Kd 7c 7s As'));
    expect(strength(bug, 'Kh Qh Jh 8h Jk')).toBe(strength(bug, 'Ah Kh Qh Jh 8h'));
  });

  it('P-WILD-1: wild deuces make five of a kind, which beats all other hands', () => {
    const deuces = game('five-draw', { wildRanks: ['2'] });
    expect(strength(deuces, 'Kh Kd Kc Ks 2h')!).toBeGreaterThan(strength(deuces, 'Ah Kh Qh Jh Th')!);
  });

  it('P-DECK-1, P-RANK-1: a stripped deck ranks hands differently', () => {
    const short = game('five-draw', { deck: 32 });
    expect([short.deck, short.shares[0].scale]).toEqual(['short-32', 'short-32']);
    expect(strength(short, '7h 9h Jh Qh Kh')!).toBeGreaterThan(strength(short, 'Kh Kd Kc Qs Qd')!);
    const trips = game('short-deck', { trips: 'over-straight' });
    expect(trips.shares[0].scale).toBe('short-trips');
    expect(strength(trips, '9h 9d', '9c Ks 6d 7h Qc')!).toBeGreaterThan(
      strength(trips, '8h Td', '9c Js 6d 7h Ac')!,
    );
  });

  it('two boards and a bomb pot can be combined', () => {
    const bomb = game('omaha', { boards: 2, bomb: true });
    expect([bomb.boards, bomb.streets[0].opener, bomb.streets[1].opener]).toEqual([
      2,
      'nobody',
      'left-of-button',
    ]);
  });

  it('impossible decks are issues', () => {
    expect(withOptions(findVariant('holdem')!, { deck: 21 })).toEqual([
      { code: 'no-such-deck', pointer: '/deck', actual: 21 },
    ]);
    expect(withOptions(findVariant('omaha-8')!, { deck: 32 })).toEqual([
      { code: 'too-few-cards', pointer: '/shares/1/scale', expected: 5, actual: 3 },
    ]);
    expect(variantWith(findVariant('omaha-8')!, { deck: 32 })).toBeNull();
  });

  it('options without an effect are issues', () => {
    const rows: readonly [string, GameOptions, string][] = [
      ['holdem', { openers: 'jacks' }, 'openers-unused /openers'],
      ['lowball-a5-single', { openers: 'jacks' }, 'openers-unused /openers'],
      ['holdem', { trips: 'over-straight' }, 'not-short /trips'],
      ['razz', { trips: 'over-straight', deck: 36 }, 'not-short /trips'],
      ['stud', { boards: 2 }, 'no-boards /boards'],
      ['royal-holdem', { wildRanks: ['2'] }, 'no-such-rank /wild/ranks'],
      ['holdem', { wildRanks: ['5'], deck: 36 }, 'no-such-rank /wild/ranks'],
      ['five-draw', { openers: 'jacks', bomb: true }, 'openers-unused /openers'],
    ];
    const failures = failingRows(rows, ([id, options, issue]) => {
      const made = withOptions(findVariant(id)!, options);
      expect('id' in made ? [] : made.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([issue]);
      expect(chooseGame(id, options)).toMatchObject({
        ok: false,
        error: { code: 'impossible-options', issues: [{ code: issue.split(' ')[0] }] },
      });
    });
    expect(failures).toEqual([]);
  });

  it('an issue points at the impossible option', () => {
    const rows: readonly [string, GameOptions, string][] = [
      ['holdem', { deck: 21 }, '/options/deck'],
      ['omaha-8', { deck: 32 }, '/options/deck'],
      ['kuhn', { joker: 'wild' }, '/options/joker'],
      ['kuhn', { bomb: true }, '/options/bomb'],
      ['stud', { boards: 2 }, '/options/boards'],
      ['royal-holdem', { wildRanks: ['2'] }, '/options/wildRanks'],
    ];
    const failures = failingRows(rows, ([id, options, pointer]) => {
      const chosen = chooseGame(id, options);
      expect(chosen).toMatchObject({ ok: false, error: { issues: [{ pointer }] } });
    });
    expect(failures).toEqual([]);
  });

  it('P-WILD-1: wild cards count on every scale', () => {
    expect(strength(game('badugi', { wildRanks: ['K'] }), 'Ah 2c 3d Ks')).toBe(
      strength(game('badugi', {}), 'Ah 2c 3d 4s'),
    );
    expect(strength(game('lowball-27-single', { joker: 'wild' }), '7h 5c 4d 3s Jk')).toBe(
      strength(game('lowball-27-single', {}), '7h 5c 4d 3s 2h'),
    );
  });

  it('P-SETUP-1: a smaller deck or a second board reduces the number of players', () => {
    expect(game('holdem', { deck: 20 }).maxPlayers).toBe(7);
    expect(game('five-draw', { deck: 32 }).maxPlayers).toBe(5);
    expect(game('omaha-6', { boards: 2 }).maxPlayers).toBe(7);
    expect(game('omaha', { boards: 2 }).maxPlayers).toBe(10);
    expect(game('stud', { deck: 36 }).maxPlayers).toBe(5);
    expect(game('holdem', { joker: 'wild' }).maxPlayers).toBe(22);
  });

  it('P-SETUP-2: a bomb pot has antes instead of a bring-in, and no street that must be opened', () => {
    expect(game('stud', { bomb: true })).toMatchObject({ forced: 'antes' });
    expect(game('five-draw', { bomb: true }).streets[0]).not.toHaveProperty('mustBeOpened');
  });

  it('P-DECK-1: decksOf lists the usual deck of a game and the other possible decks', () => {
    expect(decksOf(findVariant('kuhn')!)).toContain('kuhn-3');
    expect(decksOf(findVariant('holdem')!)).toEqual(
      expect.arrayContaining(['standard', 'short-36', 'royal-20']),
    );
    expect(decksOf(findVariant('omaha-8')!)).not.toContain('short-36');
  });

  it('variantWith caches variants', () => {
    const holdem = findVariant('holdem')!;
    expect(variantWith(holdem, undefined)).toBe(holdem);
    expect(variantWith(holdem, { boards: 2 })).toBe(variantWith(holdem, { boards: 2 }));
  });
});

test.each<[string, GameOptions, GameOptions]>([
  ['short-deck', { deck: 36 }, {}],
  ['holdem', { deck: 36 }, { deck: 36 }],
  ['holdem', { deck: 52, declare: false, bomb: false, wildRanks: ['2'] }, { wildRanks: ['2'] }],
  ['five-draw', { openers: 'jacks', joker: 'bug' }, { openers: 'jacks', joker: 'bug' }],
  // A deck of 53 cards has a wild joker: one of the two says both.
  ['five-draw', { deck: 53, joker: 'wild' }, { joker: 'wild' }],
  ['five-draw', { deck: 53, joker: 'bug' }, { joker: 'bug' }],
  ['five-draw', { joker: 'wild', deck: 53 }, { joker: 'wild' }],
  ['holdem', { trips: 'over-straight', deck: 52 }, { trips: 'over-straight', deck: 52 }],
])('P-WILD-1: of the options of %s, %j, those that change it are %j', (id, options, changing) => {
  expect(changingOptions(findVariant(id)!, options)).toEqual(changing);
});
