import { Injectable } from '@nestjs/common';
import { ConfigService } from '#nest';
import type { FastifyReply } from 'fastify';
import { ConcurrencyLimiter } from '../http/concurrency-limiter.js';
import { MESSAGES } from '../messages.js';

/** Limits the equity requests that are computed or wait for a thread; further requests get 429. */
@Injectable()
export class EquityLimiterService {
  private readonly limiter: ConcurrencyLimiter;

  constructor(config: ConfigService) {
    this.limiter = new ConcurrencyLimiter(config.get('equityQuestions'), MESSAGES.tooManyEquityRequests, {
      code: 'too-many-requests',
    });
  }

  /**
   * Runs the work of a request. It has a slot until the work is done and the response is sent.
   *
   * @throws ProblemError if too many requests are in progress
   */
  async run<T>({ raw, request }: FastifyReply, work: () => Promise<T>): Promise<T> {
    this.limiter.acquireUntilClosed(raw, { owner: request.access?.workspaceId });
    const result = work();
    this.limiter.holdWhile(raw, result);
    return result;
  }
}
