import { defaultSwitches, type Switches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { auditHand } from '../audit.js';
import type { Finding } from '../finding.js';

/** What the audit finds in a hand of the PokerStars layout. Throws for one that cannot be read or replayed. */
export const findingsIn = (text: string, switches: Partial<Switches> = {}): readonly Finding[] => {
  const reading = findFormat('pokerstars')?.read(text, 0, text.length, 1, new LineCursor());
  if (reading?.ok !== true) throw new Error(reading?.rejection.message ?? 'no such format');
  const audited = auditHand(reading.hand, { id: 'test', switches: { ...defaultSwitches, ...switches } });
  if (audited === null) throw new Error('the hand cannot be replayed');
  return audited.findings;
};

/** The same as words: `wrong-summary 31`, the code and the line. */
export const told = (text: string): string[] =>
  findingsIn(text).map(({ code, line }) => `${code} ${String(line)}`);
