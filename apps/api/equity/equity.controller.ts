import { Body, Controller, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ConfigService } from '#nest';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { reference } from '../openapi/schemas.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { DisconnectSignal } from '../http/client-connection.decorators.js';
import type { Language } from '../http/language.js';
import { LanguageQuery } from '../http/query.dto.js';
import { AcceptsStream } from '../http/route-config.decorators.js';
import { NDJSON, sendStream } from '../http/streaming.js';
import { EquityJob } from './equity-job.dto.js';
import { IDEMPOTENCY_KEY, parseIdempotencyKey } from '../http/idempotency-key.js';
import { LimitedBody } from '../http/limited-body.js';
import { BulkEquityService, MAX_LINES } from './bulk-equity.service.js';
import { EquityAnswer, EquityBatchLine } from './equity-response.dto.js';
import { EquityLimiterService } from './equity-limiter.service.js';
import { EquityRequest, toSolverRequest } from './equity-request.dto.js';
import { EquityService } from './equity.service.js';

const LINES = { 'application/x-ndjson': { schema: reference(EquityRequest, 'input') } };

@ApiTags('equity')
@RequiresScope('equity')
@Controller('equity')
export class EquityController {
  constructor(
    private readonly config: ConfigService,
    private readonly limiter: EquityLimiterService,
    private readonly equity: EquityService,
    private readonly bulk: BulkEquityService,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Equity of hands and ranges',
    description:
      'Counts all cases where that is cheap; otherwise, and where trials or an error are given, runs Monte Carlo. The cost of a ' +
      'request depends on the request alone: a small one is answered at once (200), a large one becomes a job (202), see ' +
      'GET /v1/equity/{id}. Once a job is done, equal requests are answered at once. Equal requests have equal answers to the last ' +
      'digit, also with suits renamed, or players and cards in another order. An Idempotency-Key leads to the job that it was used ' +
      'for; another request under the same key gets 422.',
  })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Returns(200, EquityAnswer, 'The equities')
  @Returns(202, EquityJob, 'The job that computes the equities; Location has its address')
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'request-timeout',
    'body-too-large',
    'unsupported-media-type',
    'unprocessable',
    'needs-policy',
    'too-large',
    'too-many-requests',
    'unavailable',
  )
  async ask(
    @Body({ schema: EquityRequest }) request: z.output<typeof EquityRequest>,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @WorkspaceId() workspaceId: string,
    @DisconnectSignal() signal: AbortSignal,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const solverRequest = toSolverRequest(request);
    const context = { workspaceId, idempotencyKey: parseIdempotencyKey(idempotencyKey), signal };
    const outcome = await this.limiter.run(reply, () => this.equity.answer(solverRequest, context));
    if (outcome.kind === 'answer') return outcome.answer;
    reply.code(202).header('location', `/v1/equity/${outcome.job.id}`);
    return outcome.job;
  }

  @Post('batch')
  @AcceptsStream()
  @HttpCode(200)
  @ApiOperation({
    summary: `Equity of up to ${String(MAX_LINES)} requests, one on each line`,
    description:
      'The body is NDJSON: each line is a request as for POST /v1/equity. The response has a line for each request, in order and ' +
      'as soon as it is known: the index of the request with its answer or its problem. Blank lines are skipped and not part of ' +
      'the index; the line of a problem is the line of the body. A request that is too large to be answered at once is refused on ' +
      'its line.',
    requestBody: { required: true, content: LINES },
  })
  @ApiResponse({
    status: 200,
    description: 'A line for each request',
    content: { 'application/x-ndjson': { schema: reference(EquityBatchLine) } },
  })
  @Problems('malformed-request', 'invalid-request', 'unavailable')
  async answerBatch(
    @Req() request: FastifyRequest,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
    @DisconnectSignal() signal: AbortSignal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = (request.body ?? request.raw) as Readable;
    const limited = new LimitedBody(body, {
      size: this.config.get('bodyLimit'),
      timeout: this.config.get('requestTimeout'),
    });
    await sendStream(reply, NDJSON, this.bulk.answers(limited, { language, signal }));
  }
}
