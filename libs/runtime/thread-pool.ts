import { Piscina } from 'piscina';

type ThreadOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/**
 * Threads that do work. What one of them has said when it is ended may still arrive: it is no error, for nobody waits for it.
 * Any other error without work to fail ends the process, as it does without this.
 */
export const startThreadPool = <Task, Outcome>(options: ThreadOptions): Piscina<Task, Outcome> => {
  const threads = new Piscina<Task, Outcome>(options);
  threads.on('error', (error: Error) => {
    if (!error.message.startsWith(TOO_LATE)) throw error;
  });
  return threads;
};

/** How Piscina tells of an answer to work that it has given up. */
const TOO_LATE = 'Unexpected message from Worker';
