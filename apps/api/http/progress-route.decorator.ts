import { applyDecorators, Get } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ReturnsText, Problems } from '../openapi/response.decorators.js';
import { LAST_EVENT_ID } from './progress-events.js';
import { LongLived } from './route-config.decorators.js';

/** The words of the documentation of a progress route. */
interface ProgressTexts {
  /** The work, such as `an equity job`. */
  readonly work: string;
  /** The same with a definite article, such as `the job`. */
  readonly theWork: string;
  /** The data of an event. */
  readonly data: string;
}

/** The route `:id/events` of a resource: the progress of its work as server-sent events. See {@link ProgressEvents}. */
export const ProgressRoute = ({ work, theWork, data }: ProgressTexts): MethodDecorator =>
  applyDecorators(
    Get(':id/events'),
    LongLived(),
    ApiOperation({
      summary: `The progress of ${work} as server-sent events`,
      description:
        `Events progress, done, failed, cancelled: data is ${data}, id its revision. A request with ` +
        `Last-Event-ID only gets later revisions; 204 if ${theWork} has ended with that revision.`,
    }),
    ApiHeader(LAST_EVENT_ID),
    ReturnsText(200, 'text/event-stream', 'Server-sent events'),
    ApiResponse({
      status: 204,
      description: `${theWork[0].toUpperCase()}${theWork.slice(1)} has ended, and the client has its last event`,
    }),
    Problems('invalid-request', 'not-found', 'unavailable'),
  );
