import { Table, type TableOptions } from './testing/table.js';

const [TWO, NINE, KING] = [0, 28, 44];

/** Three players; the deuce owes a bring-in of 2, the bet is 10, and the second player has 5. */
const stud = (
  limit: NonNullable<TableOptions['limit']>,
  stacks: readonly number[] = [1000, 5, 1000],
): Table =>
  new Table({
    game: 'stud',
    limit,
    smallBlind: 0,
    bigBlind: 0,
    smallBet: 10,
    bigBet: limit === 'fixed-limit' ? 20 : 10,
    bringIn: 2,
    stacks,
    switches: { reopenNoLimit: 'single' },
  })
    .dealUp([TWO, NINE, KING])
    .open();

describe('P-VAR-7CS: completing a bring-in', () => {
  it.each(['no-limit', 'pot-limit', 'spread-limit'] as const)(
    '%s: after an all-in below the full bet, the next player completes the bet to its full size',
    (limit) => {
      const table = stud(limit).play('A bring-in 2', 'B raise 5');
      expect([table.codeOf('C raise 9'), table.codeOf('C raise 10')]).toEqual(['short-raise', 'legal']);
      expect(table.play('C raise 10').codeOf('A raise 20')).toBe('legal');
    },
  );

  it('no limit: the minimum raise is the size of the completion above the bring-in', () => {
    const table = stud('no-limit', [1000, 1000, 1000]).play('A bring-in 2', 'B raise 25');
    expect([table.codeOf('C raise 47'), table.codeOf('C raise 48')]).toEqual(['short-raise', 'legal']);
  });
});
