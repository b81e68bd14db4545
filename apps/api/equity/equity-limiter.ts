import { Injectable } from '@nestjs/common';
import { ConfigService } from '#nest';
import type { FastifyReply } from 'fastify';
import { Room } from '../http/concurrency-limiter.js';
import { MESSAGES } from '../messages.js';

/** Room for the questions that are answered or wait for a thread: beyond it there is no waiting, but 429. */
@Injectable()
export class EquityLimiter {
  private readonly room: Room;

  constructor(config: ConfigService) {
    this.room = new Room(config.get('equityQuestions'), MESSAGES.tooManyEquityRequests, {
      code: 'too-many-requests',
    });
  }

  /**
   * Answers a request with some work, which has a place until it is done and the answer out.
   *
   * @throws ProblemError when there is no room
   */
  async during<T>({ raw, request }: FastifyReply, work: () => Promise<T>): Promise<T> {
    this.room.enterUntilClosed(raw, { whose: request.access?.workspaceId });
    const working = work();
    this.room.keepWhile(raw, working);
    return working;
  }
}
