import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { join } from 'node:path';
import { JobQueues } from '#jobs';
import { DatabaseService } from '#nest';
import { readConfig } from '#runtime';
import type { SolverPool } from '#solver-threads';
import {
  ChunkRepository,
  DeletionRepository,
  ErasureRepository,
  DeliveryRepository,
  EquityJobRepository,
  FindingRepository,
  HandRepository,
  ImportRepository,
  KeyRepository,
  ObjectDeletionRepository,
  PlayerRepository,
  ReadCopyRepository,
  ImportChecksRepository,
  ReportRepository,
  FinalizationRepository,
  TotalsRepository,
  WebhookRepository,
  WorkspaceRepository,
  type Store,
  type StoreTotals,
} from '#storage';
import { AppModule } from '../../apps/api/app.module.js';
import { appOptions, configureApp } from '../../apps/api/app.js';
import { createAdapter } from '../../apps/api/http/server.js';
import { SolverService } from '../../apps/api/solver/solver.service.js';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Api {
  /** Address without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** What the API uses of the database, the queues and the solver. */
export type DatabaseStub = Pick<DatabaseService, 'ping'>;
export type QueuesStub = Pick<JobQueues, 'enqueue' | 'count' | 'ping' | 'close'>;
export type SolverStub = Omit<SolverPool, 'close'>;

export interface ApiOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly database?: DatabaseStub;
  /** Repositories and queues that work; without them every route that needs one fails. */
  readonly store?: Store;
  readonly queues?: QueuesStub;
  readonly equity?: SolverStub;
  /** Further modules, whose routes test the HTTP layer. */
  readonly resources?: readonly Type[];
}

/** A database that answers. */
export const ANSWERING: DatabaseStub = { ping: () => Promise.resolve() };

/** The totals of an empty store. */
const NOTHING: StoreTotals = {
  imports: {},
  chunks: { pending: 0, audited: 0, auditSeconds: 0, storeSeconds: 0 },
  hands: { audited: 0, rejected: 0, duplicate: 0, cancelled: 0 },
  findings: {},
  equityJobs: { queued: 0, running: 0 },
  webhooks: { pending: 0, delay: 0 },
};

/** A store without keys; its other repositories are missing. */
export const KEYLESS = {
  keys: { anyExists: () => Promise.resolve(false) },
  workspaces: {
    findOrCreate: (name: string) => Promise.resolve({ id: '00000000-0000-4000-8000-000000000000', name }),
  },
  totals: { read: () => Promise.resolve(NOTHING) },
} as unknown as Store;

/** Queues that accept all jobs and never run them. */
export const IDLE: QueuesStub = {
  enqueue: () => Promise.resolve(true),
  count: () => Promise.resolve(0),
  ping: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** A solver without threads. */
export const NO_THREADS: SolverStub = {
  run: () => Promise.reject(new Error('there are no threads')),
  waiting: 0,
  busy: 0,
};

/** The class that each part of a store is injected by. */
const REPOSITORIES: Readonly<Record<keyof Store, Type>> = {
  chunks: ChunkRepository,
  deletions: DeletionRepository,
  erasures: ErasureRepository,
  deliveries: DeliveryRepository,
  equityJobs: EquityJobRepository,
  findings: FindingRepository,
  hands: HandRepository,
  imports: ImportRepository,
  keys: KeyRepository,
  objectDeletions: ObjectDeletionRepository,
  players: PlayerRepository,
  readCopies: ReadCopyRepository,
  reports: ReportRepository,
  checks: ImportChecksRepository,
  finalizations: FinalizationRepository,
  totals: TotalsRepository,
  webhooks: WebhookRepository,
  workspaces: WorkspaceRepository,
};

/** The application of the API with its database, repositories, queues and solver replaced. */
export async function createTestApp({
  environment = {},
  database = ANSWERING,
  store = KEYLESS,
  queues = IDLE,
  equity = NO_THREADS,
  resources = [],
}: ApiOptions = {}): Promise<NestFastifyApplication> {
  const config = readConfig({ FLOORMAN_LOG_LEVEL: 'silent', ...environment }, ROOT);
  const builder = Test.createTestingModule({
    imports: [AppModule.forRoot(config, () => undefined), ...resources],
  });
  const replacements: readonly (readonly [Type, object])[] = [
    [DatabaseService, database],
    [JobQueues, queues],
    [SolverService, equity],
    ...(Object.keys(REPOSITORIES) as (keyof Store)[]).map(
      (name) => [REPOSITORIES[name], store[name] ?? {}] as const,
    ),
  ];
  for (const [type, value] of replacements) builder.overrideProvider(type).useValue(value);
  const module = await builder.compile();
  const adapter = createAdapter(config);
  const app = module.createNestApplication<NestFastifyApplication>(adapter, appOptions(adapter));
  await configureApp(app, config);
  return app;
}

/** The API on a free port, for tests over HTTP. */
export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const app = await createTestApp(options);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}
