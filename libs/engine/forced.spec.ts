import { failingRows } from '#testing';
import { isSmallBlindSeat } from './forced.js';
import { Table } from './testing/table.js';

describe('P-BLIND-1: three players or more', () => {
  it('the small blind is left of the button, the big blind next', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.post('A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.owed).toBeUndefined();
    expect(table.open().actor).toBe('C');
  });

  it('a blind from the wrong seat is a violation', () => {
    const rows = [
      ['the small blind from the button', ['D small-blind 1']],
      ['the small blind from the seat of the big blind', ['B small-blind 1']],
      ['the big blind one seat too far', ['A small-blind 1', 'C big-blind 2']],
      ['two small blinds', ['A small-blind 1', 'B small-blind 1']],
    ] as const;
    const failures = failingRows(rows, ([, posts]) => {
      const table = new Table({ stacks: [100, 100, 100, 100] });
      expect(table.post(...posts)).toEqual(['wrong-forced-bet']);
    });
    expect(failures).toEqual([]);
  });

  it('a blind of the wrong size is a violation', () => {
    const rows = [
      ['a small blind of 2', ['A small-blind 2']],
      ['a big blind of 1', ['A small-blind 1', 'B big-blind 1']],
      ['a big blind of 3', ['A small-blind 1', 'B big-blind 3']],
    ] as const;
    const failures = failingRows(rows, ([, posts]) => {
      expect(new Table().post(...posts)).toEqual(['wrong-forced-bet']);
    });
    expect(failures).toEqual([]);
  });

  it('blinds may be short if the stack is', () => {
    const table = new Table({ bigBlind: 100, stacks: [30, 70, 1000] });
    expect(table.post('A small-blind 30', 'B big-blind 70')).toEqual([]);
    expect(new Table({ bigBlind: 100 }).post('A small-blind 30')).toEqual(['wrong-forced-bet']);
  });

  it('a short blind from an unknown stack is legal if the log says all-in', () => {
    const table = new Table({ bigBlind: 100, stacks: [null, 1000, 1000] });
    expect(table.post('A small-blind 30')).toEqual(['wrong-forced-bet']);
    const allIn = new Table({ bigBlind: 100, stacks: [null, 1000, 1000] });
    expect(allIn.post('A small-blind 30 all-in')).toEqual([]);
    expect(allIn.hand.stack[0]).toBe(0);
  });

  it('the big blind must be posted', () => {
    const table = new Table();
    table.post('A small-blind 1');
    expect(table.owed).toBe('wrong-forced-bet');
  });

  it('a seat that is not dealt in cannot post', () => {
    expect(new Table().post('K big-blind 2')).toEqual(['wrong-forced-bet']);
  });
});

describe('P-BLIND-1: a dead small blind', () => {
  it('the player left of the button posts the big blind, and no player the small blind', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.post('A big-blind 2')).toEqual([]);
    expect(table.owed).toBeUndefined();
    expect(table.open().actor).toBe('B');
  });

  it('the big blind stays left of the button', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.post('B big-blind 2')).toEqual(['wrong-forced-bet']);
  });
});

describe('P-BLIND-1: a dead button', () => {
  it('the blinds are left of the empty seat, and later streets open there', () => {
    const table = new Table({ seats: [5, 1, 2], button: 4 });
    expect(table.post('A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.open().actor).toBe('C');
    table.play('C call', 'A call', 'B check').street();
    expect(table.actor).toBe('A');
  });

  it('heads-up either player may have the small blind', () => {
    for (const [small, big] of ['AB', 'BA'] as const) {
      const table = new Table({ stacks: [100, 100], button: 9 });
      expect(table.post(`${small} small-blind 1`, `${big} big-blind 2`)).toEqual([]);
    }
  });
});

describe('P-BLIND-1: heads-up', () => {
  const heads = (headsUpBlinds: 'button-small' | 'left-of-button-small' | 'either'): Table =>
    new Table({ stacks: [100, 100], switches: { headsUpBlinds } });

  it('the button posts the small blind, acts first before the flop and last after it', () => {
    const table = heads('button-small');
    expect(table.post('B small-blind 1', 'A big-blind 2')).toEqual([]);
    expect(table.open().actor).toBe('B');
    expect(table.play('B call', 'A check').street().actor).toBe('A');
  });

  it('by the old rule the button posts the big blind', () => {
    const table = heads('left-of-button-small');
    expect(table.post('A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.open().actor).toBe('A');
  });

  it('the switch decides who posts the small blind', () => {
    const rows = [
      ['button-small', 'A', ['wrong-forced-bet']],
      ['button-small', 'B', []],
      ['left-of-button-small', 'A', []],
      ['left-of-button-small', 'B', ['wrong-forced-bet']],
      ['either', 'A', []],
      ['either', 'B', []],
    ] as const;
    const failures = failingRows(rows, ([house, player, codes]) => {
      const table = heads(house);
      expect(table.post(`${player} small-blind 1`)).toEqual(codes);
      expect(isSmallBlindSeat(table.hand, player === 'A' ? 0 : 1)).toBe(codes.length === 0);
    });
    expect(failures).toEqual([]);
  });
});

describe('P-SETUP-2: antes', () => {
  it('have the same size for all players', () => {
    const table = new Table({ ante: 5 });
    expect(table.post('A ante 5', 'B ante 5', 'C ante 5', 'A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.owed).toBeUndefined();
    expect(table.hand.pot).toBe(18);
  });

  it('of another size are wrong unless all-in', () => {
    expect(new Table({ ante: 5 }).post('A ante 4')).toEqual(['wrong-forced-bet']);
    expect(new Table({ ante: 5, stacks: [4, 100] }).post('A ante 4')).toEqual([]);
  });

  it('are owed by all players if several posted one', () => {
    const table = new Table({ ante: 5 });
    table.post('A ante 5', 'B ante 5', 'A small-blind 1', 'B big-blind 2');
    expect(table.owed).toBe('wrong-forced-bet');
  });

  it('do not count as a bet: they do not reduce the amount to call', () => {
    const table = new Table({ ante: 5 }).blinds();
    expect(table.hand.toCall(2)).toBe(2);
    expect(table.hand.toCall(0)).toBe(1);
  });

  it('are owed by the opponent heads-up too', () => {
    const table = new Table({ ante: 5, bigBlind: 100, stacks: [1000, 1000] });
    table.post('A ante 5', 'B small-blind 50', 'A big-blind 100');
    expect(table.owed).toBe('wrong-forced-bet');
  });

  it.each([
    ['dead', [0, 2, 0], [1, 2, 0]],
    ['live', [0, 0, 0], [1, 4, 0]],
  ] as const)(
    'a table ante is %s, as the house says, and does not count as a bet',
    (tableAnte, dead, paid) => {
      const table = new Table({ ante: 2, oneAnte: true, switches: { tableAnte } });
      table.post('A small-blind 1', 'B big-blind 2', 'B ante 2');
      expect(table.owed).toBeUndefined();
      table.open();
      expect([table.hand.pot, table.hand.dead, table.hand.paid]).toEqual([5, dead, paid]);
      table.play('C call', 'A call');
      expect(table.codeOf('B check')).toBe('legal');
    },
  );
});

describe('the opener after several forced bets', () => {
  it('is left of the straddle, wherever the log lists the antes', () => {
    const table = new Table({ stacks: [100, 100, 100, 100], ante: 1 });
    table.post('A small-blind 1', 'B big-blind 2', 'C straddle 4');
    table.post('A ante 1', 'B ante 1', 'C ante 1', 'D ante 1');
    expect(table.open().actor).toBe('D');
  });

  it('is not left of a new player who posts a big blind', () => {
    const table = new Table({ stacks: [100, 100, 100, 100, 100] });
    expect(table.post('A small-blind 1', 'B big-blind 2', 'D big-blind 2')).toEqual([]);
    expect(table.open().actor).toBe('C');
  });
});
