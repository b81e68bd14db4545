import { Global, Module, type FactoryProvider, type Type } from '@nestjs/common';
import {
  ChunkRepository,
  DeletionRepository,
  DeliveryRepository,
  EquityJobRepository,
  ExportRepository,
  FindingRepository,
  HandRepository,
  ImportRepository,
  KeyRepository,
  PlayerRepository,
  ImportChecksRepository,
  ReportRepository,
  FinalizationRepository,
  TotalsRepository,
  WebhookRepository,
  WorkspaceRepository,
  type Database,
} from '#storage';
import { ConfigService } from './config.service.js';
import { DatabaseService } from './database.service.js';
import { finalizationRules } from './finalization-rules.js';

const repository = <Repository>(
  provide: Type<Repository>,
  create: (database: Database, config: ConfigService) => Repository,
): FactoryProvider<Repository> => ({
  provide,
  inject: [DatabaseService, ConfigService],
  useFactory: ({ database }: DatabaseService, config: ConfigService) => create(database, config),
});

/** A repository that only reads what finalizing has written. */
const reader = <Repository>(
  provide: Type<Repository>,
  create: (database: Database) => Repository,
): FactoryProvider<Repository> => ({
  provide,
  inject: [DatabaseService],
  useFactory: ({ reads }: DatabaseService) => create(reads),
});

const REPOSITORIES = [
  repository(ChunkRepository, (database) => new ChunkRepository(database)),
  repository(DeletionRepository, (database) => new DeletionRepository(database)),
  repository(DeliveryRepository, (database) => new DeliveryRepository(database)),
  repository(EquityJobRepository, (database) => new EquityJobRepository(database)),
  reader(ExportRepository, (database) => new ExportRepository(database)),
  reader(FindingRepository, (database) => new FindingRepository(database)),
  reader(HandRepository, (database) => new HandRepository(database)),
  repository(
    ImportRepository,
    (database, config) => new ImportRepository(database, config.get('uploadSilence')),
  ),
  repository(KeyRepository, (database) => new KeyRepository(database)),
  reader(PlayerRepository, (database) => new PlayerRepository(database)),
  repository(ImportChecksRepository, (database) => new ImportChecksRepository(database)),
  reader(ReportRepository, (database) => new ReportRepository(database)),
  repository(FinalizationRepository, (database) => new FinalizationRepository(database, finalizationRules)),
  repository(TotalsRepository, (database) => new TotalsRepository(database)),
  repository(WebhookRepository, (database) => new WebhookRepository(database)),
  repository(WorkspaceRepository, (database) => new WorkspaceRepository(database)),
];

/** Provides the database and its repositories to every module, each repository by its class. */
@Global()
@Module({
  providers: [DatabaseService, ...REPOSITORIES],
  exports: [DatabaseService, ...REPOSITORIES],
})
export class StorageModule {}
