import { allToHigh, flopGame } from './community.js';
import type { Exchange, Variant } from './variant.js';

const throwAway = (count: number): Exchange => ({ fewest: count, most: count, replaced: false });

/** P-VAR-HOLDEM, and its relatives of P-VAR-MORE: the best five of what a player holds and a board of five. */
export const holdemFamily: readonly Variant[] = [
  flopGame({
    id: 'holdem',
    name: { en: "Texas hold'em", es: 'Texas hold’em' },
    holeCards: 2,
    shares: allToHigh('any-five'),
    maxPlayers: 22,
  }),
  /** P-DECK-1, P-DECK-2, P-RANK-1: no card under six, A-6-7-8-9 is a straight, a flush beats a full house. */
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
    exchange: { before: 'flop', cards: throwAway(1) },
    shares: allToHigh('any-five'),
    maxPlayers: 14,
  }),
  flopGame({
    id: 'crazy-pineapple',
    name: { en: 'Crazy pineapple', es: 'Crazy pineapple' },
    holeCards: 3,
    exchange: { before: 'turn', cards: throwAway(1) },
    shares: allToHigh('any-five'),
    maxPlayers: 14,
  }),
  flopGame({
    id: 'irish',
    name: { en: 'Irish poker', es: 'Póker irlandés' },
    limit: 'pot-limit',
    holeCards: 4,
    exchange: { before: 'turn', cards: throwAway(2) },
    shares: allToHigh('any-five'),
    maxPlayers: 11,
  }),
];
