import { PassThrough, Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { readConfig } from '#runtime';
import type { JobQueues } from '#jobs';
import { ConfigService, FinalizationService } from '#nest';
import type { ChunkRepository, DeletionRepository, ImportRepository, FinalizationRepository } from '#storage';
import { Spool } from './spool.js';
import { UploadsService, type UploadOptions } from './uploads.service.js';

const LOG = 'PokerStars Hand #1: no more than a beginning\n';
const OPTIONS: UploadOptions = {
  workspaceId: 'w',
  name: 'log',
  format: 'auto',
  profile: 'auto',
  idempotencyKey: null,
};

/** A service whose repositories succeed, unless a test replaces a method. */
const serviceOver = (imports: object, listReady = () => Promise.resolve([{ id: 'i', workspaceId: 'w' }])) => {
  const config = new ConfigService(readConfig({ FLOORMAN_UPLOAD_SILENCE: '500' }, '/nowhere'));
  const enqueued: string[] = [];
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
  const finalizations = { listReady } as unknown as FinalizationRepository;
  const queues = {
    enqueue: (name: string) => Promise.resolve(enqueued.push(name) > 0),
  } as unknown as JobQueues;
  const deletions = {} as unknown as DeletionRepository;
  const spool = new Spool(config.get('dataFolder'), config.get('spoolLimit'));
  const finalization = new FinalizationService(finalizations, queues);
  return {
    service: new UploadsService(config, repository, chunks, finalization, queues, spool, deletions),
    spool,
    enqueued,
    failed,
  };
};

test('spooled files are marked from the start of the api until its last upload', async () => {
  const { service, spool } = serviceOver({});
  const start = jest.spyOn(spool, 'start');
  const stop = jest.spyOn(spool, 'stop');
  service.onModuleInit();
  expect([start, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await service.onApplicationShutdown();
  expect(stop).toHaveBeenCalledTimes(1);
});

describe('an upload', () => {
  test('that is durable succeeds, also if its finalization cannot be enqueued', async () => {
    const unavailable = (): Promise<never> => Promise.reject(new Error('Connection terminated unexpectedly'));
    const { service, enqueued, failed } = serviceOver({}, unavailable);
    expect(await service.receive(Readable.from([Buffer.from(LOG)]), OPTIONS)).toMatchObject({
      id: 'i',
    });
    expect(await service.cancel('w', 'i')).toBe(true);
    expect(failed).toEqual([]);
    expect(enqueued).toEqual(['audit-chunks']);
  });

  test.each([
    ['was cancelled', true, 'conflict'],
    ['was abandoned', false, 'unavailable'],
  ])('whose import %s is ended, also while no bytes arrive', async (_how, cancelRequested, code) => {
    const body = new PassThrough();
    body.write(LOG);
    const { service, failed } = serviceOver({
      heartbeat: () => Promise.resolve(false),
      findStatus: () => Promise.resolve({ id: 'i', cancelRequested }),
    });
    await expect(service.receive(body, OPTIONS)).rejects.toMatchObject({ code });
    expect(failed).toEqual(['i']);
    // The upload has ended: a later error of the body is not unhandled.
    body.destroy(new Error('the client has disconnected'));
    await new Promise(setImmediate);
  });
});
