import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule, QueueModule, StorageModule } from '#nest';
import type { Config } from '#runtime';
import { AccessModule } from './access/access.module.js';
import { EquityModule } from './equity/equity.module.js';
import { EvaluationsModule } from './evaluations/evaluations.module.js';
import { FormatsModule } from './formats/formats.module.js';
import { HandsModule } from './hands/hands.module.js';
import { HealthModule } from './health/health.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { KeysModule } from './keys/keys.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PlayersModule } from './players/players.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { RulesModule } from './rules/rules.module.js';
import { RulingsModule } from './rulings/rulings.module.js';
import { SchemasModule } from './schemas/schemas.module.js';
import { ShowdownsModule } from './showdowns/showdowns.module.js';
import { SolverModule } from './solver/solver.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { VariantsModule } from './variants/variants.module.js';
import { WorkspacesModule } from './workspaces/workspaces.module.js';

/**
 * The resources of the API, a folder and a module each. To add one: write `NAME/NAME.controller.ts` (thin: schema in,
 * library call, schema out) and `NAME/NAME.module.ts`, list the module here, run `npm run openapi`.
 */
const RESOURCES = [
  HealthModule,
  MetricsModule,
  HandsModule,
  ImportsModule,
  ExportsModule,
  PlayersModule,
  EvaluationsModule,
  EquityModule,
  WebhooksModule,
  KeysModule,
  WorkspacesModule,
  ShowdownsModule,
  VariantsModule,
  FormatsModule,
  RulesModule,
  RulingsModule,
  ProfilesModule,
  SchemasModule,
];

@Module({})
export class AppModule {
  /** @param onQueueError receives each error of the queue's store */
  static forRoot(config: Config, onQueueError: (error: Error) => void): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        StorageModule,
        QueueModule.forRoot(onQueueError),
        SolverModule,
        AccessModule,
        ...RESOURCES,
      ],
    };
  }
}
