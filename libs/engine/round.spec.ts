import { verifyBoard, verifyShowdown } from './board.js';
import { legalActions } from './legal.js';
import { Table } from './testing/table.js';

const anted = (players = 6): Table => {
  const stacks = Array.from({ length: players }, () => 100);
  return new Table({ stacks, ante: 1, smallBlind: 0, bigBlind: 0, smallBet: 2 }).blinds();
};

describe('P-BET-1: the opener', () => {
  it('is left of the button if all players post antes only', () => {
    expect(anted().actor).toBe('A');
  });

  it('is left of the last blind', () => {
    expect(new Table({ stacks: [100, 100, 100, 100] }).blinds().actor).toBe('C');
    expect(new Table().blinds().actor).toBe('C');
  });

  it('is the first live player left of the button in later rounds', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] }).blinds();
    table.play('C call', 'D call', 'A fold', 'B check').street();
    expect(table.actor).toBe('B');
    table.play('B bet 10', 'C call', 'D fold').street();
    expect(table.actor).toBe('B');
    table.play('B check', 'C bet 10', 'B fold');
    expect([table.actor, table.remaining]).toEqual(['-', 'C']);
  });

  it('any other player is out of turn', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] }).blinds();
    expect(table.violationOf('D call')).toMatchObject({
      code: 'wrong-turn',
      rules: ['P-DEAL-1', 'P-BET-1'],
      detail: { about: 'seat-to-act', seat: 3 },
    });
    expect(table.codeOf('K call')).toBe('wrong-turn');
  });
});

describe('P-BET-2: legal actions', () => {
  it('are check and bet without a bet to call', () => {
    const table = anted();
    expect(legalActions(table.hand)).toEqual({
      seat: 1,
      fold: true,
      check: true,
      call: null,
      bringIn: null,
      bet: { min: 2, max: 99 },
      raise: null,
    });
    expect(['A check', 'A bet 2', 'A call 2', 'A raise 4'].map((line) => table.codeOf(line))).toEqual([
      'legal',
      'legal',
      'action-not-allowed',
      'action-not-allowed',
    ]);
  });

  it('are fold, call and raise with a bet to call', () => {
    const table = anted().play('A bet 2');
    expect(legalActions(table.hand)).toEqual({
      seat: 2,
      fold: true,
      check: false,
      call: 2,
      bringIn: null,
      bet: null,
      raise: { min: 4, max: 99 },
    });
    expect(['B fold', 'B call', 'B raise 4', 'B check', 'B bet 4'].map((line) => table.codeOf(line))).toEqual(
      ['legal', 'legal', 'legal', 'action-not-allowed', 'action-not-allowed'],
    );
    expect(table.violationOf('B check')).toMatchObject({
      rules: ['P-BET-2'],
      detail: { about: 'facing', toCall: 2 },
    });
  });

  it('a call must match the bet', () => {
    const codes = ['B call 1', 'B call 3', 'B call 2'].map((line) => anted().play('A bet 2').codeOf(line));
    expect(codes).toEqual(['short-call', 'amount', 'legal']);
  });

  it('the big blind may check or raise if all players have called', () => {
    const table = new Table().blinds().play('C call', 'A call');
    expect(table.actor).toBe('B');
    expect(table.codeOf('B raise 4')).toBe('legal');
    expect(table.codeOf('B check')).toBe('legal');
    expect(table.play('B check').actor).toBe('-');
  });

  it('a new player who posted a blind has the same option', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    table.post('A small-blind 1', 'B big-blind 2', ['D posted-blind 3', 1]);
    table.open().play('C fold');
    expect(legalActions(table.hand)).toMatchObject({ seat: 4, check: true, call: null, raise: { min: 4 } });
    table.play('D check', 'A call', 'B check');
    expect([table.actor, table.hand.pot]).toEqual(['-', 7]);
  });

  it('a straddle of a later player moves the opening, or its player acts last, as the house decides', () => {
    const straddled = (lateStraddle: 'opens' | 'acts-last'): Table => {
      const table = new Table({ stacks: [1000, 1000, 1000, 1000, 1000], switches: { lateStraddle } });
      table.post('A small-blind 1', 'B big-blind 2', 'E straddle 4');
      return table.open();
    };
    expect(straddled('opens').actor).toBe('A');
    const last = straddled('acts-last').play('C fold', 'D call', 'A fold', 'B call');
    expect([last.actor, last.codeOf('E check'), last.codeOf('E raise 8')]).toEqual(['E', 'legal', 'legal']);
    const raised = straddled('acts-last').play('C fold', 'D raise 10');
    expect(raised.actor).toBe('E');
    const next = new Table({ stacks: [1000, 1000, 1000, 1000], switches: { lateStraddle: 'acts-last' } });
    next.post('A small-blind 1', 'B big-blind 2', 'C straddle 4');
    expect(next.open().actor).toBe('D');
  });

  it('the player of a straddle has the same option', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    expect(table.post('A small-blind 1', 'B big-blind 2', 'C straddle 4')).toEqual([]);
    table.open();
    expect(legalActions(table.hand)).toMatchObject({ seat: 4, call: 4, raise: { min: 8, max: 100 } });
    table.play('D call', 'A call', 'B call');
    expect(table.actor).toBe('C');
    expect(['C check', 'C raise 8', 'C raise 7'].map((line) => table.codeOf(line))).toEqual([
      'legal',
      'legal',
      'short-raise',
    ]);
  });

  it('R-BET-7N: an all-in straddle of less than twice the blind does not raise the smallest raise', () => {
    const table = new Table({ stacks: [100, 100, 3, 100] });
    expect(table.post('A small-blind 1', 'B big-blind 2', 'C straddle 3')).toEqual([]);
    table.open();
    expect(legalActions(table.hand)).toMatchObject({ seat: 4, call: 3, raise: { min: 5, max: 100 } });
    expect(table.codeOf('D raise 4')).toBe('short-raise');
  });

  it.each([
    [
      'a straddle over a short big blind',
      [100, 1, 3, 100, 100],
      ['A small-blind 1', 'B big-blind 1', 'C straddle 3'],
      5,
    ],
    [
      'two short straddles',
      [100, 100, 3, 5, 100],
      ['A small-blind 1', 'B big-blind 2', 'C straddle 3', 'D straddle 5'],
      7,
    ],
    [
      'a smaller one behind it',
      [100, 100, 3, 2, 100],
      ['A small-blind 1', 'B big-blind 2', 'C straddle 3', 'D straddle 2'],
      5,
    ],
    [
      'a full one before it',
      [100, 100, 4, 5, 100],
      ['A small-blind 1', 'B big-blind 2', 'C straddle 4', 'D straddle 5'],
      9,
    ],
  ])('R-BET-7N: the smallest raise adds the last full blind or straddle: %s', (_, stacks, posts, min) => {
    const table = new Table({ stacks });
    expect(table.post(...posts)).toEqual([]);
    table.open();
    expect(legalActions(table.hand)).toMatchObject({ raise: { min } });
  });

  it('a player who posted a dead blind still owes the whole big blind', () => {
    const table = new Table({ stacks: [100, 100, 100, 100] });
    table.post('A small-blind 1', 'B big-blind 2', ['D dead-blind 1', 1]);
    table.open().play('C fold');
    expect([table.hand.toCall(3), table.hand.pot]).toEqual([2, 4]);
    expect(table.codeOf('D call 1')).toBe('short-call');
  });

  it('a fold without a bet to call is legal if the house allows it', () => {
    expect(anted().codeOf('A fold')).toBe('legal');
    const strict = new Table({ switches: { foldUnfaced: 'not-offered' } }).blinds();
    strict.play('C call', 'A call');
    expect(legalActions(strict.hand)?.fold).toBe(false);
    expect(strict.violationOf('B fold')).toMatchObject({
      code: 'fold-unfaced',
      rules: ['P-BET-2', 'R-DEAD-1'],
    });
  });
});

describe('P-BET-3: the end of a round', () => {
  it('comes when all players have acted and their bets are equal', () => {
    const table = anted(3).play('A check', 'B check');
    expect(table.actor).toBe('C');
    expect(table.play('C bet 5', 'A call').actor).toBe('B');
    expect(table.play('B call').actor).toBe('-');
  });

  it('comes when one player is left, who wins and gets his uncalled bet back', () => {
    const table = anted(3).play('A bet 20', 'B fold', 'C fold');
    expect([table.actor, table.remaining, table.hand.pot]).toEqual(['-', 'A', 3]);
    expect(table.hand.returned).toEqual({ player: 0, amount: 20 });
    expect(verifyShowdown(table.hand)).toBeNull();
    expect(verifyBoard(table.hand, 1, [0, 1, 2])?.code).toBe('wrong-board');
  });

  it('makes further actions illegal', () => {
    const table = anted(3).play('A check', 'B check', 'C check');
    expect(table.violationOf('A check')).toMatchObject({
      code: 'missing-street',
      detail: { about: 'street', street: 'flop' },
    });
    table.street().play('A check', 'B check', 'C check').street();
    table.play('A check', 'B check', 'C check').street().play('A check', 'B check', 'C check');
    expect(table.violationOf('A check')).toMatchObject({ code: 'wrong-turn', detail: { about: 'no-round' } });
    expect(verifyShowdown(table.hand)).toBeNull();
  });
});

describe('P-BET-5: the golden round', () => {
  it('ends with 42 in the pot and B, E and F in the hand', () => {
    const table = anted().play('A check', 'B bet 2', 'C fold', 'D raise 6', 'E call 6', 'F raise 10');
    table.play('A fold', 'B call 8', 'D fold', 'E call 4');
    expect([table.actor, table.hand.pot, table.remaining]).toEqual(['-', 42, 'BEF']);
    expect(table.hand.returned).toBeNull();
  });

  it('a raise by 4 puts in 6, and another raise by 4 puts in 10', () => {
    const table = anted().play('A check', 'B bet 2', 'C fold', 'D raise 6');
    expect(table.hand.bet[3]).toBe(6);
    expect(table.play('E call').hand.bet[4]).toBe(6);
    expect(table.codeOf('F raise 9')).toBe('short-raise');
  });
});

describe('P-BET-7: after a fold', () => {
  it('the chips stay in the pot, and the player may not act again', () => {
    const table = new Table().blinds().play('C raise 6', 'A fold', 'B call');
    expect([table.remaining, table.hand.pot]).toEqual(['BC', 13]);
    table.street();
    expect(table.actor).toBe('B');
    expect(table.violationOf('A bet 10')).toMatchObject({ code: 'action-after-fold', rules: ['P-BET-7'] });
  });
});

describe('P-DEAL-4: no cards are dealt while a round is open', () => {
  const flop = [0, 1, 2];

  it('the flop waits for the big blind', () => {
    const table = new Table().blinds().play('C call', 'A call');
    expect(verifyBoard(table.hand, 1, flop)).toMatchObject({
      code: 'wrong-turn',
      rules: ['P-DEAL-4', 'P-BET-3'],
      detail: { about: 'round-open', seat: 2 },
    });
    expect(verifyShowdown(table.hand)?.code).toBe('wrong-turn');
    table.play('B check');
    expect(verifyBoard(table.hand, 1, flop)).toBeNull();
  });

  it('streets are dealt once, in order, with their number of cards', () => {
    const table = new Table().blinds().play('C call', 'A call', 'B check');
    expect(verifyBoard(table.hand, 1, [0, 1])).toMatchObject({
      code: 'wrong-board',
      detail: { about: 'count', expected: 3, actual: 2 },
    });
    expect(verifyBoard(table.hand, 2, [3])).toMatchObject({
      code: 'missing-street',
      detail: { about: 'street', street: 'flop' },
    });
    expect(verifyShowdown(table.hand)?.code).toBe('missing-street');
    table.street().play('A check', 'B check', 'C check');
    expect(verifyBoard(table.hand, 1, flop)?.code).toBe('wrong-board');
    expect(verifyBoard(table.hand, 2, [3])).toBeNull();
  });
});

describe('P-SHOW-4: the last player to bet or raise', () => {
  it('is stored until the end of the round; there is none if all players check', () => {
    const table = new Table().blinds().play('C call', 'A raise 6', 'B call', 'C call');
    expect(table.hand.aggressor).toBe(0);
    table.street().play('A check', 'B check', 'C check');
    expect(table.hand.aggressor).toBe(-1);
  });
});
