import { checkVariant } from './check.js';
import { findVariant, variants } from './index.js';
import type { Street, VariantSpec } from './variant.js';

const issues = (id: string, change: Partial<VariantSpec>): string[] =>
  checkVariant({ ...findVariant(id)!, ...change }).map(({ code, pointer }) => `${code} ${pointer}`);

const streetsOf = (id: string, at: number, change: Partial<Street>): readonly Street[] =>
  findVariant(id)!.streets.map((street, index) => (index === at ? { ...street, ...change } : street));

describe('checkVariant', () => {
  it('reports no issues for the built-in variants', () => {
    const found = variants.flatMap((variant) =>
      checkVariant(variant).map(({ code, pointer }) => `${variant.id}: ${code} ${pointer}`),
    );
    expect(found).toEqual([]);
  });

  it('P-BET-1: reports more exposed cards than can be compared, if they decide who opens', () => {
    const fifthUp = { deals: [{ to: 'hole', count: 2, up: true }] } as const;
    const streets = streetsOf('stud', 4, fifthUp);
    expect(issues('stud', { streets })).toEqual(['too-many-exposed /streets/4/opener']);
    const opened = streetsOf('stud', 4, { ...fifthUp, opener: 'left-of-button' });
    expect(issues('stud', { streets: opened })).toEqual([]);
  });

  it('P-SETUP-1: reports a reshuffle of discards in a game without discards', () => {
    expect(issues('holdem', { stub: 'reshuffle-discards' })).toEqual(['nothing-to-reshuffle /stub']);
    expect(issues('pineapple', { stub: 'reshuffle-discards' })).toEqual([]);
  });

  it('reports more discards than downcards, because upcards cannot be discarded', () => {
    const changing = (most: number): Partial<VariantSpec> => ({
      streets: streetsOf('five-stud', 3, { exchange: { fewest: 0, most, replaced: true } }),
      maxPlayers: 6,
    });
    expect(issues('five-stud', changing(1))).toEqual([]);
    expect(issues('five-stud', changing(2))).toEqual(['exposed-thrown /streets/3/exchange']);
  });

  it('P-SETUP-2: reports a bring-in without its forced bet or without its opener', () => {
    expect(issues('stud', { forced: 'antes' })).toEqual(['bring-in-apart /streets/0/opener']);
    expect(issues('stud', { streets: streetsOf('stud', 0, { opener: 'best-exposed' }) })).toEqual([
      'bring-in-apart /forced',
    ]);
    expect(issues('holdem', { forced: 'bring-in' })).toEqual(['bring-in-apart /forced']);
  });

  it('P-VAR-5CD: reports a street that must be opened but has no betting, and openers that are never used', () => {
    expect(issues('five-draw', { streets: streetsOf('five-draw', 0, { opener: 'nobody' }) })).toEqual([
      'never-opened /streets/0/mustBeOpened',
    ]);
    expect(issues('five-draw', { openers: 'jacks' })).toEqual([]);
    expect(issues('holdem', { openers: 'jacks' })).toEqual(['openers-unused /openers']);
    expect(issues('lowball-27-single', { openers: 'jacks' })).toEqual(['openers-unused /openers']);
  });

  it('reports two boards in a game without a board, and wild ranks that are not in the deck', () => {
    expect(issues('stud', { boards: 2 })).toEqual(['no-boards /boards']);
    expect(issues('short-deck', { wild: { ranks: [0] } })).toEqual(['no-such-rank /wild/ranks']);
    expect(issues('short-deck', { wild: { ranks: [4] } })).toEqual([]);
  });

  it('P-DECK-1: reports scales without the lowest ranks of the deck', () => {
    const short = [{ scale: 'short', composition: 'any-five', half: null }] as const;
    expect(issues('holdem', { shares: short })).toEqual(['deck-and-scale /shares/0/scale']);
    expect(issues('holdem', { shares: short, deck: 'short-36', maxPlayers: 6 })).toEqual([]);
    expect(issues('stud', { exposed: 'short' })).toEqual(['deck-and-scale /exposed']);
    expect(issues('stud', { exposed: 'eight-or-better' })).toEqual(['exposed-scale /exposed']);
    expect(issues('stud', { exposed: 'badugi' })).toEqual(['exposed-scale /exposed']);
    expect(issues('stud', { exposed: 'ace-to-five' })).toEqual([]);
  });

  it('P-VAR-5CD: reports a later street that must be opened, because the pot already has bets', () => {
    const streets = streetsOf('holdem', 2, { mustBeOpened: true });
    expect(issues('holdem', { streets })).toEqual(['never-opened /streets/2/mustBeOpened']);
  });

  it('P-SETUP-1: counts all cards of a last street that may be dealt as shared cards', () => {
    const two = streetsOf('stud', 4, { deals: [{ to: 'hole', count: 2 }] });
    // Eight players have six cards each, which are 48, and share two.
    expect(issues('stud', { streets: two, maxPlayers: 8 })).toEqual([]);
    const five = streetsOf('stud', 4, { deals: [{ to: 'hole', count: 5 }] });
    expect(issues('stud', { streets: five, maxPlayers: 8 })).toEqual(['cards-run-out /maxPlayers']);
  });
});
