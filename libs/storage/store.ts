import { Chunks } from './chunks.js';
import type { Database } from './database.js';
import { EquityJobs } from './equity-jobs.js';
import { Findings } from './findings.js';
import { Hands } from './hands.js';
import { Imports } from './imports.js';
import { Keys } from './keys.js';
import { Players } from './players.js';
import { Reports } from './reports.js';
import { Sealings, type SealingRules } from './sealing.js';
import { Totals } from './totals.js';
import { Workspaces } from './workspaces.js';

/** The tables of the service, by what is kept in them. */
export interface Store {
  readonly workspaces: Workspaces;
  readonly keys: Keys;
  readonly imports: Imports;
  readonly chunks: Chunks;
  readonly sealings: Sealings;
  readonly hands: Hands;
  readonly findings: Findings;
  readonly players: Players;
  readonly totals: Totals;
  readonly reports: Reports;
  readonly equityJobs: EquityJobs;
}

export interface StoreOptions {
  readonly sealing: SealingRules;
  /** Milliseconds without a sign of life after which an upload is taken for broken off. */
  readonly uploadSilence: number;
}

/** Opens the store over a database whose schema is there. */
export const openStore = (database: Database, { sealing, uploadSilence }: StoreOptions): Store => ({
  workspaces: new Workspaces(database),
  keys: new Keys(database),
  imports: new Imports(database, uploadSilence),
  chunks: new Chunks(database),
  sealings: new Sealings(database, sealing),
  hands: new Hands(database),
  findings: new Findings(database),
  players: new Players(database),
  totals: new Totals(database),
  reports: new Reports(database),
  equityJobs: new EquityJobs(database),
});
