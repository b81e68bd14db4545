import type { Violation } from '#engine';
import { Findings } from './collector.js';

const fault = (code: Violation['code']): Violation => ({ code, rules: ['P-BET-1'], seat: 3 });
const told = (findings: Findings): [string, number][] => findings.list.map(({ code, line }) => [code, line]);

describe('findings of one hand', () => {
  it('tell a fault of order once, as long as the street goes on out of step', () => {
    const findings = new Findings();
    findings.addFault(fault('wrong-turn'), 10);
    findings.addFault(fault('wrong-turn'), 11);
    findings.nextStreet();
    findings.addFault(fault('missing-street'), 15);
    findings.nextStreet();
    findings.addFault(fault('wrong-turn'), 20);
    expect(told(findings)).toEqual([['wrong-turn', 10]]);
  });

  it('tell another fault of order when a whole street was played in step', () => {
    const findings = new Findings();
    findings.addFault(fault('wrong-turn'), 10);
    findings.nextStreet();
    findings.nextStreet();
    findings.addFault(fault('action-after-fold'), 20);
    expect(told(findings)).toEqual([
      ['wrong-turn', 10],
      ['action-after-fold', 20],
    ]);
  });

  it('do not compare chips any more after a fault of chips or of order', () => {
    for (const first of ['short-call', 'wrong-turn'] as const) {
      const findings = new Findings();
      findings.addFault(fault(first), 10);
      findings.nextStreet();
      findings.nextStreet();
      findings.addFault(fault('amount'), 20);
      expect(told(findings)).toEqual([[first, 10]]);
      expect(findings.moneyFault).toBe(true);
    }
  });

  it('leave the board to the majority of its prints once a street is missing or out of order', () => {
    const findings = new Findings();
    findings.addFault(fault('wrong-turn'), 10);
    expect(findings.boardFault).toBe(false);
    findings.addFault(fault('missing-street'), 11);
    expect(findings.boardFault).toBe(true);
  });

  it('stay silent about play to the end where two players sit in one seat', () => {
    const findings = new Findings();
    const detail = { about: 'setup', reason: 'seat-taken-twice' } as const;
    findings.addSetupFault({ code: 'impossible-setup', rules: ['P-SETUP-1'], seat: 3, detail }, 4);
    for (let street = 0; street < 4; street++) findings.nextStreet();
    findings.addFault(fault('wrong-turn'), 20);
    expect(told(findings)).toEqual([['impossible-setup', 4]]);
    expect(findings.cardFaults.has(3)).toBe(true);
  });

  it('tell faults of cards and figures besides those of play', () => {
    const findings = new Findings();
    findings.addFault(fault('wrong-turn'), 10);
    findings.add('duplicate-card', ['L-CARD-1'], 12, null);
    findings.add('total-pot', ['L-SUM-1'], 30, null, 10, 12, null);
    expect(told(findings)).toEqual([
      ['wrong-turn', 10],
      ['duplicate-card', 12],
      ['total-pot', 30],
    ]);
  });
});
