import { JOB_NAMES, JobQueues } from '#jobs';
import { TotalsRepository, type StoreTotals } from '#storage';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { MetricsService } from './metrics.service.js';

/** How long a reading is good: however many scrape, the database is asked no more often. */
const FRESH_MS = 5_000;

const IMPORT_STATES = ['receiving', 'queued', 'running', 'finalising', 'done', 'failed', 'cancelled'];

/**
 * Measurements of the work of all workers. They have no port to be asked at: what they have done stands in the database, and is
 * read there when a monitor asks. Every api gives the same figures, so that they are not to be added up.
 */
@Injectable()
export class StorageMetricsService {
  private reading: Promise<void> = Promise.resolve();
  private freshUntil = 0;

  private readonly jobs: Gauge<'kind'>;
  private readonly imports: Gauge<'state'>;
  private readonly pending: Gauge;
  private readonly judged: Counter<'stage'>;
  private readonly seconds: Counter<'stage'>;
  private readonly hands: Counter<'outcome'>;
  private readonly findings: Counter<'code'>;

  constructor(
    private readonly totals: TotalsRepository,
    private readonly queues: JobQueues,
    { registry }: MetricsService,
  ) {
    const registers = [registry];
    this.jobs = new Gauge({
      name: 'floorman_jobs',
      help: 'Jobs in the queue by kind: waiting, running, or waiting for another try; absent while the queue is away',
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
      help: 'Chunks of logs that are still to be judged',
      registers,
    });
    this.seconds = new Counter({
      name: 'floorman_chunk_seconds_sum',
      help: 'Seconds that judged chunks took, by stage: audit is reading and judging, store is writing to the database',
      labelNames: ['stage'],
      registers,
    });
    this.judged = new Counter({
      name: 'floorman_chunk_seconds_count',
      help: 'Chunks judged, for a mean of floorman_chunk_seconds_sum',
      labelNames: ['stage'],
      registers,
    });
    this.hands = new Counter({
      name: 'floorman_import_hands_total',
      help: 'Hands of ended imports, by what came of them',
      labelNames: ['outcome'],
      registers,
    });
    this.findings = new Counter({
      name: 'floorman_import_findings_total',
      help: 'Findings in the hands of ended imports, by code',
      labelNames: ['code'],
      registers,
    });
  }

  /**
   * Brings the measurements up to date, unless they are.
   *
   * @throws what the database throws when it is away: old figures would look like figures
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
    this.show(totals);
  }

  private show({ imports, chunks, hands, findings }: StoreTotals): void {
    for (const state of IMPORT_STATES) this.imports.set({ state }, imports[state] ?? 0);
    this.pending.set(chunks.pending);
    for (const [stage, seconds] of [
      ['audit', chunks.auditSeconds],
      ['store', chunks.storeSeconds],
    ] as const) {
      set(this.seconds, { stage }, seconds);
      set(this.judged, { stage }, chunks.audited);
    }
    for (const [outcome, count] of Object.entries(hands)) set(this.hands, { outcome }, count);
    for (const [code, count] of Object.entries(findings)) set(this.findings, { code }, count);
  }
}

/** A counter that somebody else counts. */
const set = <Label extends string>(
  counter: Counter<Label>,
  labels: Readonly<Record<Label, string>>,
  value: number,
): void => {
  counter.remove(labels);
  counter.inc(labels, value);
};
