import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MetricsService } from '../metrics/metrics.service.js';
import { SolverService } from '../solver/solver.service.js';

/** The load of the equity threads, measured at each scrape. */
@Injectable()
export class EquityMetricsService {
  constructor(solver: SolverService, { registry }: MetricsService) {
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(value());
        },
      });
    gauge(
      'floorman_equity_waiting',
      'Equity requests, and groups of them, that wait for a thread',
      () => solver.waiting,
    );
    gauge('floorman_equity_busy_threads', 'Threads that compute equity requests', () => solver.busy);
  }
}
