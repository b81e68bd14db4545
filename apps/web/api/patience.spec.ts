import type { Failure, Pause } from '#client';
import { MAX_RETRIES, untilAccepted } from './patience.js';

const refusal = (status: number, retryAfter: number | null = null): Failure => ({
  ok: false,
  problem: { type: 'about:blank', title: 'no', status, code: `http-${status}` },
  retryAfter,
});
const DONE = { ok: true, value: 7 } as const;

/** Sends a request that gets these replies in turn. Returns the last one, and the pauses between them. */
const send = async (...replies: readonly (Failure | typeof DONE)[]) => {
  const pauses: number[] = [];
  const pause: Pause = async (milliseconds) => void pauses.push(milliseconds);
  const left = [...replies];
  const reply = await untilAccepted(async () => left.shift() ?? DONE, new AbortController().signal, pause);
  return { reply, pauses };
};

describe('a request to a busy service', () => {
  test('is repeated after the time that the service names', async () => {
    expect(await send(refusal(503, 7), refusal(429, 3), refusal(503), DONE)).toEqual({
      reply: DONE,
      pauses: [7000, 3000, 2000],
    });
  });

  test.each([
    ['a service that is unreachable', refusal(0)],
    ['an error of the service', refusal(500)],
    ['a refused request', refusal(422)],
    ['a time that nobody waits', refusal(503, 3600)],
  ])('is not repeated after %s', async (_, reply) => {
    expect(await send(reply)).toEqual({ reply, pauses: [] });
  });

  test('ends after some attempts', async () => {
    const busy = Array.from({ length: MAX_RETRIES + 5 }, () => refusal(503));
    const { reply, pauses } = await send(...busy);
    expect([reply, pauses.length]).toEqual([refusal(503), MAX_RETRIES]);
  });
});
