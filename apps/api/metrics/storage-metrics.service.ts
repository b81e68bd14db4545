import { JOB_NAMES, JobQueues } from '#jobs';
import { TotalsRepository, type StoreTotals } from '#storage';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { MetricsService } from './metrics.service.js';

/** Milliseconds that a reading is cached, however many monitors scrape. */
const FRESH_MS = 5_000;

const IMPORT_STATES = ['receiving', 'queued', 'running', 'finalising', 'done', 'failed', 'cancelled'];

/**
 * Metrics of the work of all workers. Workers have no port, so that the metrics are read from the database at each scrape. Every
 * API process reports the same totals: they must not be summed over processes.
 */
@Injectable()
export class StorageMetricsService {
  private reading: Promise<void> = Promise.resolve();
  private freshUntil = 0;

  private readonly jobs: Gauge<'kind'>;
  private readonly imports: Gauge<'state'>;
  private readonly pending: Gauge;
  private readonly auditedChunks: Counter<'stage'>;
  private readonly seconds: Counter<'stage'>;
  private readonly hands: Counter<'outcome'>;
  private readonly findings: Counter<'code'>;
  private readonly equityJobs: Gauge<'state'>;
  private readonly deliveries: Gauge;
  private readonly delay: Gauge;

  constructor(
    private readonly totals: TotalsRepository,
    private readonly queues: JobQueues,
    { registry }: MetricsService,
  ) {
    const registers = [registry];
    this.jobs = new Gauge({
      name: 'floorman_jobs',
      help: 'Jobs in the queue by kind: waiting, running, or waiting for a retry; absent while the queue is away',
      labelNames: ['kind'],
      registers,
    });
    this.imports = new Gauge({
      name: 'floorman_imports',
      help: 'Imports by state',
      labelNames: ['state'],
      registers,
    });
    this.pending = new Gauge({
      name: 'floorman_chunks_pending',
      help: 'Chunks of logs that are not audited yet',
      registers,
    });
    this.seconds = new Counter({
      name: 'floorman_chunk_seconds_sum',
      help: 'Seconds spent on audited chunks, by stage: audit is reading and auditing, store is writing to the database',
      labelNames: ['stage'],
      registers,
    });
    this.auditedChunks = new Counter({
      name: 'floorman_chunk_seconds_count',
      help: 'Audited chunks, for a mean of floorman_chunk_seconds_sum',
      labelNames: ['stage'],
      registers,
    });
    this.hands = new Counter({
      name: 'floorman_import_hands_total',
      help: 'Hands of ended imports, by status',
      labelNames: ['outcome'],
      registers,
    });
    this.findings = new Counter({
      name: 'floorman_import_findings_total',
      help: 'Findings in the hands of ended imports, by code',
      labelNames: ['code'],
      registers,
    });
    this.equityJobs = new Gauge({
      name: 'floorman_equity_jobs',
      help: 'Equity jobs that have not ended, by state',
      labelNames: ['state'],
      registers,
    });
    this.deliveries = new Gauge({
      name: 'floorman_webhook_deliveries_pending',
      help: 'Deliveries of webhooks that have neither arrived nor failed for good',
      registers,
    });
    this.delay = new Gauge({
      name: 'floorman_webhook_delay_seconds',
      help: 'Seconds since the last attempt of a webhook with due deliveries, the longest of all; 0 if none is due',
      registers,
    });
  }

  /**
   * Updates the metrics, unless they are recent.
   *
   * @throws the error of the database if it is unavailable: old values would look like current ones
   */
  refresh(): Promise<void> {
    if (performance.now() < this.freshUntil) return this.reading;
    this.freshUntil = Infinity;
    let freshFor = 0;
    this.reading = this.read()
      .then(() => {
        freshFor = FRESH_MS;
      })
      .finally(() => {
        this.freshUntil = performance.now() + freshFor;
      });
    return this.reading;
  }

  private async read(): Promise<void> {
    const [totals, counts] = await Promise.all([
      this.totals.read(),
      Promise.all(JOB_NAMES.map((name) => this.queues.count(name).catch(() => null))),
    ]);
    this.jobs.reset();
    for (const [index, kind] of JOB_NAMES.entries()) {
      const count = counts[index];
      if (count !== null) this.jobs.set({ kind }, count);
    }
    this.update(totals);
  }

  private update({ imports, chunks, hands, findings, equityJobs, webhooks }: StoreTotals): void {
    for (const state of IMPORT_STATES) this.imports.set({ state }, imports[state] ?? 0);
    this.pending.set(chunks.pending);
    for (const [stage, seconds] of [
      ['audit', chunks.auditSeconds],
      ['store', chunks.storeSeconds],
    ] as const) {
      setCounter(this.seconds, { stage }, seconds);
      setCounter(this.auditedChunks, { stage }, chunks.audited);
    }
    for (const [outcome, count] of Object.entries(hands)) setCounter(this.hands, { outcome }, count);
    for (const [code, count] of Object.entries(findings)) setCounter(this.findings, { code }, count);
    for (const [state, count] of Object.entries(equityJobs)) this.equityJobs.set({ state }, count);
    this.deliveries.set(webhooks.pending);
    this.delay.set(webhooks.delay);
  }
}

/** Sets a counter to a total from the database. */
const setCounter = <Label extends string>(
  counter: Counter<Label>,
  labels: Readonly<Record<Label, string>>,
  value: number,
): void => {
  counter.remove(labels);
  counter.inc(labels, value);
};
