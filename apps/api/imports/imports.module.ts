import { Module } from '@nestjs/common';
import { ImportEvents } from './import-events.js';
import { ImportFindings } from './import-findings.js';
import { ImportFindingsController } from './import-findings.controller.js';
import { ImportReportController } from './import-report.controller.js';
import { ImportReports } from './import-report.js';
import { ImportsController } from './imports.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  controllers: [ImportsController, ImportFindingsController, ImportReportController],
  providers: [UploadsService, ImportEvents, ImportFindings, ImportReports],
  exports: [UploadsService],
})
export class ImportsModule {}
