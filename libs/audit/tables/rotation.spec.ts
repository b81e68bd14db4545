import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import type { CanonicalHand } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { rotationPlaceOf } from './rotation.js';
import { TableChecker } from './table-checker.js';
import { makeTableDigest } from './table-digest.js';

/** The findings across hands, as number of the hand and code. */
const findAcross = (hands: readonly CanonicalHand[]): string[] => {
  const found: string[] = [];
  const checker = new TableChecker((hand, finding) => found.push(`${String(hand)} ${finding.code}`));
  for (const hand of hands)
    checker.next(makeTableDigest(auditHand(hand, { id: 'test', switches: defaultSwitches })!));
  checker.end();
  return found;
};

const PLAYERS = 3;
const deal = (game: string, hands: number): CanonicalHand[] => [
  ...dealHands({ game, hands, players: PLAYERS, seed: 4 }),
];

describe('P-VAR-HORSE: the order of a rotation', () => {
  it.each(['horse', '8-game', '10-game', 'dealers-choice'])('%s: has no finding as it is dealt', (id) => {
    expect(findAcross(deal(id, 40))).toEqual([]);
  });

  it('is broken by another game than the same or the next one', () => {
    const inHorse = (hand: CanonicalHand, variant: string): CanonicalHand => ({
      ...hand,
      game: { ...hand.game, variant, rotation: 'horse' },
    });
    const hands = deal('stud', 20);
    // A hand of stud that ends early is also one of stud hi-lo, which comes after stud and before hold'em.
    const early = hands.findIndex(
      (hand, index) => index > 0 && !hand.events.some(({ type }) => type === 'show'),
    );
    const mixed = hands.map((hand, index) => inHorse(hand, index === early ? 'stud-8' : 'stud'));
    expect(findAcross(hands.map((hand) => inHorse(hand, 'stud')))).toEqual([]);
    expect(findAcross(mixed)).toEqual([`${String(early + 1)} rotation-order`]);
  });

  it('is not known of other rotations and games', () => {
    const game = { variant: 'holdem', limit: 'fixed-limit' } as const;
    expect(rotationPlaceOf({ ...game, rotation: null })).toBe(0);
    expect(rotationPlaceOf({ ...game, rotation: 'Mixed Omaha' })).toBe(0);
    expect(rotationPlaceOf({ ...game, rotation: 'dealers-choice' })).toBe(0);
    expect(rotationPlaceOf({ ...game, limit: 'no-limit', rotation: 'HORSE' })).toBe(0);
    expect(rotationPlaceOf({ ...game, rotation: 'HORSE' })).toBe(
      rotationPlaceOf({ ...game, rotation: 'horse' }),
    );
  });
});

describe('P-VAR-HORSE: the hands of each game of a rotation', () => {
  // Hands of stud and stud hi-lo without a showdown are of both games, so that the change can be moved.
  const HANDS = 60;
  const isShown = ({ events }: CanonicalHand): boolean => events.some(({ type }) => type === 'show');
  const relabel = (hands: readonly CanonicalHand[], at: number, variant: string): CanonicalHand[] =>
    hands.map((hand, index) => (index === at ? { ...hand, game: { ...hand.game, variant } } : hand));
  const sessions = Array.from({ length: 12 }, (_, seed) => [
    ...dealHands({ game: 'horse', hands: HANDS, players: PLAYERS, seed }),
  ]);
  const changesTo = (hands: readonly CanonicalHand[]): number[] =>
    hands.flatMap(({ game }, at) =>
      game.variant === 'stud-8' && hands[at - 1].game.variant === 'stud' ? [at] : [],
    );

  it('are as many as before: one more is reported, and the game that is due', () => {
    let count = 0;
    for (const hands of sessions)
      for (const at of changesTo(hands).filter((change) => !isShown(hands[change]))) {
        expect(findAcross(relabel(hands, at, 'stud'))).toEqual([`${String(at)} rotation-order`]);
        count++;
      }
    expect(count).toBeGreaterThan(5);
  });

  it('are as many as before: one less is reported', () => {
    let count = 0;
    for (const hands of sessions)
      for (const at of changesTo(hands).filter((change) => !isShown(hands[change - 1]))) {
        expect(findAcross(relabel(hands, at - 1, 'stud-8'))).toEqual([`${String(at - 1)} rotation-order`]);
        count++;
      }
    expect(count).toBeGreaterThan(5);
  });

  it('are not known where a log begins in the middle of a game, or lacks hands', () => {
    for (const hands of sessions)
      for (let from = 0; from < 8; from++)
        expect(findAcross([...hands.slice(from, 20), ...hands.slice(22 + from)])).toEqual([]);
  });
});
