import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { EQUITY, type Services } from '../services.js';

/** How busy the threads are that answer questions, looked at when a monitor asks. */
@Injectable()
export class EquityMetrics {
  constructor(@Inject(EQUITY) threads: Services['equity'], { registry }: Metrics) {
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
      () => threads.waiting,
    );
    gauge('floorman_equity_busy_threads', 'Threads that work on questions of equity', () => threads.busy);
  }
}
