import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { EquityJob as StoredJob } from '#storage';
import { RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import { Answers, AnswersText, Problems } from '../openapi/response.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { LAST_EVENT_ID } from '../http/progress-events.js';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { EquityJobId, LanguageQuery } from '../http/query.dto.js';
import { LongLived } from '../http/route-config.decorators.js';
import { EquityJob, equityJobAnswer } from './equity-job.dto.js';
import { EquityJobEventsService } from './equity-job-events.service.js';
import { EquityJobsService } from './equity-jobs.service.js';
import { noEquityJob } from './equity-problems.js';
import { MESSAGES } from '../messages.js';

@ApiTags('equity')
@Controller('equity')
@RequiresScope('equity')
export class EquityJobsController {
  constructor(
    private readonly jobs: EquityJobsService,
    private readonly events: EquityJobEventsService,
  ) {}

  @Get(':id')
  @ApiOperation({ summary: 'How far a large question of equity has come' })
  @Answers(200, EquityJob)
  @Problems('invalid-request', 'not-found')
  async one(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: EquityJobId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Promise<EquityJob> {
    return equityJobAnswer(await this.jobOf(workspaceId, id), language);
  }

  @Get(':id/events')
  @LongLived()
  @ApiOperation({
    summary: 'The progress of a large question of equity as server-sent events',
    description:
      'Events progress, done, failed, cancelled: data is the question with its running estimate, id its revision. With ' +
      'Last-Event-ID what has not changed since is not told again; one that has ended and was told is answered 204.',
  })
  @ApiHeader(LAST_EVENT_ID)
  @AnswersText(200, 'text/event-stream')
  @ApiResponse({ status: 204, description: 'it has ended, and that was told' })
  @Problems('invalid-request', 'not-found', 'unavailable')
  async follow(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: EquityJobId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.events.stream(workspaceId, id, language, reply);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Cancels a large question of equity',
    description:
      '200 with the question as it is now: cancelled, also where it was before. One that is done or has failed is answered 409, ' +
      'one that is not there, or another workspace’s, 404.',
  })
  @Answers(200, EquityJob)
  @Problems('invalid-request', 'not-found', 'conflict')
  async cancel(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: EquityJobId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Promise<EquityJob> {
    if (!(await this.jobs.cancel(workspaceId, id))) {
      const { state } = await this.jobOf(workspaceId, id);
      if (state !== 'cancelled') throw ended();
    }
    return equityJobAnswer(await this.jobOf(workspaceId, id), language);
  }

  private async jobOf(workspaceId: string, id: string): Promise<StoredJob> {
    const job = await this.jobs.find(workspaceId, id);
    if (job === null) throw noEquityJob();
    return job;
  }
}

const ended = (): ProblemError =>
  new ProblemError('conflict', {
    detail: MESSAGES.equityJobEnded,
  });
