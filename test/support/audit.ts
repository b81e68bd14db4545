import { auditHand, severities, type AuditedHand, type Finding } from '#audit';
import { findFormat, LineCursor, type ReadResult } from '#histories';
import { profileOfFormat } from '#rules';

export const profile = profileOfFormat('pokerstars');

/** Reads a hand in the PokerStars layout; its first line has the number 1 by default. */
export const readText = (text: string, firstLine = 1): ReadResult =>
  findFormat('pokerstars')!.read(text, 0, text.length, firstLine, new LineCursor());

/** The audit of a hand in the PokerStars layout; null for a rejected hand. */
export const auditText = (text: string, firstLine = 1): AuditedHand | null => {
  const reading = readText(text, firstLine);
  return reading.ok ? auditHand(reading.hand, profile) : null;
};

/** Whether a finding reports a fault. */
export const isFault = ({ code }: Finding): boolean => {
  const severity = severities[code];
  return severity === 'illegal' || severity === 'mismatch';
};

/** The findings that report a fault, by line. */
export const faultsOf = (audited: AuditedHand): Finding[] => audited.findings.filter(isFault);
