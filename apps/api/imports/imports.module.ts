import { Module } from '@nestjs/common';
import { ImportEvents } from './import-events.js';
import { ImportFindings } from './import-findings.js';
import { ImportFindingsController } from './import-findings.controller.js';
import { ImportsController } from './imports.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  controllers: [ImportsController, ImportFindingsController],
  providers: [UploadsService, ImportEvents, ImportFindings],
})
export class ImportsModule {}
