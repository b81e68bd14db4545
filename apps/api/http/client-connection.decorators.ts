import { createParamDecorator } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ProblemError } from './problem.js';

/** Throws if the client has disconnected; long work calls it between its parts. */
export type CheckConnection = () => void;

/**
 * A {@link CheckConnection} as a parameter of a handler: it throws once the client has disconnected or got the response of
 * a timeout. The signal of the request is no replacement: it is aborted when the body has been read.
 */
export const ConnectionCheck = createParamDecorator((_data: unknown, context): CheckConnection => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  return () => {
    if (raw.destroyed) throw new ProblemError('unavailable');
  };
});

/** A signal as a parameter of a handler, aborted when the client disconnects or the response is sent. */
export const DisconnectSignal = createParamDecorator((_data: unknown, context): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const controller = new AbortController();
  const abort = (): void => {
    controller.abort(new ProblemError('unavailable'));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
});
