import { checkVariant } from './check.js';
import { findVariant, variants } from './index.js';
import type { Street, VariantSpec } from './variant.js';

const issues = (id: string, change: Partial<VariantSpec>): string[] =>
  checkVariant({ ...findVariant(id)!, ...change }).map(({ code, pointer }) => `${code} ${pointer}`);

const streetsOf = (id: string, at: number, change: Partial<Street>): readonly Street[] =>
  findVariant(id)!.streets.map((street, index) => (index === at ? { ...street, ...change } : street));

describe('checkVariant', () => {
  it.each(variants.map((variant) => [variant.id, variant] as const))(
    'has nothing against %s',
    (_, variant) => {
      expect(checkVariant(variant)).toEqual([]);
    },
  );

  it('P-BET-1: refuses more exposed cards than can be compared, where it is by them that somebody opens', () => {
    const fifthUp = { deals: [{ to: 'hole', count: 1, up: true }] } as const;
    const streets = streetsOf('stud', 4, fifthUp);
    expect(issues('stud', { streets })).toEqual(['too-many-exposed /streets/4/opener']);
    const opened = streetsOf('stud', 4, { ...fifthUp, opener: 'left-of-button' });
    expect(issues('stud', { streets: opened })).toEqual([]);
  });

  it('P-SETUP-1: refuses to shuffle discards in where nothing is discarded', () => {
    expect(issues('holdem', { stub: 'reshuffle-discards' })).toEqual(['nothing-to-reshuffle /stub']);
    expect(issues('pineapple', { stub: 'reshuffle-discards' })).toEqual([]);
  });

  it('refuses to have exposed cards thrown away: no more than those that lie face down', () => {
    const changing = (most: number): Partial<VariantSpec> => ({
      streets: streetsOf('five-stud', 3, { exchange: { fewest: 0, most, replaced: true } }),
      maxPlayers: 6,
    });
    expect(issues('five-stud', changing(1))).toEqual([]);
    expect(issues('five-stud', changing(2))).toEqual(['exposed-thrown /streets/3/exchange']);
  });

  it('P-SETUP-2: wants a bring-in both posted and opened', () => {
    expect(issues('stud', { forced: 'antes' })).toEqual(['bring-in-apart /streets/0/opener']);
    expect(issues('stud', { streets: streetsOf('stud', 0, { opener: 'best-exposed' }) })).toEqual([
      'bring-in-apart /forced',
    ]);
    expect(issues('holdem', { forced: 'bring-in' })).toEqual(['bring-in-apart /forced']);
  });

  it('P-VAR-5CD: refuses a street that must be opened and that nobody opens, and openers that nobody proves', () => {
    expect(issues('five-draw', { streets: streetsOf('five-draw', 0, { opener: 'nobody' }) })).toEqual([
      'never-opened /streets/0/mustBeOpened',
    ]);
    expect(issues('five-draw', { openers: 'jacks' })).toEqual([]);
    expect(issues('holdem', { openers: 'jacks' })).toEqual(['openers-unused /openers']);
    expect(issues('lowball-27-single', { openers: 'jacks' })).toEqual(['openers-unused /openers']);
  });

  it('refuses two boards without a board, and wild cards that the deck does not have', () => {
    expect(issues('stud', { boards: 2 })).toEqual(['no-boards /boards']);
    expect(issues('short-deck', { wild: { ranks: [0] } })).toEqual(['no-such-rank /wild/ranks']);
    expect(issues('short-deck', { wild: { ranks: [4] } })).toEqual([]);
  });

  it('P-DECK-1: refuses scales that do not know the lowest cards of the deck: hands with them would win nothing', () => {
    const short = [{ scale: 'short', composition: 'any-five', half: null }] as const;
    expect(issues('holdem', { shares: short })).toEqual(['deck-and-scale /shares/0/scale']);
    expect(issues('holdem', { shares: short, deck: 'short-36', maxPlayers: 6 })).toEqual([]);
    expect(issues('stud', { exposed: 'short' })).toEqual(['deck-and-scale /exposed']);
    expect(issues('stud', { exposed: 'eight-or-better' })).toEqual(['exposed-scale /exposed']);
    expect(issues('stud', { exposed: 'badugi' })).toEqual(['exposed-scale /exposed']);
    expect(issues('stud', { exposed: 'ace-to-five' })).toEqual([]);
  });

  it('P-VAR-5CD: refuses a later street that must be opened: the pot has bets by then', () => {
    const streets = streetsOf('holdem', 2, { mustBeOpened: true });
    expect(issues('holdem', { streets })).toEqual(['never-opened /streets/2/mustBeOpened']);
  });

  it('P-SETUP-1: counts all that the last street deals where it may be shared', () => {
    const two = streetsOf('stud', 4, { deals: [{ to: 'hole', count: 2 }] });
    // Six of each of eight players are 48 cards, and two that all share.
    expect(issues('stud', { streets: two, maxPlayers: 8 })).toEqual([]);
    const five = streetsOf('stud', 4, { deals: [{ to: 'hole', count: 5 }] });
    expect(issues('stud', { streets: five, maxPlayers: 8 })).toEqual(['cards-run-out /maxPlayers']);
  });
});
