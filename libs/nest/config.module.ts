import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '#runtime';
import { ConfigService } from './config.service.js';

/** Provides the configuration to every module. */
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: ConfigService, useFactory: () => new ConfigService(config) }],
      exports: [ConfigService],
    };
  }
}
