import type { ServerResponse } from 'node:http';

/** Hangs up on a client that takes nothing of what waits for it, for as long as `patience` (milliseconds), or twice that. */
export const destroyWhenIdle = (answer: ServerResponse, patience: number): void => {
  let before = -1;
  const timer = setInterval(() => {
    const { socket } = answer;
    if (socket === null) return;
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength > 0 && taken === before) answer.destroy();
    before = taken;
  }, patience).unref();
  answer.once('close', () => {
    clearInterval(timer);
  });
};
