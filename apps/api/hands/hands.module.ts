import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import { HandsController } from './hands.controller.js';
import { HandsService } from './hands.service.js';

@Module({ imports: [MetricsModule], controllers: [HandsController], providers: [HandsService] })
export class HandsModule {}
