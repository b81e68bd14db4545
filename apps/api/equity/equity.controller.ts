import { Body, Controller, Headers, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Needs, WorkspaceId } from '../access/access.js';
import { Answers, Problems } from '../docs/answers.js';
import { refer } from '../docs/schemas.js';
import { AskedLanguage } from '../http/asked-language.js';
import { HungUp } from '../http/awaited.js';
import type { Language } from '../http/language.js';
import { LanguageQuery } from '../http/query.js';
import { AcceptsStream } from '../http/route-config.js';
import { NDJSON, sendStream } from '../http/streaming.js';
import { EquityJob } from '../equity-jobs/equity-job.js';
import { IDEMPOTENCY_KEY, readKey } from '../imports/idempotency-key.js';
import { Incoming } from '../imports/incoming.js';
import { CONFIG, type Services } from '../services.js';
import { BatchService, MOST_QUESTIONS } from './batch.service.js';
import { BodyLines } from './body-lines.js';
import { EquityAnswer, EquityBatchLine } from './equity-answer.js';
import { EquityQueue } from './equity-queue.js';
import { EquityRequest, questionIn } from './equity-request.js';
import { EquityService } from './equity.service.js';

const LINES = { 'application/x-ndjson': { schema: refer(EquityRequest, 'input') } };

@ApiTags('equity')
@Needs('equity')
@Controller('equity')
export class EquityController {
  constructor(
    @Inject(CONFIG) private readonly config: Services['config'],
    private readonly queue: EquityQueue,
    private readonly equity: EquityService,
    private readonly batch: BatchService,
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
    @HungUp() signal: AbortSignal,
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
    summary: `Answers up to ${String(MOST_QUESTIONS)} questions, a line each`,
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
    @AskedLanguage() language: Language,
    @HungUp() signal: AbortSignal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bodyLimit, requestTimeout } = this.config;
    const body = (request.body ?? request.raw) as Readable;
    const incoming = new Incoming(body, { size: bodyLimit, patience: requestTimeout });
    const lines = new BodyLines(incoming);
    await sendStream(reply, NDJSON, this.batch.answers(lines, { language, signal }));
  }
}
