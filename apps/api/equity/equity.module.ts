import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AnswerCacheService } from './answer-cache.service.js';
import { BulkEquityService } from './bulk-equity.service.js';
import { EquityController } from './equity.controller.js';
import { EquityJobEventsService } from './equity-job-events.service.js';
import { EquityJobsController } from './equity-jobs.controller.js';
import { EquityJobsService } from './equity-jobs.service.js';
import { EquityLimiterService } from './equity-limiter.service.js';
import { EquityMetricsService } from './equity-metrics.service.js';
import { EquityService } from './equity.service.js';
import { RangeClassesController } from './range-classes.controller.js';
import { RangesController } from './ranges.controller.js';

@Module({
  imports: [MetricsModule],
  controllers: [EquityController, RangesController, RangeClassesController, EquityJobsController],
  providers: [
    EquityService,
    EquityJobsService,
    EquityJobEventsService,
    BulkEquityService,
    EquityLimiterService,
    EquityMetricsService,
    AnswerCacheService,
  ],
})
export class EquityModule {}
