import { isSmallBlindSeat } from './forced.js';
import { Table } from './testing/table.js';

describe('P-BLIND-1: three players or more', () => {
  it('the small blind is left of the button, the big one next', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.posts('A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.owed).toBeUndefined();
    expect(table.opens().actor).toBe('C');
  });

  it.each([
    ['the small blind from the button', ['D small-blind 1']],
    ['the small blind from where the big one belongs', ['B small-blind 1']],
    ['the big blind two seats on', ['A small-blind 1', 'C big-blind 2']],
    ['two small blinds', ['A small-blind 1', 'B small-blind 1']],
  ])('%s is misplaced', (_, posts) => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.posts(...posts)).toEqual(['wrong-forced-bet']);
  });

  it.each([
    ['a small blind of 2', ['A small-blind 2']],
    ['a big blind of 1', ['A small-blind 1', 'B big-blind 1']],
    ['a big blind of 3', ['A small-blind 1', 'B big-blind 3']],
  ])('%s has the wrong amount', (_, posts) => {
    expect(new Table().posts(...posts)).toEqual(['wrong-forced-bet']);
  });

  it('the blinds may be short where the stack is', () => {
    const table = new Table({ bigBlind: 100, stacks: [30, 70, 1000] });
    expect(table.posts('A small-blind 30', 'B big-blind 70')).toEqual([]);
    expect(new Table({ bigBlind: 100 }).posts('A small-blind 30')).toEqual(['wrong-forced-bet']);
  });

  it('a blind of an unknown stack is as short as its all-in says', () => {
    const table = new Table({ bigBlind: 100, stacks: [null, 1000, 1000] });
    expect(table.posts('A small-blind 30')).toEqual(['wrong-forced-bet']);
    const allIn = new Table({ bigBlind: 100, stacks: [null, 1000, 1000] });
    expect(allIn.posts('A small-blind 30 all-in')).toEqual([]);
    expect(allIn.hand.stack[0]).toBe(0);
  });

  it('somebody has to post the big blind', () => {
    const table = new Table();
    table.posts('A small-blind 1');
    expect(table.owed).toBe('wrong-forced-bet');
  });

  it('nobody who is not dealt in posts', () => {
    expect(new Table().posts('K big-blind 2')).toEqual(['wrong-forced-bet']);
  });
});

describe('P-BLIND-1: a dead small blind', () => {
  it('the player left of the button posts the big blind, and no one the small', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.posts('A big-blind 2')).toEqual([]);
    expect(table.owed).toBeUndefined();
    expect(table.opens().actor).toBe('B');
  });

  it('the big blind stays left of the button', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.posts('B big-blind 2')).toEqual(['wrong-forced-bet']);
  });
});

describe('P-BLIND-1: a dead button', () => {
  it('the blinds are left of the empty seat, and betting on later streets begins there', () => {
    const table = new Table({ seats: [5, 1, 2], button: 4 });
    expect(table.posts('A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.opens().actor).toBe('C');
    table.play('C call', 'A call', 'B check').street();
    expect(table.actor).toBe('A');
  });

  it('heads-up either player may have the small blind', () => {
    for (const [small, big] of ['AB', 'BA'] as const) {
      const table = new Table({ stacks: [100, 100], button: 9 });
      expect(table.posts(`${small} small-blind 1`, `${big} big-blind 2`)).toEqual([]);
    }
  });
});

describe('P-BLIND-1: heads-up', () => {
  const heads = (headsUpBlinds: 'button-small' | 'left-of-button-small' | 'either'): Table =>
    new Table({ stacks: [100, 100], switches: { headsUpBlinds } });

  it('the button posts the small blind, acts first before the flop and last after it', () => {
    const table = heads('button-small');
    expect(table.posts('B small-blind 1', 'A big-blind 2')).toEqual([]);
    expect(table.opens().actor).toBe('B');
    expect(table.play('B call', 'A check').street().actor).toBe('A');
  });

  it('by the old rule the button has the big one', () => {
    const table = heads('left-of-button-small');
    expect(table.posts('A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.opens().actor).toBe('A');
  });

  it.each([
    ['button-small', 'A', ['wrong-forced-bet']],
    ['button-small', 'B', []],
    ['left-of-button-small', 'A', []],
    ['left-of-button-small', 'B', ['wrong-forced-bet']],
    ['either', 'A', []],
    ['either', 'B', []],
  ] as const)('%s: %s posting the small blind gives %j', (house, player, codes) => {
    const table = heads(house);
    expect(table.posts(`${player} small-blind 1`)).toEqual(codes);
    expect(isSmallBlindSeat(table.hand, player === 'A' ? 0 : 1)).toBe(codes.length === 0);
  });
});

describe('P-SETUP-2: antes', () => {
  it('are of one size, from all', () => {
    const table = new Table({ ante: 5 });
    expect(table.posts('A ante 5', 'B ante 5', 'C ante 5', 'A small-blind 1', 'B big-blind 2')).toEqual([]);
    expect(table.owed).toBeUndefined();
    expect(table.hand.pot).toBe(18);
  });

  it('of another size are wrong, but for an all-in', () => {
    expect(new Table({ ante: 5 }).posts('A ante 4')).toEqual(['wrong-forced-bet']);
    expect(new Table({ ante: 5, stacks: [4, 100] }).posts('A ante 4')).toEqual([]);
  });

  it('are owed by everybody when several paid them', () => {
    const table = new Table({ ante: 5 });
    table.posts('A ante 5', 'B ante 5', 'A small-blind 1', 'B big-blind 2');
    expect(table.owed).toBe('wrong-forced-bet');
  });

  it('count as no bet: they are not part of what a player has to call', () => {
    const table = new Table({ ante: 5 }).blinds();
    expect(table.hand.toCall(2)).toBe(2);
    expect(table.hand.toCall(0)).toBe(1);
  });

  it('are owed by the opponent heads-up too', () => {
    const table = new Table({ ante: 5, bigBlind: 100, stacks: [1000, 1000] });
    table.posts('A ante 5', 'B small-blind 50', 'A big-blind 100');
    expect(table.owed).toBe('wrong-forced-bet');
  });

  it.each([
    ['dead', [0, 2, 0], [1, 2, 0]],
    ['live', [0, 0, 0], [1, 4, 0]],
  ] as const)('one for the whole table is %s as the house says, and no bet', (tableAnte, dead, paid) => {
    const table = new Table({ ante: 2, oneAnte: true, switches: { tableAnte } });
    table.posts('A small-blind 1', 'B big-blind 2', 'B ante 2');
    expect(table.owed).toBeUndefined();
    table.opens();
    expect([table.hand.pot, table.hand.dead, table.hand.paid]).toEqual([5, dead, paid]);
    table.play('C call', 'A call');
    expect(table.codeOf('B check')).toBe('legal');
  });
});

describe('who opens behind several forced bets', () => {
  it('a straddle moves the opening on, wherever the antes are written', () => {
    const table = new Table({ stacks: [100, 100, 100, 100], ante: 1 });
    table.posts('A small-blind 1', 'B big-blind 2', 'C straddle 4');
    table.posts('A ante 1', 'B ante 1', 'C ante 1', 'D ante 1');
    expect(table.opens().actor).toBe('D');
  });

  it('a newcomer who posts a big blind does not', () => {
    const table = new Table({ stacks: [100, 100, 100, 100, 100] });
    expect(table.posts('A small-blind 1', 'B big-blind 2', 'D big-blind 2')).toEqual([]);
    expect(table.opens().actor).toBe('C');
  });
});
