import { createParamDecorator } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ProblemError } from './problem.js';

/** Ends work that nobody waits for any more: to be called between its parts. */
export type CheckConnection = () => void;

/**
 * A {@link CheckConnection} as a parameter of a handler: it throws once the client has gone, or was answered that it takes too
 * long. The request's own signal would not do: it is aborted when the body has been read.
 */
export const ConnectionCheck = createParamDecorator((_data: unknown, context): CheckConnection => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  return () => {
    if (raw.destroyed) throw new ProblemError('unavailable');
  };
});

/** A signal that is given when the client has gone, or was answered, as a parameter of a handler. */
export const DisconnectSignal = createParamDecorator((_data: unknown, context): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const gone = new AbortController();
  const abort = (): void => {
    gone.abort(new ProblemError('unavailable'));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
});
