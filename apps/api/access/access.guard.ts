import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#storage';
import { DEFAULT_SCOPE, hasScope, REQUIRED_KEY, REQUIRED_SCOPE } from './access.decorators.js';
import { forbidden, keyRequired, unauthorized } from './access-problems.js';

/** Admits a request if its access has the scope of the route, and a key if the route requires one. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const scope =
      this.reflector.getAllAndOverride<Scope | 'none' | undefined>(REQUIRED_SCOPE, targets) ?? DEFAULT_SCOPE;
    if (scope === 'none') return true;
    const { access, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (access === undefined) throw unauthorized(headers.authorization !== undefined);
    if (!hasScope(access, scope)) throw forbidden(scope);
    const needsKey = this.reflector.getAllAndOverride<boolean | undefined>(REQUIRED_KEY, targets) === true;
    if (needsKey && access.keyId === null) throw keyRequired();
    return true;
  }
}
