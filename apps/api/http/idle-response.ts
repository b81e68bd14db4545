import type { ServerResponse } from 'node:http';

/** Closes a response whose client reads nothing of the waiting bytes for `timeout` milliseconds, or up to twice that. */
export const destroyWhenIdle = (response: ServerResponse, timeout: number): void => {
  let before = -1;
  const timer = setInterval(() => {
    const { socket } = response;
    if (socket === null) return;
    const read = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength > 0 && read === before) response.destroy();
    before = read;
  }, timeout).unref();
  response.once('close', () => {
    clearInterval(timer);
  });
};
