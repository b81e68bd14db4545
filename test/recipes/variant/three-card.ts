import { allToHigh } from '../../../libs/engine/variants/community.js';
import { defineVariant } from '../../../libs/engine/variants/define.js';
import type { Variant } from '../../../libs/engine/variants/variant.js';

/** P-VAR-MORE: hold'em with three cards down and a board of four; the best five of the seven. */
export const threeCardFamily: readonly Variant[] = [
  defineVariant({
    id: 'three-card-holdem',
    name: { en: "Three-card hold'em", es: 'Hold’em de tres cartas' },
    deck: 'standard',
    forced: 'blinds',
    streets: [
      { id: 'preflop', deals: [{ to: 'hole', count: 3 }], opener: 'after-blinds', size: 'small' },
      { id: 'flop', deals: [{ to: 'board', count: 3 }], opener: 'left-of-button', size: 'small' },
      { id: 'turn', deals: [{ to: 'board', count: 1 }], opener: 'left-of-button', size: 'big' },
    ],
    shares: allToHigh('any-five'),
    stub: 'never',
    maxPlayers: 16,
  }),
];
