/** The severities of findings, the most severe first. The first two are faults of the hand or its log. */
export const severityOrder = ['illegal', 'mismatch', 'suspect', 'unverifiable', 'notice'] as const;
export type Severity = (typeof severityOrder)[number];

/** Every finding code, with its severity. Codes are stable: scripts and reports rely on them. */
export const severities = {
  'wrong-turn': 'illegal',
  'action-after-fold': 'illegal',
  'action-not-allowed': 'illegal',
  'bet-too-small': 'illegal',
  'short-raise': 'illegal',
  'bet-too-big': 'illegal',
  'over-stack': 'illegal',
  'short-call': 'illegal',
  'raise-cap': 'illegal',
  'wrong-forced-bet': 'illegal',
  'duplicate-card': 'illegal',
  'wrong-card-count': 'illegal',
  'wrong-board': 'illegal',
  'wrong-draw': 'illegal',
  'missing-street': 'illegal',
  'wrong-burn': 'illegal',
  'impossible-setup': 'illegal',
  amount: 'mismatch',
  uncalled: 'mismatch',
  'total-pot': 'mismatch',
  'side-pot': 'mismatch',
  rake: 'mismatch',
  fees: 'mismatch',
  'wrong-winner': 'mismatch',
  'wrong-award': 'mismatch',
  'odd-chip': 'mismatch',
  'hand-description': 'mismatch',
  'wrong-summary': 'mismatch',
  'final-stack': 'mismatch',
  'wrong-ruling': 'mismatch',
  'conflicting-copy': 'mismatch',
  'table-stakes': 'mismatch',
  'chips-conserved': 'mismatch',
  'session-balance': 'mismatch',
  'button-move': 'mismatch',
  'blind-order': 'mismatch',
  'level-order': 'mismatch',
  'buy-in': 'mismatch',
  'carried-money': 'mismatch',
  'rotation-order': 'suspect',
  'missed-blind': 'suspect',
  'hand-order': 'suspect',
  'hidden-winner': 'unverifiable',
  'openers-unproved': 'unverifiable',
  'unknown-stack': 'unverifiable',
  'unclear-incident': 'unverifiable',
  'show-order': 'notice',
  'pot-order': 'notice',
  'fold-unfaced': 'notice',
  'implied-fold': 'notice',
  'site-figure': 'notice',
  'unread-line': 'notice',
  ruling: 'notice',
  'unruled-incidents': 'notice',
  'other-view': 'notice',
} as const satisfies Readonly<Record<string, Severity>>;

export type FindingCode = keyof typeof severities;

/** Whether a finding is a fault of the hand or its log: illegal or mismatch. */
export const isFault = (code: FindingCode): boolean =>
  severities[code] === 'illegal' || severities[code] === 'mismatch';

/** Faults of the chips of a hand: what goes in, what the pots have, and what comes out do not agree. */
export const CHIP_FAULTS: readonly FindingCode[] = [
  'amount',
  'uncalled',
  'total-pot',
  'side-pot',
  'rake',
  'fees',
  'wrong-award',
  'odd-chip',
];
