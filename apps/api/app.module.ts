import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { HealthModule } from './health/health.module.js';
import { EquityModule } from './equity/equity.module.js';
import { EvaluationsModule } from './evaluations/evaluations.module.js';
import { EquityJobsModule } from './equity-jobs/equity-jobs.module.js';
import { FormatsModule } from './formats/formats.module.js';
import { HandsModule } from './hands/hands.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PlayersModule } from './players/players.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { RulesModule } from './rules/rules.module.js';
import { SchemasModule } from './schemas/schemas.module.js';
import { CONFIG, DATABASE, EQUITY, QUEUES, STORE, type Services } from './services.js';
import { ShowdownsModule } from './showdowns/showdowns.module.js';
import { VariantsModule } from './variants/variants.module.js';

/**
 * The resources of the API, a folder and a module each. To add one: write `NAME/NAME.controller.ts` (thin: schema in,
 * library call, schema out) and `NAME/NAME.module.ts`, list the module here, run `npm run openapi`.
 */
const RESOURCES = [
  HealthModule,
  MetricsModule,
  HandsModule,
  ImportsModule,
  PlayersModule,
  EvaluationsModule,
  EquityModule,
  ShowdownsModule,
  EquityJobsModule,
  VariantsModule,
  FormatsModule,
  RulesModule,
  ProfilesModule,
  SchemasModule,
];

@Module({})
export class AppModule {
  /** The application over the given services, which every module may inject; tests add resources of their own. */
  static over(
    { config, database, store, queues, equity }: Services,
    more: readonly Type[] = [],
  ): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [AccessModule, ...RESOURCES, ...more],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DATABASE, useValue: database },
        { provide: STORE, useValue: store },
        { provide: QUEUES, useValue: queues },
        { provide: EQUITY, useValue: equity },
      ],
      exports: [CONFIG, DATABASE, STORE, QUEUES, EQUITY],
    };
  }
}
