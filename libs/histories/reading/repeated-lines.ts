import type { Contradiction, HandClaim, HandEvent } from '../hand.js';

/** What a reader has of a hand so far. */
interface Draft {
  readonly text: string;
  readonly events: readonly HandEvent[];
  readonly claims: readonly HandClaim[];
  readonly contradictions: Contradiction[];
}

/** Events of lines that may follow each other in the same words, and are checked by what they do. */
const REPEATABLE: ReadonlySet<HandEvent['type']> = new Set([
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'bring-in',
  'post',
  'collect',
  'uncalled',
  'board',
  'street',
  'discard',
  'cash-out',
  'house-money',
  'unread',
  'incident',
]);

/**
 * L-CLAIM-1: finds a line that repeats the line before it word for word, where it states something that is so once: a deal, a
 * shown hand, a section, a figure of the summary. Remarks and calls of the floor may be made twice, and so may actions of players without names.
 */
export class RepeatedLines {
  #start = 0;
  #end = 0;
  #events = 0;
  #claims = 0;
  #isCopy = false;
  /** The first event of the last line that added anything, and whether it stated figures. */
  #lastEvent: HandEvent | undefined = undefined;
  #lastHasClaim = false;

  /** Takes the line [start, end) before it is read. O(length) where it is as long as the line before it. */
  begin({ text, events, claims }: Draft, start: number, end: number): void {
    const length = this.#end - this.#start;
    this.#isCopy =
      end - start === length &&
      text.charCodeAt(end - 1) === text.charCodeAt(this.#end - 1) &&
      isSame(text, start, this.#start, length);
    this.#start = start;
    this.#end = end;
    this.#events = events.length;
    this.#claims = claims.length;
  }

  /** Compares what the line adds to the draft with the line before it. */
  finish({ events, claims, contradictions }: Draft, line: number): void {
    const event = events.length > this.#events ? events[this.#events] : undefined;
    const hasClaim = claims.length > this.#claims;
    const isNew = event !== undefined || hasClaim;
    // A reader may add the figures of two lines.
    if (this.#isCopy && !(isNew ? isRepeatable(event) : this.#mayFollow()))
      contradictions.push({
        about: hasClaim && event === undefined ? 'repeated-claim' : 'repeated-line',
        expected: '1',
        actual: '2',
        line,
      });
    if (!isNew) return;
    this.#lastEvent = event;
    this.#lastHasClaim = hasClaim;
  }

  /** Whether a line that adds nothing may repeat the line before it. */
  #mayFollow(): boolean {
    return this.#lastHasClaim || isRepeatable(this.#lastEvent);
  }
}

/** Whether two parts of a text are the same. Most lines differ in their first characters, which slices would copy. */
const isSame = (text: string, one: number, other: number, length: number): boolean => {
  let at = 0;
  while (at < length && text.charCodeAt(one + at) === text.charCodeAt(other + at)) at++;
  return at === length;
};

const isRepeatable = (event: HandEvent | undefined): boolean =>
  event !== undefined && (REPEATABLE.has(event.type) || (event.type === 'note' && event.about !== 'unshown'));
