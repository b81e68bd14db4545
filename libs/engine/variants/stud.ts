import { NINE, QUEEN, THREE } from '#cards';
import type { ScaleId } from '#ranking';
import { allToHigh, highAndEight } from './community.js';
import { defineVariant } from './define.js';
import type { Deal, PotShare, Street, Variant, VariantSpec } from './variant.js';

const down = (count: number): Deal => ({ to: 'hole', count });
const UP: Deal = { to: 'hole', count: 1, up: true };

const laterStreet = (id: string, deal: Deal, size: Street['size']): Street => ({
  id,
  deals: [deal],
  opener: 'best-exposed',
  size,
});

/** P-VAR-7CS: two downcards and an upcard, three more upcards, and a last downcard. */
const sevenCards: readonly Street[] = [
  { id: 'third', deals: [down(2), UP], opener: 'bring-in', size: 'small' },
  laterStreet('fourth', UP, 'small'),
  laterStreet('fifth', UP, 'big'),
  laterStreet('sixth', UP, 'big'),
  laterStreet('seventh', down(1), 'big'),
];

/** In high-only stud an open pair on fourth street allows the big bet. */
const withOpenPair = (streets: readonly Street[]): readonly Street[] =>
  streets.map((street) => (street.id === 'fourth' ? { ...street, openPairDoubles: true } : street));

const sevenStud = (
  id: string,
  name: Variant['name'],
  exposed: ScaleId,
  shares: readonly PotShare[],
  streets = sevenCards,
  wild: Pick<VariantSpec, 'wild'> = {},
): Variant =>
  defineVariant({
    id,
    name,
    deck: 'standard',
    forced: 'bring-in',
    exposed,
    streets,
    shares,
    ...wild,
    /** With eight players the deck has no seventh card for each: one board card is dealt instead. */
    stub: 'shared-card',
    maxPlayers: 8,
  });

const onlyLow = (scale: ScaleId): readonly PotShare[] => [{ scale, composition: 'any-five', half: null }];

const highAndSpade = (scale: ScaleId): readonly PotShare[] => [
  { scale: 'high', composition: 'any-five', half: 'high' },
  { scale, composition: 'any-one', from: 'downcards', half: 'spade' },
];

/**
 * P-VAR-7CS, P-VAR-7CSHL, P-VAR-RAZZ, P-VAR-5CS: games with upcards. The worst upcard posts the bring-in, or the
 * best one if the house says so, and the best exposed hand opens later rounds.
 */
export const studFamily: readonly Variant[] = [
  sevenStud(
    'stud',
    { en: 'Seven-card stud', es: 'Stud de siete cartas' },
    'high',
    allToHigh('any-five'),
    withOpenPair(sevenCards),
  ),
  sevenStud(
    'stud-8',
    { en: 'Seven-card stud hi-lo eight-or-better', es: 'Stud de siete cartas hi-lo ocho o mejor' },
    'high',
    highAndEight('any-five'),
  ),
  sevenStud('stud-hl', { en: 'Seven-card stud high-low', es: 'Stud de siete cartas alta y baja' }, 'high', [
    { scale: 'high', composition: 'any-five', half: 'high' },
    { scale: 'ace-to-five', composition: 'any-five', half: 'low' },
  ]),
  sevenStud('razz', { en: 'Razz', es: 'Razz' }, 'ace-to-five', onlyLow('ace-to-five')),
  sevenStud('razz-27', { en: '2-7 razz', es: 'Razz 2-7' }, 'deuce-to-seven', onlyLow('deuce-to-seven')),
  /** The best hand wins one half, the highest or the lowest spade face down the other; without one, the hand wins all. */
  sevenStud(
    'chicago-high',
    { en: 'High Chicago', es: 'Chicago alta' },
    'high',
    highAndSpade('highest-spade'),
  ),
  sevenStud('chicago-low', { en: 'Low Chicago', es: 'Chicago baja' }, 'high', highAndSpade('lowest-spade')),
  /** P-WILD-1: queens are wild, and so is the rank that follows the last queen that is dealt face up. */
  sevenStud(
    'follow-the-queen',
    { en: 'Follow the Queen', es: 'Sigue a la dama' },
    'high',
    allToHigh('any-five'),
    sevenCards,
    { wild: { ranks: [QUEEN], follows: QUEEN } },
  ),
  /** P-WILD-1: threes and nines are wild. No cards are bought. */
  sevenStud('baseball', { en: 'Baseball', es: 'Béisbol' }, 'high', allToHigh('any-five'), sevenCards, {
    wild: { ranks: [THREE, NINE] },
  }),
  /** The fourth and fifth cards are dealt together, and the last one is dealt face up. */
  defineVariant({
    id: 'mississippi-stud',
    name: { en: 'Mississippi stud', es: 'Stud Misisipi' },
    deck: 'standard',
    forced: 'bring-in',
    exposed: 'high',
    streets: [
      { id: 'third', deals: [down(2), UP], opener: 'bring-in', size: 'small' },
      laterStreet('fifth', { ...UP, count: 2 }, 'small'),
      laterStreet('sixth', UP, 'big'),
      laterStreet('seventh', UP, 'big'),
    ],
    shares: allToHigh('any-five'),
    stub: 'never',
    maxPlayers: 7,
  }),
  defineVariant({
    id: 'five-stud',
    name: { en: 'Five-card stud', es: 'Stud de cinco cartas' },
    deck: 'standard',
    forced: 'bring-in',
    exposed: 'high',
    bringInBy: 'fiveStudOpens',
    streets: [
      { id: 'second', deals: [down(1), UP], opener: 'bring-in', size: 'small' },
      laterStreet('third', UP, 'small'),
      laterStreet('fourth', UP, 'big'),
      laterStreet('fifth', UP, 'big'),
    ],
    shares: allToHigh('any-five'),
    stub: 'never',
    maxPlayers: 10,
  }),
];
