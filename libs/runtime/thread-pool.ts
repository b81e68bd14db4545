import { Piscina } from 'piscina';

type ThreadOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/**
 * Starts a pool of worker threads. A response from a thread whose task was ended may still arrive; it is ignored, as no
 * caller waits for it. Any other error that belongs to no task ends the process.
 */
export const startThreadPool = <Task, Result>(options: ThreadOptions): Piscina<Task, Result> => {
  const pool = new Piscina<Task, Result>(options);
  pool.on('error', (error: Error) => {
    if (!error.message.startsWith(LATE_RESPONSE)) throw error;
  });
  return pool;
};

/** The start of Piscina's error message for a response to a task that was ended. */
const LATE_RESPONSE = 'Unexpected message from Worker';
