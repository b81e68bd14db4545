/**
 * Waits for work of the queue, and no longer than so many milliseconds.
 *
 * @throws Error when it is not done by then; it goes on, and nobody hears of it
 */
export async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the queue did not answer in time'));
    }, patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
