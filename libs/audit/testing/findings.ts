import { defaultSwitches, type Switches } from '#engine';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import type { FloorSwitches } from '#rules';
import { readLog } from './logs.js';

/** The switches that differ from the defaults. */
type TestSwitches = Partial<Switches> & Partial<FloorSwitches>;

/** Audits a PokerStars log of one hand. */
export const auditLines = (lines: readonly string[], switches: TestSwitches = {}): AuditedHand =>
  auditHand(readLog([...lines, ''].join('\n')), {
    id: 'test',
    switches: { ...defaultSwitches, ...switches },
  })!;

/** A finding as tests compare it. */
export type ComparedFinding = readonly [code: string, line: number, expected: unknown, actual: unknown];

/** The findings of a log of one hand. */
export const findingsIn = (lines: readonly string[], switches: TestSwitches = {}): ComparedFinding[] =>
  auditLines(lines, switches).findings.map(({ code, line, expected, actual }) => [
    code,
    line,
    expected,
    actual,
  ]);

/** The findings of a log of one hand as code and line: `wrong-summary 31`. */
export const listFindings = (text: string, switches: TestSwitches = {}): string[] =>
  auditLines(text.split('\n'), switches).findings.map(({ code, line }) => `${code} ${String(line)}`);

/** The findings that are faults, as code and line. */
export const listFaults = (text: string): string[] =>
  auditLines(text.split('\n'))
    .findings.filter(({ code }) => isFault(code))
    .map(({ code, line }) => `${code} ${String(line)}`);
