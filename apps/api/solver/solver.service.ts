import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ConfigService } from '#nest';
import { startSolverPool, type SolverPool } from '#solver-threads';

/** The threads that compute equity: started with the application, ended with it. */
@Injectable()
export class SolverService implements OnApplicationShutdown {
  private readonly threads: SolverPool;

  constructor(config: ConfigService) {
    this.threads = startSolverPool(config.get('concurrency'));
  }

  /** Has a thread do a task. */
  run: SolverPool['run'] = (name, input, options) => this.threads.run(name, input, options);

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.threads.waiting;
  }

  /** Tasks that a thread works on. */
  get busy(): number {
    return this.threads.busy;
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}
