import { openFirstRound } from './apply.js';
import { verifyBoard } from './board.js';
import { legalActions } from './legal.js';
import { buildPots } from './pots.js';
import { chipsAt, Table } from './testing/table.js';

const potsOf = (table: Table): [number, string][] =>
  buildPots(table.hand).map(({ amount, players }) => [
    amount,
    players.map((player) => String.fromCharCode(65 + player)).join(''),
  ]);

describe('P-ALLIN-1: a call for less', () => {
  it('puts the player all-in, and he competes for the same amount from each opponent', () => {
    const table = new Table({ bigBlind: 100, stacks: [1000, 1000, 350] }).blinds();
    table.play('C call', 'A raise 500', 'B call');
    expect(legalActions(table.hand)).toMatchObject({ seat: 3, call: 250, raise: null });
    expect(table.codeOf('C call 249')).toBe('short-call');
    table.play('C call 250');
    expect(potsOf(table)).toEqual([
      [1050, 'ABC'],
      [300, 'AB'],
    ]);
  });

  it('with an unknown stack is legal if the log says all-in', () => {
    const table = new Table({ bigBlind: 100, stacks: [1000, 1000, null] }).blinds();
    table.play('C call', 'A raise 500', 'B call');
    expect(table.codeOf('C call 250')).toBe('short-call');
    table.play('C call 250 all-in');
    expect(table.hand.stack[2]).toBe(0);
    expect(potsOf(table)).toEqual([
      [1050, 'ABC'],
      [300, 'AB'],
    ]);
  });

  it('a raise below the minimum with an unknown stack is legal if the log says all-in', () => {
    const table = new Table({ bigBlind: 100, stacks: [1000, 1000, null] }).blinds();
    expect(table.codeOf('C raise 150 all-in')).toBe('legal');
    expect(table.codeOf('C raise 150')).toBe('short-raise');
  });

  it('an all-in player stays in the hand and does not act again', () => {
    const table = new Table({ bigBlind: 100, stacks: [1000, 1000, 350] }).blinds();
    table.play('C raise 350', 'A call', 'B call').street();
    expect(table.play('A check', 'B check').actor).toBe('-');
    expect(table.codeOf('C check')).toBe('missing-street');
  });
});

describe('P-ALLIN-2: side pots', () => {
  it('several all-ins make several side pots', () => {
    const table = new Table({ bigBlind: 10, stacks: [400, 300, 50, 120, 200] }).blinds();
    table.play('C raise 50', 'D raise 120', 'E raise 200', 'A raise 400', 'B call 290');
    expect(table.hand.returned).toEqual({ player: 0, amount: 100 });
    expect(potsOf(table)).toEqual([
      [250, 'ABCDE'],
      [280, 'ABDE'],
      [240, 'ABE'],
      [200, 'AB'],
    ]);
    expect(chipsAt(table.hand)).toBe(1070);
  });

  it('betting continues for a side pot while two players have chips', () => {
    const table = new Table({ bigBlind: 10, stacks: [500, 500, 50] }).blinds();
    table.play('C raise 50', 'A call', 'B call').street().play('A bet 100', 'B call').street();
    expect(potsOf(table)).toEqual([
      [150, 'ABC'],
      [200, 'AB'],
    ]);
    table.play('A bet 200', 'B fold');
    expect(potsOf(table)).toEqual([
      [150, 'AC'],
      [200, 'A'],
    ]);
    expect(table.hand.returned).toEqual({ player: 0, amount: 200 });
  });

  it('betting ends when only one player has chips', () => {
    const table = new Table({ bigBlind: 10, stacks: [500, 50, 50] }).blinds();
    table.play('C raise 50', 'A call', 'B call');
    expect(table.actor).toBe('-');
    expect(verifyBoard(table.hand, 1, [0, 1, 2])).toBeNull();
    expect(table.street().actor).toBe('-');
    expect(table.street().street().actor).toBe('-');
    expect(table.violationOf('A bet 10')).toMatchObject({
      code: 'wrong-turn',
      rules: ['P-BET-3', 'P-ALLIN-2'],
    });
  });

  it('chips of folded players stay in the pots that they reached', () => {
    const table = new Table({ bigBlind: 10, stacks: [500, 500, 50, 500] }).blinds();
    table.play('C raise 50', 'D raise 200', 'A call', 'B call').street();
    table.play('A bet 100', 'B call', 'D fold');
    expect(potsOf(table)).toEqual([
      [200, 'ABC'],
      [650, 'AB'],
    ]);
  });

  it('the part of a bet that no opponent can match is returned', () => {
    const table = new Table({ bigBlind: 10, stacks: [300, 1000] }).blinds();
    table.play('B raise 1000', 'A call 290');
    expect(table.hand.returned).toEqual({ player: 1, amount: 700 });
    expect([table.hand.stack, table.hand.pot]).toEqual([[0, 700], 600]);
  });

  it('a raise that no opponent can call is illegal by default, and returned in full where the house allows it', () => {
    const lines = ['C raise 60', 'A call', 'B raise 110'];
    const stacks = [1000, 110, 60];
    const usual = new Table({ bigBlind: 10, stacks }).blinds().play(...lines);
    expect(legalActions(usual.hand)).toMatchObject({ seat: 1, call: 50, raise: null });
    expect(usual.violationOf('A raise 200')).toMatchObject({
      code: 'action-not-allowed',
      rules: ['P-ALLIN-2'],
      detail: { about: 'no-opponent' },
    });
    const house = new Table({ bigBlind: 10, stacks, switches: { raiseOverAllIn: 'allowed' } }).blinds();
    house.play(...lines);
    expect(legalActions(house.hand)).toMatchObject({ seat: 1, call: 50, raise: { min: 160, max: 1000 } });
    expect(house.codeOf('A raise 159')).toBe('short-raise');
    house.play('A raise 200');
    expect(house.actor).toBe('-');
    expect(house.hand.returned).toEqual({ player: 0, amount: 90 });
    expect(potsOf(house)).toEqual([
      [180, 'ABC'],
      [100, 'AB'],
    ]);
    expect(chipsAt(house.hand)).toBe(1170);
  });

  it('an uncalled raise is returned down to the last bet of a folded player', () => {
    const table = new Table({ bigBlind: 10 }).blinds();
    table.play('C raise 30', 'A raise 100', 'B fold', 'C fold');
    expect(table.hand.returned).toEqual({ player: 0, amount: 70 });
    expect(table.hand.pot).toBe(70);
  });
});

describe('short blinds', () => {
  it('are called in full while other players have chips', () => {
    const table = new Table({ bigBlind: 100, stacks: [1000, 30, 1000] }).blinds();
    table.play('C call 100', 'A call 50');
    expect(table.actor).toBe('-');
    expect(potsOf(table)).toEqual([
      [90, 'ABC'],
      [140, 'AC'],
    ]);
  });

  it('are raised by the minimum above the full blind', () => {
    const table = new Table({ bigBlind: 100, stacks: [1000, 30, 1000] }).blinds();
    expect(legalActions(table.hand)?.raise?.min).toBe(200);
  });

  it('heads-up: the small blind only matches the chips of an all-in big blind', () => {
    const more = new Table({ bigBlind: 100, stacks: [70, 1000] }).blinds();
    expect(legalActions(more.hand)).toMatchObject({ seat: 2, call: 20, raise: null });
    more.play('B call 20');
    expect(potsOf(more)).toEqual([[140, 'AB']]);
    const less = new Table({ bigBlind: 100, stacks: [30, 1000] }).blinds();
    expect(less.actor).toBe('-');
    expect(less.hand.returned).toEqual({ player: 1, amount: 20 });
    expect(potsOf(less)).toEqual([[60, 'AB']]);
  });

  it('heads-up: the big blind has no decision against an all-in small blind', () => {
    const table = new Table({ bigBlind: 100, stacks: [1000, 30] }).blinds();
    expect(table.actor).toBe('-');
    expect(potsOf(table)).toEqual([[60, 'AB']]);
    expect(table.hand.returned).toEqual({ player: 0, amount: 70 });
  });

  it('an all-in ante makes the main pot', () => {
    const table = new Table({ bigBlind: 100, ante: 10, stacks: [1000, 1000, 10, 1000] }).blinds();
    expect(table.actor).toBe('D');
    table.play('D call', 'A call', 'B check');
    expect(potsOf(table)).toEqual([
      [40, 'ABCD'],
      [300, 'ABD'],
    ]);
  });

  it('a player who is all-in for the table ante competes for the dead money only', () => {
    const table = new Table({ bigBlind: 100, ante: 100, stacks: [1000, 100, 1000] });
    table.post(['B ante 100', 100], 'A small-blind 50');
    openFirstRound(table.hand, 1);
    table.play('C call 100', 'A call 50').street().play('A bet 100', 'C call');
    expect(potsOf(table)).toEqual([
      [100, 'ABC'],
      [400, 'AC'],
    ]);
  });
});

describe('cap games', () => {
  const capped = (stacks: readonly number[]): Table => new Table({ bigBlind: 2, cap: 40, stacks }).blinds();

  it('a player puts in no more than the cap, blinds included', () => {
    const table = capped([1000, 1000, 1000]);
    expect(legalActions(table.hand)?.raise).toEqual({ min: 4, max: 40 });
    expect(table.codeOf('C raise 41')).toBe('over-stack');
    table.play('C raise 40');
    expect(legalActions(table.hand)).toMatchObject({ seat: 1, call: 39, raise: null });
    table.play('A call', 'B fold');
    expect([table.actor, table.hand.pot]).toEqual(['-', 82]);
    expect(table.street().actor).toBe('-');
    expect(table.hand.reserve).toEqual([960, 960, 960]);
    expect(chipsAt(table.hand)).toBe(3000);
  });

  it('the cap includes the bets of earlier streets', () => {
    const table = capped([1000, 1000, 1000]).play('C raise 10', 'A call', 'B call').street();
    expect(legalActions(table.hand)?.bet).toEqual({ min: 2, max: 30 });
  });

  it('a stack below the cap limits the bets of its player', () => {
    const table = capped([1000, 1000, 25]);
    expect(legalActions(table.hand)?.raise?.max).toBe(25);
    table.play('C raise 25', 'A raise 40', 'B call');
    expect(potsOf(table)).toEqual([
      [75, 'ABC'],
      [30, 'AB'],
    ]);
  });

  it('an unknown stack is as large as the cap', () => {
    const table = new Table({ bigBlind: 2, cap: 40, stacks: [1000, 1000, null] }).blinds();
    expect(legalActions(table.hand)?.raise?.max).toBe(40);
  });
});

describe('an all-in of the log that leaves chips in the stack', () => {
  it('ends the player’s betting; the rest of his stack goes to the reserve', () => {
    const table = new Table({ bigBlind: 10, stacks: [500, 500, 500] }).blinds();
    table.force('C call 10 all-in');
    expect([table.hand.stack[2], table.hand.reserve[2]]).toEqual([0, 490]);
    expect(chipsAt(table.hand)).toBe(1500);
    table.play('A call', 'B check').street();
    expect(table.play('A check', 'B check').actor).toBe('-');
  });
});
