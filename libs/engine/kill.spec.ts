import { killStakes } from './kill.js';
import { setupOf, Table } from './testing/table.js';

const { stakes } = setupOf({ limit: 'fixed-limit', bigBlind: 4, bigBet: 8, ante: 1 });

describe('P-SETUP-2: a kill', () => {
  it('raises the bets of the hand by half or to twice as much, and not the blinds', () => {
    expect(killStakes(stakes, 'half')).toEqual({ ...stakes, smallBet: 6, bigBet: 12 });
    expect(killStakes(stakes, 'full')).toEqual({ ...stakes, smallBet: 8, bigBet: 16 });
    expect(killStakes(stakes, 'small-bet')).toEqual(stakes);
    const spread = { ...stakes, largestBets: [8, 12] };
    expect(killStakes(spread, 'half').largestBets).toEqual([12, 18]);
  });

  it('leaves stakes as they are that are those of the hand', () => {
    const killed = killStakes(stakes, 'full');
    expect(killStakes(killed, 'full')).toBe(killed);
  });

  it('is bet and raised in the stakes of the hand', () => {
    const options = { limit: 'fixed-limit', switches: { kill: 'full' } } as const;
    const table = new Table({ ...options, bigBlind: 4, smallBet: 8, bigBet: 16, stacks: [200, 200, 200] });
    expect(table.post('A small-blind 2', 'B big-blind 4', 'C kill 8')).toEqual([]);
    table.open();
    expect(['12', '16'].map((to) => table.codeOf(`${table.actor} raise ${to}`))).toEqual([
      'short-raise',
      'legal',
    ]);
  });
});
