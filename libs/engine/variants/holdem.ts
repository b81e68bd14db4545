import { flopGame } from './community.js';
import type { Variant } from './variant.js';

/** P-VAR-HOLDEM: two down, a board of five, best five of the seven. */
export const holdemFamily: readonly Variant[] = [
  flopGame({
    id: 'holdem',
    name: { en: "Texas hold'em", es: 'Texas hold’em' },
    holeCards: 2,
    shares: [{ scale: 'high', composition: 'any-five' }],
    maxPlayers: 22,
  }),
];
