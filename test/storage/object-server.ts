import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server in place of object storage, to which the standard variables point. Returns how to stop it. */
export const startObjectServer = async (respond: RequestListener): Promise<() => void> => {
  const before = { ...process.env };
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    AWS_ACCESS_KEY_ID: 'any',
    AWS_SECRET_ACCESS_KEY: 'any',
  });
  return () => {
    process.env = before;
    server.closeAllConnections();
    server.close();
  };
};
