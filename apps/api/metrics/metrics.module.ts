import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { StoreMetrics } from './store-metrics.js';

@Module({ controllers: [MetricsController], providers: [Metrics, StoreMetrics], exports: [Metrics] })
export class MetricsModule {}
