import type { CanonicalHand } from './hand.js';

/** Why a hand or file could not be read. */
export type RejectionCode =
  | 'unsupported-game'
  | 'truncated'
  | 'unreadable-line'
  | 'no-players'
  | 'unknown-format'
  | 'too-long'
  | 'invalid-hand'
  | 'unreadable-source';

/** A hand that was not understood: nothing is dropped in silence. `line` counts from 1 in the decoded text. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly line: number;
  /** The offending line as it stands in the log, cut to a reasonable length. */
  readonly text: string;
  /** What was expected there, in English, to stand behind a colon; empty where the code says it all. */
  readonly message: string;
}

/** What the log tells of a hand that was rejected, as far as it was read. */
export interface HandIdentity {
  readonly site: string | null;
  readonly handId: string | null;
}

export type ReadResult =
  | { readonly ok: true; readonly hand: CanonicalHand }
  | { readonly ok: false; readonly rejection: Rejection; readonly identity: HandIdentity };
