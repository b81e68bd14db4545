import type { Reply } from '../../../api/client.js';
import type { Problem } from '../../../api/problem.js';
import { client } from '../../../state/settings.js';
import { linesOf } from '../../../text/decode.js';
import { inOneFormat } from './amounts.js';
import type { HandEquity, HandRecord, ReplayedHand, Step, UnplayedRecord } from './record.js';

/** A hand, and the text that it was read from. */
export interface LoadedHand {
  readonly hand: ReplayedHand;
  readonly lines: readonly string[];
  /** The number of the first line in the log. */
  readonly firstLine: number;
}

export type LoadResult =
  | { readonly ok: true; readonly loaded: LoadedHand }
  /** The text is there even if the hand cannot be replayed. */
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly lines: readonly string[];
      readonly firstLine: number;
    };

/** Loads a stored hand with its steps and its text. */
export const loadStored = async (id: string, signal: AbortSignal): Promise<LoadResult> => {
  const path = `/v1/hands/${encodeURIComponent(id)}`;
  const [replay, source] = await Promise.all([
    client.send<ReplayedHand>('GET', `${path}/replay`, { signal }),
    client.text(`${path}/source`, signal),
  ]);
  const lines = source.ok ? linesOf(source.value) : [];
  if (!replay.ok) return { ok: false, problem: replay.problem, lines, firstLine: 1 };
  const hand = inOneFormat(replay.value);
  return { ok: true, loaded: { hand, lines, firstLine: hand.lines[0] } };
};

/** The equities of a stored hand. */
export const loadEquity = (id: string, signal: AbortSignal): Promise<Reply<HandEquity>> =>
  client.send<HandEquity>('GET', `/v1/hands/${encodeURIComponent(id)}/equity`, { signal });

/** A hand of a pasted text. */
export type PastedHand = (HandRecord & { readonly steps?: readonly Step[] }) | UnplayedRecord;

/** Replays the hands of a text; nothing is stored. */
export const replayText = async (
  text: string,
  signal: AbortSignal,
): Promise<Reply<readonly PastedHand[]>> => {
  const reply = await client.upload<{ readonly items: readonly PastedHand[] }>(
    '/v1/hands?replay=true',
    new Blob([text]),
    { signal },
  );
  return reply.ok ? { ...reply, value: reply.value.items } : reply;
};

/** The equities of a hand of a text, by its number in the text, from 0. */
export const equityOfText = (text: string, index: number, signal: AbortSignal): Promise<Reply<HandEquity>> =>
  client.upload<HandEquity>(`/v1/hands/equity?index=${index}`, new Blob([text]), { signal });
