import { ChunkSources, type ChunkStore } from './chunk-store.js';
import { ChunkRepository } from './chunk.repository.js';
import type { Database } from './database.js';
import { DeletionRepository } from './deletion.repository.js';
import { ErasureRepository } from './erasure.repository.js';
import { DeliveryRepository } from './delivery.repository.js';
import { EquityJobRepository } from './equity-job.repository.js';
import { FinalizationRepository, type FinalizationRules } from './finalization.repository.js';
import { FindingRepository } from './finding.repository.js';
import { HandRepository } from './hand.repository.js';
import { ImportChecksRepository } from './import-checks.repository.js';
import { ImportRepository } from './import.repository.js';
import { KeyRepository } from './key.repository.js';
import { ObjectDeletionRepository } from './object-deletion.repository.js';
import { PlayerRepository } from './player.repository.js';
import { ReadCopyRepository } from './read-copy.repository.js';
import { ReportRepository } from './report.repository.js';
import { TotalsRepository } from './totals.repository.js';
import { WebhookRepository } from './webhook.repository.js';
import { WorkspaceRepository } from './workspace.repository.js';

/** All repositories over one database. */
export interface Store {
  readonly workspaces: WorkspaceRepository;
  readonly keys: KeyRepository;
  readonly imports: ImportRepository;
  readonly chunks: ChunkRepository;
  readonly finalizations: FinalizationRepository;
  readonly deletions: DeletionRepository;
  readonly erasures: ErasureRepository;
  readonly hands: HandRepository;
  readonly findings: FindingRepository;
  readonly players: PlayerRepository;
  readonly totals: TotalsRepository;
  readonly reports: ReportRepository;
  readonly checks: ImportChecksRepository;
  readonly equityJobs: EquityJobRepository;
  readonly webhooks: WebhookRepository;
  readonly deliveries: DeliveryRepository;
  readonly objectDeletions: ObjectDeletionRepository;
  readonly readCopies: ReadCopyRepository;
}

export interface StoreOptions {
  readonly finalization: FinalizationRules;
  /** Milliseconds without a heartbeat after which an upload counts as interrupted. */
  readonly uploadSilence: number;
  /** For the bytes of chunks; undefined keeps them in the database. */
  readonly chunkStore?: ChunkStore | undefined;
}

/** Creates the repositories over a migrated database. */
export const openStore = (
  database: Database,
  { finalization, uploadSilence, chunkStore }: StoreOptions,
): Store => {
  const sources = new ChunkSources(chunkStore);
  return {
    workspaces: new WorkspaceRepository(database),
    keys: new KeyRepository(database),
    imports: new ImportRepository(database, uploadSilence, sources),
    chunks: new ChunkRepository(database, sources),
    finalizations: new FinalizationRepository(database, finalization),
    deletions: new DeletionRepository(database, sources),
    erasures: new ErasureRepository(database, sources),
    hands: new HandRepository(database, sources),
    findings: new FindingRepository(database),
    players: new PlayerRepository(database),
    totals: new TotalsRepository(database),
    reports: new ReportRepository(database),
    checks: new ImportChecksRepository(database),
    equityJobs: new EquityJobRepository(database),
    webhooks: new WebhookRepository(database),
    deliveries: new DeliveryRepository(database),
    objectDeletions: new ObjectDeletionRepository(database, sources),
    readCopies: new ReadCopyRepository(database, database),
  };
};
