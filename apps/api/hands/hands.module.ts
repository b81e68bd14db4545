import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import { HandsController } from './hands.controller.js';
import { HandsService } from './hands.service.js';
import { StoredHandsController } from './stored-hands.controller.js';
import { StoredHandsService } from './stored-hands.service.js';

@Module({
  imports: [MetricsModule],
  controllers: [HandsController, StoredHandsController],
  providers: [HandsService, StoredHandsService],
})
export class HandsModule {}
