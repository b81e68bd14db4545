import { flopGame } from './community.js';
import type { Variant } from './variant.js';

/** P-VAR-OMAHA: four down; exactly two of them and exactly three of the board make the hand. */
export const omahaFamily: readonly Variant[] = [
  flopGame({
    id: 'omaha',
    name: { en: 'Omaha', es: 'Omaha' },
    holeCards: 4,
    shares: [{ scale: 'high', composition: 'two-and-three' }],
    maxPlayers: 11,
  }),
];
