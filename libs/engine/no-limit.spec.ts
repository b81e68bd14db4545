import { failingRows } from '#testing';
import { legalActions, mayRaise } from './legal.js';
import { Table } from './testing/table.js';

/** Five players on the flop, with blinds of 50 and 100 and, by default, stacks of 10,000. */
const flop = (stacks: readonly number[], reopenNoLimit: 'cumulative' | 'single' = 'cumulative'): Table => {
  const table = new Table({
    bigBlind: 100,
    stacks: stacks.map((stack) => stack + 100),
    switches: { reopenNoLimit },
  });
  table.blinds();
  const names = stacks.map((_, player) => String.fromCharCode(65 + player));
  for (const name of [...names.slice(2), ...names.slice(0, 1)]) table.play(`${name} call`);
  return table.play('B check').street();
};

describe('P-BET-4: minimum and maximum', () => {
  it('a bet is at least the big blind and at most the stack', () => {
    const table = flop([1000, 1000, 1000]);
    expect(legalActions(table.hand)?.bet).toEqual({ min: 100, max: 1000 });
    expect(table.violationOf('A bet 99')).toMatchObject({
      code: 'bet-too-small',
      rules: ['P-BET-4'],
      expected: 100,
      actual: 99,
    });
    expect(table.codeOf('A bet 100')).toBe('legal');
    expect(table.codeOf('A bet 1000')).toBe('legal');
    expect(table.codeOf('A bet 1001')).toBe('over-stack');
  });

  it('an all-in may be below the minimum', () => {
    const table = flop([60, 1000, 1000]);
    expect(legalActions(table.hand)?.bet).toEqual({ min: 60, max: 60 });
    expect(table.codeOf('A bet 60')).toBe('legal');
    expect(table.codeOf('A bet 59')).toBe('bet-too-small');
  });

  it('a short bet does not lower the minimum raise', () => {
    const table = flop([60, 1000, 1000]).play('A bet 60');
    expect(table.codeOf('B raise 159')).toBe('short-raise');
    expect(table.codeOf('B raise 160')).toBe('legal');
    expect(table.hand.toCall(1)).toBe(60);
  });
});

describe('R-BET-3: no cap on the number of raises', () => {
  it('a ninth raise is legal', () => {
    const table = flop([10_000, 10_000, 10_000]).play('A bet 100');
    for (let to = 200; to <= 1000; to += 100)
      table.play(`${'ABC'.charAt((to / 100 - 1) % 3)} raise ${String(to)}`);
    expect(table.hand.bets).toBe(10);
    expect(legalActions(table.hand)?.raise).toEqual({ min: 1100, max: 10_000 });
  });
});

describe('R-BET-6: a raise is at least the last bet or raise', () => {
  it('after a bet of 300, the minimum raise is to 600', () => {
    const rows = [
      ['B raise 599', 'short-raise'],
      ['B raise 600', 'legal'],
      ['B raise 300', 'short-raise'],
    ] as const;
    const failures = failingRows(rows, ([line, code]) => {
      expect(flop([1000, 1000, 1000]).play('A bet 300').codeOf(line)).toBe(code);
    });
    expect(failures).toEqual([]);
  });

  it('after a raise from 300 to 800 the minimum is 1300', () => {
    const table = flop([5000, 5000, 5000]).play('A bet 300', 'B raise 800');
    expect(table.violationOf('C raise 1299')).toMatchObject({
      rules: ['R-BET-6'],
      expected: 1300,
      actual: 1299,
    });
    expect(table.codeOf('C raise 1300')).toBe('legal');
  });

  it('before the flop the big blind counts as a bet', () => {
    const table = new Table({ bigBlind: 100 }).blinds();
    expect(table.codeOf('C raise 199')).toBe('short-raise');
    expect(table.codeOf('C raise 200')).toBe('legal');
  });

  it('the minimum is reset on each street', () => {
    const table = flop([5000, 5000, 5000]).play('A bet 300', 'B call', 'C call').street();
    expect(legalActions(table.hand)?.bet?.min).toBe(100);
  });

  it('a raise below the minimum is short if it says all-in but leaves chips', () => {
    const table = flop([1000, 1000, 1000]).play('A bet 300');
    expect(table.codeOf('B raise 400 all-in')).toBe('short-raise');
  });
});

describe('R-BET-7N: an all-in below a full raise', () => {
  it('does not reopen the betting to players who have acted, and is called in full', () => {
    const table = flop([5000, 5000, 450, 5000]).play(
      'A bet 300',
      'B call',
      'C raise 450',
      'D call',
      'A call',
    );
    expect(table.hand.toCall(1)).toBe(150);
    expect(table.violationOf('B raise 1000')).toMatchObject({
      code: 'action-not-allowed',
      rules: ['R-BET-7N'],
      detail: { about: 'not-reopened' },
    });
    expect(legalActions(table.hand)).toMatchObject({ seat: 2, call: 150, raise: null });
    table.play('B call 150');
    expect([table.actor, table.hand.pot]).toEqual(['-', 400 + 4 * 450]);
  });

  it('may be raised by a player who has not acted, by the size of the last full raise', () => {
    const table = flop([5000, 450, 5000]).play('A bet 300', 'B raise 450');
    expect(legalActions(table.hand)).toMatchObject({ seat: 3, call: 450, raise: { min: 750, max: 5000 } });
    table.play('C raise 750');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 450, raise: { min: 1050 } });
  });

  it('reopens the betting if it is a full raise', () => {
    const table = flop([5000, 600, 5000]).play('A bet 300', 'B raise 600', 'C call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 300, raise: { min: 900 } });
  });

  it('several that add up to a raise reopen the betting to players who acted before them only', () => {
    const table = flop([5000, 450, 5000, 620, 5000]).play(
      'A bet 300',
      'B raise 450',
      'C call',
      'D raise 620',
    );
    table.play('E call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 320, raise: { min: 920 } });
    expect(mayRaise(table.hand, 2)).toBe(false);
    table.play('A call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 3, call: 170, raise: null });
  });

  it('several do not add up if the switch is `single`', () => {
    const table = flop([5000, 450, 5000, 620, 5000], 'single').play('A bet 300', 'B raise 450');
    table.play('C call', 'D raise 620', 'E call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 320, raise: null });
    expect(table.codeOf('A raise 920')).toBe('action-not-allowed');
  });

  it('several do not reopen the betting if their sum is one chip short', () => {
    const table = flop([5000, 450, 5000, 599, 5000]).play(
      'A bet 300',
      'B raise 450',
      'C call',
      'D raise 599',
    );
    table.play('E call');
    expect(legalActions(table.hand)?.raise).toBeNull();
  });

  it('a player who has checked may not raise a bet below the minimum', () => {
    const table = flop([5000, 5000, 60]).play('A check', 'B check', 'C bet 60');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 60, raise: null });
  });

  it('the big blind may raise a short all-in, because he has not acted', () => {
    const table = new Table({ bigBlind: 100, stacks: [5000, 5000, 150] }).blinds();
    table.play('C raise 150', 'A call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 2, call: 50, raise: { min: 250 } });
  });
});

describe('P-ALLIN-2: no raise without an opponent who can call', () => {
  it('a player whose opponents are all all-in may call but not raise', () => {
    const table = flop([5000, 700, 5000]).play('A check', 'B bet 700', 'C fold');
    expect(legalActions(table.hand)).toMatchObject({ call: 700, raise: null });
    expect(table.violationOf('A raise 1400')).toMatchObject({
      code: 'action-not-allowed',
      rules: ['P-ALLIN-2'],
      detail: { about: 'no-opponent' },
    });
  });

  it('he may raise while a third player has chips', () => {
    const table = flop([5000, 700, 5000]).play('A check', 'B bet 700', 'C call');
    expect(table.codeOf('A raise 1400')).toBe('legal');
  });
});
