import { createServer } from 'node:net';

/** A free TCP port of the loopback address. Another process may take it first: callers retry. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('the system assigned no port'));
      });
    });
  });
}
