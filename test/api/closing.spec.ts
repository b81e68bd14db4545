import type { ImportStatus, Store } from '#storage';
import { KEYLESS, startApi } from './api.js';
import { EndlessModule } from './endless.module.js';

const ID = '3fbf962e-1125-48fe-a92d-838924a12860';

/** An import that is never audited: its events would never end. */
const WAITING: ImportStatus = {
  id: ID,
  name: 'log',
  phase: 'received',
  cancelRequested: false,
  complete: false,
  revision: 1,
  bytes: 1,
  chunks: { total: 1, done: 0, pending: 1 },
  counts: { hands: 0, audited: 0, rejected: 0, duplicates: 0, cancelled: 0 },
  notALog: 0,
  findings: {},
  error: null,
  createdAt: new Date(0),
  receivedAt: new Date(0),
  finalizedAt: null,
};

describe('a service that is stopped', () => {
  const store = {
    ...KEYLESS,
    imports: {
      findStatus: () => Promise.resolve(WAITING),
      findRevision: () => Promise.resolve(1),
    },
  } as unknown as Store;

  test('ends the event streams of imports', async () => {
    const api = await startApi({ store });
    const response = await fetch(`${api.url}/v1/imports/${ID}/events`);
    const text = response.text();
    await api.close();
    expect((await text).trimEnd().split('\n\n')).toHaveLength(1);
  });

  test.each([
    ['all data so far are sent', 1],
    ['data are left to send', 64 * 1024 ** 2],
  ])('breaks a stream off when %s, so that the client sees that it is incomplete', async (_when, bytes) => {
    const api = await startApi({ store, resources: [EndlessModule] });
    const response = await fetch(`${api.url}/v1/endless?bytes=${bytes}`);
    await api.close();
    await expect(response.text()).rejects.toThrow();
  });
});
