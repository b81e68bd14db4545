import { PassThrough, Readable } from 'node:stream';
import { readConfig } from '#runtime';
import type { JobQueues } from '#jobs';
import { ConfigService } from '#nest';
import type { ChunkRepository, ImportRepository, FinalizationRepository } from '#storage';
import { UploadsService, type UploadOptions } from './uploads.service.js';

const LOG = 'PokerStars Hand #1: no more than a beginning\n';
const WISH: UploadOptions = {
  workspaceId: 'w',
  name: 'log',
  format: 'auto',
  profile: 'auto',
  idempotencyKey: null,
};

/** A service over a store that takes everything, but for what a test says of it. */
const serviceOver = (imports: object, ready = () => Promise.resolve([{ id: 'i', workspaceId: 'w' }])) => {
  const config = new ConfigService(readConfig({ FLOORMAN_UPLOAD_SILENCE: '500' }, '/nowhere'));
  const hinted: string[] = [];
  const failed: string[] = [];
  const repository = {
    open: () => Promise.resolve({ kind: 'new', id: 'i' }),
    heartbeat: () => Promise.resolve(true),
    markReceived: () => Promise.resolve(true),
    cancel: () => Promise.resolve(true),
    findStatus: () => Promise.resolve({ id: 'i', cancelRequested: false }),
    fail: (id: string) => Promise.resolve(void failed.push(id)),
    ...imports,
  } as unknown as ImportRepository;
  const chunks = { insert: () => Promise.resolve([1]) } as unknown as ChunkRepository;
  const finalizations = { listReady: ready } as unknown as FinalizationRepository;
  const queues = {
    enqueue: (name: string) => Promise.resolve(hinted.push(name) > 0),
  } as unknown as JobQueues;
  return { service: new UploadsService(config, repository, chunks, finalizations, queues), hinted, failed };
};

describe('an upload', () => {
  test('that is durable is answered as such, whether it can be hinted at or not', async () => {
    const gone = (): Promise<never> => Promise.reject(new Error('Connection terminated unexpectedly'));
    const { service, hinted, failed } = serviceOver({}, gone);
    expect(await service.receive(Readable.from([Buffer.from(LOG)]), WISH)).toMatchObject({
      id: 'i',
    });
    expect(await service.cancel('w', 'i')).toBe(true);
    expect(failed).toEqual([]);
    expect(hinted).toEqual(['audit-chunks']);
  });

  test.each([
    ['was cancelled', true, 'conflict'],
    ['was given up', false, 'unavailable'],
  ])('whose import %s is ended, also while nothing comes', async (_how, cancelRequested, code) => {
    const body = new PassThrough();
    body.write(LOG);
    const { service, failed } = serviceOver({
      heartbeat: () => Promise.resolve(false),
      findStatus: () => Promise.resolve({ id: 'i', cancelRequested }),
    });
    await expect(service.receive(body, WISH)).rejects.toMatchObject({ code });
    expect(failed).toEqual(['i']);
    // Nobody waits for it any more, so that its end is nobody's error.
    body.destroy(new Error('the client has gone'));
    await new Promise(setImmediate);
  });
});
