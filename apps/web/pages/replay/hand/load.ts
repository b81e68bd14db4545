import type { AuditedItem, HandReplay, Problem, Reply } from '#client';
import { client } from '../../../state/settings.js';
import { linesOf } from '../../../text/decode.js';
import { inOneFormat } from './amounts.js';
import { type HandEquity, type ReplayedHand, wasPlayed } from './record.js';

/** A hand, and the text that it was read from. */
export interface LoadedHand {
  readonly hand: ReplayedHand;
  readonly lines: readonly string[];
  /** The number of the first line in the log. */
  readonly firstLine: number;
}

export type LoadResult = { readonly ok: true; readonly loaded: LoadedHand } | UnplayedHand;

/** A hand that cannot be replayed: the problem of the request, or the record of a rejected hand or a duplicate. Its text is there. */
export interface UnplayedHand {
  readonly ok: false;
  readonly problem: Problem | null;
  readonly record: HandReplay | null;
  readonly lines: readonly string[];
  readonly firstLine: number;
}

/** Loads a stored hand with its steps and its text. */
export const loadStored = async (id: string, signal: AbortSignal): Promise<LoadResult> => {
  const request = { path: { id }, signal };
  const [replay, source] = await Promise.all([
    client.get('/v1/hands/{id}/replay', request),
    client.text('/v1/hands/{id}/source', request),
  ]);
  const lines = source.ok ? linesOf(source.value) : [];
  if (!replay.ok) return { ok: false, problem: replay.problem, record: null, lines, firstLine: 1 };
  const { value } = replay;
  if (!wasPlayed(value)) return { ok: false, problem: null, record: value, lines, firstLine: value.lines[0] };
  const hand = inOneFormat(value);
  return { ok: true, loaded: { hand, lines, firstLine: hand.lines[0] } };
};

/** The equities of a stored hand. */
export const loadEquity = (id: string, signal: AbortSignal): Promise<Reply<HandEquity>> =>
  client.get('/v1/hands/{id}/equity', { path: { id }, signal });

/** A hand of a pasted text. */
export type PastedHand = AuditedItem;

/** Replays the hands of a text; nothing is stored. */
export const replayText = async (
  text: string,
  signal: AbortSignal,
): Promise<Reply<readonly PastedHand[]>> => {
  const reply = await client.post('/v1/hands', { query: { replay: 'true' }, body: text, signal });
  return reply.ok ? { ...reply, value: reply.value.items } : reply;
};

/** The equities of a hand of a text, by its number in the text, from 0. */
export const equityOfText = (text: string, index: number, signal: AbortSignal): Promise<Reply<HandEquity>> =>
  client.post('/v1/hands/equity', { query: { index }, body: text, signal });
