import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The api of a run that was killed closes its port within a second or so: wait for that, not for strangers. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 200;

/**
 * Waits a moment for a port to be free.
 *
 * @throws Error in one sentence for the operator when it is not
 */
export async function untilPortIsFree(host: string, port: number): Promise<void> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const code = await tryPort(host, port);
    if (code === undefined) return;
    if (code !== 'EADDRINUSE') throw new Error(`cannot listen on ${host}:${String(port)} (${code})`);
    if (waited >= PATIENCE_MS) {
      throw new Error(
        `port ${String(port)} on ${host} is in use by another program: choose another with PORT`,
      );
    }
    await sleep(PAUSE_MS);
  }
}

/** The error code of listening on a port, or undefined where it works. */
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
