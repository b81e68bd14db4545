import type { Message } from '#cards';
import type { CanonicalHand } from './hand.js';

/** Why a hand or a file is rejected. */
export type RejectionCode =
  | 'unsupported-game'
  | 'truncated'
  | 'unreadable-line'
  | 'no-players'
  | 'unknown-format'
  | 'too-long'
  | 'invalid-hand'
  | 'unreadable-source';

/** A hand that cannot be read. No hand is dropped in silence. `line` counts from 1 in the decoded text. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly line: number;
  /** The line as the log has it, at most 200 characters. */
  readonly text: string;
  /** What was expected there, for use after a colon; empty if the code is enough. A string is English only. */
  readonly message: Message | string;
}

/** What identifies a rejected hand, as far as its header was read. */
export interface HandIdentity {
  readonly site: string | null;
  readonly handId: string | null;
}

/** The result of reading one hand: the canonical hand, or why there is none. */
export type ReadResult =
  | { readonly ok: true; readonly hand: CanonicalHand }
  | { readonly ok: false; readonly rejection: Rejection; readonly identity: HandIdentity };
