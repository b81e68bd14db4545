import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';
import { StorageMetricsService } from './storage-metrics.service.js';

@Module({
  controllers: [MetricsController],
  providers: [MetricsService, StorageMetricsService],
  exports: [MetricsService],
})
export class MetricsModule {}
