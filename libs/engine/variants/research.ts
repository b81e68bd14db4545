import { defineVariant } from './define.js';
import type { Variant } from './variant.js';

/** P-VAR-MORE: small games for research. Every player antes. Bets have one size, or double after the first street. */
export const researchFamily: readonly Variant[] = [
  /** A deck of three cards, one card for each player, and one betting round with one bet and no raise. */
  defineVariant({
    id: 'kuhn',
    name: { en: 'Kuhn poker', es: 'Póker de Kuhn' },
    deck: 'kuhn-3',
    forced: 'antes',
    limit: 'fixed-limit',
    streets: [{ id: 'deal', deals: [{ to: 'hole', count: 1 }], opener: 'left-of-button', size: 'small' }],
    shares: [{ scale: 'one-card', composition: 'any-one', half: null }],
    betsPerRound: 1,
    stub: 'never',
    maxPlayers: 3,
  }),
  /** One hole card and two board cards; a hand has three cards. */
  defineVariant({
    id: 'rhode-island',
    name: { en: "Rhode Island hold'em", es: 'Hold’em de Rhode Island' },
    deck: 'standard',
    forced: 'antes',
    limit: 'fixed-limit',
    streets: [
      { id: 'preflop', deals: [{ to: 'hole', count: 1 }], opener: 'left-of-button', size: 'small' },
      { id: 'flop', deals: [{ to: 'board', count: 1 }], opener: 'left-of-button', size: 'big' },
      { id: 'turn', deals: [{ to: 'board', count: 1 }], opener: 'left-of-button', size: 'big' },
    ],
    shares: [{ scale: 'three-card', composition: 'any-three', half: null }],
    stub: 'never',
    maxPlayers: 22,
  }),
  /** Two kings, two queens and two jacks; one hole card and one board card; two bets in each of two rounds. */
  defineVariant({
    id: 'leduc',
    name: { en: "Leduc hold'em", es: 'Hold’em de Leduc' },
    deck: 'leduc-6',
    forced: 'antes',
    limit: 'fixed-limit',
    streets: [
      { id: 'preflop', deals: [{ to: 'hole', count: 1 }], opener: 'left-of-button', size: 'small' },
      { id: 'flop', deals: [{ to: 'board', count: 1 }], opener: 'left-of-button', size: 'big' },
    ],
    shares: [{ scale: 'two-card', composition: 'any-two', half: null }],
    betsPerRound: 2,
    stub: 'never',
    maxPlayers: 5,
  }),
];
