import type { Message } from '#cards';
import type { ViolationDetail } from '#engine';
import type { HandValue } from '#ranking';
import type { FindingCode } from './codes.js';

/** The seats that win a pot. */
export interface Winners {
  readonly seats: readonly number[];
}

/**
 * An expected or actual value: an amount in the smallest unit, text of the log (cards, a street), or a hand or seats,
 * which messages name in the language of the user.
 */
export type FindingValue = number | string | HandValue | Winners | null;

/** What the setup of a hand states in two ways. */
export type SetupSubject = 'button' | 'seat' | 'players' | 'tournament' | 'hand';

/** What a finding says besides its values: about a violation or a contradiction, or a text, such as that of a ruling. */
export type FindingDetail =
  | ViolationDetail
  | { readonly about: 'explained'; readonly text: Message }
  | { readonly about: 'contradiction'; readonly subject: SetupSubject };

/**
 * One result of an audit. `line` is the first line that cannot follow from those before it; `event` is the index of the
 * canonical event on that line, null for a line of the summary.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly rules: readonly string[];
  readonly line: number;
  readonly event: number | null;
  readonly seat: number | null;
  readonly expected: FindingValue;
  readonly actual: FindingValue;
  readonly detail: FindingDetail | null;
}
