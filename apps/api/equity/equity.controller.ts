import { Body, Controller, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ConfigService } from '#nest';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import { Answers, Problems } from '../openapi/response.decorators.js';
import { refer } from '../openapi/schemas.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { DisconnectSignal } from '../http/client-connection.decorators.js';
import type { Language } from '../http/language.js';
import { LanguageQuery } from '../http/query.dto.js';
import { AcceptsStream } from '../http/route-config.decorators.js';
import { NDJSON, sendStream } from '../http/streaming.js';
import { EquityJob } from './equity-job.dto.js';
import { IDEMPOTENCY_KEY, readKey } from '../http/idempotency-key.js';
import { LimitedBody } from '../http/limited-body.js';
import { BulkEquityService, MAX_QUESTIONS } from './bulk-equity.service.js';
import { BodyLines } from './body-lines.js';
import { EquityAnswer, EquityBatchLine } from './equity-response.dto.js';
import { EquityLimiter } from './equity-limiter.js';
import { EquityRequest, questionIn } from './equity-request.dto.js';
import { EquityService } from './equity.service.js';

const LINES = { 'application/x-ndjson': { schema: refer(EquityRequest, 'input') } };

@ApiTags('equity')
@RequiresScope('equity')
@Controller('equity')
export class EquityController {
  constructor(
    private readonly config: ConfigService,
    private readonly queue: EquityLimiter,
    private readonly equity: EquityService,
    private readonly batch: BulkEquityService,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'What part of the pot hands and ranges are worth',
    description:
      'Counts all cases where that costs little, and deals at random otherwise, or where trials or error are asked for. Whether ' +
      'a question is small enough to be answered at once depends on the question alone; a larger one is answered with a job, ' +
      'which the workers compute: see GET /v1/equity/{id}; once it was answered, equal ones are answered at once. Equal questions ' +
      'have equal answers, to the last digit: suits renamed, players, hands and cards in another order make no difference. An ' +
      'Idempotency-Key leads to the job that it was used for; with anything else asked under it the answer is 422.',
  })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Answers(200, EquityAnswer)
  @Answers(202, EquityJob)
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
    const question = questionIn(request);
    const asker = { workspaceId, idempotencyKey: readKey(idempotencyKey), signal };
    const outcome = await this.queue.during(reply, () => this.equity.answer(question, asker));
    if (outcome.kind === 'answer') return outcome.answer;
    reply.code(202);
    return outcome.job;
  }

  @Post('batch')
  @AcceptsStream()
  @HttpCode(200)
  @ApiOperation({
    summary: `Answers up to ${String(MAX_QUESTIONS)} questions, a line each`,
    description:
      'The body is NDJSON: a line for each question, as POST /v1/equity takes it. The answer has a line for each, in their ' +
      'order, as soon as it is there: its index and the answer, or the problem that there is with it. Blank lines are skipped: the ' +
      'index does not count them, the line that a problem names is that of the body and does. A question that is too large to ' +
      'be answered at once is refused in its line.',
    requestBody: { required: true, content: LINES },
  })
  @ApiResponse({
    status: 200,
    description: 'lines of JSON',
    content: { 'application/x-ndjson': { schema: refer(EquityBatchLine) } },
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
    const incoming = new LimitedBody(body, {
      size: this.config.get('bodyLimit'),
      patience: this.config.get('requestTimeout'),
    });
    const lines = new BodyLines(incoming);
    await sendStream(reply, NDJSON, this.batch.answers(lines, { language, signal }));
  }
}
