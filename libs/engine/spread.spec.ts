import { checkSetup } from './setup.js';
import { setupOf, Table, type TableOptions } from './testing/table.js';
import type { Variant } from './variants/variant.js';

/** Hold'em with bets of 1 to 4 before the turn and 1 to 8 from there. */
const oneFourEight = (options: TableOptions = {}): Table =>
  new Table({
    limit: 'spread-limit',
    bigBlind: 2,
    smallBet: 1,
    bigBet: 8,
    largestBets: [4, 4, 8],
    ...options,
  }).blinds();

const betsTo = (table: Table, player: string, totals: readonly number[]): string[] =>
  totals.map((total) => table.codeOf(`${player} bet ${String(total)}`));

describe('P-SETUP-3, P-BET-4: spread limit', () => {
  it('has its own largest bet on each street, and the smallest bet on all', () => {
    const table = oneFourEight();
    expect(table.codeOf('C raise 6')).toBe('legal');
    expect(table.violationOf('C raise 7')).toMatchObject({ code: 'bet-too-big', expected: 6, actual: 7 });
    table.play('C call', 'A call', 'B check').street();
    expect(betsTo(table, 'A', [1, 4, 5])).toEqual(['legal', 'legal', 'bet-too-big']);
    table.play('A check', 'B check', 'C check').street();
    expect(betsTo(table, 'A', [1, 8, 9])).toEqual(['legal', 'legal', 'bet-too-big']);
    table.play('A check', 'B check', 'C check').street();
    expect(betsTo(table, 'A', [1, 8, 9])).toEqual(['legal', 'legal', 'bet-too-big']);
  });

  it('R-BET-6: a raise is at least as large as the last one, and at most the largest bet of the street', () => {
    const table = oneFourEight().play('C call', 'A call', 'B check').street().play('A bet 3');
    expect([5, 6, 7, 8].map((to) => table.codeOf(`B raise ${String(to)}`))).toEqual([
      'short-raise',
      'legal',
      'legal',
      'bet-too-big',
    ]);
  });

  it('counts betting rounds, not streets without betting', () => {
    const { variant } = setupOf();
    const [preflop, ...later] = variant.streets;
    const withDraw: Variant = {
      ...variant,
      streets: [preflop, { id: 'look', deals: [], opener: 'nobody', size: 'small' }, ...later],
    };
    const setup = { ...setupOf({ limit: 'spread-limit', smallBet: 1, bigBet: 8, largestBets: [4, 6, 8] }) };
    const table = new Table({ ...setup, variant: withDraw }).blinds();
    table.play('C call', 'A call', 'B check').street().street();
    expect(betsTo(table, 'A', [6, 7])).toEqual(['legal', 'bet-too-big']);
  });

  it('P-VAR-DC: the game may state the spread of a street in smallest bets', () => {
    const setup = setupOf({ limit: 'spread-limit', smallBet: 1, bigBet: 2 });
    const streets = setup.variant.streets.map((street, index) =>
      index < 3 ? street : { ...street, spread: 10 },
    );
    const table = new Table({ ...setup, variant: { ...setup.variant, streets } }).blinds();
    table.play('C call', 'A call', 'B check').street();
    expect(betsTo(table, 'A', [2, 3])).toEqual(['legal', 'bet-too-big']);
    table.play('A check', 'B check', 'C check').street().play('A check', 'B check', 'C check').street();
    expect(betsTo(table, 'A', [10, 11])).toEqual(['legal', 'bet-too-big']);
  });

  it('P-SETUP-1: a largest bet below the smallest one is impossible', () => {
    const reasons = (largestBets: number[]): unknown[] =>
      checkSetup(setupOf({ limit: 'spread-limit', smallBet: 2, bigBet: 8, largestBets })).map(
        ({ detail }) => detail,
      );
    expect(reasons([2, 8])).toEqual([]);
    expect(reasons([1, 8])).toEqual([{ about: 'setup', reason: 'bad-stakes' }]);
  });
});
