import { Service, temporaryFolder } from '../commands/service.js';
import { Client } from './client.js';

const TIMEOUT_MS = 120_000;

/** A service that runs from the first to the last test of a suite, and a client for it. */
export const runningService = (
  environment: Readonly<Record<string, string>>,
): { readonly client: Client } => {
  const { folder, remove } = temporaryFolder();
  let service: Service | undefined;
  let client: Client | undefined;
  beforeAll(async () => {
    service = new Service({ FLOORMAN_DATA: folder, ...environment });
    client = new Client(await service.ready());
  }, TIMEOUT_MS);
  afterAll(async () => {
    await service?.stop();
    remove();
  }, TIMEOUT_MS);
  return {
    get client() {
      if (client === undefined) throw new Error('the service is not running yet');
      return client;
    },
  };
};
