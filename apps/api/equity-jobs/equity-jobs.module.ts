import { Module } from '@nestjs/common';
import { EquityJobEvents } from './equity-job-events.js';
import { EquityJobs } from './equity-jobs.js';
import { EquityJobsController } from './equity-jobs.controller.js';

@Module({
  controllers: [EquityJobsController],
  providers: [EquityJobs, EquityJobEvents],
  exports: [EquityJobs],
})
export class EquityJobsModule {}
