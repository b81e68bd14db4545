import type { AuditSummary } from '#audit';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const STATUSES = ['audited', 'rejected', 'duplicate', 'cancelled'] as const;

const EQUITY_METHODS = ['exact', 'monte-carlo', 'cached', 'job', 'refused'] as const;
/** How a question of equity was answered. */
export type EquityMethod = (typeof EQUITY_METHODS)[number];

/** The measurements of one application, in a registry of its own: two applications in a process do not collide. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();

  /** Seconds from a request's first byte to its answer's last, by method, route pattern and status. */
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.registry],
  });

  readonly hands = new Counter({
    name: 'floorman_hands_total',
    help: 'Hands looked at, by what came of them',
    labelNames: ['status'] as const,
    registers: [this.registry],
  });

  readonly findings = new Counter({
    name: 'floorman_findings_total',
    help: 'Findings of audits, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  /** Questions of equity by how they were answered. */
  readonly equity = new Counter({
    name: 'floorman_equity_questions_total',
    help: 'Questions of equity by how they were answered: exact, monte-carlo, cached, job, or refused',
    labelNames: ['method'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // Present from the first scrape on, so that a rate knows where it starts.
    for (const status of STATUSES) this.hands.inc({ status }, 0);
    for (const method of EQUITY_METHODS) this.equity.inc({ method }, 0);
  }

  /** Counts an audit that is done. */
  audited(summary: AuditSummary): void {
    this.hands.inc({ status: 'audited' }, summary.audited);
    this.hands.inc({ status: 'rejected' }, summary.rejected);
    this.hands.inc({ status: 'duplicate' }, summary.duplicates);
    this.hands.inc({ status: 'cancelled' }, summary.cancelled);
    for (const [code, count] of Object.entries(summary.findings)) this.findings.inc({ code }, count);
  }
}
