import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ConfigService } from '#nest';
import { REQUEST_LIMITS, SolverPool } from '#solver-threads';

/** Behind the thread that serves clients. */
const NICENESS = 5;

/** The threads that compute equity: they start with the application, and end with it. */
@Injectable()
export class SolverService extends SolverPool implements OnApplicationShutdown {
  constructor(config: ConfigService) {
    super({
      threads: config.get('concurrency'),
      ...REQUEST_LIMITS,
      setup: { niceness: NICENESS, warmUp: true },
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
