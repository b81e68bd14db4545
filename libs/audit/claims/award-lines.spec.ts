import { listFaults } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

type Edit = readonly [from: string, to: string];

/** Ann and Bob split $0.50, on the lines 25 and 26; Cid folded. */
const split = (...edits: readonly Edit[]): string =>
  edits.reduce(
    (text, [from, to]) => text.replace(from, to),
    editShowdown(
      ['shows [Kd Qd] (high card King)', 'shows [As Ac] (a pair of Aces)'],
      ['Ann collected $0.50 from pot', 'Ann collected $0.25 from pot\nBob collected $0.25 from pot'],
      ['showed [Kd Qd] and lost with high card King', 'showed [As Ac] and won ($0.25) with a pair of Aces'],
      ['won ($0.50)', 'won ($0.25)'],
    ),
  );

const SUMMARY_OF_ANN = 'showed [Ah Ad] and won ($0.25)';
const SUMMARY_OF_BOB = 'showed [As Ac] and won ($0.25)';

describe('L-SUM-1: a wrong award', () => {
  it('is none in a split pot', () => {
    expect(listFaults(split())).toEqual([]);
  });

  it.each<[string, string, readonly Edit[]]>([
    [
      'the award of the player who receives too much',
      'wrong-award 26',
      [
        ['Ann collected $0.25', 'Ann collected $0.15'],
        ['Bob collected $0.25', 'Bob collected $0.35'],
      ],
    ],
    [
      'the only winner, if another winner has no line',
      'wrong-award 25',
      [
        ['Bob collected $0.25 from pot\n', ''],
        ['Ann collected $0.25', 'Ann collected $0.50'],
      ],
    ],
    ['a player who folded', 'wrong-winner 25', [['Ann collected', 'Cid collected']]],
    [
      'an award above the pot, not the first award',
      'wrong-award 26',
      [
        ['Bob collected $0.25', 'Bob collected $0.35'],
        [SUMMARY_OF_BOB, 'showed [As Ac] and won ($0.35)'],
      ],
    ],
    [
      'an award, not the rake that would pay for the rest',
      'wrong-award 26',
      [
        ['Bob collected $0.25', 'Bob collected $0.15'],
        [SUMMARY_OF_BOB, 'showed [As Ac] and won ($0.15)'],
      ],
    ],
    [
      'the totals, if the award of a winner is missing',
      'wrong-award 27',
      [
        ['Bob collected $0.25 from pot\n', ''],
        [SUMMARY_OF_BOB, 'showed [As Ac] and lost'],
      ],
    ],
    [
      'the totals, if the first winner has no award',
      'wrong-award 27',
      [
        ['Ann collected $0.25 from pot\n', ''],
        [SUMMARY_OF_ANN, 'showed [Ah Ad] and lost'],
      ],
    ],
  ])('names %s', (_, found, edits) => {
    expect(listFaults(split(...edits))).toEqual([found]);
  });

  it('names a player who does not win, and not the winner in the summary', () => {
    expect(listFaults(editShowdown(['Ann collected', 'Bob collected']))).toEqual(['wrong-winner 25']);
    const shared = 'Ann collected $0.40 from pot\nBob collected $0.10 from pot';
    expect(listFaults(editShowdown(['Ann collected $0.50 from pot', shared]))).toEqual(['wrong-winner 26']);
  });

  it('leaves a wrong rake to the rake', () => {
    const rake: Edit = ['Rake $0', 'Rake $0.04'];
    expect(listFaults(split(rake))).toEqual(['rake 28']);
  });
});
