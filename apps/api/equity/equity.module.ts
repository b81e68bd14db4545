import { Module } from '@nestjs/common';
import { EquityJobsModule } from '../equity-jobs/equity-jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { BatchService } from './batch.service.js';
import { EquityMetrics } from './equity-metrics.js';
import { EquityQueue } from './equity-queue.js';
import { EquityController } from './equity.controller.js';
import { EquityService } from './equity.service.js';
import { KnownAnswers } from './known-answers.js';
import { RangesController } from './ranges.controller.js';

@Module({
  imports: [MetricsModule, EquityJobsModule],
  controllers: [EquityController, RangesController],
  providers: [
    EquityService,
    BatchService,
    EquityQueue,
    EquityMetrics,
    { provide: KnownAnswers, useFactory: () => new KnownAnswers() },
  ],
})
export class EquityModule {}
