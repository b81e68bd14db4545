import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { EquityJob as StoredJob } from '#storage';
import { RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { ProgressRoute } from '../http/progress-route.decorator.js';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { EquityJobId, LanguageQuery } from '../http/query.dto.js';
import { EquityJob, equityJobResponse } from './equity-job.dto.js';
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
  @ApiOperation({ summary: 'An equity job, with its progress and answer' })
  @Returns(200, EquityJob, 'The job')
  @Problems('invalid-request', 'not-found')
  async one(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: EquityJobId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Promise<EquityJob> {
    return equityJobResponse(await this.jobOf(workspaceId, id), language);
  }

  @ProgressRoute({ work: 'an equity job', theWork: 'the job', data: 'the job with its estimate so far' })
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
    summary: 'Cancel an equity job',
    description:
      '200 with the cancelled job, also if it was cancelled before. 409 if the job is done or has failed; 404 if the workspace has ' +
      'no such job.',
  })
  @Returns(200, EquityJob, 'The cancelled job')
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
    return equityJobResponse(await this.jobOf(workspaceId, id), language);
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
