import { failingRows } from '#testing';
import { isCapped, legalActions } from './legal.js';
import type { Switches } from './switches.js';
import { Table } from './testing/table.js';

/** Bets of 20 and 40, on the flop, after all players put in 20. */
const flop = (stacks: readonly number[], switches: Partial<Switches> = {}): Table => {
  const all = stacks.map((stack) => stack + 20);
  const table = new Table({ limit: 'fixed-limit', bigBlind: 20, stacks: all, switches }).blinds();
  const names = stacks.map((_, player) => String.fromCharCode(65 + player));
  for (const name of stacks.length > 2 ? [...names.slice(2), 'A'] : ['B']) table.play(`${name} call`);
  return table.play(stacks.length > 2 ? 'B check' : 'A check').street();
};

const rich = (players: number): number[] => Array.from({ length: players }, () => 1000);

describe('P-SETUP-3: fixed limit', () => {
  it('has one bet size for each street: the small bet up to the flop, the big bet from the turn', () => {
    const table = flop(rich(3));
    expect(legalActions(table.hand)?.bet).toMatchObject({ min: 20, max: 20 });
    expect(['A bet 19', 'A bet 20', 'A bet 21'].map((line) => table.codeOf(line))).toEqual([
      'bet-too-small',
      'legal',
      'bet-too-big',
    ]);
    table.play('A check', 'B check', 'C check').street();
    expect(legalActions(table.hand)?.bet).toMatchObject({ min: 40, max: 40 });
  });

  it('has raises of the same size', () => {
    const table = flop(rich(3)).play('A bet 20');
    expect(['B raise 39', 'B raise 40', 'B raise 41'].map((line) => table.codeOf(line))).toEqual([
      'short-raise',
      'legal',
      'bet-too-big',
    ]);
  });
});

describe('R-BET-4: a bet and three raises', () => {
  it('cap the round; players may still call and fold', () => {
    const table = flop(rich(3)).play('A bet 20', 'B raise 40', 'C raise 60', 'A raise 80');
    expect(isCapped(table.hand)).toBe(true);
    expect(legalActions(table.hand)).toMatchObject({ seat: 2, call: 40, raise: null });
    expect(table.violationOf('B raise 100')).toMatchObject({
      code: 'raise-cap',
      rules: ['P-SETUP-3', 'R-BET-4', 'R-BET-5'],
      detail: { about: 'cap', bets: 4 },
    });
    expect(table.play('B call', 'C call').actor).toBe('-');
  });

  it('include the big blind as the first bet before the flop', () => {
    const table = new Table({ limit: 'fixed-limit', bigBlind: 20 }).blinds();
    table.play('C raise 40', 'A raise 60', 'B raise 80');
    expect(table.codeOf('C raise 100')).toBe('raise-cap');
  });

  it('can be four raises, or any number, if the house says so', () => {
    const upTo80 = ['A bet 20', 'B raise 40', 'C raise 60', 'A raise 80'];
    const five = flop(rich(3), { betsPerRound: 5 }).play(...upTo80, 'B raise 100');
    expect(five.codeOf('C raise 120')).toBe('raise-cap');
    const none = flop(rich(3), { betsPerRound: null }).play(...upTo80, 'B raise 100', 'C raise 120');
    expect(none.codeOf('A raise 140')).toBe('legal');
  });

  it('do not cap no limit and pot limit (R-BET-3)', () => {
    for (const limit of ['no-limit', 'pot-limit'] as const) {
      const table = new Table({ limit, bigBlind: 20 }).blinds();
      table.play('C raise 40', 'A raise 60', 'B raise 80', 'C raise 100');
      expect(table.codeOf('A raise 120')).toBe('legal');
    }
  });
});

describe('R-BET-5: the cap heads-up', () => {
  it('does not hold if the house says so', () => {
    const table = flop(rich(2), { capHeadsUp: false });
    table.play('A bet 20', 'B raise 40', 'A raise 60', 'B raise 80', 'A raise 100', 'B raise 120');
    expect(table.codeOf('A raise 140')).toBe('legal');
  });

  it('holds by default, as in tournaments and at most online tables', () => {
    const table = flop(rich(2)).play('A bet 20', 'B raise 40', 'A raise 60', 'B raise 80');
    expect(table.codeOf('A raise 100')).toBe('raise-cap');
  });

  it('does not hold if play is heads-up before the cap is reached', () => {
    const table = flop(rich(3), { capHeadsUp: false });
    table.play('A bet 20', 'B raise 40', 'C raise 60', 'A fold', 'B raise 80');
    expect(table.codeOf('C raise 100')).toBe('legal');
  });

  it('still holds if three players reached it', () => {
    const table = flop(rich(3), { capHeadsUp: false });
    table.play('A bet 20', 'B raise 40', 'C raise 60', 'A raise 80', 'B fold');
    expect(table.codeOf('C raise 100')).toBe('raise-cap');
  });
});

describe('R-BET-7: all-in for less than half a bet', () => {
  it('does not reopen the betting to players who have matched all earlier bets', () => {
    const table = flop([1000, 1000, 29]).play('A bet 20', 'B call', 'C raise 29');
    expect(table.hand.bets).toBe(1);
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 9, raise: null });
    expect(table.violationOf('A raise 40')).toMatchObject({ code: 'action-not-allowed', rules: ['R-BET-7'] });
  });

  it('may be completed by a player who has not acted', () => {
    const table = flop([1000, 29, 1000]).play('A bet 20', 'B raise 29');
    expect(table.codeOf('C raise 40')).toBe('legal');
    table.play('C raise 40');
    expect(table.hand.bets).toBe(2);
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 20, raise: { min: 60, max: 60 } });
  });
});

describe('R-BET-7: all-in for half a bet or more', () => {
  it('counts as a full bet: 15 all-in in a round of 20 is raised to 35', () => {
    const table = flop([15, 1000, 1000], { shortAllInRaise: 'on-top' }).play('A bet 15');
    expect(table.hand.bets).toBe(1);
    expect(legalActions(table.hand)).toMatchObject({ call: 15, raise: { min: 35, max: 35 } });
    expect(table.codeOf('B raise 20')).toBe('short-raise');
    table.play('B raise 35');
    expect(legalActions(table.hand)).toMatchObject({ seat: 3, call: 35, raise: { min: 55, max: 55 } });
  });

  it('reopens the betting to players who have acted', () => {
    const table = flop([1000, 1000, 30]).play('A bet 20', 'B call', 'C raise 30');
    expect(table.hand.bets).toBe(2);
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 10, raise: { min: 40, max: 50 } });
  });

  it('does not reopen the betting if the switch is `never`', () => {
    const table = flop([1000, 1000, 30], { reopenLimit: 'never' }).play('A bet 20', 'B call', 'C raise 30');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 10, raise: null });
  });

  it('always reopens the betting with a whole bet', () => {
    const table = flop([1000, 1000, 40], { reopenLimit: 'never' }).play('A bet 20', 'B call', 'C raise 40');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 20, raise: { min: 60 } });
  });
});

describe('R-BET-7: several short all-ins', () => {
  /** Each adds less than half a bet: 6 and 5. */
  const after = (reopenLimit: Switches['reopenLimit'], last = 31): Table =>
    flop([1000, 26, 1000, last, 1000], { reopenLimit }).play(
      'A bet 20',
      'B raise 26',
      'C call',
      `D raise ${String(last)}`,
      'E call',
    );

  it('that add up to half a bet reopen the betting to a player who acted before them, not to one who acted between', () => {
    const table = after('cumulative');
    expect(table.hand.bets).toBe(1);
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 11, raise: { min: 40, max: 51 } });
    expect(table.codeOf('A raise 40')).toBe('legal');
    table.play('A call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 3, call: 5, raise: null });
  });

  it('after a bet of 20, all-ins reopen the betting from a total of 30', () => {
    const rows = [
      [29, null],
      [30, { min: 40 }],
    ] as const;
    const failures = failingRows(rows, ([last, raise]) => {
      const range = legalActions(after('cumulative', last).hand)?.raise ?? null;
      if (raise === null) expect(range).toBeNull();
      else expect(range).toMatchObject(raise);
    });
    expect(failures).toEqual([]);
  });

  it('do not add up after a completion for a player who called one of them', () => {
    const table = flop([1000, 30, 1000, 1000], { reopenLimit: 'cumulative' });
    table.play('A bet 20', 'B raise 30', 'C call', 'D raise 40', 'A call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 3, call: 10, raise: null });
  });

  it.each(['single', 'never'] as const)('do not add up if the switch is `%s`', (reopenLimit) => {
    expect(legalActions(after(reopenLimit).hand)).toMatchObject({ seat: 1, call: 11, raise: null });
  });
});

describe('R-BET-7: completing a short all-in or raising on top of it', () => {
  it('after 12 all-in in a round of 20, the switch decides which raises are legal', () => {
    const rows = [
      ['complete', { min: 20, max: 20 }],
      ['on-top', { min: 32, max: 32 }],
      ['either', { min: 20, max: 32, totals: [20, 32] }],
    ] as const;
    const failures = failingRows(rows, ([shortAllInRaise, raise]) => {
      const table = flop([12, 1000, 1000], { shortAllInRaise }).play('A bet 12');
      expect(legalActions(table.hand)?.raise).toEqual(raise);
      expect(table.codeOf(`B raise ${String(raise.min)}`)).toBe('legal');
      expect(table.codeOf(`B raise ${String(raise.max)}`)).toBe('legal');
      expect(table.codeOf(`B raise ${String(raise.min - 1)}`)).toBe('short-raise');
      expect(table.codeOf(`B raise ${String(raise.max + 1)}`)).toBe('bet-too-big');
    });
    expect(failures).toEqual([]);
  });

  it('counted as a full bet, a short all-in of half a bet or more is raised to two full bets, and a smaller one is completed', () => {
    const rows = [
      [9, 20],
      [10, 40],
      [15, 40],
      [19, 40],
    ] as const;
    const failures = failingRows(rows, ([short, to]) => {
      const table = flop([short, 1000, 1000], { shortAllInRaise: 'as-full-bet' });
      table.play(`A bet ${String(short)}`);
      expect(legalActions(table.hand)?.raise).toEqual({ min: to, max: to });
      table.play(`B raise ${String(to)}`);
      expect(table.hand.bets).toBe(to / 20);
      expect(legalActions(table.hand)?.raise).toEqual({ min: to + 20, max: to + 20 });
    });
    expect(failures).toEqual([]);
  });

  it('counted as a full bet, a short all-in raise of half a bet or more is raised to the next full bet but one', () => {
    const table = flop([1000, 32, 1000], { shortAllInRaise: 'as-full-bet' }).play('A bet 20', 'B raise 32');
    expect(table.violationOf('C raise 40')).toMatchObject({ code: 'short-raise', expected: 60 });
    expect(table.play('C raise 60').hand.bets).toBe(3);
  });

  it('amounts between the completion and the full raise are illegal', () => {
    const table = flop([12, 1000, 1000]).play('A bet 12');
    expect(table.codeOf('B raise 25')).toBe('bet-too-big');
  });

  it('a completed bet is one bet, whether the short bet counted or not', () => {
    for (const short of [9, 10, 12]) {
      const table = flop([short, 1000, 1000]).play(`A bet ${String(short)}`, 'B raise 20');
      expect([short, table.hand.bets]).toEqual([short, 1]);
      expect(legalActions(table.hand)?.raise).toMatchObject({ min: 40, max: 40 });
    }
  });

  it('after a full raise on top, nothing is left to complete', () => {
    const table = flop([12, 1000, 1000]).play('A bet 12', 'B raise 32');
    expect(legalActions(table.hand)?.raise).toEqual({ min: 52, max: 52 });
  });

  it('after a second short all-in, the same bet is still to complete', () => {
    const table = flop([8, 12, 1000]).play('A bet 8', 'B raise 12');
    expect([table.hand.bets, table.hand.shortBy]).toEqual([0, 8]);
    expect(table.codeOf('C raise 20')).toBe('action-not-allowed');
    const four = flop([8, 12, 1000, 1000]).play('A bet 8', 'B raise 12');
    expect(legalActions(four.hand)?.raise).toEqual({ min: 20, max: 32, totals: [20, 32] });
    expect(four.play('C raise 20').hand.bets).toBe(1);
  });

  it('after an all-in above the completion, the next bet is to complete', () => {
    const table = flop([8, 25, 1000, 1000]).play('A bet 8', 'B raise 25');
    expect([table.hand.bets, table.hand.shortBy]).toEqual([1, 15]);
    expect(table.play('C raise 40').hand.bets).toBe(2);
  });

  it('a raise below the completion is legal only as an all-in', () => {
    const table = flop([12, 16, 1000, 1000]).play('A bet 12');
    expect(legalActions(table.hand)?.raise).toEqual({ min: 16, max: 16 });
    expect(table.play('B raise 16').hand.shortBy).toBe(4);
  });
});

describe('R-BET-7: a short all-in that is raised by its size', () => {
  const BY_SIZE = { shortAllInRaise: 'by-size' } as const;

  it('is completed if it is less than half a bet, and raised by a full bet on top otherwise', () => {
    const rows = [
      [9, 20],
      [10, 30],
      [15, 35],
      [19, 39],
    ] as const;
    const failures = failingRows(rows, ([short, to]) => {
      const table = flop([short, 1000, 1000], BY_SIZE).play(`A bet ${String(short)}`);
      expect(legalActions(table.hand)?.raise).toEqual({ min: to, max: to });
    });
    expect(failures).toEqual([]);
  });

  it('is as large as several all-ins together: 8 and then 12 are half a bet', () => {
    const table = flop([8, 12, 1000, 1000], BY_SIZE).play('A bet 8', 'B raise 12');
    expect(legalActions(table.hand)?.raise).toEqual({ min: 32, max: 32 });
  });

  it('is measured from the full bet below it', () => {
    const rows = [
      [29, 40],
      [30, 50],
      [35, 55],
    ] as const;
    const failures = failingRows(rows, ([short, to]) => {
      const table = flop([1000, short, 1000], BY_SIZE).play('A bet 20', `B raise ${String(short)}`);
      expect(legalActions(table.hand)?.raise).toEqual({ min: to, max: to });
    });
    expect(failures).toEqual([]);
  });
});

describe('P-VAR-7CS: raises where an open pair allows the big bet', () => {
  /** Fourth street with bets of 10 and 20; B has a pair of kings and opens, and has `stack` left. */
  const pair = (stacks: readonly number[], switches: Partial<Switches> = {}): Table => {
    const table = new Table({
      game: 'stud',
      limit: 'fixed-limit',
      smallBlind: 0,
      bigBlind: 0,
      smallBet: 10,
      bringIn: 2,
      stacks: stacks.map((stack) => stack + 2),
      switches: { openPair: 'double-bet', ...switches },
    });
    const [six, nine, king] = [16, 28, 44];
    table.dealUp([six, king, nine]).open().play('A bring-in 2', 'B call', 'C call');
    return table.street([nine + 1, king + 1, six + 1]);
  };
  const raisesOf = (table: Table) => {
    const range = legalActions(table.hand)?.raise;
    return range?.totals ?? [range?.min];
  };

  it('add a small or a big bet to a small one, and a big bet to a big one', () => {
    expect(legalActions(pair([500, 500, 500]).hand)?.bet?.totals).toEqual([10, 20]);
    expect(raisesOf(pair([500, 500, 500]).play('B bet 10'))).toEqual([20, 30]);
    expect(raisesOf(pair([500, 500, 500]).play('B bet 20'))).toEqual([40]);
    expect(raisesOf(pair([500, 500, 500]).play('B bet 10', 'C raise 30'))).toEqual([50]);
  });

  it('R-BET-7: complete a short all-in or add a bet to it, small or big', () => {
    const rows = [
      ['complete', [20, 30]],
      ['on-top', [26, 36]],
      ['either', [20, 26, 30, 36]],
      ['by-size', [26, 36]],
      ['as-full-bet', [30, 40]],
    ] as const;
    const failures = failingRows(rows, ([shortAllInRaise, totals]) => {
      const table = pair([500, 500, 16], { shortAllInRaise }).play('B bet 10', 'C raise 16');
      expect(raisesOf(table)).toEqual(totals);
      for (let to = 17; to <= 45; to++)
        expect([to, table.codeOf(`A raise ${String(to)}`) === 'legal']).toEqual([
          to,
          totals.some((total) => total === to),
        ]);
    });
    expect(failures).toEqual([]);
  });

  it('leave nothing to complete, and a completion is no further bet', () => {
    const rows = [
      [20, 2, [30, 40]],
      [26, 3, [36, 46]],
      [30, 2, [50]],
      [36, 3, [56]],
    ] as const;
    const failures = failingRows(rows, ([to, bets, totals]) => {
      const table = pair([500, 500, 16]).play('B bet 10', 'C raise 16', `A raise ${String(to)}`);
      expect([table.hand.bets, table.hand.shortBy, raisesOf(table)]).toEqual([bets, 0, totals]);
    });
    expect(failures).toEqual([]);
  });

  it('may be an all-in between two of the totals', () => {
    const table = pair([28, 500, 16]).play('B bet 10', 'C raise 16');
    expect(raisesOf(table)).toEqual([20, 26, 28]);
    expect(['A raise 27', 'A raise 28'].map((line) => table.codeOf(line))).toEqual(['bet-too-big', 'legal']);
  });
});
