import { ChunkRepository } from './chunk.repository.js';
import type { Database } from './database.js';
import { EquityJobRepository } from './equity-job.repository.js';
import { FindingRepository } from './finding.repository.js';
import { HandRepository } from './hand.repository.js';
import { ImportRepository } from './import.repository.js';
import { KeyRepository } from './key.repository.js';
import { PlayerRepository } from './player.repository.js';
import { ReportRepository } from './report.repository.js';
import { FinalizationRepository, type FinalizationRules } from './finalization.repository.js';
import { TotalsRepository } from './totals.repository.js';
import { WorkspaceRepository } from './workspace.repository.js';

/** The tables of the service, by what is kept in them. */
export interface Store {
  readonly workspaces: WorkspaceRepository;
  readonly keys: KeyRepository;
  readonly imports: ImportRepository;
  readonly chunks: ChunkRepository;
  readonly finalizations: FinalizationRepository;
  readonly hands: HandRepository;
  readonly findings: FindingRepository;
  readonly players: PlayerRepository;
  readonly totals: TotalsRepository;
  readonly reports: ReportRepository;
  readonly equityJobs: EquityJobRepository;
}

export interface StoreOptions {
  readonly sealing: FinalizationRules;
  /** Milliseconds without a sign of life after which an upload is taken for broken off. */
  readonly uploadSilence: number;
}

/** Opens the store over a database whose schema is there. */
export const openStore = (database: Database, { sealing, uploadSilence }: StoreOptions): Store => ({
  workspaces: new WorkspaceRepository(database),
  keys: new KeyRepository(database),
  imports: new ImportRepository(database, uploadSilence),
  chunks: new ChunkRepository(database),
  finalizations: new FinalizationRepository(database, sealing),
  hands: new HandRepository(database),
  findings: new FindingRepository(database),
  players: new PlayerRepository(database),
  totals: new TotalsRepository(database),
  reports: new ReportRepository(database),
  equityJobs: new EquityJobRepository(database),
});
