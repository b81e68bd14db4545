import type { AuditSummary } from '#audit';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const STATUSES = ['audited', 'rejected', 'duplicate', 'cancelled'] as const;

const EQUITY_METHODS = ['exact', 'monte-carlo', 'cached', 'job', 'refused'] as const;
/** How an equity request was answered. */
export type EquityMethod = (typeof EQUITY_METHODS)[number];

/** The metrics of one application. Each application in a process has its own registry. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();

  /** Seconds from the first byte of a request to the last byte of its response, by method, route pattern and status. */
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.registry],
  });

  readonly hands = new Counter({
    name: 'floorman_hands_total',
    help: 'Audited hands by status',
    labelNames: ['status'] as const,
    registers: [this.registry],
  });

  readonly findings = new Counter({
    name: 'floorman_findings_total',
    help: 'Findings of audits, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  /** Equity requests by method. */
  readonly equity = new Counter({
    name: 'floorman_equity_questions_total',
    help: 'Equity requests by how they were answered: exact, monte-carlo, cached, job, or refused',
    labelNames: ['method'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // The counters exist from the first scrape on, so that a rate has a start.
    for (const status of STATUSES) this.hands.inc({ status }, 0);
    for (const method of EQUITY_METHODS) this.equity.inc({ method }, 0);
  }

  /** Counts the hands and findings of an audit. */
  audited(summary: AuditSummary): void {
    this.hands.inc({ status: 'audited' }, summary.audited);
    this.hands.inc({ status: 'rejected' }, summary.rejected);
    this.hands.inc({ status: 'duplicate' }, summary.duplicates);
    this.hands.inc({ status: 'cancelled' }, summary.cancelled);
    for (const [code, count] of Object.entries(summary.findings)) this.findings.inc({ code }, count);
  }
}
