import { DEUCE, FOUR, NINE, THREE } from '#cards';
import type { CompositionId, ScaleId } from '#ranking';
import { allToHigh } from './community.js';
import { defineVariant } from './define.js';
import type { Exchange, PotShare, Variant, VariantSpec } from './variant.js';

const change = (most: number): Exchange => ({ fewest: 0, most, replaced: true });

/** The streets of a draw game, and its usual limit. */
type Draws = Pick<VariantSpec, 'streets' | 'limit'>;

/**
 * One draw (P-VAR-5CD). The profile decides who opens the second round: the opener of the first round, or the player left of the
 * button.
 */
const singleDraw = (cards: number): Draws => ({
  streets: [
    {
      id: 'predraw',
      deals: [{ to: 'hole', count: cards }],
      opener: 'after-blinds',
      size: 'small',
      mustBeOpened: true,
    },
    { id: 'first-draw', exchange: change(cards), deals: [], opener: 'last-opener', size: 'big' },
  ],
});

/** Three draws, with a betting round before the first and after each. The bets double after the second draw. */
const tripleDraw = (cards: number): Draws => ({
  limit: 'fixed-limit',
  streets: [
    { id: 'predraw', deals: [{ to: 'hole', count: cards }], opener: 'after-blinds', size: 'small' },
    { id: 'first-draw', exchange: change(cards), deals: [], opener: 'left-of-button', size: 'small' },
    { id: 'second-draw', exchange: change(cards), deals: [], opener: 'left-of-button', size: 'big' },
    { id: 'third-draw', exchange: change(cards), deals: [], opener: 'left-of-button', size: 'big' },
  ],
});

const drawGame = (
  cards: number,
  id: string,
  en: string,
  es: string,
  draws: Draws,
  shares: readonly PotShare[],
): Variant =>
  defineVariant({
    id,
    name: { en, es },
    deck: 'standard',
    forced: 'blinds',
    ...draws,
    shares,
    stub: 'reshuffle-discards',
    // Before any discard can be reshuffled, the first player may draw a whole hand.
    maxPlayers: Math.floor(52 / cards) - 1,
  });

const one = (scale: ScaleId, composition: CompositionId = 'any-five'): readonly PotShare[] => [
  { scale, composition, half: null },
];

/** P-VAR-5CD, P-VAR-LOW, P-VAR-HLDRAW, P-VAR-MORE: games with hole cards only, of which players exchange some. */
export const drawFamily: readonly Variant[] = [
  drawGame(5, 'five-draw', 'Five-card draw', 'Póker de descarte', singleDraw(5), allToHigh('any-five')),
  drawGame(5, 'five-draw-hl', 'Five-card draw high-low', 'Póker de descarte alta y baja', singleDraw(5), [
    { scale: 'high', composition: 'any-five', half: 'high' },
    { scale: 'ace-to-five', composition: 'any-five', half: 'low' },
  ]),
  drawGame(
    5,
    'lowball-27-single',
    '2-7 single draw',
    'Lowball 2-7 a un descarte',
    singleDraw(5),
    one('deuce-to-seven'),
  ),
  drawGame(
    5,
    'lowball-27-triple',
    '2-7 triple draw',
    'Lowball 2-7 a tres descartes',
    tripleDraw(5),
    one('deuce-to-seven'),
  ),
  drawGame(
    5,
    'lowball-a5-single',
    'A-5 single draw',
    'Lowball A-5 a un descarte',
    singleDraw(5),
    one('ace-to-five'),
  ),
  drawGame(
    5,
    'lowball-a5-triple',
    'A-5 triple draw',
    'Lowball A-5 a tres descartes',
    tripleDraw(5),
    one('ace-to-five'),
  ),
  drawGame(
    5,
    'lowball-a6-single',
    'A-6 single draw',
    'Lowball A-6 a un descarte',
    singleDraw(5),
    one('ace-to-six'),
  ),
  drawGame(4, 'badugi', 'Badugi', 'Badugi', tripleDraw(4), one('badugi', 'badugi')),
  drawGame(5, 'badacey', 'Badacey', 'Badacey', tripleDraw(5), [
    { scale: 'badugi', composition: 'badugi', half: 'badugi' },
    { scale: 'ace-to-five', composition: 'any-five', half: 'low' },
  ]),
  drawGame(5, 'badeucy', 'Badeucy', 'Badeucy', tripleDraw(5), [
    { scale: 'badugi-27', composition: 'badugi', half: 'badugi' },
    { scale: 'deuce-to-seven', composition: 'any-five', half: 'low' },
  ]),
  drawGame(5, 'hi-dugi', 'Hi-dugi', 'Hi-dugi', tripleDraw(5), [
    { scale: 'high', composition: 'any-five', half: 'high' },
    { scale: 'badugi', composition: 'badugi', half: 'badugi' },
  ]),
  /** High hands qualify from a pair of nines on, low hands from an eight on. */
  drawGame(5, 'archie', 'Archie', 'Archie', tripleDraw(5), [
    {
      scale: 'high',
      composition: 'any-five',
      half: 'high',
      atLeast: [NINE, NINE, FOUR, THREE, DEUCE],
    },
    { scale: 'eight-or-better', composition: 'any-five', half: 'low' },
  ]),
];
