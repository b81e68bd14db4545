import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MetricsService } from '../metrics/metrics.service.js';
import { SolverService } from '../solver/solver.service.js';

/** How busy the threads are that answer questions, looked at when a monitor asks. */
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
      'Questions of equity, and groups of them, that wait for a thread',
      () => solver.waiting,
    );
    gauge('floorman_equity_busy_threads', 'Threads that work on questions of equity', () => solver.busy);
  }
}
