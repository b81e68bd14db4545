import type { Violation } from '#engine';
import { FindingCollector } from './collector.js';

const violation = (code: Violation['code']): Violation => ({ code, rules: ['P-BET-1'], seat: 3 });
const listed = ({ list }: FindingCollector): [string, number][] => list.map(({ code, line }) => [code, line]);

describe('FindingCollector', () => {
  it('reports one violation of the order of play until a street passes without one', () => {
    const collector = new FindingCollector();
    collector.addViolation(violation('wrong-turn'), 10);
    collector.addViolation(violation('wrong-turn'), 11);
    collector.trust.beginStreet();
    collector.addViolation(violation('missing-street'), 15);
    collector.trust.beginStreet();
    collector.addViolation(violation('wrong-turn'), 20);
    expect(listed(collector)).toEqual([['wrong-turn', 10]]);
  });

  it('reports another violation of the order of play after a street without one', () => {
    const collector = new FindingCollector();
    collector.addViolation(violation('wrong-turn'), 10);
    collector.trust.beginStreet();
    collector.trust.beginStreet();
    collector.addViolation(violation('action-after-fold'), 20);
    expect(listed(collector)).toEqual([
      ['wrong-turn', 10],
      ['action-after-fold', 20],
    ]);
  });

  it.each(['short-call', 'wrong-turn'] as const)('reports no violation of chips after %s', (first) => {
    const collector = new FindingCollector();
    collector.addViolation(violation(first), 10);
    collector.trust.beginStreet();
    collector.trust.beginStreet();
    collector.addViolation(violation('amount'), 20);
    expect(listed(collector)).toEqual([[first, 10]]);
    expect(collector.trust.chips).toBe(false);
  });

  it('trusts the board until a street is missing or out of order', () => {
    const collector = new FindingCollector();
    collector.addViolation(violation('wrong-turn'), 10);
    expect(collector.trust.board).toBe(true);
    collector.addViolation(violation('missing-street'), 11);
    expect(collector.trust.board).toBe(false);
  });

  it('keeps its trust after a notice', () => {
    const collector = new FindingCollector();
    collector.addViolation(violation('fold-unfaced'), 10);
    expect(listed(collector)).toEqual([['fold-unfaced', 10]]);
    expect([collector.trust.order, collector.trust.chips]).toEqual([true, true]);
  });

  it('reports no violation of the order of play after two players in one seat', () => {
    const collector = new FindingCollector();
    const detail = { about: 'setup', reason: 'seat-taken-twice' } as const;
    collector.addSetupViolation({ code: 'impossible-setup', rules: ['P-SETUP-1'], seat: 3, detail }, 4);
    for (let street = 0; street < 4; street++) collector.trust.beginStreet();
    collector.addViolation(violation('wrong-turn'), 20);
    expect(listed(collector)).toEqual([['impossible-setup', 4]]);
    expect(collector.trust.cardsOf(3)).toBe(false);
  });

  it('reports faults of cards and totals after a violation', () => {
    const collector = new FindingCollector();
    collector.addViolation(violation('wrong-turn'), 10);
    collector.add('duplicate-card', ['L-CARD-1'], 12, null);
    collector.add('total-pot', ['L-SUM-1'], 30, null, 10, 12, null);
    expect(listed(collector)).toEqual([
      ['wrong-turn', 10],
      ['duplicate-card', 12],
      ['total-pot', 30],
    ]);
  });

  it('reports a code once for each seat, and notices on every line', () => {
    const collector = new FindingCollector();
    for (const line of [10, 11]) {
      collector.add('over-stack', ['P-SETUP-5'], line, 3);
      collector.add('fold-unfaced', ['P-BET-2'], line, 3);
    }
    collector.add('over-stack', ['P-SETUP-5'], 12, 4);
    expect(listed(collector)).toEqual([
      ['over-stack', 10],
      ['fold-unfaced', 10],
      ['fold-unfaced', 11],
      ['over-stack', 12],
    ]);
  });

  it('reports one wrong card count and one foreign card for each hand', () => {
    const collector = new FindingCollector();
    for (const seat of [1, 2]) {
      collector.add('wrong-card-count', ['R-DEAD-1'], 10 + seat, seat);
      collector.addForeignCard(0, 20 + seat, seat);
    }
    expect(listed(collector)).toEqual([
      ['wrong-card-count', 11],
      ['duplicate-card', 21],
    ]);
  });

  it('reports no more than 100 findings', () => {
    const collector = new FindingCollector();
    for (let line = 1; line <= 200; line++) collector.add('unread-line', [], line, null);
    expect(collector.list).toHaveLength(100);
  });

  it('has a fault if one of its findings is a fault', () => {
    const collector = new FindingCollector();
    collector.add('fold-unfaced', ['P-BET-2'], 10, 3);
    expect(collector.hasFault).toBe(false);
    collector.add('total-pot', ['L-SUM-1'], 30, null);
    expect(collector.hasFault).toBe(true);
  });
});
