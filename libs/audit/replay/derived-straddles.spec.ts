import { defaultSwitches, type Switches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { auditHand } from '../claims/audit-hand.js';

/** Codes and rules of a PHH hand of four players who fold in turn to the last blind or straddle. */
const codesOf = (blinds: string, folds: readonly number[], straddle: Switches['straddle']): string[] => {
  const cards = [1, 2, 3, 4].map((player) => `'d dh p${String(player)} ????'`);
  const text = `variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = ${blinds}
min_bet = 2
starting_stacks = [200, 200, 200, 200]
actions = [${[...cards, ...folds.map((player) => `'p${String(player)} f'`)].join(', ')}]
`;
  const reading = findFormat('phh')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(text);
  const { findings } = auditHand(reading.hand, { id: 'test', switches: { ...defaultSwitches, straddle } })!;
  return findings.map(({ code, rules }) => [code, ...rules].join(' '));
};

describe('P-SETUP-2: a straddle that the fields of a PHH hand state', () => {
  it('is posted by a seat that may straddle in the house', () => {
    expect(codesOf('[1, 2, 4, 0]', [4, 1, 2], 'left-of-big-blind')).toEqual([]);
    expect(codesOf('[1, 2, 0, 4]', [1, 2, 3], 'left-of-big-blind')).toEqual([
      'wrong-forced-bet P-SETUP-2 P-BLIND-1',
    ]);
    expect(codesOf('[1, 2, 0, 4]', [1, 2, 3], 'button-too')).toEqual([]);
    expect(codesOf('[1, 2, 4, 0]', [4, 1, 2], 'not-played')).toHaveLength(1);
  });
});
