import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { HandEquityController } from './hand-equity.controller.js';
import { HandEquityService } from './hand-equity.service.js';
import { HandsController } from './hands.controller.js';
import { HandsService } from './hands.service.js';
import { HandImportService } from './hand-import.service.js';
import { StoredHandsController } from './stored-hands.controller.js';
import { StoredHandsService } from './stored-hands.service.js';

@Module({
  imports: [MetricsModule, ImportsModule],
  controllers: [HandsController, StoredHandsController, HandEquityController],
  providers: [HandsService, HandImportService, StoredHandsService, HandEquityService],
})
export class HandsModule {}
