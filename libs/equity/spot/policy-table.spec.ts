import { costOf } from '../solver/cost.js';
import { prepare } from '../solver/prepare.js';
import { gameOf } from '../testing/spots.js';
import { stagesAhead, stagesOf } from './discard-stages.js';
import type { PolicyRule } from './policy.js';
import { type ReadTable, readTable } from './policy-table.js';

const game = gameOf('lowball-27-triple');
const stages = stagesAhead(stagesOf(game) ?? [], 0, 3);
const read = (rules: readonly PolicyRule[]): ReadTable =>
  readTable(game, stages, { rules, otherwise: 'all' });

const keeping = (hand: string): PolicyRule => ({ hand, keep: '[2-8][2-8]:$np' });
const issuesOf = ({ issues }: ReadTable): string[] => issues.map(({ code, pointer }) => `${code} ${pointer}`);

/** Takes seconds. */
const inFull = process.env.FLOORMAN_FULL === '1' ? it : it.skip;

describe('readTable', () => {
  it('lists the hands of equal ranges once', () => {
    const one = read([keeping('AA')]);
    const many = read(Array.from({ length: 64 }, () => keeping('AA')));
    expect(one.effort).toBeGreaterThan(0);
    expect(many.effort).toBe(one.effort);
    expect(new Set(many.rules.slice(0, -1).map(({ hand }) => hand)).size).toBe(1);
  });

  it('lists no more hands for all ranges together than one range may have, and names the rule that has too many', () => {
    const rules = ['Q', 'J'].map((rank) => keeping(`[2-A][2-A][2-A][2-A][2-${rank}]`));
    expect(issuesOf(read(rules.slice(0, 1)))).toEqual([]);
    expect(issuesOf(read(rules))).toEqual(['table-too-large /policy/rules/1/hand']);
  });

  inFull('takes no more steps for all ranges together than one range may', () => {
    const rules = ['$np', '$np,22223', '$np,33334'].map(keeping);
    expect(issuesOf(read(rules))).toEqual(['table-too-large /policy/rules/2/hand']);
  });

  it('reads a table once for a request and its trials', () => {
    const rules = [keeping('KK')];
    expect(read([keeping('KK')])).toBe(read(rules));
    expect(readTable(game, stages.slice(1), { rules, otherwise: 'all' })).not.toBe(read(rules));
  });

  it('reads no rule of a table with too many rules', () => {
    const tooMany = read(Array.from({ length: 65 }, () => keeping('AA')));
    expect(issuesOf(tooMany)).toEqual(['too-many-rules /policy/rules']);
    expect(tooMany.effort).toBe(0);
  });

  it('counts the ranges in the cost of a request', () => {
    const cost = (rules: readonly PolicyRule[]): number => {
      const players = [{ range: 'random' }, { range: 'random' }];
      const policy = { rules, otherwise: 'all' };
      const prepared = prepare(
        { game, players, board: '', dead: '', draws: 3, policy },
        { method: 'auto', trials: 100 },
      );
      if (!prepared.ok) throw new Error('the request is invalid');
      return costOf(prepared.spot, prepared.options, prepared.strategy);
    };
    expect(cost([keeping('AA')]) - cost([])).toBeCloseTo(read([keeping('AA')]).effort / 25, 3);
  });
});
