import { legalActions } from './legal.js';
import { Table, type TableOptions } from './testing/table.js';

const table = (options: TableOptions = {}): Table => new Table({ limit: 'pot-limit', ...options });

/** The maximum raise or bet. Checks that one chip more is too big. */
const largest = (played: Table): number => {
  const legal = legalActions(played.hand)!;
  const { max } = legal.raise ?? legal.bet!;
  const [word, name] = [legal.raise === null ? 'bet' : 'raise', played.actor];
  expect(played.codeOf(`${name} ${word} ${String(max)}`)).toBe('legal');
  expect(played.violationOf(`${name} ${word} ${String(max + 1)}`)).toMatchObject({
    code: 'bet-too-big',
    rules: ['P-SETUP-3', 'P-BET-4'],
    expected: max,
  });
  return max;
};

describe('P-SETUP-3, P-BET-4: the pot-limit maximum', () => {
  it('the first raise: call 2, and raise by the pot of 5', () => {
    expect(largest(table().blinds())).toBe(7);
  });

  it('from the small blind, the call adds only the rest of the big blind', () => {
    expect(largest(table().blinds().play('C fold'))).toBe(6);
  });

  it('the big blind may raise by the pot of 6 after two calls', () => {
    expect(largest(table().blinds().play('C call', 'A call'))).toBe(8);
  });

  it('on the flop, a bet is the pot, and a raise is the pot after the call', () => {
    const played = table().blinds().play('C call', 'A call', 'B check').street();
    expect(largest(played)).toBe(6);
    expect(largest(played.play('A bet 6'))).toBe(24);
    expect(largest(played.play('B raise 24'))).toBe(24 + 6 + 6 + 24 + 24);
  });

  it('the pot includes antes', () => {
    expect(largest(table({ ante: 1 }).blinds())).toBe(10);
  });

  it('the pot includes dead blinds', () => {
    const played = table({ stacks: [100, 100, 100, 100] });
    played.post('A small-blind 1', 'B big-blind 2', ['D posted-blind 3', 1]);
    expect(largest(played.open())).toBe(2 + (1 + 2 + 3 + 2));
    // D has already put in two chips of the call.
    expect(largest(played.play('C fold'))).toBe(2 + (1 + 2 + 3));
  });

  it('a straddle counts as the bet to call', () => {
    const played = table({ stacks: [100, 100, 100, 100] });
    played.post('A small-blind 1', 'B big-blind 2', 'C straddle 4');
    expect(largest(played.open())).toBe(4 + (1 + 2 + 4 + 4));
  });

  it('a short big blind is called in full, and the pot holds its actual chips', () => {
    const played = table({ bigBlind: 100, stacks: [1000, 30, 1000, 1000] }).blinds();
    expect(legalActions(played.hand)?.call).toBe(100);
    expect(largest(played)).toBe(100 + (50 + 30 + 100));
  });

  it('a short all-in raise does not lower the minimum', () => {
    const played = table({ stacks: [1000, 1000, 1000, 3] }).blinds();
    played.play('C call', 'D raise 3');
    expect(legalActions(played.hand)?.raise).toEqual({ min: 5, max: 3 + (1 + 2 + 2 + 3 + 2) });
    expect(largest(played)).toBe(13);
  });

  it('the maximum never exceeds the stack', () => {
    const played = table({ stacks: [1000, 1000, 5] }).blinds();
    expect(legalActions(played.hand)?.raise).toEqual({ min: 4, max: 5 });
    expect(played.codeOf('C raise 6')).toBe('over-stack');
  });

  it('only the pot limits an unknown stack', () => {
    expect(largest(table({ stacks: [null, null, null] }).blinds())).toBe(7);
  });
});
