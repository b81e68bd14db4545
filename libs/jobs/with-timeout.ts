/**
 * Waits for a call to the queue, but not longer than the timeout in milliseconds.
 *
 * @throws Error after the timeout; the call continues, and its outcome is ignored
 */
export async function withTimeout<T>(timeout: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the queue did not answer in time'));
    }, timeout);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
