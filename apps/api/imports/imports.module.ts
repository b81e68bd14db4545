import { join } from 'node:path';
import { ConfigService, FinalizationService } from '#nest';
import { Module } from '@nestjs/common';
import { ImportEventsService } from './import-events.service.js';
import { ImportFindingsService } from './import-findings.service.js';
import { ImportFindingsController } from './import-findings.controller.js';
import { ImportChecksController } from './import-checks.controller.js';
import { ImportReportController } from './import-report.controller.js';
import { ImportReportsService } from './import-reports.service.js';
import { ImportsController } from './imports.controller.js';
import { Spool } from './spool.js';
import { UploadsService } from './uploads.service.js';

@Module({
  controllers: [ImportsController, ImportFindingsController, ImportReportController, ImportChecksController],
  providers: [
    {
      provide: Spool,
      inject: [ConfigService],
      useFactory: (config: ConfigService): Spool =>
        new Spool(join(config.get('dataFolder'), 'spool'), config.get('spoolLimit')),
    },
    UploadsService,
    FinalizationService,
    ImportEventsService,
    ImportFindingsService,
    ImportReportsService,
  ],
  exports: [UploadsService, Spool],
})
export class ImportsModule {}
