import type { ScaleId } from '#ranking';
import { allToHigh, highAndEight } from './community.js';
import { defineVariant } from './define.js';
import type { Deal, PotShare, Street, Variant } from './variant.js';

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
): Variant =>
  defineVariant({
    id,
    name,
    deck: 'standard',
    forced: 'bring-in',
    exposed,
    streets,
    shares,
    /** With eight players the deck has no seventh card for each: one board card is dealt instead. */
    stub: 'shared-card',
    maxPlayers: 8,
  });

const onlyLow = (scale: ScaleId): readonly PotShare[] => [{ scale, composition: 'any-five', half: null }];

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
