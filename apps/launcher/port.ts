import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** After a kill -9 of the launcher its api closes the port within about a second. */
const TIMEOUT_MS = 3_000;
const PAUSE_MS = 200;

/**
 * Waits up to three seconds until a port is free.
 *
 * @throws Error for the operator if it is not
 */
export async function untilPortIsFree(host: string, port: number): Promise<void> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const code = await tryPort(host, port);
    if (code === undefined) return;
    if (code !== 'EADDRINUSE') throw new Error(`cannot listen on ${host}:${String(port)} (${code})`);
    if (waited >= TIMEOUT_MS) {
      throw new Error(
        `port ${String(port)} on ${host} is in use by another program: choose another with PORT`,
      );
    }
    await sleep(PAUSE_MS);
  }
}

/** Tries to listen on a port; returns the error code, or undefined on success. */
function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
    probe.listen({ host, port }, () => {
      probe.close(() => {
        resolve(undefined);
      });
    });
  });
}
