import { constants } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ConfigService } from '#nest';
import { SolverPool } from '#solver-threads';
import { TASK_TIMEOUT_MS } from './task-timeout.js';

/** Idle equity threads end after this time. */
const IDLE_TIMEOUT_MS = 60_000;

/** The threads that compute equity batches. They start with the first batch; requests and the database come before them. */
@Injectable()
export class SolverService extends SolverPool implements OnApplicationShutdown {
  constructor(config: ConfigService) {
    super({
      threads: config.get('concurrency'),
      minThreads: 0,
      idleTimeout: IDLE_TIMEOUT_MS,
      timeout: TASK_TIMEOUT_MS,
      setup: { niceness: constants.priority.PRIORITY_BELOW_NORMAL },
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
