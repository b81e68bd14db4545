import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Lets Nest log through Fastify's logger, so that a process writes one kind of line. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  // What Nest reports at this level is the list of routes it maps: of interest to developers only.
  log(message: unknown, ...rest: unknown[]): void {
    this.target.debug({ context: rest.at(-1) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.target.error({ err: message instanceof Error ? message : undefined, rest }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.target.warn({ context: rest.at(-1) }, String(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.target.debug({ context: rest.at(-1) }, String(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.target.trace({ context: rest.at(-1) }, String(message));
  }
}
