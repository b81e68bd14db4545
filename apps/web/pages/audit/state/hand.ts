import type { Problem } from '#client';
import { pageProblem } from '../../../api/problem.js';
import { client } from '../../../state/settings.js';
import { linesOf } from '../../../text/decode.js';
import { type Entry, type HandPlace, recordEntries } from './entries.js';
import type { HandRecord } from './records.js';

/** A hand of an audit with its text. */
export interface OpenHand {
  readonly place: HandPlace;
  readonly record: HandRecord;
  /** The number of the first line in the log. */
  readonly first: number;
  readonly lines: readonly string[];
  readonly entries: readonly Entry[];
  /** The hands before and after it in its log; null if there is none. */
  readonly before: HandPlace | null;
  readonly after: HandPlace | null;
}

export type LoadedHand =
  { readonly ok: true; readonly hand: OpenHand } | { readonly ok: false; readonly problem: Problem };

/** The text of a hand, with the hands around it. */
export const loadHand = (place: HandPlace, signal: AbortSignal): Promise<LoadedHand> =>
  place.kind === 'held' ? Promise.resolve(heldHand(place)) : storedHand(place, signal);

const GONE: LoadedHand = { ok: false, problem: pageProblem(404, 'not-found') };

const heldHand = (place: Extract<HandPlace, { kind: 'held' }>): LoadedHand => {
  const { log, index } = place;
  const held = log.result?.kind === 'records' ? log.result : log.preview;
  const record = held?.records[index];
  // The text of a preview goes when its import is done.
  if (held === null || held === undefined || record === undefined) return GONE;
  const [first, last] = record.lines;
  const at = (other: number): HandPlace | null =>
    held.records[other] === undefined ? null : { kind: 'held', log, index: other };
  return {
    ok: true,
    hand: {
      place,
      record,
      first,
      lines: held.lines.slice(first - 1, last),
      entries: recordEntries(log, record, place),
      before: at(index - 1),
      after: at(index + 1),
    },
  };
};

const storedHand = async (
  place: Extract<HandPlace, { kind: 'stored' }>,
  signal: AbortSignal,
): Promise<LoadedHand> => {
  const { log, id } = place;
  const request = { path: { id }, signal };
  const [record, text] = await Promise.all([
    client.get('/v1/hands/{id}', request),
    client.text('/v1/hands/{id}/source', request),
  ]);
  if (!record.ok) return record;
  if (!text.ok) return text;
  const { value } = record;
  const placeOf = (other: string | null): HandPlace | null =>
    other === null ? null : { kind: 'stored', log, id: other };
  return {
    ok: true,
    hand: {
      place,
      record: value,
      first: value.lines[0],
      lines: linesOf(text.value.replace(/(\r\n|\n|\r)+$/, '')),
      entries: recordEntries(log, value, place),
      before: placeOf(value.previous),
      after: placeOf(value.next),
    },
  };
};
