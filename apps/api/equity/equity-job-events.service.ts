import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ConfigService } from '#nest';
import type { FastifyReply } from 'fastify';
import { ProgressEvents } from '../http/progress-events.js';
import type { Language } from '../http/language.js';
import { type EquityJob, equityJobResponse } from './equity-job.dto.js';
import { EquityJobsService } from './equity-jobs.service.js';
import { noEquityJob } from './equity-problems.js';
import { MESSAGES } from '../messages.js';

/** Streams the progress of an equity job, with its estimate so far. */
@Injectable()
export class EquityJobEventsService implements OnModuleDestroy {
  private readonly progress: ProgressEvents;

  constructor(
    config: ConfigService,
    private readonly jobs: EquityJobsService,
  ) {
    this.progress = new ProgressEvents(config.get('requestTimeout'), MESSAGES.tooManyEquityJobFollowers);
  }

  onModuleDestroy(): void {
    this.progress.close();
  }

  /** Responds with events until the job ends or the client disconnects. */
  async stream(workspaceId: string, id: string, language: Language, reply: FastifyReply): Promise<void> {
    const status = async (): Promise<EquityJob | null> => {
      const job = await this.jobs.find(workspaceId, id);
      return job === null ? null : equityJobResponse(job, language);
    };
    const revision = () => this.jobs.revision(workspaceId, id);
    await this.progress.stream(reply, workspaceId, { status, revision }, noEquityJob);
  }
}
