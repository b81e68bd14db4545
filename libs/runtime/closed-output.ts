/**
 * Lets a process go on when nobody reads its output any more, such as after `npm start | head`. Without it the next line of the log
 * ends the process before it has stopped what it started.
 */
export const ignoreClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
};
