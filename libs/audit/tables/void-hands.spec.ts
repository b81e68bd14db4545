import type { CanonicalHand } from '#histories';
import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import type { Unplaced } from '../testing/canonical-hand.js';
import { called, floorHand } from '../testing/floor.js';
import { TableChecker } from './table-checker.js';
import { makeTableDigest } from './table-digest.js';

const VOID = called({ type: 'foreign-card', where: 'board' }, 'void');
const MISDEAL = called({ type: 'card-exposed', by: 'dealer', ordinal: 1 }, 'misdeal');

const SEATS = [1, 2, 3, 4];
const after = (seat: number): number => (seat % SEATS.length) + 1;

/** A hand with a button: seat 2 raises first, and the rest of the events follow. */
const hand = (
  id: number,
  button: number,
  rest: readonly (string | Unplaced)[],
  stacks: readonly number[] = [1003, 1017, 1031, 1045],
): CanonicalHand => {
  const small = after(button);
  const blinds = [`small-blind ${small} 5`, `big-blind ${after(small)} 10`];
  const made = floorHand([...blinds, 'hole-cards', ...rest]);
  const players = made.players.map((player, index) => ({ ...player, stack: stacks[index] }));
  return { ...made, id: String(id), currency: 'USD', buttonSeat: button, players };
};

/** Everyone folds to the big blind. */
const folded = (button: number): readonly string[] => {
  const big = after(after(button));
  const others = [after(big), after(after(big)), after(button)];
  return [...others.map((seat) => `fold ${seat}`), `uncalled ${big} 5`, `collect ${big} 10`];
};

const findAcross = (...hands: readonly CanonicalHand[]): string[] => {
  const found: string[] = [];
  const checker = new TableChecker((at, { code, rules }) => {
    found.push([at, code, ...rules].join(' '));
  });
  for (const one of hands) checker.next(makeTableDigest(auditHand(one, findProfile('roberts')!)!));
  checker.end();
  return found;
};

describe('P-IRR-2: the hand after one that the floor called off', () => {
  it.each([
    ['a void hand', ['call 2 10', VOID]],
    ['a misdeal', [MISDEAL]],
  ])('may have the same button, or the next one: %s', (_, rest) => {
    expect(findAcross(hand(1, 3, rest), hand(2, 3, folded(3)))).toEqual([]);
    expect(findAcross(hand(1, 3, rest), hand(2, 4, folded(4)))).toEqual([]);
  });

  it('has no other button', () => {
    expect(findAcross(hand(1, 3, ['call 2 10', VOID]), hand(2, 1, folded(1)))).toEqual([
      '1 button-move P-DEAL-1 R-IRR-1',
    ]);
  });

  it('P-DEAL-1: moves the button otherwise', () => {
    const next = hand(2, 3, folded(3), [1008, 1017, 1031, 1040]);
    expect(findAcross(hand(1, 3, folded(3)), next)).toEqual(['1 button-move P-DEAL-1 R-IRR-1']);
  });
});
