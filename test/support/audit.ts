import { auditHand, severities, type AuditedHand, type Finding } from '#audit';
import { findFormat, LineCursor, type ReadResult } from '#histories';
import { profileOfFormat } from '#rules';

export const profile = profileOfFormat('pokerstars');

/** Reads a hand of the PokerStars layout; its first line has the number 1 unless told otherwise. */
export const readText = (text: string, firstLine = 1): ReadResult =>
  findFormat('pokerstars')!.read(text, 0, text.length, firstLine, new LineCursor());

/** The audit of a hand in the PokerStars layout, or null where it is rejected. */
export const auditText = (text: string, firstLine = 1): AuditedHand | null => {
  const reading = readText(text, firstLine);
  return reading.ok ? auditHand(reading.hand, profile) : null;
};

/** Whether a finding says that something is wrong with the hand or its log. */
export const isFault = ({ code }: Finding): boolean => {
  const severity = severities[code];
  return severity === 'illegal' || severity === 'mismatch';
};

/** The findings that say that something is wrong, the earliest line first. */
export const faultsOf = (audited: AuditedHand): Finding[] => audited.findings.filter(isFault);
