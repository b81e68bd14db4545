import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { JobQueues } from '#jobs';
import { ConfigService } from './config.service.js';

/** Provides the queues to every module, and closes them with the application. */
@Module({})
export class QueueModule implements OnApplicationShutdown {
  constructor(private readonly queues: JobQueues) {}

  /** @param onError receives each error of the queue's store, as often as one occurs */
  static forRoot(onError: (error: Error) => void): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      providers: [
        {
          provide: JobQueues,
          inject: [ConfigService],
          useFactory: (config: ConfigService) =>
            new JobQueues(
              { databaseUrl: config.get('databaseUrl') ?? '', redisUrl: config.get('redisUrl') },
              onError,
            ),
        },
      ],
      exports: [JobQueues],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.queues.close();
  }
}
