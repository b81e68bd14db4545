import { type Failure, type Pause, pauseByTimer } from '#client';

/** How often a request is repeated while the service is busy, and the longest wait before an attempt. */
export const MAX_RETRIES = 10;
const MAX_WAIT_S = 30;
const DEFAULT_WAIT_S = 2;

/** Seconds to wait before the next attempt; null if another attempt is useless. */
export const secondsToRetry = ({ problem, retryAfter }: Failure): number | null => {
  if (problem.status !== 429 && problem.status !== 503) return null;
  const seconds = retryAfter ?? DEFAULT_WAIT_S;
  return seconds <= MAX_WAIT_S ? Math.max(1, seconds) : null;
};

/** Sends a request that stores nothing, and repeats it while the service is busy. Rejects if the signal aborts. */
export const untilAccepted = async <T extends { readonly ok: true }>(
  send: () => Promise<T | Failure>,
  signal: AbortSignal,
  pause: Pause = pauseByTimer,
): Promise<T | Failure> => {
  for (let retries = 0; ; retries++) {
    const reply = await send();
    const seconds = reply.ok || retries === MAX_RETRIES ? null : secondsToRetry(reply);
    if (seconds === null) return reply;
    await pause(seconds * 1000, signal);
  }
};
