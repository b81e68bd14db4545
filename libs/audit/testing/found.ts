import { defaultSwitches, type Switches } from '#engine';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import { read } from './hands.js';

/** What a house that plays by these switches finds in a log of one hand in the layout of PokerStars. */
export const auditOf = (lines: readonly string[], switches: Partial<Switches> = {}): AuditedHand =>
  auditHand(read([...lines, ''].join('\n')), { id: 'test', switches: { ...defaultSwitches, ...switches } })!;

/** A finding as far as most tests look at it. */
export type Found = readonly [code: string, line: number, expected: unknown, actual: unknown];

export const found = (lines: readonly string[], switches: Partial<Switches> = {}): Found[] =>
  auditOf(lines, switches).findings.map(({ code, line, expected, actual }) => [code, line, expected, actual]);
