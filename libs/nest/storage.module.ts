import { Global, Module, type FactoryProvider, type Type } from '@nestjs/common';
import {
  ChunkRepository,
  ChunkSources,
  DeletionRepository,
  ErasureRepository,
  DeliveryRepository,
  EquityJobRepository,
  ExportRepository,
  FindingRepository,
  HandRepository,
  ImportRepository,
  KeyRepository,
  ObjectDeletionRepository,
  openS3ChunkStore,
  PlayerRepository,
  ReadCopyRepository,
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
  create: (database: Database, sources: ChunkSources, config: ConfigService) => Repository,
): FactoryProvider<Repository> => ({
  provide,
  inject: [DatabaseService, ChunkSources, ConfigService],
  useFactory: ({ database }: DatabaseService, sources: ChunkSources, config: ConfigService) =>
    create(database, sources, config),
});

/** A repository that only reads what finalizing has written. */
const reader = <Repository>(
  provide: Type<Repository>,
  create: (database: Database, sources: ChunkSources) => Repository,
): FactoryProvider<Repository> => ({
  provide,
  inject: [DatabaseService, ChunkSources],
  useFactory: ({ reads }: DatabaseService, sources: ChunkSources) => create(reads, sources),
});

const READ_COPY: FactoryProvider<ReadCopyRepository> = {
  provide: ReadCopyRepository,
  inject: [DatabaseService],
  useFactory: ({ database, reads }: DatabaseService) => new ReadCopyRepository(database, reads),
};

/** The client of object storage is loaded only if it is configured. */
const SOURCES: FactoryProvider<ChunkSources> = {
  provide: ChunkSources,
  inject: [ConfigService],
  useFactory: async (config: ConfigService) => {
    const url = config.get('chunkStore');
    return new ChunkSources(url === undefined ? undefined : await openS3ChunkStore(url));
  },
};

const REPOSITORIES = [
  repository(ChunkRepository, (database, sources) => new ChunkRepository(database, sources)),
  repository(DeletionRepository, (database, sources) => new DeletionRepository(database, sources)),
  repository(ErasureRepository, (database, sources) => new ErasureRepository(database, sources)),
  repository(DeliveryRepository, (database) => new DeliveryRepository(database)),
  repository(EquityJobRepository, (database) => new EquityJobRepository(database)),
  reader(ExportRepository, (database, sources) => new ExportRepository(database, sources)),
  reader(FindingRepository, (database) => new FindingRepository(database)),
  reader(HandRepository, (database, sources) => new HandRepository(database, sources)),
  repository(
    ImportRepository,
    (database, sources, config) => new ImportRepository(database, config.get('uploadSilence'), sources),
  ),
  READ_COPY,
  repository(KeyRepository, (database) => new KeyRepository(database)),
  repository(
    ObjectDeletionRepository,
    (database, sources) => new ObjectDeletionRepository(database, sources),
  ),
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
  providers: [DatabaseService, SOURCES, ...REPOSITORIES],
  exports: [DatabaseService, SOURCES, ...REPOSITORIES],
})
export class StorageModule {}
