import { allToHigh, flopGame } from './community.js';
import type { Exchange, Variant } from './variant.js';

const discard = (count: number): Exchange => ({ fewest: count, most: count, replaced: false });

/** P-VAR-HOLDEM and similar games of P-VAR-MORE: the best five of the hole cards and the five board cards. */
export const holdemFamily: readonly Variant[] = [
  flopGame({
    id: 'holdem',
    name: { en: "Texas hold'em", es: 'Texas hold’em' },
    holeCards: 2,
    shares: allToHigh('any-five'),
    maxPlayers: 22,
  }),
  /** P-DECK-1, P-DECK-2, P-RANK-1: the lowest card is a six, A-6-7-8-9 is a straight, a flush beats a full house. */
  flopGame({
    id: 'short-deck',
    name: { en: "Short-deck hold'em", es: 'Hold’em de baraja corta' },
    deck: 'short-36',
    holeCards: 2,
    shares: [{ scale: 'short', composition: 'any-five', half: null }],
    maxPlayers: 14,
  }),
  flopGame({
    id: 'royal-holdem',
    name: { en: "Royal hold'em", es: 'Royal hold’em' },
    deck: 'royal-20',
    holeCards: 2,
    shares: allToHigh('any-five'),
    maxPlayers: 6,
  }),
  flopGame({
    id: 'pineapple',
    name: { en: 'Pineapple', es: 'Pineapple' },
    holeCards: 3,
    exchange: { before: 'flop', cards: discard(1) },
    shares: allToHigh('any-five'),
    maxPlayers: 14,
  }),
  flopGame({
    id: 'crazy-pineapple',
    name: { en: 'Crazy pineapple', es: 'Crazy pineapple' },
    holeCards: 3,
    exchange: { before: 'turn', cards: discard(1) },
    shares: allToHigh('any-five'),
    maxPlayers: 14,
  }),
  /** The discard of pineapple is left out: at the showdown two of the three hole cards play at most. */
  ...(
    [
      ['lazy-pineapple', 'Lazy pineapple', 'Pineapple perezosa'],
      ['tahoe', 'Tahoe', 'Tahoe'],
    ] as const
  ).map(([id, en, es]) =>
    flopGame({ id, name: { en, es }, holeCards: 3, shares: allToHigh('at-most-2'), maxPlayers: 14 }),
  ),
  /** Both hole cards play. */
  flopGame({
    id: 'greek-holdem',
    name: { en: "Greek hold'em", es: 'Hold’em griego' },
    holeCards: 2,
    shares: allToHigh('two-and-three'),
    maxPlayers: 22,
  }),
  flopGame({
    id: 'irish',
    name: { en: 'Irish poker', es: 'Póker irlandés' },
    limit: 'pot-limit',
    holeCards: 4,
    exchange: { before: 'turn', cards: discard(2) },
    shares: allToHigh('any-five'),
    maxPlayers: 11,
  }),
];
