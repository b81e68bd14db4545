import { defaultSwitches, type Switches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { auditHand, type AuditedHand } from '../audit.js';

/** What a house that plays by these switches finds in a log of one hand in the layout of PokerStars. */
export const auditOf = (lines: readonly string[], switches: Partial<Switches> = {}): AuditedHand => {
  const text = [...lines, ''].join('\n');
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(reading.rejection.message);
  return auditHand(reading.hand, { id: 'test', switches: { ...defaultSwitches, ...switches } })!;
};

/** A finding as far as most tests look at it. */
export type Found = readonly [code: string, line: number, expected: unknown, actual: unknown];

export const found = (lines: readonly string[], switches: Partial<Switches> = {}): Found[] =>
  auditOf(lines, switches).findings.map(({ code, line, expected, actual }) => [code, line, expected, actual]);
