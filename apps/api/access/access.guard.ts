import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#storage';
import { allows, NEEDED_SCOPE, USUAL_SCOPE } from './access.decorators.js';
import { forbidden, unauthorized } from './access-problems.js';

/** Lets those act who may: whoever the gate has let in, if his scopes have what the route needs. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const needed =
      this.reflector.getAllAndOverride<Scope | 'none' | undefined>(NEEDED_SCOPE, targets) ?? USUAL_SCOPE;
    if (needed === 'none') return true;
    const { access, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (access === undefined) throw unauthorized(headers.authorization !== undefined);
    if (!allows(access, needed)) throw forbidden(needed);
    return true;
  }
}
