import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ConfigService } from '#nest';
import type { FastifyReply } from 'fastify';
import { ProgressEvents } from '../http/progress-events.js';
import type { Language } from '../http/language.js';
import { type EquityJob, equityJobAnswer } from './equity-job.dto.js';
import { EquityJobsService } from './equity-jobs.service.js';
import { noEquityJob } from './equity-problems.js';
import { MESSAGES } from '../messages.js';

/** Tells followers of a large question how far it has come, and what its answer looks like so far. */
@Injectable()
export class EquityJobEventsService implements OnModuleDestroy {
  private readonly followers: ProgressEvents;

  constructor(
    config: ConfigService,
    private readonly jobs: EquityJobsService,
  ) {
    this.followers = new ProgressEvents(config.get('requestTimeout'), MESSAGES.tooManyEquityJobFollowers);
  }

  onModuleDestroy(): void {
    this.followers.close();
  }

  /** Answers a request with events until the question is answered or the client has gone. */
  async stream(workspaceId: string, id: string, language: Language, reply: FastifyReply): Promise<void> {
    const status = async (): Promise<EquityJob | null> => {
      const job = await this.jobs.find(workspaceId, id);
      return job === null ? null : equityJobAnswer(job, language);
    };
    const revision = () => this.jobs.revision(workspaceId, id);
    await this.followers.stream(reply, workspaceId, { status, revision }, noEquityJob);
  }
}
