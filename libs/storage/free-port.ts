import { createServer } from 'node:net';

/** A TCP port that is free on the loopback address now. Someone may still take it first: callers try again. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('the system gave no port'));
      });
    });
  });
}
