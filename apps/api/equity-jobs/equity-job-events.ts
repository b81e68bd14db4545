import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Followers } from '../http/followers.js';
import type { Language } from '../http/language.js';
import { CONFIG, type Services } from '../services.js';
import { type EquityJob, equityJobAnswer } from './equity-job.js';
import { EquityJobs } from './equity-jobs.js';
import { noEquityJob } from './no-equity-job.js';

/** Tells followers of a large question how far it has come, and what its answer looks like so far. */
@Injectable()
export class EquityJobEvents implements OnModuleDestroy {
  private readonly followers: Followers;

  constructor(
    @Inject(CONFIG) { requestTimeout }: Pick<Services['config'], 'requestTimeout'>,
    private readonly jobs: EquityJobs,
  ) {
    this.followers = new Followers(requestTimeout, TOO_MANY);
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

const TOO_MANY = {
  en: 'too many follow questions at once',
  es: 'demasiados siguen preguntas a la vez',
} as const;
