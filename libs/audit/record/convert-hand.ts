import { LineCursor, type CanonicalHand, type WritableFormat, type WriteOptions } from '#histories';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import type { AuditProfile } from '../replay/profile.js';
import { completeHand, isFaulty } from './complete-hand.js';
import { findLosses, type MissingPart, partAt } from './implied-parts.js';

/** A hand as a text of another format, or why it is not written. */
export type Conversion =
  | {
      readonly ok: true;
      readonly text: string;
      /** The kinds of the parts that a lossy text leaves out; see `MissingPart`. */
      readonly losses: readonly string[];
    }
  | {
      readonly ok: false;
      readonly reason: 'missing';
      /** The parts that the format cannot hold. */
      readonly missing: readonly MissingPart[];
    }
  | {
      /** The format has no place for a convention of the site: read again, the text would have a fault. */
      readonly ok: false;
      readonly reason: 'faulty';
      readonly code: string;
    };

export interface ConversionOptions extends Pick<WriteOptions, 'lossy' | 'ordinal'> {
  /** The profile of the audit of the hand. */
  readonly profile: AuditProfile;
  /** The default profile of the target, by which its text is audited. */
  readonly targetProfile: AuditProfile;
  /** Changes the hand before it is written, such as its names. */
  readonly change?: (hand: CanonicalHand) => CanonicalHand;
}

/**
 * Writes a hand in another format. The hand is completed (decision 027); what follows from the rest of it is no loss
 * (decision 029). The text is read again and audited by the profile of the target: a text with a fault that the hand does
 * not have is not written, not even a lossy one. In its own format and as a canonical hand it is not completed.
 * O(events × players).
 */
export const convertHand = (
  target: WritableFormat,
  hand: CanonicalHand,
  { profile, targetProfile, change = (same) => same, ...options }: ConversionOptions,
): Conversion => {
  const isSame = target.id === hand.format;
  const audited = target.id === CANONICAL || hand.cancelled ? null : auditHand(hand, profile);
  const isSound = audited !== null && !isFaulty(audited);
  const complete = change(audited === null || isSame ? hand : completeHand(audited));
  const writing = writeWithout(target, complete, options, isSound && !isSame);
  return writing.ok && isSound ? verify(writing, target, targetProfile) : writing;
};

/** The format of canonical hands. */
const CANONICAL = 'json';

/** Writes a hand without a loss, or with losses if that is allowed. */
const writeWithout = (
  target: WritableFormat,
  hand: CanonicalHand,
  { lossy = false, ...options }: Pick<WriteOptions, 'lossy' | 'ordinal'>,
  isSound: boolean,
): Conversion => {
  const whole = target.write(hand, options);
  if (whole.ok) return { ...whole, losses: [] };
  // The claims of a hand with a fault contradict the play: nothing but the site of the layout is implied.
  const losses = isSound
    ? findLosses(hand, whole.missing)
    : whole.missing.filter((pointer) => pointer !== '/site');
  if (losses.length > 0 && !lossy) return refuse(hand, losses);
  const partial = target.write(hand, { ...options, lossy: true });
  return partial.ok ? { ...partial, losses: kindsOf(hand, losses) } : refuse(hand, partial.missing);
};

const refuse = (hand: CanonicalHand, missing: readonly string[]): Conversion => ({
  ok: false,
  reason: 'missing',
  missing: missing.map((pointer) => partAt(hand, pointer)),
});

const kindsOf = (hand: CanonicalHand, missing: readonly string[]): readonly string[] => [
  ...new Set(missing.map((pointer) => partAt(hand, pointer).kind)),
];

/** Reads a text again and audits it as any log of its format. */
const verify = (
  writing: Extract<Conversion, { ok: true }>,
  target: WritableFormat,
  profile: AuditProfile,
): Conversion => {
  const code = faultOf(writing.text, target, profile);
  return code === null ? writing : { ok: false, reason: 'faulty', code };
};

/** The code of the first fault of a text; null if it has none. */
const faultOf = (text: string, target: WritableFormat, profile: AuditProfile): string | null => {
  const reading = target.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) return reading.rejection.code;
  const audited: AuditedHand | null = auditHand(reading.hand, profile);
  if (audited === null) return 'unsupported-game';
  return audited.findings.find(({ code }) => isFault(code))?.code ?? null;
};
